"""Manchots Barjots: ninja twins and lookouts."""

from __future__ import annotations

import pytest

from planisphere.faults import TextFault
from tests.rules.manchots_table import (
    ZONES,
    A,
    B,
    C,
    D,
    E,
    give,
    hand,
    land,
    landed,
    line,
    moment,
    refused,
    short,
    sit,
)


@pytest.mark.rule("M6")
@pytest.mark.parametrize("zone", ZONES)
def test_after_ninja_twins_two_cards_are_landed(zone: str) -> None:
    match = sit(line({"A": f"{zone}1"}, phase="land"))
    land(match, A=f"{zone}1")
    assert landed(match, A, 1) == f"{zone}1"
    give(match)
    held = int(match.position.held[A])
    match.play(A, match.legal(A)[0])
    assert A in match.awaited
    match.play(A, match.legal(A)[0])
    assert A not in match.awaited
    land(match)
    assert [len(landed(match, seat, 2).split()) for seat in (A, B, C)] == [2, 1, 1]
    assert match.position.held.tolist() == [held, held + 1, held + 1, 0, 0]


@pytest.mark.rule("M6")
def test_the_two_cards_are_named_in_one_command() -> None:
    start = line({"A": "a4 d4 j5 m6"}, {"A": "c1"}, round_number=2, phase="land")
    match = sit(start)
    match.play(A, "land a4 d4")
    assert short(match.position.chosen[A]) == "a4 d4"
    assert A not in match.awaited
    land(match)
    assert landed(match, A, 2) == "a4 d4"
    assert not {"a4", "d4"} & set(hand(match, A).split())


@pytest.mark.rule("M6")
def test_two_must_be_landed_and_they_are_two_cards() -> None:
    start = line({"A": "a4 d5 d5 m6"}, {"A": "c1"}, round_number=2, phase="land")
    match = sit(start)
    with refused("M5", match):
        match.play(A, "land a4 a4")
    with refused("M5", match):
        match.play(A, "land a4 a9")
    with pytest.raises(TextFault):
        match.play(A, "land a4 d5 m6")
    match.play(A, "land a4")
    with refused("M5", match):
        match.play(A, "land a4")
    assert A in match.awaited
    assert match.commands(A)[0] != "land antarctica-4"
    match = sit(start)
    match.play(A, "land d5 d5")
    land(match)
    assert landed(match, A, 2) == "d5 d5"


@pytest.mark.rule("M6")
def test_nothing_is_shown_while_one_of_two_is_missing() -> None:
    match = sit(line({"A": "a4 d4"}, {"A": "c1"}, round_number=2, phase="land"))
    match.play(B, match.legal(B)[0])
    match.play(C, match.legal(C)[0])
    match.play(A, "land a4")
    assert moment(match) == (2, "land")
    assert short(match.position.landed[:, 1]) == ""
    match.play(A, "land d4")
    assert landed(match, A, 2) == "a4 d4"


@pytest.mark.rule("M6")
def test_the_twins_work_for_one_round_only() -> None:
    match = sit(line({"A": "a4 d4"}, {"A": "c1"}, round_number=2, phase="land"))
    land(match, A="a4 d4")
    give(match)
    land(match)
    assert [len(landed(match, seat, 3).split()) for seat in (A, B, C)] == [1, 1, 1]


@pytest.mark.rule("M6")
@pytest.mark.parametrize("pair", ["d1 d4", "d4 d1"])
def test_twins_among_the_two_work_again(pair: str) -> None:
    match = sit(line({"A": "d1 d4"}, {"A": "c1"}, round_number=2, phase="land"))
    land(match, A=pair)
    give(match)
    land(match)
    assert len(landed(match, A, 3).split()) == 2
    give(match)
    land(match)
    assert len(landed(match, A, 4).split()) == 1


@pytest.mark.rule("M6")
def test_two_twins_at_once_do_not_add_up() -> None:
    """Never three."""
    match = sit(line({"A": "d1 j1"}, {"A": "c1"}, round_number=2, phase="land"))
    land(match, A="d1 j1")
    give(match)
    with pytest.raises(TextFault):
        match.play(A, "land " + " ".join(hand(match, A).split()[:3]))
    land(match)
    assert len(landed(match, A, 3).split()) == 2
    give(match)
    land(match)
    assert len(landed(match, A, 4).split()) == 1


@pytest.mark.rule("M6")
def test_several_players_may_have_twins_to_follow() -> None:
    match = sit(line(landed={"A": "c1", "C": "d1", "D": "m1"}, seats=4, round_number=2))
    give(match)
    land(match)
    assert [len(landed(match, seat, 2).split()) for seat in (A, B, C, D)] == [2, 1, 2, 2]


@pytest.mark.rule("M6")
def test_twins_in_hand_or_given_away_do_nothing() -> None:
    match = sit(line({"A": "d1 j1 a4 a5"}))
    give(match, A="d1 a4")
    land(match, A="a5")
    give(match)
    land(match)
    assert [len(landed(match, seat, 2).split()) for seat in (A, B, C)] == [1, 1, 1]


