"""Africa 1880: all orders take effect together."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.rules.africa_table import (
    BE,
    COAST,
    DE,
    FR,
    GB,
    IT,
    LAND,
    NL,
    after,
    developed,
    hand_in,
    on,
    sit,
    stands,
    void,
)

BUSY_TABLE = {
    FR: "alger sahara natal",
    DE: "sahara dahomey maroc",
    GB: "sahara tripoli natal",
    IT: "mogadiscio tripoli",
}
BUSY_SHEETS = {
    FR: "alger: develop, sahara: tchad, natal: transvaal, landing: gabon, germany: war",
    DE: "sahara: tchad, dahomey: develop, maroc: alger, landing: gabon, great-britain: war",
    GB: "sahara: alger, tripoli: tchad, natal: mozambique, landing: dakar, germany: war, it: war",
    IT: "mogadiscio: zanzibar, tripoli: alger, landing: mozambique, france: war",
}


@pytest.mark.rule("A9")
@pytest.mark.parametrize("order", list(permutations(range(4))))
def test_the_order_of_the_sheets_changes_nothing(order: tuple[int, ...]) -> None:
    developments = {"alger": 2, "tripoli": 3, "dahomey": 2}
    usual, other = sit(BUSY_TABLE, developed=developments), sit(BUSY_TABLE, developed=developments)
    expected = hand_in(usual, BUSY_SHEETS)
    assert hand_in(other, BUSY_SHEETS, order) == expected
    assert other.position_line() == usual.position_line()


@pytest.mark.rule("A9")
@pytest.mark.parametrize("seats", list(permutations(BUSY_TABLE)))
def test_where_the_powers_sit_changes_nothing(seats: tuple[str, ...]) -> None:
    usual = after(BUSY_TABLE, BUSY_SHEETS)
    other = after({power: BUSY_TABLE[power] for power in seats}, BUSY_SHEETS)
    for power in seats:
        assert stands(other, power) == stands(usual, power)


@pytest.mark.rule("A9", "A11")
def test_several_powers_explore_into_one_territory() -> None:
    match = after(
        {FR: "alger", DE: "dakar", GB: "tchad", IT: "maroc"},
        {FR: "alger: sahara", DE: "dakar: sahara", GB: "tchad: sahara", IT: "maroc: sahara"},
    )
    assert on(match, "sahara") == {FR, DE, GB, IT}


@pytest.mark.rule("A9", "A7")
def test_all_six_may_land_on_one_coast() -> None:
    table = dict.fromkeys((FR, DE, GB, IT, NL, BE), "")
    match = after(table, dict.fromkeys(table, "landing: natal"))
    assert on(match, "natal") == set(table)


@pytest.mark.rule("A9", "A11")
def test_two_neighbours_explore_each_other() -> None:
    match = after({FR: "alger", DE: "maroc", GB: ""}, {FR: "alger: maroc", DE: "maroc: alger"})
    assert on(match, "alger") == on(match, "maroc") == {FR, DE}


@pytest.mark.rule("A10")
def test_a_development_is_put_on_the_presences_own_territory() -> None:
    match = after({FR: "alger maroc", DE: "", GB: ""}, {FR: "alger: develop"})
    assert developed(match, "alger") == 1
    assert sum(developed(match, land) for land in LAND) == 1
    assert stands(match, FR) == {"alger", "maroc"}


@pytest.mark.rule("A10")
def test_several_powers_develop_the_same_territory() -> None:
    table = dict.fromkeys((FR, DE, GB), "congo")
    match = after(table, dict.fromkeys(table, "congo: develop"))
    assert developed(match, "congo") == 3


@pytest.mark.rule("A10")
@pytest.mark.parametrize(
    ("land", "before", "orders", "then"),
    [
        *(("alger", 2, 2, 3), ("alger", 2, 1, 3), ("alger", 3, 3, 3), ("maroc", 3, 3, 4)),
        *(("sahara", 0, 3, 1), ("gabon", 0, 3, 2), ("zanzibar", 0, 3, 3)),
    ],
)
def test_what_is_developed_beyond_the_squares_is_lost(
    land: str, before: int, orders: int, then: int
) -> None:
    table = dict.fromkeys((FR, DE, GB), land)
    sheets = dict.fromkeys(list(table)[:orders], f"{land}: develop")
    match = after(table, sheets, developed={land: before})
    assert developed(match, land) == then


@pytest.mark.rule("A10")
def test_developments_belong_to_nobody_and_stay() -> None:
    match = after(
        {FR: "alger", DE: "alger", GB: ""},
        {FR: "alger: develop", DE: "france: war"},
        developed={"alger": 1, "natal": 2},
    )
    assert on(match, "alger") == {DE}
    assert developed(match, "alger") == 2
    hand_in(match, {DE: "alger: develop"})
    assert developed(match, "alger") == 3
    assert developed(match, "natal") == 2


@pytest.mark.rule("A11")
def test_an_exploration_puts_a_presence_there_and_moves_none() -> None:
    match = after({FR: "alger", DE: "", GB: ""}, {FR: "alger: sahara"})
    assert stands(match, FR) == {"alger", "sahara"}
    hand_in(match, {FR: "alger: tripoli, sahara: tchad"})
    assert stands(match, FR) == {"alger", "sahara", "tripoli", "tchad"}


@pytest.mark.rule("A11")
def test_one_presence_however_many_orders_say_so() -> None:
    match = after(
        {FR: "alger dakar maroc", DE: "", GB: ""},
        {FR: "alger: sahara, dakar: sahara, maroc: sahara"},
    )
    assert stands(match, FR) == {"alger", "dakar", "maroc", "sahara"}
    assert match.position.presence.max() == 1


@pytest.mark.rule("A11", "A7")
def test_one_may_explore_and_land_in_one_territory() -> None:
    match = after({FR: "cape-town", DE: "", GB: ""}, {FR: "cape-town: natal, landing: natal"})
    assert stands(match, FR) == {"cape-town", "natal"}
    assert match.position.presence.max() == 1


@pytest.mark.rule("A6", "A9")
def test_a_new_presence_gets_no_order_in_its_turn() -> None:
    match = sit({FR: "alger", DE: "", GB: ""})
    sheet = "alger: sahara, sahara: develop, landing: natal, natal: develop"
    assert [label for label, _, _ in void(match, FR, sheet)] == ["sahara", "natal"]
    hand_in(match, {FR: sheet})
    assert stands(match, FR) == {"alger", "sahara", "natal"}
    assert developed(match, "sahara") == developed(match, "natal") == 0


@pytest.mark.rule("A7", "A9")
def test_a_landing_meets_an_explorer_of_the_same_turn() -> None:
    """The coast is empty when the orders are written, whatever it is when they are read."""
    table = {FR: "", DE: "cape-town", GB: ""}
    match = after(table, {FR: "landing: natal", DE: "cape-town: natal", GB: "landing: natal"})
    assert on(match, "natal") == {FR, DE, GB}


@pytest.mark.rule("A7")
def test_a_coast_that_is_emptied_this_turn_is_not_landed_on() -> None:
    table = {FR: "natal", DE: "natal", GB: "natal", IT: ""}
    sheets = {
        FR: "germany: war, great-britain: war",
        DE: "france: war, great-britain: war",
        GB: "germany: war, france: war",
        IT: "landing: natal",
    }
    match = sit(table)
    assert void(match, IT, sheets[IT]) == [("landing", "A7", "landing-occupied")]
    hand_in(match, sheets)
    assert on(match, "natal") == set()
    hand_in(match, {IT: "landing: natal"})
    assert on(match, "natal") == {IT}


@pytest.mark.rule("A7")
def test_one_lands_beside_nobody_not_even_oneself() -> None:
    match = after({FR: "natal", DE: "", GB: "gabon"}, {FR: "landing: natal", DE: "landing: gabon"})
    assert on(match, "natal") == {FR}
    assert on(match, "gabon") == {GB}


@pytest.mark.rule("A7")
def test_only_empty_coasts_are_offered_for_a_landing() -> None:
    match = sit({FR: "", DE: "natal gabon", GB: "alger congo"})
    offered = {LAND[action] for action in match.legal(0) if action < len(LAND)}
    assert offered == set(COAST) - {"natal", "gabon", "alger"}


@pytest.mark.rule("A7")
def test_one_lands_once_a_turn() -> None:
    match = after({FR: "", DE: "", GB: ""}, {FR: "landing: natal"})
    assert stands(match, FR) == {"natal"}
    hand_in(match, {FR: "landing: gabon"})
    assert stands(match, FR) == {"natal", "gabon"}


@pytest.mark.rule("A12")
def test_one_explores_where_another_stands_but_not_where_one_stands() -> None:
    match = after(
        {FR: "alger maroc", DE: "maroc sahara", GB: ""},
        {FR: "alger: sahara, maroc: alger", DE: "maroc: sahara, sahara: alger"},
    )
    assert stands(match, FR) == {"alger", "maroc", "sahara"}
    assert stands(match, DE) == {"maroc", "sahara", "alger"}


@pytest.mark.rule("A12")
def test_where_one_stands_is_judged_when_the_orders_are_written() -> None:
    """France is thrown out of Maroc, and does not come back in the same turn."""
    match = after({FR: "alger maroc", DE: "maroc", GB: ""}, {FR: "alger: maroc", DE: "france: war"})
    assert stands(match, FR) == {"alger"}
