"""Risk played on from any position, compiled, for searches, contests and fits."""

from __future__ import annotations

from typing import Any

import numpy as np

from planisphere.bots.risk76.choosing import choose
from planisphere.bots.world.pursuit import again, living, moment
from planisphere.bots.world.style import Style
from planisphere.fields import NONE
from planisphere.game import CHANCE
from planisphere.games.risk76 import rules
from planisphere.kernel import Int64s, compiled
from planisphere.parts import campaign, phases
from planisphere.parts.bits import lowest
from planisphere.playouts import weighted


@compiled
def play_on(
    position: Any,
    ones: int,
    mine: Style,
    theirs: Style,
    duel: Style,
    turns: int,
    buffer: Int64s,
    weights: Int64s,
    generator: np.random.Generator,
) -> None:
    """Play on for so many turns, the seats of *ones* in a style of their own.

    The others have a style among many, and one for a duel.
    """
    now, attack = moment(position), NONE
    while turns > 0:
        waiting = rules.awaited(position)
        if waiting == 0:
            return
        if waiting >> CHANCE & 1:
            count = rules.odds(position, buffer, weights)
            rules.play(position, CHANCE, buffer[weighted(weights, count, generator)])
            continue
        seat = lowest(waiting)
        if position.phase == phases.DEFEND:
            campaign.defend(position, campaign.standing_defence(position, rules.DEFENCE_DICE))
            continue
        attack = again(position, attack)
        if attack == NONE:
            count = rules.legal(position, seat, buffer)
            others = theirs if living(position) > 2 else duel
            attack = choose(position, seat, buffer, count, mine if ones >> seat & 1 else others)
        rules.play(position, seat, attack)
        if moment(position) != now:
            now, turns = moment(position), turns - 1
