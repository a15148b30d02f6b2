"""A hand-in tried on a copy of the position: whole, or refused with the rule that it breaks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NoReturn

from planisphere.faults import IllegalMove, Refused, TextFault
from planisphere.fields import HIDDEN
from planisphere.game import FORM, ONLOOKER, OVER, TURN, Game

LONGEST_HAND_IN = 256


class Trial:
    """The actions of one seat, played one after another as far as the game goes."""

    def __init__(self, game: Game, position: Any, seat: int, seats: int) -> None:
        self.game = game
        self.position = position.copy()
        self.seat = seat
        self.seats = seats
        self.actions: list[int] = []
        self.written = ""
        """What is kept of the commands, where the actions do not say all of it."""
        self.sealed = False
        """Whether the last action belongs to a sealed choice."""
        self.closed = False
        """Whether that choice has been made, beyond which no hand-in goes."""
        self.awaited = int(game.awaited(position))
        """Who must act now, one bit each."""
        if self.over:
            raise self._illegal(OVER)
        self._check_turn()

    @property
    def over(self) -> bool:
        """Whether nobody has to act any more."""
        return self.awaited == 0

    def _check_turn(self) -> None:
        """Refuse to go on where dice, a draw, or others are awaited."""
        awaited = 0 <= self.seat < self.seats and self.awaited >> self.seat & 1
        if self.closed or not awaited:
            raise self._illegal(TURN)

    def _illegal(self, code: int) -> IllegalMove:
        """Name the rule of a refusal, and its sentence."""
        rule, sentence = self.game.refusals[code]
        return IllegalMove(rule, f"refusal-{sentence}")

    def play(self, actions: Sequence[int]) -> None:
        """Play actions; those beyond the end of the game are left out."""
        if not actions:
            raise self._illegal(FORM)
        for action in actions:
            if self.over:
                return
            if len(self.actions) == LONGEST_HAND_IN:
                raise IllegalMove("form", "hand-in-too-long", most=LONGEST_HAND_IN)
            if self.closed:
                raise self._illegal(TURN)
            known = 0 <= action < self.game.actions
            code = self.game.refusal(self.position, self.seat, int(action)) if known else FORM
            if code:
                raise self._illegal(code)
            self._play(int(action))

    def _play(self, action: int) -> None:
        """Play an action; a sealed one shows nothing to an onlooker until the choice is made."""
        sealed = self.game.heard(self.position, ONLOOKER, self.seat, action) == HIDDEN
        if self.actions and sealed != self.sealed:
            raise IllegalMove("form", "sealed-apart")
        self.sealed = sealed
        before = self._shown() if self.sealed else b""
        self.game.play(self.position, self.seat, action)
        self.awaited = int(self.game.awaited(self.position))
        self.actions.append(action)
        self.closed = self.sealed and self._shown() != before

    def _shown(self) -> bytes:
        """Return what an onlooker sees."""
        view = self.position.copy()
        self.game.observe(view, ONLOOKER)
        return bytes(view.tobytes())

    def read(self, text: str) -> None:
        """Play what commands say, separated by semicolons."""
        column = 0
        kept: list[str] = []
        for command in text.split(";"):
            if self.over:
                break
            self._check_turn()
            try:
                actions = self.game.notation.read(self.position, self.seat, command)
                kept.append(self.game.notation.kept(self.position, self.seat, command))
            except TextFault as fault:
                raise fault.moved(column) from None
            except Refused as refused:
                self._refuse(refused)
            self.play(actions)
            column += len(command) + 1
        self.written = "; ".join(kept) if all(kept) else ""

    def _refuse(self, refused: Refused) -> NoReturn:
        """Refuse a command, after the part of it that could be played."""
        if refused.after:
            self.play(refused.after)
        raise self._illegal(refused.code)
