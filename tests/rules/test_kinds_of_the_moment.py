"""A command that comes at the wrong moment is refused for the moment, not for its details."""

from __future__ import annotations

import pytest

from planisphere.faults import IllegalMove
from planisphere.match import Match

OWNERS = "A" * 14 + "B" * 14 + "C" * 14
ACT = f"seats=3 round_number=5 order=ABC--- owner={OWNERS} armies=9,41*1"


def refusal(line: str, seat: int, command: str) -> str:
    with pytest.raises(IllegalMove) as refused:
        Match.from_line(line, seed="x").play(seat, command)
    return refused.value.rule


@pytest.mark.parametrize(
    ("line", "command", "rule"),
    [
        (f"conquete57 {ACT} exchange=forces reserve=3,5*0", "attack alaska brazil", "C16"),
        (f"conquete57 {ACT}", "attack alaska brazil", "C17"),
        (f"conquete57 {ACT}", "move alaska brazil 1", "C25"),
        (f"risk76 mode=world {ACT} exchange=forces reserve=3,5*0", "attack alaska brazil", "R13"),
        (f"risk76 mode=world {ACT}", "attack alaska brazil", "R14"),
        (f"risk76 mode=world {ACT} phase=move", "attack alaska brazil", "R11"),
        (f"risk76 mode=world {ACT} phase=move", "move alaska brazil 1", "R20"),
    ],
)
def test_territories_that_are_apart(line: str, command: str, rule: str) -> None:
    assert refusal(line, 0, command) == rule


@pytest.mark.parametrize("command", ["attack alaska brazil", "move alaska brazil 1", "done"])
def test_while_the_armies_of_the_start_are_placed(command: str) -> None:
    match = Match.new("risk76", 3, seed="x")
    with pytest.raises(IllegalMove) as refused:
        match.play(0, command)
    assert refused.value.rule == "R4"
