"""Africa 1880: founding colonies, and what they change."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.rules.africa_table import (
    DE,
    FR,
    GB,
    IT,
    NL,
    SQUARES,
    A,
    after,
    colonies,
    developed,
    full,
    hand_in,
    on,
    refused,
    sit,
    stands,
    void,
)

THREE = {FR: "congo", DE: "congo", GB: "congo"}


@pytest.mark.rule("A18")
def test_a_territory_full_of_developments_becomes_a_colony_by_itself() -> None:
    match = after({FR: "alger", DE: "", GB: ""}, {}, developed=full("alger"))
    assert colonies(match) == {"alger"}
    assert stands(match, FR) == {"alger"}


@pytest.mark.rule("A10", "A18")
def test_the_last_development_founds_the_colony_in_the_same_turn() -> None:
    match = after({FR: "alger", DE: "", GB: ""}, {FR: "alger: develop"}, developed={"alger": 2})
    assert colonies(match) == {"alger"}


@pytest.mark.rule("A18")
@pytest.mark.parametrize("land", ["sahara", "gabon", "alger", "congo"])
def test_all_its_squares_must_be_developed(land: str) -> None:
    for already in range(SQUARES[land] + 1):
        match = after({FR: land, DE: "", GB: ""}, {}, developed={land: already})
        assert colonies(match) == ({land} if already == SQUARES[land] else set())


@pytest.mark.rule("A18")
def test_an_empty_territory_does_not_become_a_colony() -> None:
    match = after({FR: "alger", DE: "", GB: ""}, {}, developed=full("natal congo"))
    assert colonies(match) == set()
    assert developed(match, "natal") == 3


@pytest.mark.rule("A16", "A18")
def test_a_territory_emptied_by_its_conflict_does_not_become_a_colony() -> None:
    sheets = {
        FR: "germany: war, great-britain: war",
        DE: "france: war, great-britain: war",
        GB: "germany: war, france: war",
    }
    match = after(THREE, sheets, developed=full("congo"))
    assert on(match, "congo") == set()
    assert colonies(match) == set()


@pytest.mark.rule("A18")
def test_allies_found_a_colony_together() -> None:
    match = after(THREE, {}, developed=full("congo"))
    assert colonies(match) == {"congo"}
    assert on(match, "congo") == {FR, DE, GB}


@pytest.mark.rule("A15", "A18")
def test_two_at_mutual_war_stay_and_found_none() -> None:
    match = after(
        {FR: "alger", DE: "alger", GB: ""},
        {FR: "germany: war", DE: "france: war"},
        developed=full("alger"),
    )
    assert on(match, "alger") == {FR, DE}
    assert colonies(match) == set()
    hand_in(match, {})
    assert colonies(match) == {"alger"}


@pytest.mark.rule("A18")
@pytest.mark.parametrize(("power", "other"), list(permutations((FR, DE, GB), 2)))
def test_one_war_among_those_present_is_enough_against_it(power: str, other: str) -> None:
    """Each of the three has an ally beside his enemy, so all stay; the alliance is not mutual."""
    match = after(THREE, {power: f"{other}: war"}, developed=full("congo"))
    assert on(match, "congo") == {FR, DE, GB}
    assert colonies(match) == set()


@pytest.mark.rule("A18")
def test_the_removed_no_longer_matter() -> None:
    """Germany throws France out, and founds alone what they could not found together."""
    match = after({FR: "alger", DE: "alger", GB: ""}, {DE: "france: war"}, developed=full("alger"))
    assert on(match, "alger") == {DE}
    assert colonies(match) == {"alger"}


@pytest.mark.rule("A16", "A18")
def test_wars_with_who_was_removed_do_not_matter() -> None:
    sheets = {FR: "germany: war", GB: "germany: war", DE: "france: war"}
    match = after(THREE, sheets, developed=full("congo"))
    assert on(match, "congo") == {FR, GB}
    assert colonies(match) == {"congo"}


@pytest.mark.rule("A16", "A18")
def test_who_is_left_must_be_allied_both_ways() -> None:
    """Italy goes; Germany's war on France was outweighed, yet it prevents the colony."""
    table = {IT: "congo", FR: "congo", DE: "congo"}
    sheets = {FR: "italy: war", DE: "italy: war, france: war"}
    match = after(table, sheets, developed=full("congo"))
    assert on(match, "congo") == {FR, DE}
    assert colonies(match) == set()


@pytest.mark.rule("A18")
def test_wars_with_absent_powers_do_not_matter() -> None:
    table = {FR: "alger", DE: "alger", GB: "natal", IT: ""}
    sheets = {
        FR: "great-britain: war, italy: war",
        DE: "italy: war",
        GB: "france: war, germany: war",
        IT: "france: war",
    }
    match = after(table, sheets, developed=full("alger natal"))
    assert colonies(match) == {"alger", "natal"}


