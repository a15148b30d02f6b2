"""Risk (1970–76), the variant: the whole world, and sets whose worth rises."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Any

import pytest

from planisphere.match import Match
from planisphere.parts.earth import TERRITORY
from tests.rules.risk76_table import (
    HIDDEN,
    A,
    B,
    C,
    armies,
    first_lands,
    hand,
    lands,
    opened,
    play,
    refusal,
    reserve,
    table,
    verbs,
)

BY_SYMBOL = {
    "artillery": ("brazil", "venezuela", "ukraine"),
    "infantry": ("argentina", "iceland", "egypt"),
    "cavalry": ("peru", "congo", "ural"),
    "joker": ("joker-1", "joker-2"),
}

SETS = [
    symbols
    for symbols in combinations_with_replacement(BY_SYMBOL, 3)
    if len(set(symbols)) != 2 or "joker" in symbols
]
SETS.remove(("joker", "joker", "joker"))


def holding(*cards: str, exchanged: int = 0, **fields: Any) -> Match:
    """A in his first step of the world game, with these cards."""
    return table(
        {"A": lands("japan", "alaska", "brazil", each=5)},
        hands={"A": "+".join(cards)},
        mode="world",
        exchange="forces",
        exchanged=exchanged,
        **fields,
    )


def all_but(*lost: str) -> dict[str, int]:
    """The world without a few territories, nine armies in Brazil."""
    return {name: 1 for name in TERRITORY if name not in lost} | {"brazil": 9}


@pytest.mark.rule("R26")
def test_no_missions_are_given_in_the_world_game() -> None:
    match = opened(4, {"mode": "world"}, ["3", "6", "1", "2", "siam"])
    assert set(match.position.mission.tolist()) == {-1}
    assert HIDDEN not in match.view(A).mission


@pytest.mark.rule("R26")
def test_the_winner_holds_the_whole_world() -> None:
    match = table(
        {"A": all_but("peru"), "C": {"peru": 1}},
        mode="world",
        fell_to="-A----",
        script=["6.6.6/1"],
    )
    play(match, "A: attack brazil peru 3", "C: defend")
    assert not match.over
    play(match, "A: occupy 3")
    assert (match.over, match.winners, match.ending) == (True, [A], "world")


@pytest.mark.rule("R26")
def test_all_but_one_territory_do_not_win() -> None:
    match = table(
        {"A": all_but("peru", "japan"), "C": {"peru": 1, "japan": 1}},
        mode="world",
        fell_to="-A----",
        script=["6.6.6/1", "siam"],
    )
    play(match, "A: attack brazil peru 3", "C: defend", "A: occupy 3", "A: done", "A: done")
    assert (match.over, match.winners) == (False, [])
    assert match.awaited == [C]


@pytest.mark.rule("R26")
def test_twenty_four_territories_win_nothing_here() -> None:
    held = first_lands(38, but=["japan", "madagascar"])
    match = table({"A": held, "B": {"madagascar": 1}}, mode="world", place=2, phase="move")
    play(match, "C: done")
    assert not match.over
    assert match.awaited == [A]


@pytest.mark.rule("R27")
@pytest.mark.parametrize("symbols", SETS, ids="-".join)
def test_three_alike_three_different_or_a_joker_with_any_two_are_a_set(
    symbols: tuple[str, ...],
) -> None:
    left = {symbol: list(cards) for symbol, cards in BY_SYMBOL.items()}
    cards = [left[symbol].pop() for symbol in symbols]
    match = holding(*cards)
    play(match, f"A: trade {' '.join(cards)}")
    assert reserve(match, A) == 4


@pytest.mark.rule("R27")
@pytest.mark.parametrize(
    "cards", ["brazil venezuela peru", "iceland egypt ukraine", "peru congo iceland"]
)
def test_two_alike_and_another_without_a_joker_are_no_set(cards: str) -> None:
    match = holding(*cards.split())
    assert "trade" not in verbs(match, A)
    assert refusal(match, A, f"trade {cards}") == "R27"


@pytest.mark.rule("R27")
@pytest.mark.parametrize(
    ("before", "worth"),
    [*zip(range(10), (4, 6, 8, 10, 12, 15, 20, 25, 30, 35), strict=True), (20, 90)],
)
def test_a_set_is_worth_more_with_every_set_exchanged_in_the_game(before: int, worth: int) -> None:
    match = holding("argentina", "iceland", "egypt", exchanged=before)
    play(match, "A: trade argentina iceland egypt")
    assert reserve(match, A) == worth
    assert int(match.position.exchanged) == before + 1


@pytest.mark.rule("R27")
def test_the_third_set_of_the_game_gives_eight_even_as_the_first_of_its_player() -> None:
    match = table(
        {"A": lands("japan", each=3), "B": lands("egypt", each=3)},
        mode="world",
        exchange="forces",
        hands={
            "A": "venezuela+brazil+argentina+iceland+ukraine+western-europe",
            "B": "peru+congo+ural",
        },
    )
    play(match, "A: trade brazil venezuela ukraine; place japan 4")
    play(match, "A: trade argentina iceland western-europe; place japan 6; done; done")
    before = reserve(match, B)
    play(match, "B: trade peru congo ural")
    assert reserve(match, B) - before == 8


@pytest.mark.rule("R28", "R11")
def test_with_five_cards_a_set_must_be_exchanged_here_too() -> None:
    match = holding("brazil", "venezuela", "ukraine", "peru", "congo")
    assert refusal(match, A, "done") == "R11"
    play(match, "A: trade brazil venezuela ukraine; place japan 4; done")
    assert hand(match, A) == {"peru", "congo"}


@pytest.mark.rule("R28", "R10")
@pytest.mark.parametrize(("option", "bonus"), [("on", 2), ("off", 0)])
def test_the_two_armies_of_a_card_are_an_option_here(option: str, bonus: int) -> None:
    match = holding("brazil", "venezuela", "ukraine", territory_bonus=option)
    play(match, "A: trade brazil venezuela ukraine")
    assert armies(match, "brazil") == 5 + bonus
    assert reserve(match, A) == 4


@pytest.mark.rule("R28")
def test_the_two_armies_are_given_unless_the_option_says_no() -> None:
    assert opened(3, {"mode": "world"}).options["territory_bonus"] == "on"


@pytest.mark.rule("R26", "R21")
def test_the_spoils_of_an_elimination_count_on_in_the_row_of_sets() -> None:
    match = table(
        {"A": {"brazil": 9}, "B": {"peru": 1}},
        mode="world",
        hands={"A": "iceland", "B": "joker-1+joker-2"},
        exchanged=5,
        script=["6.6.6/1"],
    )
    play(match, "A: attack brazil peru 3", "B: defend", "A: occupy 3")
    play(match, "A: trade iceland joker-1 joker-2")
    assert reserve(match, A) == 15
    assert C not in match.awaited


@pytest.mark.rule("R19", "R26")
def test_the_world_game_protects_in_the_first_four_rounds_too() -> None:
    match = table({"A": {"brazil": 9}, "B": {"peru": 1}}, mode="world", round_number=4)
    assert refusal(match, A, "attack brazil peru 1") == "R19"


@pytest.mark.rule("R8", "R26")
def test_continents_give_their_bonus_in_the_world_game() -> None:
    held = {"A": lands("africa"), "B": {"japan": 1}}
    match = table(held, mode="world", place=2, phase="move")
    play(match, "C: done")
    assert reserve(match, A) == 2 + 3
