"""Africa 1880: the last turn, the score and the winner."""

from __future__ import annotations

import pytest

from planisphere.match import Match
from tests.rules.africa_table import (
    BE,
    DE,
    FR,
    GB,
    IT,
    LAND,
    NL,
    A,
    B,
    after,
    begin,
    colonies,
    full,
    hand_in,
    sit,
    stands,
)

LATE = {"round_number": 8}


def everybody_at_war(*powers: str) -> dict[str, str]:
    """Write sheets on which everybody declares war on everybody."""
    return {
        power: ", ".join(f"{other}: war" for other in powers if other != power) for power in powers
    }


def with_colonies(founded: int, due: int, **fields: int) -> Match:
    """Sit down with so many colonies, half of each power, and so many that are due."""
    lands = LAND[: founded + due]
    table = {FR: " ".join(lands[::2]), DE: " ".join(lands[1::2]), GB: ""}
    developed = full(" ".join(lands))
    return sit(table, colonies=" ".join(lands[:founded]), developed=developed, **fields)


@pytest.mark.rule("A20")
def test_the_match_goes_on_after_the_twenty_first_colony() -> None:
    match = with_colonies(20, 1)
    hand_in(match, {})
    assert len(colonies(match)) == 21
    assert not match.over
    assert match.winners == []


@pytest.mark.rule("A20")
def test_the_twenty_second_colony_ends_the_match() -> None:
    match = with_colonies(21, 1)
    hand_in(match, {})
    assert len(colonies(match)) == 22
    assert match.over
    assert match.ending == "colonies"
    assert match.awaited == []


@pytest.mark.rule("A20")
@pytest.mark.parametrize(("founded", "due"), [(20, 3), (21, 2), (21, 11), (10, 14)])
def test_all_colonies_due_in_that_turn_are_founded_even_beyond_twenty_two(
    founded: int, due: int
) -> None:
    match = with_colonies(founded, due)
    hand_in(match, {})
    assert len(colonies(match)) == founded + due
    assert match.ending == "colonies"
    assert sum(match.scores) == 8 * (founded + due) + 2 * 3


@pytest.mark.rule("A20")
def test_the_last_turn_is_1914() -> None:
    match = sit({FR: "alger", DE: "", GB: ""}, round_number=7)
    hand_in(match, {})
    assert not match.over
    hand_in(match, {})
    assert match.over
    assert match.ending == "last-year"


@pytest.mark.rule("A20")
def test_colonies_of_1914_are_founded_and_count() -> None:
    match = after(
        {FR: "alger", DE: "", GB: ""}, {FR: "alger: develop"}, developed={"alger": 2}, **LATE
    )
    assert colonies(match) == {"alger"}
    assert match.scores == [8 + 2, 2, 2]


@pytest.mark.rule("A21")
def test_eight_alone_and_three_with_others() -> None:
    table = {FR: "alger natal congo", DE: "natal congo", GB: "congo", IT: ""}
    match = after(table, everybody_at_war(*table), colonies="alger natal congo", **LATE)
    assert match.scores == [8 + 3 + 3, 3 + 3, 3, 0]
    assert match.winners == [A]


@pytest.mark.rule("A21")
def test_a_presence_outside_a_colony_is_worth_nothing() -> None:
    table = {FR: "alger", DE: "natal congo gabon", GB: ""}
    sheets = everybody_at_war(*table)
    match = after(table, sheets, colonies="alger", developed={"congo": 3, "natal": 2}, **LATE)
    assert match.scores == [8, 0, 0]


@pytest.mark.rule("A21")
def test_one_for_each_other_power_that_declared_alliance() -> None:
    table = dict.fromkeys((FR, DE, GB, IT, NL, BE), "")
    sheets = {
        DE: "france: war",
        GB: "france: war, germany: war",
        IT: "france: war, germany: war, great-britain: war",
        NL: "italy: war, france: war",
        BE: "france: war",
    }
    match = after(table, sheets, **LATE)
    assert match.scores == [0, 3, 4, 4, 5, 5]


@pytest.mark.rule("A21")
def test_it_is_what_others_declare_that_counts() -> None:
    table = dict.fromkeys((FR, DE, GB), "")
    match = after(table, {FR: "germany: war, great-britain: war"}, **LATE)
    assert match.scores == [2, 1, 1]
    assert match.winners == [A]


