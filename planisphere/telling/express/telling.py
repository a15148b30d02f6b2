"""What happens in Risk Express, in words; nothing of it is hidden from anybody."""

from __future__ import annotations

from typing import Any

import numpy as np

from planisphere.fields import LETTERS, NONE
from planisphere.game import CHANCE, Game
from planisphere.games.express import position as at
from planisphere.games.express import rules, score
from planisphere.games.express.cards import (
    CARDS,
    CONTINENT_OF,
    CONTINENT_POINTS,
    CONTINENTS,
    DICE,
    FACES,
    FILL_CARD,
    FILL_DICE,
    FILL_LINE,
    GENERAL,
    POINTS,
)
from planisphere.match import HandIn
from planisphere.parts import lots
from planisphere.telling.company import Company
from planisphere.telling.express.names import Names, dice_of, line_of, lines_of
from planisphere.telling.lines import END, EVERYTHING, PLAIN, TURN, Line, Moment, moments


class Teller:
    """Says what happens."""

    def __init__(self, game: Game, company: Company, watcher: int) -> None:
        self.game = game
        self.company = company
        self.speech = company.speech
        self.names = Names(self.speech)

    def tell(self, position: Any, entry: HandIn) -> list[Line]:
        """Tell a hand-in and the dice that fell after it, once the last of a throw has fallen."""
        lines: list[Line] = []
        for moment in moments(self.game, EVERYTHING, position, entry):
            if moment.mover == CHANCE and moment.before.to_throw > 1:
                continue
            told = self._chance(moment) if moment.mover == CHANCE else self._act(moment)
            lines += told + self._consequences(moment)
        return lines

    def _line(self, kind: str, seat: int, key: str, **details: object) -> Line:
        """Say a sentence about a seat."""
        return Line(kind, seat, self.speech.say(key, who=self.company.label(seat), **details))

    # Dice

    def _chance(self, moment: Moment) -> list[Line]:
        """Tell a throw whose last die has fallen."""
        before = moment.before
        fallen = before.tray.tolist()
        fallen[moment.action] += 1
        if before.phase == at.LOTS:
            return self._lots(moment, fallen)
        seat, dice = int(before.turn), dice_of(fallen)
        return [self._line(PLAIN, seat, "told-throw", count=sum(fallen), dice=dice)]

    def _lots(self, moment: Moment, fallen: list[int]) -> list[Line]:
        """Tell a throw for the start, and what came of it."""
        before, after = moment.before, moment.after
        seat, dice = int(lots.thrower(before, True)), dice_of(fallen)
        lines = [self._line(PLAIN, seat, "told-generals", count=fallen[GENERAL], dice=dice)]
        if after.phase != at.LOTS:
            lines.append(self._line(PLAIN, int(after.first), "told-first"))
        elif not after.thrown.any():
            level = [s for s in range(int(after.seats)) if lots.contends(after, s, True)]
            who = self._all(list(map(self.company.label, level)))
            lines.append(Line(PLAIN, CHANCE, self.speech.say("told-level", who=who)))
        return lines

    def _all(self, names: list[str]) -> str:
        """Name several things."""
        if len(names) < 2:
            return "".join(names)
        return self.speech.say("list-and", first=", ".join(names[:-1]), last=names[-1])

    # Moves

    def _act(self, moment: Moment) -> list[Line]:
        """Tell what a player did, and how his turn ended if it did."""
        seat, action = moment.mover, moment.action
        if action >= rules.GO_ON:
            key = "told-continue" if action == rules.GO_ON else "told-afresh"
            return [self._line(PLAIN, seat, key, card=self.names.card(int(moment.before.card)))]
        if action >= rules.ASIDE:
            return [self._aside(moment), *self._failure(moment, int(moment.before.card))]
        return self._fill(moment)

    def _aside(self, moment: Moment) -> Line:
        """Tell that a die was set aside."""
        face = moment.action - rules.ASIDE
        left = int(moment.before.tray.sum()) - 1
        details = {"face": self.names.face(face), "die": dice_of(_one(face)), "left": left}
        return self._line(PLAIN, moment.mover, "told-aside", **details)

    def _fill(self, moment: Moment) -> list[Line]:
        """Tell which line was filled with which dice, and what it decided."""
        fill = moment.action - rules.FILL
        card, line = int(FILL_CARD[fill]), int(FILL_LINE[fill])
        filled = self._line(
            PLAIN,
            moment.mover,
            "told-fill",
            card=self.names.card(card),
            line=line + 1,
            asked=line_of(card, line),
            dice=dice_of(FILL_DICE[fill].tolist()),
        )
        if moment.after.owner[card] == moment.mover:
            return [filled, *self._conquest(moment, card)]
        return [filled, *self._failure(moment, card)]

    def _conquest(self, moment: Moment, card: int) -> list[Line]:
        """Tell a conquest, and a continent that is whole with it."""
        seat, victim = moment.mover, int(moment.before.owner[card])
        name, points = self.names.card(card), int(POINTS[card])
        if victim == NONE:
            lines = [self._line(END, seat, "told-taken", card=name, points=points)]
        else:
            loser = self.company.label(victim)
            told = self._line(END, seat, "told-stolen", card=name, points=points, victim=loser)
            lines = [told]
        continent = int(CONTINENT_OF[card])
        if score.holder_of_continent(moment.after, continent) == seat:
            whole = self.names.continent(continent)
            worth = int(CONTINENT_POINTS[continent])
            lines.append(self._line(END, seat, "told-whole", continent=whole, points=worth))
        return lines

    def _failure(self, moment: Moment, card: int) -> list[Line]:
        """Tell that the dice ran out before a card was conquered, if they did."""
        before, after, seat = moment.before, moment.after, moment.mover
        if after.phase == at.THROW and after.turn == before.turn and after.to_throw < DICE:
            return []
        if card == NONE:
            return [self._line(PLAIN, seat, "told-nothing")]
        filled = int(before.filled)
        if moment.action < rules.ASIDE:
            filled |= 1 << int(FILL_LINE[moment.action - rules.FILL])
        details = {"filled": filled.bit_count(), "lines": lines_of(before, card)}
        lines = [self._line(PLAIN, seat, "told-failed", card=self.names.card(card), **details)]
        if after.phase == at.THROW:
            name = self.names.card(card)
            lines.append(Line(PLAIN, seat, self.speech.say("told-lifted", card=name)))
        return lines

    # What follows

    def _consequences(self, moment: Moment) -> list[Line]:
        """Tell whose turn it is now and what he is offered, or the scores and who has won."""
        before, after = moment.before, moment.after
        if after.phase == at.OVER:
            return [*self.scores(after), self.ending(after)]
        if before.turn == after.turn and before.round_number == after.round_number:
            return []
        lines = [self._turn(after)]
        if after.phase == at.OFFER:
            lines.append(self._offer(after))
        return lines

    def _turn(self, after: Any) -> Line:
        """Tell whose turn begins, and what he has."""
        seat = int(after.turn)
        points, cards = int(score.points_of(after, seat)), int(score.cards_of(after, seat))
        number = int(after.round_number)
        return self._line(TURN, seat, "told-express-turn", round=number, points=points, cards=cards)

    def _offer(self, after: Any) -> Line:
        """Tell the siege that may be gone on with."""
        card = int(after.card)
        return self._line(
            PLAIN,
            int(after.turn),
            "told-offer",
            card=self.names.card(card),
            filled=int(after.filled).bit_count(),
            lines=lines_of(after, card),
            dice=DICE - int(after.on_lines),
        )

    # The end

    def scores(self, after: Any) -> list[Line]:
        """Explain the points of each seat card by card, the best first."""
        seats = range(int(after.seats))
        ranked = sorted(seats, key=lambda seat: -int(score.points_of(after, seat)))
        return [
            self._line(
                PLAIN,
                seat,
                "told-score",
                points=int(score.points_of(after, seat)),
                cards=int(score.cards_of(after, seat)),
                parts=" + ".join(self._parts(after, seat)),
            )
            for seat in ranked
        ]

    def _parts(self, after: Any, seat: int) -> list[str]:
        """List what a seat's points are made of: whole continents, then single cards."""
        whole = [c for c in range(CONTINENTS) if score.holder_of_continent(after, c) == seat]
        parts = [
            self.speech.say(
                "score-whole",
                continent=self.names.continent(continent),
                points=int(CONTINENT_POINTS[continent]),
            )
            for continent in whole
        ]
        single = [
            card
            for card in range(CARDS)
            if after.owner[card] == seat and int(CONTINENT_OF[card]) not in whole
        ]
        return [*parts, *(f"{self.names.card(card)} {POINTS[card]}" for card in single)]

    def ending(self, view: Any) -> Line:
        """Say who has won, and why."""
        ending = self.game.endings[self.game.ending(view)]
        winners = [s for s in range(int(view.seats)) if self.game.winners(view) >> s & 1]
        if not winners:
            details = {"horizon": int(view.horizon), "who": "", "mission": ""}
            return Line(END, NONE, self.speech.say(f"ending-{ending}", **details))
        return self._victory(view, winners)

    def _victory(self, view: Any, winners: list[int]) -> Line:
        """Say with how many points somebody has won, and what broke a tie."""
        points = np.zeros(int(view.seats))
        self.game.scores(view, points)
        best = int(points.max())
        beaten = [s for s in range(len(points)) if s not in winners]
        others = [f"{LETTERS[s]} {int(points[s])}" for s in beaten]
        level = [s for s in beaten if points[s] == best]
        said = self.speech.say(
            "ending-shared" if len(winners) > 1 else "ending-level" if level else "ending-points",
            who=self._all(list(map(self.company.label, winners))),
            points=best,
            others=", ".join(others),
            level=self._all(list(map(self.company.label, level))),
            continents=int(score.continents_of(view, winners[0])),
            fewer=max((int(score.continents_of(view, s)) for s in level), default=0),
        )
        return Line(END, winners[0] if len(winners) == 1 else NONE, said)


def _one(face: int) -> list[int]:
    """A single die."""
    return [int(other == face) for other in range(FACES)]
