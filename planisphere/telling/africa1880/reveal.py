"""The reading of all sheets, told in the order of the rules."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any

from planisphere.faults import IllegalMove
from planisphere.fields import LETTERS, NONE
from planisphere.game import Game
from planisphere.games.africa1880 import position as at
from planisphere.games.africa1880.board import COLONIES, SQUARES
from planisphere.games.africa1880.report import Event, report, seats_by_power
from planisphere.games.africa1880.sheet import Line as Void
from planisphere.telling.africa1880.names import Names, present
from planisphere.telling.lines import END, PLAIN, TURN, Line

IDLE = ("explores-again", "explores-without", "lands-again", "lands-without")
"""Orders that come to nothing."""


class Reveal:
    """Tells what a turn came to."""

    def __init__(self, game: Game, names: Names) -> None:
        self.game = game
        self.names = names
        self.speech = names.speech

    def lines(self, before: Any, after: Any, void: Mapping[int, Sequence[Void]]) -> list[Line]:
        """Tell orders, what was void or idle, wars, conflicts, colonies.  [A3]"""
        events = report(before, after)
        turn = self.names.turn(int(before.round_number))
        return [
            Line(TURN, NONE, self.speech.say("africa-told-read", turn=turn)),
            *(self._orders(after, seat, events) for seat in seats_by_power(after)),
            *self._void(after, void),
            *self._idle(after, events),
            *self._built(events),
            self._wars(after, events),
            *self._conflicts(after, events),
            *self._colonies(after, events),
            *self._held_up(events),
            self._summary(after, events),
        ]

    def _all(self, kind: str, key: str, **details: object) -> Line:
        """Say a sentence about nobody in particular."""
        return Line(kind, NONE, self.speech.say(key, **details))

    def _places(self, territories: Sequence[int]) -> str:
        return ", ".join(map(self.names.territory, territories))

    # Orders

    def _orders(self, after: Any, seat: int, events: list[Event]) -> Line:
        """Tell what a power did, in one line.  [A9]"""
        own = [event for event in events if event.seat == seat]
        developed = [event.territory for event in own if event.kind == "develops"]
        explored = [
            f"{self.names.territory(event.source)} → {self.names.territory(event.territory)}"
            for event in own
            if event.kind == "explores"
        ]
        landed = [event.territory for event in own if event.kind == "lands"]
        told = {
            "develops": self._places(developed),
            "explores": ", ".join(explored),
            "lands": self._places(landed),
        }
        parts = [
            self.speech.say(f"africa-told-{kind}", where=where)
            for kind, where in told.items()
            if where
        ]
        orders = " · ".join(parts) or self.speech.say("africa-told-no-orders")
        who = self.names.side(after, seat)
        return Line(PLAIN, seat, self.speech.say("africa-told-orders", who=who, orders=orders))

    def _void(self, after: Any, void: Mapping[int, Sequence[Void]]) -> list[Line]:
        """Tell which lines of the sheets were void, and why.  [A6, A7, A8]"""
        lines = []
        for seat in seats_by_power(after):
            for line in void.get(seat, ()):
                said = self.speech.say(
                    "africa-told-void",
                    who=self.names.side(after, seat),
                    line=self.names.void(line),
                    why=self.speech.fault(refused(self.game, line.code)),
                )
                lines.append(Line(PLAIN, seat, said))
        return lines

    def _idle(self, after: Any, events: list[Event]) -> list[Line]:
        """Tell the orders that came to nothing, and why.  [A11, A13]"""
        idle: dict[tuple[int, str], list[str]] = defaultdict(list)
        for event in (event for event in events if event.kind in IDLE):
            where = self.names.territory(event.territory)
            if event.source != NONE:
                where = f"{self.names.territory(event.source)} → {where}"
            idle[event.seat, event.rule].append(where)
        lines = []
        for (seat, rule), places in idle.items():
            key = "africa-told-again" if rule == "A11" else "africa-told-without"
            who, where = self.names.side(after, seat), ", ".join(places)
            lines.append(Line(PLAIN, seat, self.speech.say(key, who=who, where=where, rule=rule)))
        return lines

    def _built(self, events: list[Event]) -> list[Line]:
        """Tell how far the developed territories have come.  [A10]"""
        parts = []
        for event in (event for event in events if event.kind == "built"):
            part = (
                f"{self.names.territory(event.territory)} {event.built}/{SQUARES[event.territory]}"
            )
            if event.lost:
                lost = self.speech.say("africa-lost", count=event.lost, rule=event.rule)
                part = f"{part} {lost}"
            parts.append(part)
        return [self._all(PLAIN, "africa-told-built", places=", ".join(parts))] if parts else []

    # Wars

    def _wars(self, after: Any, events: list[Event]) -> Line:
        """Tell who declared war on whom.  [A8]"""
        wars = [event for event in events if event.kind == "war"]
        parts = []
        for seat, found in groupby(wars, lambda event: event.seat):
            others = ", ".join(LETTERS[event.other] for event in found)
            parts.append(f"{self.names.side(after, seat)} → {others}")
        if not parts:
            return self._all(PLAIN, "africa-told-peace")
        return self._all(PLAIN, "africa-told-wars", wars=" · ".join(parts))

    def _conflicts(self, after: Any, events: list[Event]) -> list[Line]:
        """Tell the conflicts and who goes, those that are alike in one line.  [A15, A16]"""
        judged = [event for event in events if event.kind in ("stays", "removed")]
        alike: dict[tuple[str, tuple[tuple[str, str], ...]], list[str]] = defaultdict(list)
        for territory, found in groupby(judged, lambda event: event.territory):
            here, where = list(found), self.names.territory(territory)
            if any(event.wars for event in here):
                key, details = self._conflict(after, here)
                alike[key, tuple(details.items())].append(where)
            else:
                letters = "".join(sorted(LETTERS[event.seat] for event in here))
                alike["africa-told-calm", ()].append(f"{where} ({letters})")
        ranked = sorted(alike.items(), key=lambda item: item[0][0] == "africa-told-calm")
        return [
            self._all(PLAIN, key, where=", ".join(places), **dict(details))
            for (key, details), places in ranked
        ]

    def _conflict(self, after: Any, here: list[Event]) -> tuple[str, dict[str, str]]:
        """Describe a conflict: between two by who declared what, between more by the count."""
        rule = here[0].rule
        if len(here) > 2:
            counts = " · ".join(self._counted(after, event) for event in here)
            return "africa-told-conflict", {"counts": counts, "rule": rule}
        ranked = sorted(here, key=lambda event: event.kind == "removed")
        first, second = (self.names.side(after, event.seat) for event in ranked)
        key = "africa-told-driven" if ranked[1].kind == "removed" else "africa-told-both"
        return key, {"first": first, "second": second, "rule": rule}

    def _counted(self, after: Any, event: Event) -> str:
        """Say how many made war on a presence, and what became of it."""
        return self.speech.say(
            "africa-count-goes" if event.kind == "removed" else "africa-count-stays",
            who=self.names.side(after, event.seat),
            wars=event.wars,
            alliances=event.alliances,
        )

    # Colonies

    def _colonies(self, after: Any, events: list[Event]) -> list[Line]:
        """Tell the colonies that were founded, and who stands there.  [A18]"""
        founded = [event.territory for event in events if event.kind == "colony"]
        parts = []
        for territory in founded:
            letters = "".join(LETTERS[seat] for seat in present(after, territory))
            parts.append(f"{self.names.territory(territory)} ({letters})")
        if not parts:
            return []
        return [self._all(END, "africa-told-colonies", places=", ".join(parts), rule="A18")]

    def _held_up(self, events: list[Event]) -> list[Line]:
        """Tell what keeps developed territories from becoming colonies.  [A18]"""
        held = [event for event in events if event.kind in ("at-war", "deserted")]
        parts = []
        for territory, found in groupby(held, lambda event: event.territory):
            where, here = self.names.territory(territory), list(found)
            if here[0].kind == "deserted":
                parts.append(self.speech.say("africa-deserted", where=where))
            else:
                wars = ", ".join(f"{LETTERS[e.seat]} → {LETTERS[e.other]}" for e in here)
                parts.append(self.speech.say("africa-at-war", where=where, wars=wars))
        if not parts:
            return []
        return [self._all(PLAIN, "africa-told-held-up", places=", ".join(parts), rule="A18")]

    def _summary(self, after: Any, events: list[Event]) -> Line:
        """Count the colonies, and the territories that are on their way."""
        colonies = int(after.colony.sum())
        count = sum(event.kind == "undeveloped" for event in events)
        if after.ended == at.COLONIES:
            return self._all(PLAIN, "africa-told-last-colony", colonies=colonies, most=COLONIES)
        return self._all(
            PLAIN, "africa-told-summary", colonies=colonies, most=COLONIES, count=count
        )


def refused(game: Game, code: int) -> IllegalMove:
    """Name the rule of a refusal, and its sentence."""
    rule, sentence = game.refusals[code]
    return IllegalMove(rule, f"refusal-{sentence}")
