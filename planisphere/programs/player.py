"""A program as a player: what it is told and asked, as lines of JSON, and what its answers do."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from dataclasses import asdict
from importlib.metadata import version
from typing import Any

from planisphere.bots.deciding import supposed
from planisphere.bots.thinking import Decision, Seen
from planisphere.choices import choices, questions
from planisphere.describing import describe
from planisphere.faults import Fault
from planisphere.match import legal_actions
from planisphere.programs.process import GARBAGE, GRACE, ILLEGAL, OVERRUN, Failed, Process, shown
from planisphere.trial import Trial

PROTOCOL = 1

HELLO_SECONDS = 60.0
"""Seconds that a program may take to begin."""

SEEDS = 1 << 53
"""Seeds are below this, so that every language can read them."""


class Program:
    """A program in one seat of one match."""

    def __init__(self, command: str, limit: float, hello: float = HELLO_SECONDS) -> None:
        """Start a program, which may take *limit* seconds for a hand-in, and *hello* to begin."""
        self.process = Process(command)
        self.limit = limit
        self.hello = hello
        self.begun = False
        self.heard: Sequence[tuple[int, int]] = ()
        """What it has been told of what its seat heard."""

    @property
    def said(self) -> str:
        """The end of what it said on its standard error, once it has ended."""
        return self.process.said

    def think(self, seen: Seen) -> Decision:
        """Ask for a hand-in; a program that answers wrongly is ended."""
        try:
            self._begin(seen)
            return Decision(self._hand_in(seen))
        except BaseException:
            self.process.end()
            raise

    def leave(self, ending: str, winners: Sequence[int]) -> None:
        """Take leave of the program, after a match that is over or has been given up."""
        self._tell({"kind": "over", "ending": ending, "winners": list(winners)})
        self._tell({"kind": "bye"})
        self.process.end(GRACE)

    def _begin(self, seen: Seen) -> None:
        """Greet the program, and tell it what is played, once."""
        if self.begun:
            return
        hello = {"kind": "hello", "protocol": PROTOCOL, "planisphere": version("planisphere")}
        answer = self._ask(hello, "hello", self.hello)
        if answer.get("protocol") != PROTOCOL:
            raise Failed(GARBAGE, f"protocol {answer.get('protocol')!r}"[:80])
        self._tell(begun(seen))
        self.begun = True

    def _hand_in(self, seen: Seen) -> list[int]:
        """Ask until a hand-in is whole: a sealed choice may be given piece by piece."""
        trial = Trial(seen.game, supposed(seen.game, seen.view), seen.seat, int(seen.view.seats))
        until = time.monotonic() + self.limit
        asked = thinking(seen, self._news(seen.heard), self.limit)
        while True:
            left = until - time.monotonic()
            if left <= 0:
                raise Failed(OVERRUN, f"{self.limit:.3g} s")
            answer = self._ask({**asked, **offered(trial)}, "play", left)
            obey(trial, answer)
            if trial.closed or not trial.sealed:
                return trial.actions
            asked["heard"] = {"from": len(self.heard), "moves": []}

    def _news(self, heard: Sequence[tuple[int, int]]) -> dict[str, Any]:
        """Return what the seat heard since: from where on it differs, which undo brings back."""
        same = 0
        for old, new in zip(self.heard, heard, strict=False):
            if old != new:
                break
            same += 1
        self.heard = heard
        return {"from": same, "moves": [list(move) for move in heard[same:]]}

    def _tell(self, message: dict[str, Any]) -> None:
        """Tell the program something that needs no answer."""
        self.process.tell(_line(message))

    def _ask(self, message: dict[str, Any], kind: str, seconds: float) -> dict[str, Any]:
        """Ask the program something, and return its answer of a kind."""
        return read(self.process.ask(_line(message), seconds), kind)


def begun(seen: Seen) -> dict[str, Any]:
    """Return what is told at the beginning of a match."""
    options = {each.name: each.write(int(seen.view[each.name])) for each in seen.game.options}
    return {
        "kind": "game",
        "game": seen.game.name,
        "options": options,
        "seats": int(seen.view.seats),
        "seat": seen.seat,
        "description": asdict(describe(seen.game.name)),
    }


def thinking(seen: Seen, news: dict[str, Any], limit: float) -> dict[str, Any]:
    """Return what is told with a question, as long as it is the same."""
    seconds = seen.budget.seconds
    return {
        "kind": "think",
        "heard": news,
        "agreements": [asdict(agreed) for agreed in seen.agreements],
        "past": [asdict(pact) for pact in seen.past],
        "talk": [asdict(word) for word in seen.talk],
        "playouts": seen.budget.playouts if seconds is None else None,
        "milliseconds": None if seconds is None else int(1000 * seconds),
        "limit": int(1000 * limit),
        "seed": int(seen.generator.integers(SEEDS)),
    }


def offered(trial: Trial) -> dict[str, Any]:
    """Return what a seat sees and may do, after the pieces of a sealed choice that it has given."""
    game, seat, view = trial.game, trial.seat, trial.position.copy()
    game.observe(view, seat)
    legal = legal_actions(game, view, seat)
    write = game.notation.write
    return {
        "view": {name: view[name].tolist() for name in view.dtype.names},
        "legal": legal,
        "commands": [write(trial.position, seat, [action], "en")[0] for action in legal],
        "choices": [asdict(choice) for choice in choices(game, view, seat, legal)],
        "questions": [[asdict(choice) for choice in all_] for all_ in questions(game, view, seat)],
    }


def obey(trial: Trial, answer: dict[str, Any]) -> None:
    """Play what a program answers, or say what is wrong with it."""
    move, actions = answer.get("move"), answer.get("actions")
    if answer.get("seat", trial.seat) != trial.seat:
        raise Failed(ILLEGAL, f"seat {answer['seat']!r}"[:80])
    try:
        if isinstance(move, str):
            trial.read(move)
        elif isinstance(actions, list) and all(type(action) is int for action in actions):
            trial.play(actions)
        else:
            raise Failed(GARBAGE, shown(_line(answer)))
    except Failed:
        raise
    except Fault as fault:
        raise Failed(ILLEGAL, f"{fault} {shown(_line(move or actions))}") from None


def read(line: bytes, kind: str) -> dict[str, Any]:
    """Read an answer of a kind."""
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError):
        raise Failed(GARBAGE, shown(line)) from None
    if not isinstance(answer, dict) or answer.get("kind") != kind:
        raise Failed(GARBAGE, shown(line))
    return answer


def _line(message: object) -> bytes:
    """Write a message as a line; a program may answer with characters that none can be."""
    text = json.dumps(message, ensure_ascii=False, separators=(",", ":"))
    return text.encode(errors="backslashreplace")
