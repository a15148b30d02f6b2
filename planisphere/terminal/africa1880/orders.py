"""What people type in Africa 1880: powers, starts, and the lines of a sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from planisphere.faults import Fault, Refused, TextFault
from planisphere.games.africa1880 import position as at
from planisphere.games.africa1880 import sheet
from planisphere.games.africa1880.board import TERRITORY
from planisphere.games.africa1880.names import (
    POWERS_BY_NAME,
    TERRITORIES_BY_NAME,
    VERB,
    VERBS,
)
from planisphere.games.africa1880.notation import read_sheet
from planisphere.parts.names import slug, words_of
from planisphere.telling.africa1880.reveal import refused
from planisphere.terminal.africa1880.asking import Asker
from planisphere.terminal.africa1880.gathering import Gathering
from planisphere.terminal.africa1880.hints import open_line
from planisphere.terminal.africa1880.pages import show_names, show_territory
from planisphere.terminal.africa1880.talks import TALKING, Talks
from planisphere.terminal.africa1880.writing import LABELS, adopt, items, write
from planisphere.terminal.vocabulary import Said

if TYPE_CHECKING:
    from planisphere.terminal.session import Session

LEFT_OUT = {at.PICK: ("take", POWERS_BY_NAME), at.PLACE: ("start", TERRITORIES_BY_NAME)}
"""The verb that is meant where only a name is typed."""


class Orders:
    """Writes drafts, hands them in, and plays what is chosen openly."""

    def __init__(self, session: Session, asker: Asker) -> None:
        self.session = session
        self.match = session.match
        self.screen = session.screen
        self.asker = asker
        self.names = asker.names
        self.gathering = Gathering(session)
        self.talks = Talks(session, self.gathering)
        asker.proposals = self.talks.open_to

    def settled(self, seat: int) -> bool:
        """Nothing is settled beforehand, but before the sheets people read and talk."""
        if self.match.position.phase == at.ORDERS:
            self.gathering.before_orders()
            self.talks.begin()
        return False

    def again(self, seat: int) -> str:
        """Nothing is repeated."""
        return ""

    def enter(self, seat: int) -> bool:
        """Do the only thing that can be done, or hand in what was confirmed so."""
        if self.match.position.phase != at.ORDERS:
            legal = self.match.legal(seat)
            if len(legal) == 1:
                self.session.play(seat, legal[0])
            return len(legal) == 1
        draft = self.asker.draft(seat)
        if draft.pending:
            return self._hand_in(seat)
        left = draft.without_order(self.match.position, seat)
        if not draft.lines or not left:
            draft.pending = draft.command(self.match.position, seat)
        return False

    def own(self, seat: int, said: Said) -> bool:
        """Hand in, pass the keyboard on, talk, or show a page; whether it was a move."""
        if said.verb in ("territory", "names"):
            self.asker.draft(seat).pending = ""
        if said.verb == "territory":
            found = TERRITORIES_BY_NAME.find_all(said.words, 1)[0]
            territory = TERRITORY.index(found)
            show_territory(self.screen, self.names, self.match.position, territory)
            return False
        if said.verb in TALKING:
            self.talks.obey(seat, said)
            return False
        if said.words and said.verb != "later":
            raise TextFault("too-much", said.words[0].column, text=said.words[0].text)
        if said.verb == "names":
            show_names(self.screen, self.names)
            return False
        if self.match.position.phase != at.ORDERS:
            raise Fault("africa-no-sheet")
        return self._hand_in(seat) if said.verb == "done" else self._later(seat)

    def _hand_in(self, seat: int) -> bool:
        """Hand the sheet in: what was to be confirmed, or the draft as it stands."""
        draft = self.asker.draft(seat)
        command = draft.pending or draft.command(self.match.position, seat)
        self.session.play(seat, command)
        self.gathering.after_hand_in()
        return True

    def _later(self, seat: int) -> bool:
        """Let another person write first; the draft is kept."""
        humans = [s for s in self.match.awaited if not self.session.company.is_bot(s)]
        if len(humans) < 2:
            raise Fault("africa-nobody-else")
        self.asker.draft(seat).pending = ""
        self.session.desk.curtain.pass_to(humans[(humans.index(seat) + 1) % len(humans)])
        return True

    def move(self, seat: int, typed: str) -> bool:
        """Write a line, show or hand in a whole sheet, or play what is chosen openly."""
        position = self.match.position
        if position.phase != at.ORDERS:
            self.session.play(seat, with_verb(int(position.phase), typed))
            return True
        first, _, rest = typed.strip().partition(" ")
        draft = self.asker.draft(seat)
        draft.pending = ""
        if is_sheet(first):
            return self._sheet(seat, rest.replace(";", ","))
        lines = items(typed)
        if len(lines) == 1:
            self._write(seat, lines[0][1], lines[0][0])
        else:
            self._write_several(seat, [text for _, text in lines])
        return False

    def _write(self, seat: int, text: str, start: int) -> None:
        """Write a line; one that is only named is answered by what may stand on it."""
        position, draft = self.match.position, self.asker.draft(seat)
        try:
            self._note(seat, [write(self.match.game, position, seat, draft, text)])
        except TextFault as fault:
            may = open_line(self.asker.paper, position, seat, text)
            if fault.reason != "missing-name" or not may:
                raise fault.moved(start) from None
            self.screen.show(Text(may, "cyan"))

    def _write_several(self, seat: int, texts: list[str]) -> None:
        """Write those lines that can be, and say which cannot and why."""
        position, draft, asked = self.match.position, self.asker.draft(seat), []
        for text in texts:
            try:
                asked.append(write(self.match.game, position, seat, draft, text))
            except Fault as fault:
                why = self.session.speech.fault(_without_place(fault))
                said = self.session.speech.say("africa-refused", line=text.strip(), why=why)
                self.screen.complain(said)
        if asked:
            self._note(seat, asked)

    def _note(self, seat: int, asked: list[int]) -> None:
        """Say what was written, and what is missing."""
        draft, paper = self.asker.draft(seat), self.asker.paper
        lines = " · ".join(paper.line(question, draft.lines[question]) for question in asked)
        left = len(draft.without_order(self.match.position, seat))
        self.screen.say("africa-noted", "green", lines=lines, count=left)

    def _sheet(self, seat: int, text: str) -> bool:
        """Show the draft, or take a whole sheet; one with void lines is to be confirmed."""
        if not text.strip():
            self.screen.show(self.asker.choices(seat, everything=True))
            return False
        position, draft = self.match.position, self.asker.draft(seat)
        try:
            read = read_sheet(position, seat, f"sheet {text}")
        except Refused as fault:
            raise refused(self.match.game, fault.code) from None
        if not read.void:
            draft.pending = f"sheet {text}"
            return self._hand_in(seat)
        draft.lines = adopt(position, seat, read)
        draft.pending = f"sheet {text}"
        for line in read.void:
            self._warn(line)
        self.screen.show(self.asker.choices(seat))
        return False

    def _warn(self, line: sheet.Line) -> None:
        """Say which line is void, and why."""
        speech = self.session.speech
        why = speech.fault(refused(self.match.game, line.code))
        said = speech.say("africa-void", line=self.names.void(line), why=why)
        self.screen.show(Text(f"✗ {said}", "bold red"))


def _without_place(fault: Fault) -> Fault:
    """Return a fault of a text without the place, which is one within a longer text."""
    return Fault(fault.reason, **fault.details) if isinstance(fault, TextFault) else fault


def with_verb(phase: int, typed: str) -> str:
    """Return a command with the verb that is meant where only a name is typed."""
    words = words_of(typed)
    verb, lexicon = LEFT_OUT[phase]
    alone = len(words) == 1 and slug(typed) not in [slug(w) for row in VERB.values() for w in row]
    named = words and (alone or not VERBS.matches(words[0].text))
    if named and lexicon.matches(" ".join(word.text for word in words)):
        return f"{verb} {typed}"
    return typed


def is_sheet(word: str) -> bool:
    """Whether a word means the whole sheet, and no line of it."""
    return VERBS.matches(word) == ["sheet"] and not LABELS.matches(word)