@pytest.mark.rule("M8")
@pytest.mark.parametrize("zone", ZONES)
def test_a_lookout_chooses_after_the_others_have_shown(zone: str) -> None:
    match = sit(line({"B": f"{zone}3"}, phase="land"))
    land(match, B=f"{zone}3")
    give(match)
    assert match.awaited == [A, C]
    with refused("turn", match):
        match.play(B, f"land {hand(match, B).split()[0]}")
    assert match.legal(B) == []
    land(match)
    assert moment(match) == (2, "late")
    assert match.awaited == [B]
    assert landed(match, A, 2) != ""
    assert landed(match, C, 2) != ""
    assert landed(match, B, 2) == ""
    card = hand(match, B).split()[0]
    land(match, B=card)
    assert landed(match, B, 2) == card
    assert moment(match) == (3, "give")


@pytest.mark.rule("M8")
def test_a_lookout_gives_together_with_the_others() -> None:
    match = sit(line(landed={"B": "d3"}, round_number=2))
    assert match.awaited == [A, B, C]


@pytest.mark.rule("M8")
def test_the_lookout_works_for_one_round_only() -> None:
    match = sit(line({"B": "a4"}, {"B": "d3"}, round_number=2, phase="land"))
    land(match)
    land(match, B="a4")
    give(match)
    assert match.awaited == [A, B, C]


@pytest.mark.rule("M8")
def test_a_lookout_landed_late_works_again() -> None:
    match = sit(line({"B": "j3"}, {"B": "d3"}, round_number=2, phase="land"))
    land(match)
    land(match, B="j3")
    give(match)
    assert match.awaited == [A, C]


@pytest.mark.rule("M8")
def test_several_lookouts_choose_at_the_same_time_after_the_rest() -> None:
    past = {"A": "d3", "C": "j3", "D": "m3"}
    match = sit(line({"C": "a4 a5"}, past, seats=5, round_number=2, phase="land"))
    assert match.awaited == [B, E]
    land(match)
    assert moment(match) == (2, "late")
    assert match.awaited == [A, C, D]
    match.play(C, "land a4")
    match.play(A, match.legal(A)[0])
    assert match.awaited == [D]
    assert [landed(match, seat, 2) for seat in (A, C, D)] == ["", "", ""]
    with refused("turn", match):
        match.play(C, "land a5")
    land(match)
    assert landed(match, C, 2) == "a4"
    assert moment(match) == (3, "give")


@pytest.mark.rule("M8")
def test_a_lookout_cannot_give_when_his_time_comes() -> None:
    match = sit(line({"B": "a4 a5"}, {"B": "d3"}, round_number=2, phase="land"))
    land(match)
    for command in ("give a4 a5", "left a4", "land m9", "land a9"):
        with refused("M5", match):
            match.play(B, command)


@pytest.mark.rule("M8")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_if_everybody_is_a_lookout_all_choose_together(seats: int) -> None:
    past = {who: f"{zone}3" for who, zone in zip("ABCDE"[:seats], ZONES, strict=False)}
    match = sit(line(landed=past, seats=seats, round_number=2))
    give(match)
    assert match.awaited == list(range(seats))
    for seat in range(seats):
        assert short(match.position.landed[:, 1]) == ""
        match.play(seat, match.legal(seat)[0])
    assert all(len(landed(match, seat, 2).split()) == 1 for seat in range(seats))
    assert moment(match) == (3, "give")


@pytest.mark.rule("M8")
def test_all_but_one_are_lookouts() -> None:
    past = {"B": "d3", "C": "j3"}
    match = sit(line(landed=past, round_number=2))
    give(match)
    assert match.awaited == [A]
    land(match)
    assert match.awaited == [B, C]


@pytest.mark.rule("M8")
def test_two_lookouts_landed_at_once_are_like_one() -> None:
    past = {"A": "c1, d3 j3"}
    match = sit(line({"A": "a4"}, past, round_number=3, phase="land"))
    assert match.awaited == [B, C]
    land(match)
    land(match, A="a4")
    give(match)
    assert match.awaited == [A, B, C]


@pytest.mark.rule("M9")
@pytest.mark.parametrize("pair", ["d1 j3", "j3 d1"])
def test_twins_and_lookout_together_two_cards_both_late(pair: str) -> None:
    match = sit(line({"A": "a4 a6 d5 d5"}, {"A": f"c1, {pair}"}, round_number=3, phase="land"))
    assert match.awaited == [B, C]
    land(match)
    assert match.awaited == [A]
    match.play(A, "land a4")
    assert match.awaited == [A]
    assert landed(match, A, 3) == ""
    match.play(A, "land d5")
    assert landed(match, A, 3) == "a4 d5"
    give(match)
    assert match.awaited == [A, B, C]
    land(match)
    assert len(landed(match, A, 4).split()) == 1
