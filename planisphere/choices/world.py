"""The choices of both world games."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from planisphere.choices.choice import Choice, choice
from planisphere.parts import actions, phases
from planisphere.parts.actions import ATTACK, DEFEND, DICE, DONE, MOVE, OF_THE_GAME, PIECE, PIECES
from planisphere.parts.earth import CARD, EDGE_FROM, EDGE_TO, EDGES, SYMBOL, TERRITORY

PLACES = [(territory,) for territory in TERRITORY]
SOURCE = EDGE_FROM.tolist()
ALONG = [(TERRITORY[EDGE_FROM[edge]], TERRITORY[EDGE_TO[edge]]) for edge in range(EDGES)]


def choices(game: str, view: Any, seat: int, legal: Sequence[int]) -> list[Choice]:
    """Group the legal actions of a seat."""
    if view["phase"] == phases.OCCUPY or view["phase"] == phases.CROSS:
        return _crossing(game, view, legal)
    kinds: dict[str, list[int]] = {"place": [], "attack": [], "move": [], "trade": []}
    others = []
    for action in legal:
        if action < ATTACK:
            kinds["place"].append(action)
        elif action < MOVE:
            kinds["attack"].append(action)
        elif action < PIECE:
            kinds["move"].append(action)
        elif action < OF_THE_GAME:
            others.append(action)
        else:
            kinds["trade"].append(action)
    return [
        *_trades(game, kinds["trade"]),
        *_places(view, seat, kinds["place"]),
        *_attacks(kinds["attack"]),
        *_moves(game, view, kinds["move"]),
        *_answers(others),
    ]


def _places(view: Any, seat: int, legal: Sequence[int]) -> list[Choice]:
    """Let armies be placed: any number, on each territory."""
    if not legal:
        return []
    territories = dict.fromkeys(action // PIECES for action in legal)
    side = seat if view["phase"] == phases.PLACE else view["owner"][next(iter(territories))]
    most = int(view["reserve"][side])
    return [choice("place", PLACES[territory], 1, most) for territory in territories]


def _attacks(legal: Sequence[int]) -> list[Choice]:
    """Let each neighbour be attacked with one die or more."""
    dice = {(action - ATTACK) // DICE: (action - ATTACK) % DICE + 1 for action in legal}
    return [choice("attack", ALONG[edge], 1, most) for edge, most in dice.items()]


def _moves(game: str, view: Any, legal: Sequence[int]) -> list[Choice]:
    """Let armies move along an edge, as many as may leave."""
    if not legal:
        return []
    free = _free(game, view).tolist()
    edges = [action - MOVE for action in legal]
    return [choice("move", ALONG[edge], 1, free[SOURCE[edge]]) for edge in edges]


def _free(game: str, view: Any) -> Any:
    """Count the armies that may leave each territory in the third step.  [C26, R20]"""
    return view["armies"] - (view["fought"] if game == "conquete57" else 1)


def _crossing(game: str, view: Any, legal: Sequence[int]) -> list[Choice]:
    """Let more armies enter, or follow those that move already."""
    source, crossing = int(view["source"]), int(view["crossing"])
    if view["phase"] == phases.OCCUPY:
        return [choice("occupy", (), crossing, int(view["armies"][source]) - 1)]
    left = int(_free(game, view)[source]) - crossing
    return [choice("bring", (), 1, left), *_answers([a for a in legal if a == DONE])]


def _answers(legal: Sequence[int]) -> list[Choice]:
    """Let an attack be answered, or a step be ended."""
    if legal and legal[0] >= DEFEND and legal[0] != DONE:
        return [choice("defend", (), 1, legal[-1] - DEFEND + 1)]
    return [choice("done")] if legal else []


def _trades(game: str, legal: Sequence[int]) -> list[Choice]:
    """Let cards be exchanged: by series of symbols, or card after card."""
    numbers = [action - actions.OF_THE_GAME for action in legal]
    if game == "risk76":
        return [choice("trade", (CARD[number],)) for number in numbers]
    return [choice("trade", _series()[number]) for number in numbers] if numbers else []


@cache
def _series() -> list[tuple[str, ...]]:
    """Return the symbols of each series."""
    from planisphere.games.conquete57.cards import SERIES

    return [
        tuple(name for name, count in zip(SYMBOL, row, strict=True) if count)
        for row in SERIES.tolist()
    ]