@pytest.mark.rule("A8", "A21")
@pytest.mark.parametrize(
    "written", ["", "france: ???", "france: war, france: war", "france: alliance"]
)
def test_a_missing_or_unreadable_relation_is_an_alliance_at_the_end(written: str) -> None:
    match = after(dict.fromkeys((FR, DE, GB), ""), {DE: written, GB: "france: war"}, **LATE)
    assert match.scores == [1, 2, 2]


@pytest.mark.rule("A1", "A21")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_powers_without_a_player_give_no_points(seats: int) -> None:
    match = begin(seats, horizon="8")
    for _ in range(8):
        hand_in(match, {})
    assert match.scores == [seats - 1] * seats
    assert match.winners == []


@pytest.mark.rule("A21")
def test_only_the_declarations_of_the_last_turn_count() -> None:
    match = sit(dict.fromkeys((FR, DE, GB), ""), round_number=7)
    hand_in(match, {FR: "germany: war, great-britain: war"})
    hand_in(match, {DE: "france: war"})
    assert match.scores == [1, 2, 2]


@pytest.mark.rule("A21")
def test_a_presence_alone_is_one_whose_companions_are_gone() -> None:
    """Germany throws France out of Alger and founds the colony alone."""
    match = after(
        {FR: "alger", DE: "alger", GB: ""}, {DE: "france: war"}, developed=full("alger"), **LATE
    )
    assert match.scores == [1, 8 + 2, 2]
    assert match.winners == [B]


@pytest.mark.rule("A22")
def test_the_highest_score_wins_alone() -> None:
    table = {FR: "alger", DE: "natal", GB: ""}
    match = after(table, {GB: "germany: war"}, colonies="alger natal", **LATE)
    assert match.scores == [10, 9, 2]
    assert match.winners == [A]


@pytest.mark.rule("A22")
def test_a_shared_highest_score_is_nobodys_victory() -> None:
    match = after({FR: "alger", DE: "natal", GB: ""}, {}, colonies="alger natal", **LATE)
    assert match.scores == [10, 10, 2]
    assert match.winners == []
    assert match.over
    assert "Result: -" in match.to_record().splitlines()


@pytest.mark.rule("A22")
def test_a_tie_below_the_first_changes_nothing() -> None:
    match = after({FR: "", DE: "natal", GB: ""}, {}, colonies="natal", **LATE)
    assert match.scores == [2, 10, 2]
    assert match.winners == [B]


@pytest.mark.rule("A20", "A22")
def test_nobody_has_won_before_the_end() -> None:
    match = sit({FR: "alger", DE: "", GB: ""}, colonies="alger", round_number=7)
    assert match.winners == []
    hand_in(match, {})
    assert match.winners == []
    hand_in(match, {})
    assert match.winners == [A]


@pytest.mark.rule("A22")
def test_a_match_cut_by_its_horizon_has_no_winner() -> None:
    match = after({FR: "alger", DE: "", GB: ""}, {}, colonies="alger", horizon=4)
    assert match.ending == "horizon"
    assert match.winners == []


@pytest.mark.rule("A20")
def test_the_twenty_second_colony_on_the_last_turn_is_no_horizon() -> None:
    match = with_colonies(21, 1, horizon=4)
    hand_in(match, {})
    assert match.ending == "colonies"
    assert match.winners == []


@pytest.mark.rule("A23")
def test_who_has_no_presence_stays_in_and_may_land() -> None:
    match = sit({FR: "", DE: "natal", GB: ""})
    assert match.awaited == [0, 1, 2]
    assert "landing gabon" in match.commands(A)
    hand_in(match, {FR: "landing: gabon"})
    assert stands(match, FR) == {"gabon"}


@pytest.mark.rule("A17", "A23")
def test_who_lost_his_last_presence_comes_back() -> None:
    match = sit({FR: "sahara", DE: "sahara", GB: ""})
    hand_in(match, {DE: "france: war"})
    assert stands(match, FR) == set()
    assert match.awaited == [0, 1, 2]
    hand_in(match, {FR: "landing: natal"})
    assert stands(match, FR) == {"natal"}


@pytest.mark.rule("A21", "A23")
def test_the_declarations_of_who_has_no_presence_count() -> None:
    table = {FR: "alger", DE: "natal", GB: ""}
    match = after(table, {GB: "france: war"}, colonies="alger natal", **LATE)
    assert match.winners == [B]


@pytest.mark.rule("A21", "A23")
def test_who_has_no_presence_may_win_by_alliances() -> None:
    match = after(
        {FR: "", DE: "sahara", GB: ""}, {FR: "germany: war", DE: "great-britain: war"}, **LATE
    )
    assert match.scores == [2, 1, 1]
    assert match.winners == [A]
