"""Positions to give commands in, and what becomes of a command."""

from __future__ import annotations

import pytest

from planisphere.chance import Fair
from planisphere.faults import Fault, IllegalMove, TextFault
from planisphere.match import Match
from planisphere.parts.earth import TERRITORY
from planisphere.words import LANGUAGES, words

THIRDS = f"owner={'A' * 14}{'B' * 14}{'C' * 14}"
RISK = f"risk76 seats=3 mode=world round_number=5 order=ABC--- {THIRDS} armies=9,41*1"
CONQUETE = f"conquete57 seats=3 round_number=5 order=ABC--- {THIRDS} armies=9,41*1"
PLACING = f"{RISK} exchange=forces reserve=40,5*0"
ALASKA, ALBERTA = TERRITORY.index("alaska"), TERRITORY.index("alberta")
KAMCHATKA = TERRITORY.index("kamchatka")
EMPTIED = f"9,{KAMCHATKA - 1}*1,0,{41 - KAMCHATKA}*1"
OCCUPYING = (
    f"{RISK.replace('9,41*1', EMPTIED)} phase=occupy source=alaska"
    " target=kamchatka attack_dice=3 defence_dice=1 crossing=3"
)


def played(line: str, *commands: str, seat: int = 0) -> Match:
    """Play commands from a line, each a hand-in."""
    match = Match.from_line(line, source=Fair("seed"))
    for command in commands:
        match.play(seat, command)
    return match


def refused(line: str, command: str, seat: int = 0) -> Fault:
    """Return the fault of a command; nothing may have changed."""
    match = Match.from_line(line, source=Fair("seed"))
    before = match.position.tobytes()
    with pytest.raises(Fault) as caught:
        match.play(seat, command)
    assert match.position.tobytes() == before
    assert len(match.log) == 1
    spoken(caught.value)
    return caught.value


def spoken(fault: Fault) -> None:
    """Check that a fault has a place or a rule, and a sentence in each language."""
    if isinstance(fault, TextFault):
        assert fault.line >= 1
        assert fault.column >= 1
    if isinstance(fault, IllegalMove):
        assert fault.rule
    for language in LANGUAGES:
        assert words(language).fault(fault)
