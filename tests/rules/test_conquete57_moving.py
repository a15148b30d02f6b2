"""The third step: moving armies that took no part in a fight."""

from __future__ import annotations

import pytest

from planisphere.match import Match
from tests.rules.conquete57_table import (
    A,
    B,
    armies,
    can,
    fight,
    fought,
    line,
    refused,
    sit,
)

LANDS = {"A": "south-america", "B": "africa", "C": "rest"}


def moving(many: dict[str, int], lands: dict[str, str] = LANDS) -> Match:
    """Sit down at the third step of a turn without fights."""
    match = sit([], line(lands, many))
    match.play(A, "done")
    return match


@pytest.mark.rule("C25")
def test_armies_move_to_a_neighbour_of_ones_own_without_any_fight() -> None:
    match = moving({"brazil": 5})
    match.play(A, "move brazil peru 3")
    assert (armies(match, "brazil"), armies(match, "peru")) == (2, 4)
    assert match.awaited == [A]


@pytest.mark.rule("C25")
def test_armies_move_over_a_sea_line() -> None:
    match = moving({"alaska": 5}, {"A": "alaska kamchatka", "B": "africa", "C": "rest"})
    match.play(A, "move alaska kamchatka 4")
    assert armies(match, "kamchatka") == 5


@pytest.mark.rule("C17", "C25")
def test_armies_do_not_move_over_a_line_that_the_edition_lacks() -> None:
    lands = {"A": "east-africa middle-east", "B": "brazil", "C": "rest"}
    start = line(lands, {"east-africa": 5}, east_africa_middle_east="off")
    match = sit([], start)
    match.play(A, "done")
    with refused("C25"):
        match.play(A, "move east-africa middle-east 1")


@pytest.mark.rule("C25")
def test_at_least_one_army_stays_behind() -> None:
    match = moving({"brazil": 5})
    with refused("C25"):
        match.play(A, "move venezuela peru 1")
    match.play(A, "move brazil peru 4")
    with refused("C25"):
        match.play(A, "move brazil peru 1")


@pytest.mark.rule("C25", "C27")
def test_all_of_them_cannot_move() -> None:
    match = moving({"brazil": 5})
    with refused("C25", "C27"):
        match.play(A, "move brazil peru 5")
    match.play(A, "move brazil peru all")
    assert (armies(match, "brazil"), armies(match, "peru")) == (1, 5)


@pytest.mark.rule("C25")
@pytest.mark.parametrize(
    "move",
    [
        "brazil north-africa",
        "north-africa egypt",
        "china siam",
        "north-africa brazil",
        "venezuela argentina",
        "brazil brazil",
    ],
)
def test_armies_move_only_between_neighbours_of_ones_own(move: str) -> None:
    match = moving({"brazil": 5, "venezuela": 5, "north-africa": 5, "china": 5})
    with refused("C25"):
        match.play(A, f"move {move} 1")


@pytest.mark.rule("C25")
def test_nothing_moves_before_the_fights_are_over() -> None:
    match = sit(["1/6"], line(LANDS, {"brazil": 5, "peru": 3}))
    with refused("C25"):
        match.play(A, "move peru argentina 1")
    fight(match, "brazil north-africa 1")
    with refused("C25"):
        match.play(A, "move peru argentina 1")
    match.play(A, "done; move peru argentina 1")
    assert armies(match, "argentina") == 2


@pytest.mark.rule("C25")
def test_a_move_that_was_begun_is_finished_first() -> None:
    match = moving({"brazil": 5, "venezuela": 5})
    match.play(A, "move brazil peru")
    for command in ("done", "move venezuela peru 1"):
        with refused("C25"):
            match.play(A, command)
    match.play(A, "bring 2; done; move venezuela peru 1")
    assert (armies(match, "brazil"), armies(match, "peru")) == (3, 4)


@pytest.mark.rule("C25")
def test_moving_is_free_and_done_ends_the_turn() -> None:
    match = sit(["infantry"], line(LANDS, {"brazil": 5}))
    match.play(A, "done")
    assert "done" in match.commands(A)
    match.play(A, "done")
    assert match.awaited == [B]


@pytest.mark.rule("C26")
def test_many_moves_in_many_places() -> None:
    lands = {"A": "south-america oceania", "B": "africa", "C": "rest"}
    match = moving({"brazil": 9, "indonesia": 4, "peru": 3}, lands)
    match.play(A, "move brazil peru 2; move indonesia new-guinea 2; move brazil argentina 3")
    match.play(A, "move peru argentina 1; move brazil peru 1")
    found = [armies(match, t) for t in ("brazil", "peru", "argentina", "indonesia", "new-guinea")]
    assert found == [3, 5, 5, 2, 3]


@pytest.mark.rule("C26")
def test_an_army_that_arrived_does_not_move_on() -> None:
    match = moving({"brazil": 5})
    match.play(A, "move brazil peru 4")
    assert can(match, A, "move") == []
    with refused("C26", "C27"):
        match.play(A, "move peru argentina 1")


@pytest.mark.rule("C26")
def test_those_that_were_there_may_still_leave_after_others_arrived() -> None:
    match = moving({"brazil": 5, "peru": 3})
    match.play(A, "move brazil peru 4; move peru argentina 2")
    assert (armies(match, "peru"), armies(match, "argentina")) == (5, 3)
    with refused("C26", "C27"):
        match.play(A, "move peru argentina 1")


@pytest.mark.rule("C26")
def test_moves_are_simultaneous_so_that_two_territories_may_change_armies() -> None:
    match = moving({"brazil": 5, "peru": 3})
    match.play(A, "move brazil peru 4; move peru brazil 2")
    assert (armies(match, "brazil"), armies(match, "peru")) == (3, 5)
    assert can(match, A, "move") == []


