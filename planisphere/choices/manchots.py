"""The choices of Manchots Barjots: cards to give left and right, then cards to land."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from planisphere.choices.choice import Choice, choice
from planisphere.fields import NONE
from planisphere.games.manchots import position as at
from planisphere.games.manchots.cards import KIND, KINDS
from planisphere.games.manchots.rules import first_choice
from planisphere.games.manchots.table import must_land

GIFTS = ("left", "right")
CARDS = {verb: [choice(verb, (kind,)) for kind in KIND] for verb in (*GIFTS, "land")}


def choices(game: str, view: Any, seat: int, legal: Sequence[int]) -> list[Choice]:
    """Return the choices of the cards that a seat may choose now."""
    verb = "land"
    if view["phase"] == at.GIVE:
        verb = GIFTS[int(first_choice(view, seat) != NONE)]
    return [CARDS[verb][kind] for kind in legal]


def questions(view: Any, seat: int) -> list[list[Choice]]:
    """List the cards for each gift or landing; a card may answer twice only if held twice."""
    begun = int(first_choice(view, seat) != NONE)
    giving = view["phase"] == at.GIVE
    asked = list(GIFTS) if giving else ["land"] * int(must_land(view, seat))
    held = view["hand"][seat].tolist()
    if begun:
        held[int(first_choice(view, seat))] -= 1
    return [[CARDS[verb][kind] for kind in range(KINDS) if held[kind]] for verb in asked[begun:]]
