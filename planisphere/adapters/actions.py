"""What the numbers of actions mean, range by range, for the pages of the environments."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple


class Axis(NamedTuple):
    """What a number runs through: the names of things, and what they are called together."""

    things: str
    names: tuple[str, ...]


class Range(NamedTuple):
    """Some actions that follow each other.

    An action is the first one, and what is counted from there runs through the axes, the last one
    fastest.
    """

    name: str
    verbs: tuple[str, ...]
    """With what commands that say such an action begin."""
    first: int
    axes: tuple[Axis, ...] = ()

    @property
    def size(self) -> int:
        """How many actions there are."""
        size = 1
        for axis in self.axes:
            size *= len(axis.names)
        return size


def ranges(game: str) -> list[Range]:
    """Return what the actions of a game mean, from the first to the last."""
    return RANGES[game]()


# Each loads what it needs when it is asked: nobody loads the games of others.


def _world() -> list[Range]:
    from planisphere.parts import actions
    from planisphere.parts.earth import EDGE_FROM, EDGE_TO, TERRITORY

    land = Axis("territory", TERRITORY)
    piece = Axis("piece", (*map(str, actions.PIECE_WORTH), "all"))
    ways = zip(EDGE_FROM, EDGE_TO, strict=True)
    border = Axis("border", tuple(f"{TERRITORY[a]} {TERRITORY[b]}" for a, b in ways))
    dice = Axis("dice", tuple(str(1 + die) for die in range(actions.DICE)))
    return [
        Range("place", ("place",), actions.PLACE, (land, piece)),
        Range("attack", ("attack",), actions.ATTACK, (border, dice)),
        Range("move", ("move",), actions.MOVE, (border,)),
        Range("piece", ("bring", "occupy"), actions.PIECE, (piece,)),
        Range("defend", ("defend",), actions.DEFEND, (dice,)),
        Range("done", ("done", "occupy"), actions.DONE),
    ]


def _conquete57() -> list[Range]:
    from planisphere.games.conquete57.cards import SERIES, TRADE
    from planisphere.parts.earth import SYMBOL

    series = [
        " ".join(SYMBOL[kind] for kind, many in enumerate(taken) for _ in range(many))
        for taken in SERIES
    ]
    return [*_world(), Range("series", ("trade",), TRADE, (Axis("series", tuple(series)),))]


def _risk76() -> list[Range]:
    from planisphere.games.risk76.sets import CARD as FIRST
    from planisphere.parts.earth import CARD

    return [*_world(), Range("card", ("trade",), FIRST, (Axis("card", CARD),))]


def _express() -> list[Range]:
    from planisphere.games.express import rules
    from planisphere.games.express.cards import CARD, FACE, FILL_CARD, FILL_DICE, FILL_LINE, FILLS

    fills = []
    for fill in range(FILLS):
        dice = " ".join(f for f, n in zip(FACE, FILL_DICE[fill], strict=True) for _ in range(n))
        fills.append(f"{CARD[FILL_CARD[fill]]} {1 + FILL_LINE[fill]}: {dice}")
    return [
        Range("fill", ("fill",), rules.FILL, (Axis("fill", tuple(fills)),)),
        Range("aside", ("aside",), rules.ASIDE, (Axis("face", FACE),)),
        Range("continue", ("continue",), rules.GO_ON),
        Range("afresh", ("afresh",), rules.AFRESH),
    ]


def _manchots() -> list[Range]:
    from planisphere.games.manchots.cards import KIND

    return [Range("kind", ("left", "right", "land"), 0, (Axis("kind", KIND),))]


def _africa1880() -> list[Range]:
    from planisphere.games.africa1880 import rules
    from planisphere.games.africa1880.board import POWER, TERRITORY

    return [
        Range("territory", ("start", "order", "landing"), 0, (Axis("territory", TERRITORY),)),
        Range("develop", ("order",), rules.TO_DEVELOP),
        Range("nothing", ("order", "landing"), rules.NOTHING),
        Range("alliance", ("declare",), rules.ALLY),
        Range("war", ("declare",), rules.MAKE_WAR),
        Range("power", ("take",), rules.TAKE_POWER, (Axis("power", POWER),)),
    ]


RANGES: dict[str, Callable[[], list[Range]]] = {
    "conquete57": _conquete57,
    "risk76": _risk76,
    "express": _express,
    "manchots": _manchots,
    "africa1880": _africa1880,
}
