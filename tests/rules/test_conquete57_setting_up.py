"""Setting up La Conquête du Monde: the order of play, the deal, the talon."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pytest

from planisphere.chance import Fair, Scripted
from planisphere.faults import OptionFault, TextFault
from planisphere.match import Match
from planisphere.parts.earth import TERRITORY
from tests.rules.conquete57_table import (
    ARTILLERY,
    CAVALRY,
    INFANTRY,
    JOKER,
    A,
    B,
    C,
    D,
    Watched,
    hand,
    owner,
)


def dealt(throws: Iterable[int], cards: Sequence[str] = TERRITORY) -> list[str]:
    """List what chance says in a deal: each throw, then the cards it takes, until none is left."""
    script: list[str] = []
    left = list(cards)
    for throw in throws:
        script += [str(throw), *left[:throw]]
        del left[:throw]
    assert not left
    return script


def begin(seats: int, lots: str, throws: Sequence[int], draw: str = "infantry") -> Match:
    """Start a match: throws for the order, throws of the deal in board order, the first card."""
    script = [*lots.split(), *dealt(throws), draw]
    source = Scripted(script)
    match = Match.new("conquete57", seats, source=source)
    assert not source.left
    return match


def takers(match: Match, sizes: Sequence[int]) -> list[int]:
    """List who took each throw of a deal in board order, by the first card of the throw."""
    starts = [sum(sizes[:i]) for i in range(len(sizes))]
    return [owner(match, TERRITORY[start]) for start in starts]


SEVEN_SIXES = [6] * 7


@pytest.mark.rule("C1")
def test_the_highest_throw_plays_first_and_the_others_follow_in_falling_order() -> None:
    match = begin(4, "2 6 4 5", SEVEN_SIXES)
    assert takers(match, SEVEN_SIXES) == [B, D, C, A, B, D, C]


@pytest.mark.rule("C1")
@pytest.mark.parametrize(
    ("lots", "order"),
    [
        ("5 5 2 3 4", [B, A, C]),
        ("6 2 2 6 5", [A, B, C]),
        ("6 2 2 5 6", [A, C, B]),
        ("2 6 2 1 3", [B, C, A]),
        ("4 4 4 1 2 3", [C, B, A]),
        ("4 4 4 5 1 1 2 6", [A, C, B]),
        ("3 5 3 4 4 2 2 6 1", [B, A, C]),
    ],
)
def test_equal_throws_are_thrown_again_among_those_players_only(
    lots: str, order: list[int]
) -> None:
    match = begin(3, lots, SEVEN_SIXES)
    assert takers(match, SEVEN_SIXES)[:3] == order


@pytest.mark.rule("C1")
def test_two_ties_are_both_thrown_again_and_keep_their_places() -> None:
    match = begin(4, "5 3 5 3 6 3 3 1", SEVEN_SIXES)
    assert takers(match, SEVEN_SIXES)[:4] == [A, C, B, D]


@pytest.mark.rule("C2", "C3")
def test_the_deal_is_of_the_42_territory_cards_alike_without_the_jokers() -> None:
    watched = Watched()
    Match.new("conquete57", 3, source=watched)
    deal = watched.draws[:42]
    assert [len(weights) for weights in deal] == list(range(42, 0, -1))
    assert all(set(weights) <= set(range(42)) for weights in deal)
    assert all(len(set(weights.values())) == 1 for weights in deal)


@pytest.mark.rule("C2")
def test_a_joker_cannot_be_dealt() -> None:
    with pytest.raises(TextFault):
        Match.new("conquete57", 2, source=Scripted(["6", "1", "1", "joker-1"], Fair("x")))


@pytest.mark.rule("C3")
def test_a_throw_of_four_gives_four_armies_on_the_territories_of_four_cards() -> None:
    """The booklet's example: Kenya (our East Africa), China, Siberia, Brazil."""
    script = ["6", "1", "4", "east-africa", "china", "siberia", "brazil", "1", "alaska"]
    match = Match.new("conquete57", 2, source=Scripted(script, Fair("x")))
    for territory in ("east-africa", "china", "siberia", "brazil"):
        assert owner(match, territory) == A
        assert match.position.armies[TERRITORY.index(territory)] == 1
    assert owner(match, "alaska") == B


