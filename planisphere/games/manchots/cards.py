"""The cards of Manchots Barjots as tables: zones, values, copies."""

from __future__ import annotations

import numpy as np

from planisphere.parts.board import board

MANCHOTS = board("manchots")

ZONE = tuple(zone["id"] for zone in MANCHOTS["zones"])
ZONES = len(ZONE)
VALUES = len(MANCHOTS["copies"])

KIND = tuple(f"{zone}-{value}" for zone in ZONE for value in range(1, VALUES + 1))
"""The kinds of card, zone by zone; cards of one kind are alike."""

KINDS = len(KIND)
ZONE_OF = np.array([kind // VALUES for kind in range(KINDS)])
VALUE_OF = np.array([1 + kind % VALUES for kind in range(KINDS)])
COPIES = np.array(MANCHOTS["copies"] * ZONES)
CARDS = int(COPIES.sum())

RESERVE = int(MANCHOTS["reserve"])
ROUNDS = int(MANCHOTS["rounds"])

TWINS = int(MANCHOTS["powers"]["ninja-twins"])
KAMIKAZE = int(MANCHOTS["powers"]["kamikaze"])
LOOKOUT = int(MANCHOTS["powers"]["lookout"])
DESTROYED_FROM = int(MANCHOTS["destroyed_from"])
