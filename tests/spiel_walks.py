"""Games of OpenSpiel for the tests, and random walks through them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pyspiel

import planisphere.adapters.openspiel  # noqa: F401  # makes the games known to OpenSpiel
from planisphere import laws
from tests.tables import Table

SEALED_LANDING = (
    "manchots seats=2 virtual_can_win=off phase=land round_number=8 reserve=0,0,7,6,0 "
    "waiting=1,1,0,0,0 hand=antarctica-4+antarctica-7+desert-3+desert-5+desert-6+jungle-5+"
    "jungle-6+city-3+city-7+moon-4/desert-1+desert-3+desert-5+jungle-2+jungle-5+city-4+city-5+"
    "2*city-6/desert-4+desert-8+jungle-3+moon-5/antarctica-3+desert-9+city-3+moon-5/- "
    "gave=moon-3,city-6,antarctica-6,antarctica-3,jungle-3,antarctica-9,antarctica-4,jungle-2,"
    "desert-5,moon-7,desert-5,city-4,moon-5,antarctica-3,desert-8,desert-9,city-3,city-6,"
    "jungle-7,jungle-5,moon-4,antarctica-7,antarctica-5,moon-6,desert-6,jungle-6,antarctica-7,"
    "desert-3,moon-5,jungle-3,city-3,desert-4,48*- got=antarctica-3,antarctica-6,moon-5,"
    "antarctica-5,moon-5,desert-5,moon-7,city-7,city-4,antarctica-5,antarctica-3,desert-6,"
    "desert-3,city-3,antarctica-7,moon-4,jungle-7,moon-4,moon-6,city-7,jungle-1,antarctica-1,"
    "desert-3,moon-5,antarctica-6,desert-1,city-5,city-6,jungle-2,jungle-5,city-6,desert-5,48*- "
    "landed=moon-6,-,moon-5,-,city-1,-,antarctica-5,antarctica-5,antarctica-5,-,city-2,-,city-4,"
    "-,-,-,moon-4,-,desert-7,-,city-7,-,antarctica-1,-,antarctica-6,jungle-5,jungle-1,-,"
    "jungle-7,desert-4,-,-,moon-2,-,jungle-5,-,moon-3,-,jungle-4,-,desert-6,-,jungle-8,-,"
    "desert-5,-,-,-,antarctica-4,-,desert-4,-,moon-1,-,moon-4,moon-7,desert-7,-,jungle-7,-,"
    "antarctica-7,19*- renewed=0,0,6,6,0 stock=-/-/antarctica-4+antarctica-6+jungle-3+jungle-6+"
    "city-6+moon-3+moon-6/antarctica-3+antarctica-5+antarctica-9+desert-6+city-4+moon-7/-"
)
"""The last landing of Manchots Barjots between two: each chooses a card, unseen by the other.

Whatever one of them lands for certain, the other has an answer: a good player mixes.
"""

BRAZIL = (
    "risk76 seats=3 mode=world defence=most round_number=4 order=ABC--- "
    "owner=AAAAAAAAAAAAABBBBBBBBBBBBBCCCCCCCCCCCCCCCC armies=11*1,9,8*1,5,21*1"
)
"""A has nine armies in Brazil, beside five of B."""


def spiel(table: Table, **more: object) -> Any:
    """Return the game of a table in OpenSpiel."""
    said = {"players": table.seats, **table.options, **more}
    words = ",".join(f"{name}={value}" for name, value in said.items())
    return pyspiel.load_game(f"planisphere_{table.game}({words})")


def middle(table: Table, **more: object) -> Any:
    """Return a game that begins in the middle of a match, where somebody has secrets."""
    matches = (laws.wandered(*table, 3, plies) for plies in (300, 150, 60, 20))
    line = next(match.position_line() for match in matches if not match.over)
    return pyspiel.load_game(f"planisphere_{table.game}", {"line": line, **more})


def step(state: Any, choice: random.Random) -> None:
    """Play one move at random, chance by its probabilities."""
    if state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(choice.choices(outcomes, chances)[0])
    else:
        state.apply_action(choice.choice(state.legal_actions()))


def walk(game: Any, plies: int, seed: int = 0) -> Iterator[Any]:
    """Yield a state before each of so many random moves, and at the end."""
    state, choice = game.new_initial_state(), random.Random(seed)
    for _ in range(plies):
        if state.is_terminal():
            break
        yield state
        step(state, choice)
    yield state
