"""Africa 1880: conflicts."""

from __future__ import annotations

from itertools import product

import pytest

from tests.rules.africa_table import (
    BE,
    DE,
    FR,
    GB,
    IT,
    NL,
    POWERS,
    Sheets,
    after,
    hand_in,
    on,
    sit,
    stands,
)


def wars(*pairs: tuple[str, str]) -> Sheets:
    """Write the sheets that declare these wars: who on whom."""
    sheets: dict[str, list[str]] = {}
    for power, other in pairs:
        sheets.setdefault(power, []).append(f"{other}: war")
    return {power: ", ".join(lines) for power, lines in sheets.items()}


def remaining(present: str, *pairs: tuple[str, str], absent: str = "") -> set[str]:
    """Return who is left in Sahara of those present, after these declarations of war."""
    table = dict.fromkeys(present.split(), "sahara")
    table |= dict.fromkeys(absent.split(), "natal")
    spare = [power for power in POWERS if power not in table]
    while len(table) < 3:
        table[spare.pop()] = ""
    return on(after(table, wars(*pairs)), "sahara")


@pytest.mark.rule("A15")
@pytest.mark.parametrize(
    ("pairs", "left"),
    [
        ([], {FR, DE}),
        ([(FR, DE), (DE, FR)], {FR, DE}),
        ([(DE, FR)], {DE}),
        ([(FR, DE)], {FR}),
    ],
)
def test_the_four_examples_of_the_booklet_with_two_presences(
    pairs: list[tuple[str, str]], left: set[str]
) -> None:
    assert remaining("france germany", *pairs) == left
    assert remaining("germany france", *pairs) == left


@pytest.mark.rule("A16")
@pytest.mark.parametrize("order", ["france germany great-britain", "great-britain germany france"])
def test_the_example_of_the_booklet_with_three_presences(order: str) -> None:
    assert remaining(order, (FR, DE), (DE, FR), (GB, DE)) == {FR, GB}


@pytest.mark.rule("A14")
def test_one_presence_alone_stays() -> None:
    pairs = [(DE, FR), (GB, FR), (FR, DE), (FR, GB)]
    assert remaining("france", *pairs, absent="germany great-britain") == {FR}
    assert remaining("france", (DE, FR), (GB, FR), absent="germany great-britain") == {FR}


@pytest.mark.rule("A15")
def test_with_two_presences_what_others_declare_does_not_matter() -> None:
    absent = "great-britain italy"
    assert remaining("france germany", (GB, FR), (IT, FR), absent=absent) == {FR, DE}
    assert remaining("france germany", (FR, GB), (DE, GB), absent=absent) == {FR, DE}
    assert remaining("france germany", (DE, FR), (FR, GB), absent=absent) == {DE}
    pairs = [(FR, DE), (DE, FR), (GB, FR), (IT, FR)]
    assert remaining("france germany", *pairs, absent=absent) == {FR, DE}


@pytest.mark.rule("A15", "A16")
@pytest.mark.parametrize("stances", list(product((0, 1), repeat=6)))
def test_every_way_three_powers_can_declare(stances: tuple[int, ...]) -> None:
    powers = (FR, DE, GB)
    all_pairs = [(power, other) for power in powers for other in powers if power != other]
    pairs = [pair for pair, war in zip(all_pairs, stances, strict=True) if war]
    suffered = {power: sum(other == power for _, other in pairs) for power in powers}
    expected = {power for power in powers if suffered[power] < 2}
    assert remaining("france germany great-britain", *pairs) == expected


@pytest.mark.rule("A16")
def test_with_three_presences_mutual_war_does_not_protect() -> None:
    assert remaining("france germany italy", (FR, DE), (DE, FR), (IT, FR)) == {DE, IT}


@pytest.mark.rule("A16")
def test_with_three_presences_one_war_answered_by_an_alliance_removes_nobody() -> None:
    assert remaining("france germany italy", (DE, FR)) == {FR, DE, IT}


@pytest.mark.rule("A16")
def test_all_may_go() -> None:
    pairs = [(FR, DE), (FR, IT), (DE, FR), (DE, IT), (IT, FR), (IT, DE)]
    assert remaining("france germany italy", *pairs) == set()
    every = [(power, other) for power in POWERS for other in POWERS if power != other]
    assert remaining(" ".join(POWERS), *every) == set()


@pytest.mark.rule("A16")
@pytest.mark.parametrize("present", range(3, 7))
def test_more_wars_than_alliances_remove_and_equal_stays(present: int) -> None:
    powers = (FR, DE, GB, IT, NL, BE)[:present]
    for enemies in range(present):
        pairs = [(power, FR) for power in powers[1 : enemies + 1]]
        alliances = present - 1 - enemies
        left = set(powers) - ({FR} if enemies > alliances else set())
        assert remaining(" ".join(powers), *pairs) == left
        assert remaining(" ".join(reversed(powers)), *pairs) == left