def after(throws: list[str], *attacks: str, many: int = 10, theirs: int = 20) -> Match:
    """Fight from Brazil against North Africa, the defender answering with as many dice."""
    match = sit(throws, line(LANDS, {"brazil": many, "north-africa": theirs}))
    for throw, attack in zip(throws, attacks, strict=True):
        fight(match, attack, throw.split("/")[1].count(".") + 1)
    return match


@pytest.mark.rule("C27")
@pytest.mark.parametrize(
    ("throws", "left", "marked"),
    [
        (["6.6.6/1"], 10, 3),
        (["6.6/1"], 10, 2),
        (["6/1"], 10, 1),
        (["1.1.1/6.6"], 8, 1),
        (["1.1.1/6.6.6"], 7, 0),
        (["6.6.6/1", "6/1"], 10, 3),
        (["6/1", "6.6.6/1"], 10, 3),
        (["1.1.1/6.6", "6.6/1"], 8, 2),
        (["6.6.6/1", "1/6"], 9, 2),
        (["1.1.1/6", "1.1.1/6"], 8, 2),
    ],
)
def test_armies_that_threw_stay_and_the_others_move(
    throws: list[str], left: int, marked: int
) -> None:
    attacks = [f"brazil north-africa {t.split('/')[0].count('.') + 1}" for t in throws]
    match = after(throws, *attacks)
    assert (armies(match, "brazil"), fought(match, "brazil")) == (left, marked)
    match.play(A, "done")
    free = left - max(1, marked)
    rule = "C27" if marked > 1 else "C25"
    match.play(A, f"move brazil peru {free}")
    assert armies(match, "brazil") == max(1, marked)
    with refused(rule):
        match.play(A, "move brazil argentina 1")


@pytest.mark.rule("C27")
def test_more_than_those_that_rested_cannot_move() -> None:
    match = after(["6.6.6/1"], "brazil north-africa 3")
    match.play(A, "done")
    with refused("C27"):
        match.play(A, "move brazil peru 8")
    match.play(A, "move brazil peru 4; move brazil argentina 3")
    assert armies(match, "brazil") == 3


@pytest.mark.rule("C27")
def test_when_all_threw_but_one_that_one_may_leave() -> None:
    match = after(["6.6.6/1"], "brazil north-africa 3", many=4)
    match.play(A, "done; move brazil peru 1")
    assert armies(match, "brazil") == 3


@pytest.mark.rule("C27")
def test_a_conquest_takes_the_mark_along() -> None:
    match = after(["6.6.6/1"], "brazil north-africa 3", theirs=1)
    match.play(A, "occupy 3")
    assert (fought(match, "brazil"), fought(match, "north-africa")) == (0, 3)
    match.play(A, "done")
    with refused("C27"):
        match.play(A, "move north-africa brazil 1")
    match.play(A, "move brazil north-africa 6")
    assert (armies(match, "brazil"), armies(match, "north-africa")) == (1, 9)


@pytest.mark.rule("C27")
@pytest.mark.parametrize(
    ("entering", "behind", "there"), [(1, 2, 1), (2, 1, 2), (3, 0, 3), (4, 0, 3), (9, 0, 3)]
)
def test_those_brought_along_are_taken_from_the_marked_ones_first(
    entering: int, behind: int, there: int
) -> None:
    attacks = ("brazil north-africa 3", "brazil north-africa 1")
    match = after(["6.6.6/1", "6/1"], *attacks, theirs=2)
    match.play(A, f"occupy {entering}")
    assert (fought(match, "brazil"), fought(match, "north-africa")) == (behind, there)
    match.play(A, "done")
    free = entering - max(1, there)
    if free:
        match.play(A, f"move north-africa brazil {free}")
    assert not [c for c in can(match, A, "move") if c.startswith("move north-africa")]


@pytest.mark.rule("C27")
def test_a_mark_follows_an_army_through_two_conquests() -> None:
    match = sit(["6.6.6/1", "6/1"], line(LANDS, {"brazil": 10}))
    fight(match, "brazil north-africa 3")
    match.play(A, "occupy 5")
    fight(match, "north-africa egypt 1")
    match.play(A, "occupy 1")
    assert (fought(match, "north-africa"), fought(match, "egypt")) == (2, 1)
    match.play(A, "done; move north-africa brazil 2")
    assert armies(match, "north-africa") == 2


@pytest.mark.rule("C27")
def test_defending_marks_nobody() -> None:
    chance = ["1.1.1/6.6.6", "infantry"]
    lands = {"A": "south-america", "B": "north-africa egypt", "C": "rest"}
    match = sit(chance, line(lands, {"brazil": 10, "north-africa": 6}))
    fight(match, "brazil north-africa 3")
    assert fought(match, "north-africa") == 0
    match.play(A, "done; done")
    match.play(B, "done; move north-africa egypt 5")
    assert armies(match, "egypt") == 6


@pytest.mark.rule("C27")
def test_a_new_turn_begins_with_no_marks() -> None:
    chance = ["6.6.6/1.1.1", "infantry", "infantry", "infantry"]
    match = sit(chance, line(LANDS, {"brazil": 10, "north-africa": 6}))
    fight(match, "brazil north-africa 3")
    match.play(A, "done; done")
    match.play(B, "place congo all; done; done")
    match.play(2, "place china all; done; done")
    assert list(match.position.fought) == [0] * 42
    match.play(A, "place peru all; done; move brazil peru 9")
    assert armies(match, "brazil") == 1
