"""Records to try changes on, and what must hold of any text read as one."""

from __future__ import annotations

import re
from functools import cache

import pytest

from planisphere.chance import Fair
from planisphere.faults import TextFault
from planisphere.laws import wandered
from planisphere.match import Match
from planisphere.words import LANGUAGES, words
from tests.tables import MODES

THIRDS = f"owner={'A' * 14}{'B' * 14}{'C' * 14}"
RISK = f"risk76 seats=3 mode=world round_number=5 order=ABC--- {THIRDS} armies=9,41*1"
RECORD = wandered("risk76", 3, {"mode": "world"}, 3, 60).to_record(reveal=True)


@cache
def records() -> tuple[str, ...]:
    """Records of random matches of every mode, some of them over, some from a line."""
    some = [wandered(*table, 3, length) for table in MODES for length in (0, 60)]
    some.append(wandered("risk76", 3, {"mode": "world", "horizon": "2"}, 1, 3000))
    some.append(wandered("conquete57", 2, {"horizon": "2"}, 1, 3000))
    assert some[-1].over
    line = Match.from_line(RISK, source=Fair("x", ["one", "two"]))
    line.play(0, "attack alaska kamchatka 3")
    return tuple(match.to_record(reveal=True) for match in [*some, line])


def refused(text: str) -> TextFault:
    """Return the fault of a record, which has a place in it and a sentence in each language."""
    with pytest.raises(TextFault) as caught:
        Match.from_record(text)
    placed(caught.value, text)
    return caught.value


def placed(fault: TextFault, text: str) -> None:
    """Check that a fault has a place in a text, and a sentence in each language."""
    assert 1 <= fault.line <= text.count("\n") + 1
    assert fault.column >= 1
    assert fault.column <= len(text.split("\n")[fault.line - 1]) + 1, fault
    for language in LANGUAGES:
        assert words(language).fault(fault)


def accepted(text: str) -> bool:
    """Whether a text is a record; if so it must come back, if not it must say where it is wrong."""
    try:
        match = Match.from_record(text)
    except TextFault as fault:
        placed(fault, text)
        return False
    written = match.to_record(reveal=True)
    again = Match.from_record(written)
    assert again.position.tobytes() == match.position.tobytes()
    assert again.to_record(reveal=True) == written
    return True


def replaced(record: str, pattern: str, text: str) -> str:
    """Replace the first line that a pattern finds; it must be there."""
    changed, count = re.subn(pattern, lambda _: text, record, count=1, flags=re.MULTILINE)
    assert count == 1
    return changed
