"""The exact odds of what a seat may try now: attacks on territories, and invasions of cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from planisphere.choices import choices
from planisphere.choices.choice import Choice
from planisphere.fields import NONE
from planisphere.game import Game
from planisphere.games.express import position as at
from planisphere.games.express.cards import CARD, DICE
from planisphere.odds import invasion, roll
from planisphere.odds.attack import DEFENCE, chance_of
from planisphere.parts.earth import TERRITORY


@dataclass(frozen=True, slots=True)
class Chance:
    """What to expect of an attack or an invasion that is fought to its end."""

    verb: str
    """The verb of the choice."""
    words: tuple[str, ...]
    """The territory attacked from and the one attacked, or the card that is invaded."""
    win: float
    attackers: float = 0.0
    """Armies left to the attacker on average, the one that stays included."""
    defenders: float = 0.0
    throws: tuple[tuple[float, ...], ...] = ()
    """For each number of dice, the least first: how likely it costs the attacker 0, 1, … armies."""


def odds(game: Game, view: Any, seat: int) -> list[Chance]:
    """List the odds of the choices of a seat, from its view; of battles too large there are none.

    Both sides throw the most dice they may, and a card is invaded under the best play.
    """
    found = choices(game, view, seat)
    if game.name == "express" and found:
        return _invasions(view, seat)
    if game.name in DEFENCE:
        attacks = [_attack(game.name, view, c) for c in found if c.verb == "attack"]
        return [chance for chance in attacks if chance is not None]
    return []


def _attack(game: str, view: Any, attack: Choice) -> Chance | None:
    """Return the odds of an attack, unless it is too large."""
    source, target = map(TERRITORY.index, attack.words)
    fight = chance_of(game, view, source, target)
    if fight is None:
        return None
    defence = min(DEFENCE[game], int(view.armies[target]))
    throws = tuple(tuple(map(float, roll(dice, defence))) for dice in range(1, attack.most + 1))
    return Chance("attack", attack.words, *fight, throws)


def _invasions(view: Any, seat: int) -> list[Chance]:
    """Return the chance to conquer each card that may be invaded, or the one that is."""
    if view.phase == at.OFFER:
        on = Chance("continue", (CARD[view.card],), invasion.going_on(view))
        afresh = invasion.open_cards(view, seat)
        return [on, *_cards("afresh", afresh, [invasion.chance(view, c, 0, DICE) for c in afresh])]
    cards = invasion.open_cards(view, seat) if view.card == NONE else [int(view.card)]
    return _cards("fill", cards, [invasion.with_tray(view, card) for card in cards])


def _cards(verb: str, cards: Sequence[int], wins: Sequence[float]) -> list[Chance]:
    """Put cards and the chances to conquer them together."""
    return [Chance(verb, (CARD[card],), win) for card, win in zip(cards, wins, strict=True)]
