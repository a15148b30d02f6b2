"""The first step of a turn: the card, the armies received, where they go."""

from __future__ import annotations

import pytest

from planisphere.fields import HIDDEN
from planisphere.game import CHANCE, ONLOOKER
from tests.rules.conquete57_table import (
    CONTINENTS,
    INFANTRY,
    JOKER,
    SCATTERED,
    A,
    B,
    C,
    armies,
    can,
    hand,
    line,
    refused,
    reserve,
    sit,
    turn_begins,
)

LANDS = {"A": "africa", "B": "brazil peru", "C": "rest"}


@pytest.mark.rule("C8")
def test_a_turn_begins_with_one_card_for_who_conquered_nothing() -> None:
    match = turn_begins("B", ["infantry"], LANDS, hands={"B": "cavalry"})
    assert match.awaited == [B]
    assert hand(match, B) == [1, 0, 1, 0]


@pytest.mark.rule("C8")
def test_a_conquest_earns_no_card_and_every_turn_brings_one() -> None:
    chance = ["infantry", "6.5.4/1", "cavalry", "artillery", "joker"]
    match = turn_begins("B", chance, LANDS, {"peru": 5})
    match.play(B, "attack peru venezuela 3")
    match.play(C, "defend")
    match.play(B, "occupy 3; done; done")
    assert hand(match, B) == [1, 0, 0, 0]
    assert hand(match, C) == [0, 0, 1, 0]
    match.play(C, "place china all; done; done")
    assert hand(match, A) == [0, 1, 0, 0]
    match.play(A, "place congo all; done; done")
    assert hand(match, B) == [1, 0, 0, 1]


@pytest.mark.rule("C8")
def test_the_card_of_this_turn_may_be_used_at_once() -> None:
    match = turn_begins("B", ["joker"], LANDS)
    match.play(B, "trade joker")
    assert reserve(match, B) == 4


@pytest.mark.rule("C8")
def test_nobody_else_sees_the_card() -> None:
    match = turn_begins("B", ["infantry"], LANDS)
    for seat in (A, C, ONLOOKER):
        assert list(match.view(seat).hand[B]) == [HIDDEN] * 4
        assert match.heard(seat)[-1] == (CHANCE, HIDDEN)
        assert match.view(seat).held[B] == 1
    assert list(match.view(B).hand[B]) == [1, 0, 0, 0]
    assert match.heard(B)[-1] == (CHANCE, INFANTRY)


@pytest.mark.rule("C8")
def test_what_others_see_does_not_depend_on_the_card() -> None:
    drawn = [turn_begins("B", [card], LANDS) for card in ("infantry", "joker")]
    for seat in (A, C, ONLOOKER):
        views = [match.view(seat).tobytes() for match in drawn]
        assert views[0] == views[1]
        assert drawn[0].heard(seat) == drawn[1].heard(seat)
    assert drawn[1].heard(B)[-1] == (CHANCE, JOKER)


@pytest.mark.rule("C9")
@pytest.mark.parametrize(
    ("held", "received"),
    [(1, 0), (2, 0), (3, 1), (4, 1), (5, 1), (6, 2), (11, 3), (12, 4), (14, 4), (15, 5)],
)
def test_three_territories_give_an_army_and_there_is_no_minimum(held: int, received: int) -> None:
    """With 14 territories the booklet's example."""
    lands = {"B": " ".join(SCATTERED[:held]), "A": "brazil", "C": "rest"}
    match = turn_begins("B", ["infantry"], lands)
    assert reserve(match, B) == received


@pytest.mark.rule("C10")
def test_africa_oceania_and_six_more_territories_give_ten_armies() -> None:
    """The booklet's example."""
    more = "iceland scandinavia ukraine great-britain northern-europe alaska"
    lands = {"B": f"africa oceania {more}", "A": "brazil", "C": "rest"}
    match = turn_begins("B", ["infantry"], lands)
    assert reserve(match, B) == 5 + 3 + 2