@pytest.mark.rule("C3")
def test_the_deal_goes_around_and_around_until_all_are_dealt() -> None:
    throws = [1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6]
    match = begin(3, "6 5 4", throws)
    assert takers(match, throws) == [A, B, C] * 4
    held = [list(match.position.owner).count(seat) for seat in (A, B, C)]
    assert held == [1 + 4 + 1 + 4, 2 + 5 + 2 + 5, 3 + 6 + 3 + 6]


@pytest.mark.rule("C3")
def test_six_players_who_throw_high_all_receive_territories() -> None:
    match = begin(6, "6 5 4 3 2 1", SEVEN_SIXES)
    assert [list(match.position.owner).count(seat) for seat in range(6)] == [12, 6, 6, 6, 6, 6]


@pytest.mark.rule("C4", "C5")
@pytest.mark.parametrize("left", [1, 2, 3, 4, 5])
def test_a_throw_higher_than_what_is_left_takes_it_and_the_surplus_is_lost(left: int) -> None:
    match = begin(2, "6 1", [6, 6, 6, 6, 6, 6, 6 - left, 6])
    assert [owner(match, territory) for territory in TERRITORY[36:]] == [A] * (6 - left) + [
        B
    ] * left
    assert list(match.position.armies) == [1] * 42
    assert match.position.reserve[B] == 0


@pytest.mark.rule("C4")
def test_a_throw_of_just_what_is_left_ends_the_deal() -> None:
    match = begin(2, "6 1", [6, 6, 6, 6, 6, 6, 2, 4])
    assert [owner(match, territory) for territory in TERRITORY[36:]] == [A, A, B, B, B, B]
    assert match.awaited == [A]


@pytest.mark.rule("C5")
@pytest.mark.parametrize("seats", range(2, 7))
def test_every_territory_starts_with_exactly_one_army(seats: int) -> None:
    match = Match.new("conquete57", seats, seed="start")
    assert list(match.position.armies) == [1] * 42
    (opener,) = match.awaited
    assert all(match.position.reserve[seat] == 0 for seat in range(6) if seat != opener)


@pytest.mark.rule("C6")
@pytest.mark.parametrize(
    ("throws", "opener"),
    [
        (SEVEN_SIXES, B),
        ([6, 6, 6, 6, 6, 6, 5, 6], C),
        ([6, 6, 6, 6, 6, 6, 4, 1, 1], A),
    ],
)
def test_the_player_after_the_last_taker_opens(throws: list[int], opener: int) -> None:
    match = begin(3, "6 5 4", throws)
    assert match.awaited == [opener]
    assert match.position.round_number == 1
    order = [(opener + step) % 3 for step in range(3)]
    assert list(match.position.order[:3]) == order


@pytest.mark.rule("C1", "C6")
def test_the_opener_follows_in_the_order_of_play_and_not_in_that_of_seats() -> None:
    match = begin(3, "2 6 4", SEVEN_SIXES)
    assert match.awaited == [C]
    assert list(match.position.order[:3]) == [C, A, B]


@pytest.mark.rule("C6", "C7")
def test_the_talon_of_the_second_phase_has_all_44_cards_and_jokers_by_symbol() -> None:
    watched = Watched()
    match = Match.new("conquete57", 3, source=watched)
    assert watched.draws[42] == {INFANTRY: 14, ARTILLERY: 14, CAVALRY: 14, JOKER: 2}
    assert len(watched.draws) == 43
    assert match.position.talon_size == 43
    assert sum(sum(hand(match, seat)) for seat in range(3)) == 1


@pytest.mark.rule("C7")
def test_a_card_of_the_second_phase_is_a_symbol_and_names_no_territory() -> None:
    with pytest.raises(TextFault):
        begin(3, "6 5 4", SEVEN_SIXES, draw="brazil")


def test_two_to_six_may_play() -> None:
    for seats in (1, 7):
        with pytest.raises(OptionFault):
            Match.new("conquete57", seats, seed="x")
    for seats in range(2, 7):
        assert Match.new("conquete57", seats, seed="x").seats == seats