@pytest.mark.rule("A17", "A18")
def test_newcomers_are_part_of_the_colony_or_prevent_it() -> None:
    table = {FR: "alger", DE: "maroc", GB: "tripoli", IT: "sahara"}
    sheets = {DE: "maroc: alger", GB: "tripoli: alger"}
    match = after(table, sheets, developed=full("alger"))
    assert on(match, "alger") == {FR, DE, GB}
    assert colonies(match) == {"alger"}
    match = after(table, {**sheets, GB: "tripoli: alger, germany: war"}, developed=full("alger"))
    assert on(match, "alger") == {FR, DE, GB}
    assert colonies(match) == set()


@pytest.mark.rule("A18")
def test_an_explorer_founds_where_all_is_built_already() -> None:
    match = after({FR: "maroc", DE: "", GB: ""}, {FR: "maroc: alger"}, developed=full("alger"))
    assert colonies(match) == {"alger"}
    match = after({FR: "", DE: "", GB: ""}, {FR: "landing: natal"}, developed=full("natal"))
    assert colonies(match) == {"natal"}


@pytest.mark.rule("A18")
def test_several_colonies_are_founded_in_a_turn_and_stay() -> None:
    match = after({FR: "alger", DE: "natal", GB: ""}, {}, developed=full("alger natal"))
    assert colonies(match) == {"alger", "natal"}
    hand_in(match, {FR: "germany: war", DE: "france: war"})
    assert colonies(match) == {"alger", "natal"}


@pytest.mark.rule("A19")
def test_in_a_colony_of_two_there_are_no_conflicts_any_more() -> None:
    table = {FR: "alger sahara", DE: "alger sahara", GB: ""}
    match = after(table, {DE: "france: war"}, colonies="alger")
    assert on(match, "alger") == {FR, DE}
    assert on(match, "sahara") == {DE}
    assert colonies(match) == {"alger"}


@pytest.mark.rule("A19")
def test_in_a_colony_of_three_there_are_no_conflicts_any_more() -> None:
    table = {FR: "congo gabon", DE: "congo gabon", GB: "congo gabon"}
    sheets = {DE: "france: war", GB: "france: war, germany: war"}
    match = after(table, sheets, colonies="congo")
    assert on(match, "congo") == {FR, DE, GB}
    assert on(match, "gabon") == {DE, GB}


@pytest.mark.rule("A19")
def test_from_a_colony_one_explores_outward() -> None:
    match = after(
        {FR: "alger", DE: "alger", GB: ""},
        {FR: "alger: sahara", DE: "alger: tripoli"},
        colonies="alger",
    )
    assert stands(match, FR) == {"alger", "sahara"}
    assert stands(match, DE) == {"alger", "tripoli"}


@pytest.mark.rule("A12", "A19")
def test_nobody_explores_into_a_colony() -> None:
    match = sit({FR: "alger", DE: "maroc", GB: "sahara"}, colonies="alger")
    assert void(match, DE, "maroc: alger") == [("maroc", "A12", "into-colony")]
    with refused("A12"):
        match.play(1, "order maroc alger")
    hand_in(match, {DE: "maroc: alger", GB: "sahara: alger"})
    assert on(match, "alger") == {FR}


@pytest.mark.rule("A12", "A18")
def test_a_colony_founded_this_turn_still_takes_in_its_explorers() -> None:
    match = sit({FR: "alger", DE: "maroc", GB: "sahara"}, developed={"alger": 2})
    hand_in(match, {FR: "alger: develop", DE: "maroc: alger"})
    assert on(match, "alger") == {FR, DE}
    assert colonies(match) == {"alger"}
    hand_in(match, {GB: "sahara: alger"})
    assert on(match, "alger") == {FR, DE}


@pytest.mark.rule("A7", "A19")
def test_nobody_lands_in_a_colony() -> None:
    match = sit({FR: "natal", DE: "", GB: ""}, colonies="natal")
    assert void(match, DE, "landing: natal") == [("landing", "A7", "landing-occupied")]
    hand_in(match, {DE: "landing: natal"})
    assert on(match, "natal") == {FR}


@pytest.mark.rule("A10", "A19")
def test_developing_a_colony_is_lost() -> None:
    match = after({FR: "alger", DE: "", GB: ""}, {FR: "alger: develop"}, colonies="alger")
    assert developed(match, "alger") == 3
    assert stands(match, FR) == {"alger"}


@pytest.mark.rule("A16", "A19")
def test_who_stands_in_a_colony_does_not_count_next_door() -> None:
    """France's allies are in the colony of Alger; in Sahara it has two enemies."""
    table = {FR: "alger sahara", DE: "sahara", GB: "sahara", IT: "alger", NL: "alger"}
    match = after(table, {DE: "france: war", GB: "france: war"}, colonies="alger")
    assert on(match, "sahara") == {DE, GB}
    assert on(match, "alger") == {FR, IT, NL}


@pytest.mark.rule("A6", "A19")
def test_line_by_line_a_colony_is_not_among_the_answers() -> None:
    match = sit({FR: "maroc", DE: "sahara", GB: ""}, colonies="sahara")
    assert match.commands(A) == [
        *("order morocco nothing", "order morocco develop"),
        *("order morocco algiers", "order morocco dakar"),
    ]
