"""What a seat may know of a game of La Conquête du Monde."""

from __future__ import annotations

import numpy as np

from planisphere.fields import HIDDEN
from planisphere.game import CHANCE
from planisphere.games.conquete57.position import Position
from planisphere.kernel import compiled
from planisphere.parts import deck, ground, phases
from planisphere.parts.earth import SYMBOL_COUNT


@compiled
def observe(position: Position, seat: int) -> None:
    """Hide the cards of the others and of the talon.  [C8, C29]"""
    deck.hide_cards(position, seat)


@compiled
def heard(position: Position, seat: int, mover: int, action: int) -> int:
    """A card drawn is seen by who draws it.  [C8]"""
    drawn = mover == CHANCE and position.phase == phases.DRAW
    return HIDDEN if drawn and seat != ground.on_turn(position) else action


@compiled
def guess(position: Position, generator: np.random.Generator) -> None:
    """Deal the unseen cards to the hidden hands and the talon."""
    if deck.hides_cards(position):
        deck.pool_unseen(position, SYMBOL_COUNT)
        deck.deal_hidden(position, generator)
