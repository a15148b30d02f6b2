"""The luck of the world games: armies lost in battle, cards drawn, territories dealt."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement
from typing import Any

from planisphere.fields import NONE
from planisphere.game import CHANCE
from planisphere.games.conquete57.cards import TRADES, holds_series, is_series
from planisphere.games.risk76.sets import is_set
from planisphere.luck.strokes import Fight, Reading, Stroke, chance_of, likely
from planisphere.match import Match
from planisphere.odds.attack import chance_of as chance_of_attack
from planisphere.parts import ground, phases
from planisphere.parts.earth import JOKER, SYMBOL_OF, SYMBOLS, TERRITORY

SET = 3


def read(match: Match) -> Reading:
    """Read all throws and draws of a match."""
    reader = Reader(match)
    for number, position, outcome in chance_of(match):
        phase = int(position.phase)
        if phase == phases.ROLL:
            reader.throw(number, position, outcome)
        elif phase == phases.DRAW:
            reader.draw(position, outcome)
        elif phase == phases.DEAL and reader.throws_for_territories(position):
            reader.deal(position, outcome)
    return Reading(reader.strokes, reader.fights)


class Reader:
    """What was read so far, and the battle that may still go on."""

    def __init__(self, match: Match) -> None:
        self.game = match.game
        self.strokes: list[Stroke] = []
        self.fights: list[Fight] = []
        self.under_way: tuple[int, ...] = ()
        """Round, place at the table and the two territories of the last throw."""

    def throw(self, number: int, position: Any, lost: int) -> None:
        """Read a throw: what the attacker could lose, and the defender of the rest."""
        source, target = int(position.source), int(position.target)
        attacker, defender = int(position.owner[source]), int(position.owner[target])
        place = (int(position.round_number), int(position.place), source, target)
        if place != self.under_way:
            self.under_way = place
            chance = chance_of_attack(self.game.name, position, source, target)
            where = (TERRITORY[source], TERRITORY[target])
            win = None if chance is None else chance.win
            self.fights.append(Fight(number, number, attacker, defender, where, win))
        possible, odds = likely(self.game, position)
        stake = possible[-1]
        fight, which = self.fights[-1], len(self.fights) - 1
        fight.last, fight.throws = number, fight.throws + 1
        fight.conquered = int(position.armies[target]) == stake - lost
        mine, theirs = tuple(map(float, possible)), tuple(float(stake - n) for n in possible)
        self.strokes.append(Stroke(attacker, "armies", mine, odds, lost, which))
        self.strokes.append(Stroke(defender, "armies", theirs, odds, stake - lost, which))

    def draw(self, position: Any, card: int) -> None:
        """Read a card drawn: whether it completes a set, and whether it is a joker."""
        seat = int(ground.on_turn(position))
        possible, odds = likely(self.game, position)
        jokers = tuple(float(self._is_joker(kind)) for kind in possible)
        came = possible.index(card)
        self._add(Stroke(seat, "jokers", jokers, odds, jokers[came]))
        if self._has_set(position, seat):
            return
        sets = tuple(float(self._has_set(self._after(position, kind), seat)) for kind in possible)
        self._add(Stroke(seat, "sets", sets, odds, sets[came]))

    def throws_for_territories(self, position: Any) -> bool:
        """Whether a die says how many territories are dealt to somebody.  [C3]"""
        return self.game.name == "conquete57" and int(position.draws) == 0

    def deal(self, position: Any, face: int) -> None:
        """Read a throw for territories; there may be fewer left than it says."""
        left = int(ground.territories_of(position, NONE))
        possible, odds = likely(self.game, position)
        values = tuple(float(min(one, left)) for one in possible)
        seat = int(ground.on_turn(position))
        self._add(Stroke(seat, "territories", values, odds, min(face, left)))

    def _add(self, stroke: Stroke) -> None:
        """Keep a stroke in which something was left to chance."""
        if len(set(stroke.values)) > 1:
            self.strokes.append(stroke)

    def _after(self, position: Any, card: int) -> Any:
        """Return the position once a card is drawn."""
        ahead = position.copy()
        self.game.play(ahead, CHANCE, card)
        return ahead

    def _is_joker(self, card: int) -> bool:
        """Whether a card, or a symbol where cards are drawn by symbol, is a joker."""
        return (card if self.game.name == "conquete57" else int(SYMBOL_OF[card])) == JOKER

    def _has_set(self, position: Any, seat: int) -> bool:
        """Whether a seat could exchange cards of its hand.  [C11, R9, R27]"""
        if self.game.name == "conquete57":
            return any(
                is_series(position, series) and holds_series(position, seat, series)
                for series in range(TRADES)
            )
        hand = position.hand[seat]
        held = Counter(int(symbol) for symbol, has in zip(SYMBOL_OF, hand, strict=True) if has)
        return any(
            held >= Counter(three) and is_set(position, *three)
            for three in combinations_with_replacement(range(SYMBOLS), SET)
        )
