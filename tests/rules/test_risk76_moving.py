"""Risk (1970–76), third step: one move."""

from __future__ import annotations

from typing import Any

import pytest

from planisphere.match import Match
from tests.rules.risk76_table import A, B, armies, play, refusal, table, verbs

HOLDS = {"alaska": 6, "alberta": 4, "kamchatka": 1, "brazil": 5, "north-africa": 1, "quebec": 3}


def moving(**fields: Any) -> Match:
    """A in his third step."""
    return table({"A": HOLDS}, phase="move", **fields)


@pytest.mark.rule("R20")
@pytest.mark.parametrize("count", [1, 3, 5])
def test_any_number_of_armies_moves_next_door_and_the_turn_is_over(count: int) -> None:
    match = play(moving(), f"A: move alaska alberta {count}")
    assert (armies(match, "alaska"), armies(match, "alberta")) == (6 - count, 4 + count)
    assert match.awaited == [B]


@pytest.mark.rule("R20")
def test_all_means_all_but_the_one_that_stays() -> None:
    match = play(moving(), "A: move alaska alberta all")
    assert (armies(match, "alaska"), armies(match, "alberta")) == (1, 9)


@pytest.mark.rule("R20")
@pytest.mark.parametrize(("base", "target"), [("alaska", "kamchatka"), ("brazil", "north-africa")])
def test_armies_move_by_sea_too(base: str, target: str) -> None:
    match = play(moving(), f"A: move {base} {target} 2")
    assert armies(match, target) == 3


@pytest.mark.rule("R20")
@pytest.mark.parametrize(
    "command",
    [
        "move alaska alberta 6",
        "move kamchatka alaska 1",
        "move alaska brazil 1",
        "move brazil peru 1",
        "move ontario alberta 1",
        "move alaska alberta 0",
    ],
    ids=["none stays", "only one there", "far", "to another's", "of another's", "nobody"],
)
def test_a_move_is_refused(command: str) -> None:
    assert refusal(moving(), A, command) == "R20"


@pytest.mark.rule("R20")
def test_a_closed_edge_bears_no_move() -> None:
    held = {"A": {"east-africa": 3, "middle-east": 1}}
    off = table(held, phase="move", east_africa_middle_east="off")
    assert refusal(off, A, "move east-africa middle-east 1") == "R20"
    play(table(held, phase="move"), "A: move east-africa middle-east 1")


@pytest.mark.rule("R20")
def test_there_is_only_one_move() -> None:
    match = moving()
    assert refusal(match, A, "move alaska alberta 1; move brazil north-africa 1") == "turn"


@pytest.mark.rule("R20")
def test_who_began_to_move_must_say_how_many() -> None:
    match = play(moving(), "A: move alaska alberta")
    assert refusal(match, A, "attack brazil peru 1") == "R20"
    assert "attack" not in verbs(match, A)
    assert match.awaited == [A]


@pytest.mark.rule("R20")
def test_a_move_comes_only_after_the_fights_have_been_ended() -> None:
    match = table({"A": HOLDS}, exchange="forces")
    assert refusal(match, A, "move alaska alberta 2") == "R20"
    play(match, "A: done", "A: move alaska alberta 2")


@pytest.mark.rule("R20")
def test_who_has_fought_may_move_the_armies_that_fought() -> None:
    match = table({"A": HOLDS}, script=["6.6.6/1", "siam"])
    play(match, "A: attack alberta ontario 3", "C: defend", "A: occupy 3", "A: done")
    play(match, "A: move ontario quebec 2")
    assert (armies(match, "ontario"), armies(match, "quebec")) == (1, 5)


@pytest.mark.rule("R20")
def test_moving_is_free_and_done_ends_the_turn_without_it() -> None:
    match = play(moving(), "A: done")
    assert match.awaited == [B]


@pytest.mark.rule("R20", "R11")
def test_after_the_fights_have_been_ended_nobody_attacks() -> None:
    assert refusal(moving(), A, "attack alaska northwest-territory 1") == "R11"
    assert refusal(moving(), A, "place alaska") == "R11"


@pytest.mark.rule("R20")
def test_the_third_step_is_asked_even_where_no_move_is_possible() -> None:
    match = table({"A": {"alaska": 6}}, exchange="forces")
    play(match, "A: done")
    assert match.awaited == [A]
    assert match.commands(A) == ["done"]