@pytest.mark.rule("A16")
def test_only_the_powers_present_count() -> None:
    """Absent enemies do not tip the scales, and absent allies do not save."""
    absent = "great-britain netherlands belgium"
    enemies = [(DE, FR), (GB, FR), (NL, FR), (BE, FR)]
    assert remaining("france germany italy", *enemies, absent=absent) == {FR, DE, IT}
    assert remaining("france germany italy", (DE, FR), (IT, FR), absent=absent) == {DE, IT}


@pytest.mark.rule("A16")
@pytest.mark.parametrize("order", ["italy france germany", "germany france italy"])
def test_an_ally_who_goes_too_still_counts(order: str) -> None:
    """Italy falls to both; its alliance still saves France from Germany's war."""
    pairs = [(FR, IT), (DE, IT), (DE, FR)]
    assert remaining(order, *pairs) == {FR, DE}


@pytest.mark.rule("A16")
@pytest.mark.parametrize("order", ["italy france belgium germany", "germany belgium france italy"])
def test_an_enemy_who_goes_too_still_counts(order: str) -> None:
    """Italy falls to all three; its war and Belgium's remove France all the same."""
    pairs = [(FR, IT), (DE, IT), (BE, IT), (IT, FR), (BE, FR)]
    assert remaining(order, *pairs) == {BE, DE}


@pytest.mark.rule("A16")
def test_those_who_are_left_are_not_judged_again() -> None:
    """France and Germany are left, Germany at war with an ally: next turn is another matter."""
    table = {FR: "sahara", DE: "sahara", IT: "sahara"}
    match = sit(table)
    hand_in(match, wars((FR, IT), (DE, IT), (DE, FR)))
    assert on(match, "sahara") == {FR, DE}
    hand_in(match, wars((DE, FR)))
    assert on(match, "sahara") == {DE}


@pytest.mark.rule("A8", "A15")
def test_a_war_is_everywhere_at_once() -> None:
    table = {FR: "sahara congo", DE: "sahara congo natal", GB: "natal"}
    match = after(table, wars((DE, FR), (GB, DE)))
    assert on(match, "sahara") == on(match, "congo") == {DE}
    assert on(match, "natal") == {GB}


@pytest.mark.rule("A15", "A16")
def test_each_territory_is_judged_by_itself() -> None:
    table = {FR: "sahara congo natal", DE: "sahara congo", IT: "congo", GB: "congo natal"}
    match = after(table, wars((DE, FR), (IT, FR), (FR, GB)))
    assert on(match, "sahara") == {DE}
    assert on(match, "congo") == {DE, IT, GB}
    assert on(match, "natal") == {FR}


@pytest.mark.rule("A17")
def test_an_explorer_throws_out_who_was_there() -> None:
    sheets = {DE: "alger: sahara, france: war"}
    match = after({FR: "sahara", DE: "alger", GB: ""}, sheets)
    assert on(match, "sahara") == {DE}


@pytest.mark.rule("A17")
def test_an_explorer_is_thrown_out_the_turn_he_comes() -> None:
    sheets = {DE: "alger: sahara", FR: "germany: war"}
    match = after({FR: "sahara", DE: "alger", GB: ""}, sheets)
    assert on(match, "sahara") == {FR}
    assert stands(match, DE) == {"alger"}


@pytest.mark.rule("A17")
def test_those_who_land_together_fight_together() -> None:
    sheets = {FR: "landing: natal", DE: "landing: natal, france: war", GB: "cape-town: natal"}
    match = after({FR: "", DE: "", GB: "cape-town"}, {**sheets})
    assert on(match, "natal") == {FR, DE, GB}
    match = after({FR: "", DE: "", GB: "cape-town"}, {**sheets, GB: "cape: natal, france: war"})
    assert on(match, "natal") == {DE, GB}


@pytest.mark.rule("A17")
def test_an_explorer_makes_three_of_two() -> None:
    """Germany alone would throw France out; with an allied Italian beside him he stays."""
    table = {FR: "sahara", DE: "sahara", IT: "alger"}
    assert on(after(table, wars((DE, FR))), "sahara") == {DE}
    match = after(table, {DE: "france: war", IT: "alger: sahara"})
    assert on(match, "sahara") == {FR, DE, IT}


@pytest.mark.rule("A8", "A15")
def test_a_missing_relation_is_an_alliance_that_may_be_betrayed() -> None:
    match = after({FR: "sahara", DE: "sahara", GB: ""}, {DE: "france: war", FR: "germany: ?"})
    assert on(match, "sahara") == {DE}
