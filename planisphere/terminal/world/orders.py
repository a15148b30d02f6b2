"""Moves of the world games as they are typed, and the answers settled beforehand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from planisphere.faults import Fault, IllegalMove, TextFault
from planisphere.fields import NONE
from planisphere.parts import actions, phases
from planisphere.parts.orders import EDGE
from planisphere.telling.world.atlas import Atlas
from planisphere.terminal.vocabulary import Said
from planisphere.terminal.world import pages, verbs
from planisphere.terminal.world.asking import crossing
from planisphere.terminal.world.hand import cards_words, mission_of
from planisphere.terminal.world.verbs import Assault

if TYPE_CHECKING:
    from planisphere.terminal.session import Session

WHOLE_SET = 3


class Orders:
    """Plays the moves that people type, and goes on with what they ordered."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.match = session.match
        self.desk = session.desk
        self.screen = session.screen
        self.atlas = Atlas(session.match.game.name, session.speech)
        self.assaults: dict[int, Assault] = {}
        self.last: dict[int, Assault] = {}
        """The fight that each seat began last."""
        self.always: set[int] = set()
        """Who defends with the most dice without being asked."""

    # Settled beforehand

    def settled(self, seat: int) -> bool:
        """Give the answer that was settled beforehand, or the only one there is."""
        legal, phase = self.match.legal(seat), int(self.match.position.phase)
        only = len(legal) == 1
        if phase == phases.DEFEND and (only or seat in self.always):
            self.session.play(seat, max(legal))
            return True
        if phase == phases.OCCUPY and only:
            self.session.play(seat, legal[0])
            return True
        return self._goes_on(seat, legal)

    def _goes_on(self, seat: int, legal: list[int]) -> bool:
        """Go on with an assault that was ordered, unless it is over."""
        ordered = self.assaults.get(seat)
        if ordered is None or self.match.position.phase == phases.DEFEND:
            return False
        action = self._attack(ordered)
        if action not in legal or self._armies(ordered) <= ordered.stop:
            del self.assaults[seat]
            return False
        self.session.play(seat, action)
        return True

    def _armies(self, fight: Assault) -> int:
        """Return the armies in the territory that attacks."""
        return int(self.match.position.armies[fight.source])

    def _attack(self, fight: Assault) -> int:
        """Return the attack with the most dice."""
        dice = max(1, min(actions.DICE, self._armies(fight) - 1))
        return actions.ATTACK + EDGE[fight.source, fight.target] * actions.DICE + dice - 1

    def again(self, seat: int) -> str:
        """Say which fight Enter goes on with, and its odds."""
        last = self._last(seat)
        if last is None:
            return ""
        return self.screen.speech.say("choice-again", odds=self._chance(last))

    def _last(self, seat: int) -> Assault | None:
        """Return the fight that a seat may go on with by pressing Enter."""
        last = self.last.get(seat)
        if last is None or self.match.position.phase != phases.ACT:
            return None
        return last if self._attack(last) in self.match.legal(seat) else None

    def _chance(self, fight: Assault) -> str:
        """Say the odds of a fight, or nothing where there are none."""
        return pages.odds_of(self.match, self.desk.view(), self.atlas, fight)

    # Typed

    def enter(self, seat: int) -> bool:
        """Defend with the most dice, or attack again; whether there was either."""
        again = self._last(seat)
        if self.match.position.phase == phases.DEFEND:
            self.session.play(seat, max(self.match.legal(seat)))
            return True
        if again is not None:
            self.session.play(seat, self._attack(again))
            return True
        return False

    def move(self, seat: int, typed: str) -> bool:
        """Play what was typed, or go on until it is won."""
        if verbs.always_defends(typed):
            return self._defend_always(seat)
        ordered = verbs.assault(typed)
        if ordered is not None:
            return self._begin_assault(seat, ordered)
        return self._move(seat, typed)

    def _move(self, seat: int, typed: str) -> bool:
        """Play a move of the game."""
        command = self._number(typed)
        self._check_sets(seat, command)
        fight = verbs.named_fight(command)
        self.session.play(seat, command)
        if fight is not None:
            self.last[seat] = Assault(fight.source, fight.target, 1)
        else:
            self.last.pop(seat, None)
        return True

    def _check_sets(self, seat: int, command: str) -> None:
        """Have sets named whole, although a record may lay their cards down one by one."""
        position, notation = self.match.position, self.match.game.notation
        if "picked" not in position.dtype.names:
            return
        begun = int((position.picked != NONE).sum())
        for part in command.split(";"):
            if not verbs.trades(part):
                continue
            try:
                laid = len(notation.read(position, seat, part.strip()))
            except Fault:  # the match will say what is wrong
                return
            if begun + laid < WHOLE_SET:
                raise Fault("terminal-whole-set")
            begun = 0

    def _number(self, typed: str) -> str:
        """Let a bare number answer the question how many."""
        phase = int(self.match.position.phase)
        if not (typed.isascii() and typed.isdigit() and len(typed) < 9):
            return typed
        if phase == phases.DEFEND:
            return f"defend {typed}"
        if phase == phases.OCCUPY:
            return f"occupy {typed}"
        if phase == phases.CROSS:
            return self._cross(int(typed))
        return typed

    def _cross(self, number: int) -> str:
        """Say how many armies move in all."""
        _, high = crossing(self.match.position)
        begun = int(self.match.position.crossing)
        if number == high:
            return "bring all"
        return f"bring {number - begun}; done" if number > begun else "done"

    def _defend_always(self, seat: int) -> bool:
        """From now on defend with the most dice without asking."""
        if self.match.position.phase != phases.DEFEND:
            raise IllegalMove("form", "refusal-form")
        self.always.add(seat)
        self.screen.say("terminal-always", "dim", who=self.session.company.label(seat))
        return self.settled(seat)

    def _begin_assault(self, seat: int, ordered: Assault) -> bool:
        """Attack again and again, until it is won or few enough armies are left."""
        source, target, stop = ordered
        legal = (source, target) in EDGE and self._attack(ordered) in self.match.legal(seat)
        if legal and self._armies(ordered) <= stop:
            raise Fault("terminal-assault-few", count=stop)
        told = self._chance(ordered)
        command = f"attack {self.atlas.word(source)} {self.atlas.word(target)}"
        if legal and told:
            self.screen.show(Text(told, "dim"))
        self.session.play(seat, command)
        self.assaults[seat] = ordered
        self.last[seat] = Assault(source, target, 1)
        return True

    # Verbs of these games alone

    def own(self, seat: int, said: Said) -> bool:
        """Obey a verb of the world games; none of them is a move but the assault."""
        if said.verb == "blitz":
            return self._begin_assault(seat, verbs.read_assault(said.words))
        if said.words and said.verb not in ("odds", "look"):
            raise TextFault("too-much", said.words[0].column, text=said.words[0].text)
        getattr(self, f"_do_{said.verb}")(seat, said)
        return False

    def _do_look(self, seat: int, said: Said) -> None:
        territory = verbs.read_place(said.words)
        pages.show_neighbours(self.screen, self.atlas, self.desk.view(), territory)

    def _do_odds(self, seat: int, said: Said) -> None:
        told = self._chance(verbs.read_assault(said.words))
        self.screen.show(told or self.screen.speech.say("terminal-no-odds"))

    def _do_cards(self, seat: int, said: Said) -> None:
        self.desk.show_secret(seat, cards_words(self.match, seat, self.atlas))

    def _do_mission(self, seat: int, said: Said) -> None:
        mission = mission_of(self.match, seat, self.atlas, self.session.company)
        if mission is None:
            self.screen.say("own-no-mission")
        else:
            self.desk.show_secret(seat, mission)
