"""The tables at which the games are tested: game, seats, options."""

from __future__ import annotations

from typing import NamedTuple


class Table(NamedTuple):
    """A way to play a game."""

    game: str
    seats: int
    options: dict[str, str]

    def __str__(self) -> str:
        words = [self.game, str(self.seats), *(f"{k}={v}" for k, v in self.options.items())]
        return "-".join(words)


OFF = {"east_africa_middle_east": "off", "southern_europe_north_africa": "off"}

TABLES = [
    Table("conquete57", 2, {}),
    Table("conquete57", 3, {"horizon": "5"}),
    Table("conquete57", 4, {"economy": "second"}),
    Table("conquete57", 5, {"joker": "wild", "defence": "most"}),
    Table("conquete57", 6, {"economy": "second", "joker": "wild", **OFF}),
    Table("risk76", 3, {"mode": "missions"}),
    Table("risk76", 4, {"mode": "missions", "placement": "in-turn"}),
    Table("risk76", 6, {"mode": "missions", "defence": "most", "horizon": "6"}),
    Table("risk76", 5, {"mode": "missions", **OFF}),
    Table("risk76", 3, {"mode": "world", "territory_bonus": "off"}),
    Table("risk76", 4, {"mode": "world", "horizon": "4"}),
    Table("risk76", 5, {"mode": "world"}),
    Table("risk76", 6, {"mode": "world", "placement": "in-turn", "defence": "most"}),
    Table("risk76", 2, {"mode": "ally"}),
    Table("risk76", 2, {"mode": "ally", "first_window": "anyone", "placement": "in-turn"}),
    Table("express", 2, {}),
    Table("express", 3, {"must_fill": "off", "horizon": "6"}),
    Table("express", 4, {"steal_from": "second-round"}),
    Table("express", 5, {"continue_siege": "off"}),
    Table("express", 6, {}),
    Table("manchots", 4, {}),
    Table("manchots", 2, {}),
    Table("manchots", 2, {"virtual_can_win": "off", "horizon": "7"}),
    Table("manchots", 3, {"horizon": "5"}),
    Table("manchots", 5, {}),
    Table("africa1880", 4, {}),
    Table("africa1880", 3, {"start": "historical", "horizon": "3"}),
    Table("africa1880", 5, {"powers": "drawn", "diplomacy_minutes": "0"}),
    Table("africa1880", 6, {"powers": "drawn", "start": "historical"}),
]

WORLD_TABLES = [table for table in TABLES if table.game in ("conquete57", "risk76")]

MODES = [TABLES[n] for n in (1, 2, 5, 11, 13, 15, 20, 21, 25)]
"""One table for each mode."""

WORLD_MODES = [table for table in MODES if table in WORLD_TABLES]
