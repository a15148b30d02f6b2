"""What happens in Manchots Barjots, in words, as one seat, an onlooker or everybody may know it."""

from __future__ import annotations

from typing import Any

from planisphere.fields import LETTERS, NONE
from planisphere.game import CHANCE, Game
from planisphere.games.manchots import position as at
from planisphere.games.manchots import score
from planisphere.games.manchots.cards import RESERVE, ROUNDS, ZONES
from planisphere.games.manchots.position import SIDES
from planisphere.games.manchots.table import beside, drawer, is_late, must_land, owners
from planisphere.match import HandIn
from planisphere.telling.company import Company
from planisphere.telling.lines import PLAIN, QUIET, TURN, Line, Moment, moments
from planisphere.telling.manchots.counting import Count
from planisphere.telling.manchots.names import Names

Drawn = list[tuple[int, int]]
"""Who has drawn which cards."""


class Teller:
    """Says what happens."""

    def __init__(self, game: Game, company: Company, watcher: int) -> None:
        self.game = game
        self.speech = company.speech
        self.names = Names(company)
        self.count = Count(game, self.names)
        self.watcher = watcher

    def tell(self, position: Any, entry: HandIn) -> list[Line]:
        """Tell a hand-in and the cards that came after it; the position moves on."""
        lines: list[Line] = []
        drawn: Drawn = []
        for moment in moments(self.game, self.watcher, position, entry):
            lines += self._act(moment, drawn) + self._reveal(moment) + self._renewal(moment)
            if _ends_round(moment):
                lines += self._end_of_round(moment)
            if moment.after.phase == at.OVER:
                lines += self._end(moment.after)
            elif moment.after.round_number != moment.before.round_number:
                lines += self._new_round(moment.after)
        return lines

    def _end(self, after: Any) -> list[Line]:
        """Tell the last count, if it came to that, and who has won."""
        count = self.count.lines(after) if after.ended == at.COUNTED else []
        return [*count, self.ending(after)]

    def ending(self, view: Any) -> Line:
        """Say who has won, and why."""
        return self.count.ending(view)

    def _line(self, kind: str, owner: int, key: str, **details: object) -> Line:
        """Say a sentence about somebody."""
        return Line(kind, owner, self.speech.say(key, who=self.names.label(owner), **details))

    def _all(self, key: str, **details: object) -> Line:
        """Say a sentence about all."""
        return Line(PLAIN, NONE, self.speech.say(key, **details))

    def _act(self, moment: Moment, drawn: Drawn) -> list[Line]:
        """Tell what was drawn or chosen, as far as it may be known."""
        phase = moment.before.phase
        if phase in (at.DEAL, at.RECRUIT):
            return self._recruit(moment, drawn)
        if phase == at.TAKE:
            return self._take(moment)
        if moment.mover == CHANCE:
            return []
        return self._give(moment) if phase == at.GIVE else self._choose(moment)

    # Recruiting

    def _recruit(self, moment: Moment, drawn: Drawn) -> list[Line]:
        """Tell the cards that somebody took from his reserve, once he has both."""
        before, seat = moment.before, int(drawer(moment.before))
        drawn.append((seat, moment.action))
        dealing = before.phase == at.DEAL
        lines = [self._all("told-dealt", count=RESERVE)] if dealing and before.step == 0 else []
        if before.step % 2 and moment.action >= 0:
            cards = self.names.cards([kind for taker, kind in drawn if taker == seat][-2:])
            lines.append(self._line(PLAIN, seat, "told-recruits", cards=cards))
        return lines

    # Gifts

    def _give(self, moment: Moment) -> list[Line]:
        """Tell that a player has chosen his gifts; with the last one all are passed on."""
        if not _is_done(moment):
            return []
        seat, number = moment.mover, int(moment.before.round_number) - 1
        gifts = moment.after.gave[seat, number].tolist()
        if min(gifts) < 0:
            lines = [self._line(QUIET, seat, "told-gives-unseen")]
        else:
            lines = [self._line(PLAIN, seat, "told-gives", **self._sides(moment, seat, gifts))]
        return lines if moment.after.phase == at.GIVE else [*lines, *self._exchange(moment)]

    def _sides(self, moment: Moment, seat: int, cards: list[int]) -> dict[str, str]:
        """Name a card on each side, and the neighbours."""
        left, right = (self.names.label(int(beside(moment.after, seat, s))) for s in range(SIDES))
        first, second = map(self.names.full, cards)
        return {"first": first, "second": second, "left": left, "right": right}

    def _exchange(self, moment: Moment) -> list[Line]:
        """Tell that the gifts were passed on, and who got what if it may be known."""
        seats, number = int(moment.after.seats), int(moment.before.round_number) - 1
        if seats == 2:
            return [self._all("told-piled")]
        lines = [self._all("told-passed")]
        for seat in range(seats):
            got = moment.after.got[seat, number].tolist()
            if min(got) >= 0:
                lines.append(self._line(PLAIN, seat, "told-got", **self._sides(moment, seat, got)))
        return lines

    def _take(self, moment: Moment) -> list[Line]:
        """Tell what a player took from the virtual reserves, once he has both cards."""
        before, seat = moment.before, int(drawer(moment.before))
        if before.step % SIDES == 0:
            return []
        got = moment.after.got[seat, int(before.round_number) - 1].tolist()
        if min(got) < 0:
            return [self._line(QUIET, seat, "told-took-unseen")]
        return [self._line(PLAIN, seat, "told-took", **self._sides(moment, seat, got))]

    def _renewal(self, moment: Moment) -> list[Line]:
        """Tell that a virtual reserve was made anew."""
        after = moment.after
        old, new = moment.before.renewed.tolist(), after.renewed.tolist()
        return [
            self._line(PLAIN, owner, "told-renewed", count=int(after.reserve[owner]))
            for owner in range(len(new))
            if new[owner] != old[owner]
        ]

    # Landing

    def _choose(self, moment: Moment) -> list[Line]:
        """Tell that a player has laid cards face down, unless they are turned up at once."""
        if not _is_done(moment) or moment.after.phase != moment.before.phase:
            return []
        cards = [kind for kind in moment.after.chosen[moment.mover].tolist() if kind != NONE]
        if min(cards) < 0:
            return [self._line(QUIET, moment.mover, "told-lays-unseen")]
        return [self._line(PLAIN, moment.mover, "told-lays", cards=self.names.cards(cards))]

    def _reveal(self, moment: Moment) -> list[Line]:
        """Tell the cards that were turned up, player by player."""
        number = int(moment.before.round_number) - 1
        before, after = (view.landed[:, max(0, number)].tolist() for view in moment[:2])
        if before == after:
            return []
        lines = []
        for owner, (old, new) in enumerate(zip(before, after, strict=True)):
            cards = [card for was, card in zip(old, new, strict=True) if was == NONE != card]
            if cards:
                lines.append(self._line(PLAIN, owner, "told-lands", cards=self.names.cards(cards)))
        return lines

    def _end_of_round(self, moment: Moment) -> list[Line]:
        """Tell what a kamikaze destroyed, and which majorities have changed hands."""
        after, number = moment.after, int(moment.before.round_number) - 1
        lines = []
        if score.has_kamikaze(after, number):
            cards = self._destroyed(after, number)
            key = "told-destroyed" if cards else "told-spared"
            lines.append(self._all(key, cards=self.names.all(cards)))
        changes = self._changes(after, number)
        if changes:
            lines.append(self._all("told-majorities", changes=" · ".join(changes)))
        return lines

    def _destroyed(self, after: Any, number: int) -> list[str]:
        """Name the cards that were destroyed in a round, and whose they were."""
        return [
            f"{self.names.card(int(after.landed[owner, number, place]))} ({LETTERS[owner]})"
            for owner in range(int(owners(after)))
            for place in range(2)
            if after.landed[owner, number, place] != NONE
            and not score.is_laid(after, owner, number, place)
        ]

    def _changes(self, after: Any, number: int) -> list[str]:
        """Say in which zones others have the majority than before a round."""
        earlier = after.copy()
        earlier.landed[:, number] = NONE
        changes = []
        for zone in range(ZONES):
            old, new = _leaders(earlier, zone), _leaders(after, zone)
            if old != new:
                total = int(score.laid_in(after, new[0], zone))
                key = "majority-moved" if old else "majority-new"
                who, before = (self.names.all([LETTERS[o] for o in row]) for row in (new, old))
                name = self.names.zone(zone)
                changes.append(self.speech.say(key, zone=name, who=who, sum=total, before=before))
        return changes

    def _new_round(self, after: Any) -> list[Line]:
        """Tell that a round begins, and who lands two cards or looks out in it."""
        number = int(after.round_number)
        lines = [Line(TURN, NONE, self.speech.say("manchots-round", round=number, rounds=ROUNDS))]
        everybody = range(int(owners(after)))
        twins = [owner for owner in everybody if must_land(after, owner) == 2]
        late = [owner for owner in everybody if is_late(after, owner)]
        for key, found in (("told-twins", twins), ("told-lookout", late)):
            if found:
                who = self.names.all([self.names.label(owner) for owner in found])
                lines.append(self._all(key, who=who, count=len(found)))
        return lines


def _is_done(moment: Moment) -> bool:
    """Whether a player has chosen all that he was to."""
    before, after = moment.before, moment.after
    return bool(after.phase != before.phase or after.waiting[moment.mover] == 0)


def _ends_round(moment: Moment) -> bool:
    """Whether the last card of a round was shown."""
    over = moment.after.phase == at.OVER
    later = moment.after.round_number > moment.before.round_number > 0
    return bool(over or later)


def _leaders(view: Any, zone: int) -> list[int]:
    """List who has the majority of a zone."""
    return [o for o in range(int(owners(view))) if score.has_majority(view, o, zone)]
