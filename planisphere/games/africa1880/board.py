"""The board of Africa 1880 as tables: territories, borders, coasts, squares, powers."""

from __future__ import annotations

import numpy as np

from planisphere.parts.board import board

AFRICA = board("africa")

TERRITORY = tuple(territory["id"] for territory in AFRICA["territories"])
"""The territories in alphabetical order, accents ignored: the lines of the sheet.  [A13]"""

TERRITORIES = len(TERRITORY)
COASTAL = np.array([int(territory["coastal"]) for territory in AFRICA["territories"]])
SQUARES = np.array([territory["squares"] for territory in AFRICA["territories"]])

POWER = tuple(power["id"] for power in AFRICA["powers"])
"""The powers in the order in which they place their first presence.  [A1, A2]"""

POWERS = len(POWER)
HISTORICAL_START = np.array([TERRITORY.index(p["historical_start"]) for p in AFRICA["powers"]])

YEAR = tuple(AFRICA["years"])
TURNS = len(YEAR)
PRESENCES = int(AFRICA["presences"])
COLONIES = int(AFRICA["colonies"])

MOST_BORDERS = max(len(territory["borders"]) for territory in AFRICA["territories"])
BORDERS = np.array([len(territory["borders"]) for territory in AFRICA["territories"]])
BORDER = np.zeros((TERRITORIES, MOST_BORDERS), np.int64)
"""BORDER[t, :BORDERS[t]]: the territories that border on t, in alphabetical order."""

IS_BORDER = np.zeros((TERRITORIES, TERRITORIES), np.int64)
for _at, _territory in enumerate(AFRICA["territories"]):
    for _number, _other in enumerate(sorted(map(TERRITORY.index, _territory["borders"]))):
        BORDER[_at, _number] = _other
        IS_BORDER[_at, _other] = 1