@pytest.mark.rule("C9", "C10")
@pytest.mark.parametrize(
    ("continent", "bonus"),
    [
        ("oceania", 2),
        ("south-america", 2),
        ("africa", 3),
        ("europe", 5),
        ("north-america", 5),
        ("asia", 7),
    ],
)
def test_a_whole_continent_gives_armies_besides_those_for_its_territories(
    continent: str, bonus: int
) -> None:
    territories = CONTINENTS[continent]
    others = [name for name in CONTINENTS if name != continent]
    split = {"A": CONTINENTS[others[0]][0], "C": "rest"}
    whole = turn_begins("B", ["infantry"], {"B": continent, **split})
    assert reserve(whole, B) == len(territories) // 3 + bonus
    broken = turn_begins("B", ["infantry"], {"B": " ".join(territories[1:]), **split})
    assert reserve(broken, B) == (len(territories) - 1) // 3


@pytest.mark.rule("C16")
@pytest.mark.parametrize("command", ["attack brazil north-africa 3", "done"])
def test_all_armies_are_placed_before_he_fights_or_is_done(command: str) -> None:
    lands = {"A": "brazil peru", "B": "africa", "C": "rest"}
    match = sit([], line(lands, {"brazil": 5}, reserve={"A": 2}))
    with refused("C16"):
        match.play(A, command)
    match.play(A, "place peru 1")
    with refused("C16"):
        match.play(A, command)
    match.play(A, "place brazil 1")
    match.play(A, command)


@pytest.mark.rule("C16")
def test_armies_may_be_placed_in_any_split() -> None:
    lands = {"A": "brazil peru congo", "B": "asia", "C": "rest"}
    split = sit([], line(lands, reserve={"A": 17}))
    split.play(A, "place brazil 3; place congo 13; place brazil")
    assert (armies(split, "brazil"), armies(split, "congo")) == (5, 14)
    assert reserve(split, A) == 0
    together = sit([], line(lands, reserve={"A": 17}))
    together.play(A, "place peru all")
    assert armies(together, "peru") == 18


@pytest.mark.rule("C16")
def test_armies_are_placed_on_own_territories_only() -> None:
    match = sit([], line(LANDS, reserve={"A": 2}))
    with refused("C16"):
        match.play(A, "place brazil 1")
    assert {command.split()[1] for command in can(match, A, "place")} == set(CONTINENTS["africa"])


@pytest.mark.rule("C16")
def test_no_more_armies_are_placed_than_were_received() -> None:
    match = sit([], line(LANDS, reserve={"A": 2}))
    with refused("C16"):
        match.play(A, "place congo 3")
    match.play(A, "place congo 2")
    with refused("C16"):
        match.play(A, "place congo 1")


@pytest.mark.rule("C9", "C16")
def test_with_nothing_to_place_or_attack_he_is_still_asked_and_says_done() -> None:
    match = turn_begins("B", ["infantry"], LANDS)
    assert match.awaited == [B]
    assert match.commands(B) == ["done"]


@pytest.mark.rule("C13", "C16")
def test_done_and_attacks_are_open_whatever_the_hand() -> None:
    hands = ["-", "2*joker", "5*infantry+5*artillery+5*cavalry"]
    found = []
    for cards in hands:
        match = sit([], line(LANDS, {"egypt": 4}, {"A": cards}))
        found.append([c for c in match.commands(A) if not c.startswith("trade")])
    assert found[0] == found[1] == found[2]
    assert "done" in found[0]
    assert "attack egypt middle-east 3" in found[0]


@pytest.mark.rule("C16")
def test_one_done_ends_the_first_and_the_second_step() -> None:
    match = sit([], line(LANDS, {"egypt": 4}))
    match.play(A, "done")
    assert match.awaited == [A]
    with refused("C16"):
        match.play(A, "attack egypt middle-east 3")
    assert can(match, A, "attack") == []
    assert can(match, A, "move") != []


@pytest.mark.rule("C16")
def test_the_supply_of_armies_has_no_limit() -> None:
    start = line(LANDS, {"congo": 5000, "egypt": 400}, reserve={"A": 123_456})
    match = sit([], start)
    match.play(A, "place congo all")
    assert armies(match, "congo") == 128_456
