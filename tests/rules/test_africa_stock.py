"""Africa 1880: the twenty-two presences of a power."""

from __future__ import annotations

import pytest

from planisphere.match import Match
from tests.rules.africa_table import (
    DE,
    FR,
    GB,
    LAND,
    hand_in,
    on,
    sit,
    stands,
)


def france(left: int, near: str, free: str) -> Match:
    """Sit down with so many presences left to France, which leaves some territories free."""
    others = [land for land in LAND if land not in f"{near} {free}".split()]
    return sit({FR: " ".join([*near.split(), *others][: 22 - left]), DE: "", GB: ""})


def gained(match: Match, sheet: str) -> set[str]:
    """Return the territories that France enters in a turn."""
    before = stands(match, FR)
    hand_in(match, {FR: sheet})
    return stands(match, FR) - before


@pytest.mark.rule("A13")
def test_france_has_what_the_table_says() -> None:
    for left in (0, 1, 2):
        assert len(stands(france(left, "alger dakar", "maroc tripoli"), FR)) == 22 - left


@pytest.mark.rule("A13")
def test_explorations_go_by_the_presences_own_territory_not_by_their_target() -> None:
    match = france(1, "alger dakar", "maroc tripoli")
    assert gained(match, "dakar: maroc, alger: tripoli") == {"tripoli"}


@pytest.mark.rule("A13")
def test_both_are_carried_out_while_presences_are_left() -> None:
    match = france(2, "alger dakar", "maroc tripoli")
    assert gained(match, "dakar: maroc, alger: tripoli") == {"tripoli", "maroc"}


@pytest.mark.rule("A13")
def test_the_landing_comes_after_the_explorations() -> None:
    match = france(1, "zanzibar", "angola mozambique")
    assert gained(match, "landing: angola, zanzibar: mozambique") == {"mozambique"}
    match = france(2, "zanzibar", "angola mozambique")
    assert gained(match, "landing: angola, zanzibar: mozambique") == {"mozambique", "angola"}


@pytest.mark.rule("A13")
def test_accents_are_ignored_in_the_order() -> None:
    """Érythrée stands before Gabon, not after Zanzibar."""
    match = france(1, "erythree gabon", "mogadiscio oubangui")
    assert gained(match, "gabon: oubangui, erythree: mogadiscio") == {"mogadiscio"}


@pytest.mark.rule("A13")
def test_the_order_is_that_of_the_data_file_and_not_of_english() -> None:
    """Côte-de-l'Or comes before Dahomey, though Dahomey comes before the Gold Coast."""
    match = france(1, "cote-de-l-or dahomey", "sierra-leone cameroun")
    assert gained(match, "dahomey: cameroun, gold coast: sierra-leone") == {"sierra-leone"}


@pytest.mark.rule("A13", "A11")
def test_a_target_reached_twice_costs_one() -> None:
    match = france(2, "alger dakar maroc tombouctou", "sahara sokoto")
    sheet = "alger: sahara, dakar: sahara, maroc: sahara, tombouctou: sokoto"
    assert gained(match, sheet) == {"sahara", "sokoto"}
    match = france(1, "alger dakar maroc tombouctou", "sahara sokoto")
    assert gained(match, sheet) == {"sahara"}


@pytest.mark.rule("A13", "A11")
def test_a_landing_where_one_explores_costs_nothing_more() -> None:
    match = france(2, "alger zanzibar", "mozambique sahara")
    sheet = "zanzibar: mozambique, alger: sahara, landing: mozambique"
    assert gained(match, sheet) == {"mozambique", "sahara"}


@pytest.mark.rule("A13")
def test_without_presences_nothing_is_explored_or_landed() -> None:
    match = france(0, "alger", "maroc mozambique")
    assert gained(match, "alger: maroc, landing: mozambique") == set()
    assert len(stands(match, FR)) == 22


@pytest.mark.rule("A13")
def test_developing_costs_no_presence() -> None:
    match = france(1, "alexandrie alger dakar", "maroc mozambique")
    assert gained(match, "alexandrie: develop, alger: develop, dakar: maroc") == {"maroc"}


@pytest.mark.rule("A13")
def test_each_power_has_its_own_twenty_two() -> None:
    match = sit({FR: " ".join(LAND[:22]), DE: " ".join(LAND[10:]), GB: "alger"})
    hand_in(match, {FR: "alger: tripoli", DE: "maroc: alger", GB: "alger: tripoli"})
    assert on(match, "tripoli") == {DE, GB}
    assert stands(match, GB) == {"alger", "tripoli"}
    assert len(stands(match, DE)) == 22


@pytest.mark.rule("A13", "A17")
def test_what_is_removed_comes_back_too_late() -> None:
    lands = [land for land in LAND if land not in ("maroc", "tripoli")][:22]
    match = sit({FR: " ".join(lands), DE: "angola", GB: ""})
    hand_in(match, {FR: "alger: maroc", DE: "france: war"})
    assert stands(match, FR) == set(lands) - {"angola"}
    hand_in(match, {FR: "alger: maroc, dakar: tripoli"})
    assert stands(match, FR) == {*lands, "maroc"} - {"angola"}


@pytest.mark.rule("A13", "A17")
def test_a_presence_put_and_removed_in_a_turn_has_been_used() -> None:
    """Alger's explorer is thrown out of Maroc, and Dakar's order found no presence left."""
    lands = [land for land in LAND if land not in ("maroc", "sahara", "tripoli")][:21]
    match = sit({FR: " ".join(lands), DE: "maroc", GB: ""})
    hand_in(match, {FR: "alger: maroc, dakar: sahara", DE: "france: war"})
    assert stands(match, FR) == set(lands)
    hand_in(match, {FR: "dakar: sahara"})
    assert stands(match, FR) == {*lands, "sahara"}


@pytest.mark.rule("A13", "A19")
def test_presences_in_colonies_count_against_the_twenty_two() -> None:
    lands = [land for land in LAND if land not in ("maroc", "tripoli")][:21]
    match = sit({FR: " ".join(lands), DE: "", GB: ""}, colonies="alger dakar")
    assert gained(match, "alger: maroc, landing: tripoli") == {"maroc"}
