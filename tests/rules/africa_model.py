"""A second reading of the sheets of Africa 1880, in plain words, to hold the rules against."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import permutations

from tests.rules.africa_table import LAND, SQUARES

STOCK = 22


@dataclass
class Sheet:
    """What a power has validly written; orders are `develop` or the target to explore."""

    orders: dict[str, str] = field(default_factory=dict)
    landing: str = ""
    wars: set[str] = field(default_factory=set)


@dataclass
class Africa:
    """Where the powers stand, what is built, and what is a colony."""

    standing: dict[str, set[str]]
    built: dict[str, int]
    colonies: set[str]

    def present(self, land: str) -> set[str]:
        """Return the powers in a territory."""
        return {power for power, lands in self.standing.items() if land in lands}

    def read(self, sheets: dict[str, Sheet]) -> Africa:
        """Return Africa after a turn.  [A9-A18]"""
        next_turn = Africa(
            {power: self._entered(power, sheet) for power, sheet in sheets.items()},
            {land: self._built(land, sheets) for land in LAND},
            set(self.colonies),
        )
        next_turn._resolve(sheets)
        next_turn.colonies |= {land for land in LAND if next_turn._due(land, sheets)}
        return next_turn

    def _built(self, land: str, sheets: dict[str, Sheet]) -> int:
        """Add the developments ordered in a territory, up to its squares.  [A10]"""
        ordered = sum(sheet.orders.get(land) == "develop" for sheet in sheets.values())
        return min(SQUARES[land], self.built[land] + ordered)

    def _entered(self, power: str, sheet: Sheet) -> set[str]:
        """Return where a power stands after its explorations and its landing.  [A11, A13]"""
        lands = set(self.standing[power])
        targets = [sheet.orders[land] for land in LAND if land in sheet.orders]
        for target in [*targets, sheet.landing]:
            if target in LAND and len(lands) < STOCK:
                lands.add(target)
        return lands

    def _resolve(self, sheets: dict[str, Sheet]) -> None:
        """Remove what is removed, all at once.  [A14-A16]"""
        lost = [
            (power, land)
            for land in set(LAND) - self.colonies
            for power in self.present(land)
            if _removed(power, self.present(land) - {power}, sheets)
        ]
        for power, land in lost:
            self.standing[power].remove(land)

    def _due(self, land: str, sheets: dict[str, Sheet]) -> bool:
        """Tell whether a territory is to be a colony.  [A18]"""
        present = self.present(land)
        at_war = any(other in sheets[power].wars for power, other in permutations(present, 2))
        return bool(present) and self.built[land] == SQUARES[land] and not at_war


def _removed(power: str, others: set[str], sheets: dict[str, Sheet]) -> bool:
    """Tell whether a power goes from where these others stand.  [A15, A16]"""
    enemies = {other for other in others if power in sheets[other].wars}
    if len(others) == 1:
        return bool(enemies) and not others & sheets[power].wars
    return len(enemies) > len(others) - len(enemies)


def points(end: Africa, sheets: dict[str, Sheet], power: str) -> int:
    """Count the score of a power.  [A21]"""
    held = end.standing[power] & end.colonies
    colonial = sum(8 if len(end.present(land)) == 1 else 3 for land in held)
    return colonial + sum(power not in sheets[other].wars for other in sheets if other != power)
