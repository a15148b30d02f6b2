"""Risk (1970–76), first step: sets of cards and what they are worth."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations_with_replacement

import pytest

from planisphere.faults import Fault, IllegalMove
from planisphere.match import Match
from tests.rules.risk76_table import (
    CARDS,
    A,
    B,
    C,
    armies,
    hand,
    lands,
    play,
    refusal,
    reserve,
    table,
    verbs,
)

BY_SYMBOL = {
    "artillery": ("brazil", "venezuela", "ukraine", "siam"),
    "infantry": ("argentina", "iceland", "egypt", "india"),
    "cavalry": ("peru", "congo", "ural", "china"),
    "joker": ("joker-1", "joker-2"),
}

WORTH = {
    ("artillery", "artillery", "artillery"): 4,
    ("infantry", "infantry", "infantry"): 6,
    ("cavalry", "cavalry", "cavalry"): 8,
    ("artillery", "cavalry", "infantry"): 10,
    ("artillery", "artillery", "joker"): 12,
    ("infantry", "infantry", "joker"): 12,
    ("cavalry", "cavalry", "joker"): 12,
}

TRIPLES = [
    tuple(sorted(symbols))
    for symbols in combinations_with_replacement(BY_SYMBOL, 3)
    if symbols.count("joker") < 3
]


def cards_of(*symbols: str) -> list[str]:
    """Cards with these symbols, no card twice."""
    left = {symbol: list(cards) for symbol, cards in BY_SYMBOL.items()}
    return [left[symbol].pop(0) for symbol in symbols]


def holding(
    *cards: str, script: Iterable[str] = (), to_place: int = 0, exchanged: int = 0
) -> Match:
    """A in his first step, with these cards and none of their territories."""
    return table(
        {"A": lands("japan", "alaska", "quebec", each=5)},
        hands={"A": "+".join(cards)},
        reserve={"A": to_place},
        exchange="forces",
        exchanged=exchanged,
        script=script,
    )


@pytest.mark.rule("R9")
@pytest.mark.parametrize("symbols", TRIPLES, ids="-".join)
def test_a_set_of_the_list_gives_its_armies_and_nothing_else_is_a_set(
    symbols: tuple[str, ...],
) -> None:
    cards = cards_of(*symbols)
    match = holding(*cards)
    command = "trade " + " ".join(cards)
    if symbols in WORTH:
        play(match, f"A: {command}")
        assert reserve(match, A) == WORTH[symbols]
        assert hand(match, A) == set()
    else:
        assert refusal(match, A, command) == "R9"


@pytest.mark.rule("R9")
def test_the_worth_does_not_rise_with_the_sets_exchanged() -> None:
    match = holding(*cards_of("infantry", "artillery", "cavalry"), exchanged=7)
    play(match, "A: trade argentina brazil peru")
    assert reserve(match, A) == 10


@pytest.mark.rule("R9")
def test_a_card_that_is_not_in_the_hand_makes_no_set() -> None:
    match = holding("brazil", "venezuela", "peru")
    with pytest.raises(Fault) as refused:
        match.play(A, "trade brazil venezuela ukraine")
    assert not isinstance(refused.value, IllegalMove) or refused.value.rule == "R9"
    assert hand(match, A) == {"brazil", "venezuela", "peru"}


@pytest.mark.rule("R9")
def test_a_card_does_not_count_twice_in_a_set() -> None:
    match = holding("brazil", "venezuela", "peru")
    with pytest.raises(Fault):
        match.play(A, "trade brazil brazil venezuela")
    assert hand(match, A) == {"brazil", "venezuela", "peru"}


@pytest.mark.rule("R9")
def test_a_set_begun_is_a_set_finished() -> None:
    match = holding("brazil", "venezuela", "ukraine", "peru")
    play(match, "A: trade brazil venezuela")
    assert refusal(match, A, "done") == "R9"
    assert refusal(match, A, "attack japan mongolia") == "R9"


@pytest.mark.rule("R10")
@pytest.mark.parametrize("held", [0, 1, 2, 3])
def test_each_card_of_a_territory_held_gives_two_armies_on_it(held: int) -> None:
    cards = ["argentina", "iceland", "egypt"]
    match = table(
        {"A": lands("japan", *cards[:held])},
        exchange="forces",
        hands={"A": "+".join(cards)},
    )
    play(match, "A: trade argentina iceland egypt")
    assert reserve(match, A) == 6
    assert [armies(match, name) for name in cards] == [3] * held + [1] * (3 - held)


@pytest.mark.rule("R10")
def test_a_joker_gives_no_two_armies() -> None:
    match = table(
        {"A": lands("brazil", "venezuela", "japan")},
        exchange="forces",
        hands={"A": "venezuela+brazil+joker-1"},
    )
    before = int(match.position.armies.sum())
    play(match, "A: trade venezuela brazil joker-1")
    assert int(match.position.armies.sum()) == before + 4
    assert reserve(match, A) == 12


@pytest.mark.rule("R10")
def test_the_armies_of_the_set_itself_go_anywhere() -> None:
    match = table(
        {"A": lands("brazil", "japan")},
        exchange="forces",
        hands={"A": "brazil+ukraine+siam"},
    )
    play(match, "A: trade brazil ukraine siam; place japan 4")
    assert (armies(match, "brazil"), armies(match, "japan")) == (3, 5)


@pytest.mark.rule("R10")
def test_cards_kept_in_the_hand_give_nothing() -> None:
    match = table(
        {"A": lands("brazil", "japan")},
        exchange="forces",
        hands={"A": "argentina+brazil+iceland+egypt"},
    )
    play(match, "A: trade argentina iceland egypt")
    assert armies(match, "brazil") == 1


@pytest.mark.rule("R10", "R28")
def test_the_option_of_the_world_game_does_not_take_the_two_armies_away_here() -> None:
    match = table(
        {"A": lands("brazil", "japan")},
        exchange="forces",
        hands={"A": "brazil+ukraine+siam"},
        territory_bonus="off",
    )
    play(match, "A: trade brazil ukraine siam")
    assert armies(match, "brazil") == 3


@pytest.mark.rule("R11")
@pytest.mark.parametrize("count", [3, 4])
@pytest.mark.parametrize("command", ["done", "attack japan mongolia 3"])
def test_with_fewer_than_five_cards_a_set_may_be_kept(count: int, command: str) -> None:
    match = holding(*BY_SYMBOL["infantry"][:count])
    play(match, f"A: {command}")
    assert len(hand(match, A)) == count


@pytest.mark.rule("R11")
@pytest.mark.parametrize("command", ["done", "attack japan mongolia 3"])
def test_with_five_cards_a_set_must_be_exchanged_first(command: str) -> None:
    match = holding(*BY_SYMBOL["infantry"], "peru")
    assert refusal(match, A, command) == "R11"
    play(match, "A: trade argentina iceland egypt; place japan 6", f"A: {command}")
    assert hand(match, A) == {"india", "peru"}


@pytest.mark.rule("R11")
def test_sets_are_exchanged_until_fewer_than_five_cards_are_left() -> None:
    match = holding(*BY_SYMBOL["infantry"], *BY_SYMBOL["cavalry"])
    play(match, "A: trade argentina iceland egypt; place japan 6")
    assert refusal(match, A, "done") == "R11"
    play(match, "A: trade peru congo ural; place japan 8; done")
    assert hand(match, A) == {"india", "china"}


@pytest.mark.rule("R11")
def test_seven_cards_need_one_exchange_only() -> None:
    match = holding(*BY_SYMBOL["infantry"], *BY_SYMBOL["cavalry"][:3])
    play(match, "A: trade argentina iceland egypt; place japan 6; done")
    assert len(hand(match, A)) == 4


@pytest.mark.rule("R11")
def test_exchanging_and_placing_may_alternate() -> None:
    match = holding(*BY_SYMBOL["infantry"], *BY_SYMBOL["cavalry"][:3], to_place=3)
    play(match, "A: place japan", "A: trade argentina iceland egypt", "A: place alaska 8")
    play(match, "A: trade peru congo ural; place japan 8; attack japan mongolia")
    assert (armies(match, "japan"), armies(match, "alaska")) == (14, 13)


@pytest.mark.rule("R11", "R12")
def test_the_first_attack_closes_the_exchanges() -> None:
    match = holding(*BY_SYMBOL["infantry"][:3], script=["6.6.6/1"])
    play(match, "A: attack japan mongolia 3", "C: defend 1", "A: occupy 3")
    assert "trade" not in verbs(match, A)
    assert refusal(match, A, "trade argentina iceland egypt") == "R12"


@pytest.mark.rule("R11", "R12")
def test_the_end_of_the_step_closes_exchanges_and_fights() -> None:
    match = holding(*BY_SYMBOL["infantry"][:3])
    play(match, "A: done")
    assert refusal(match, A, "trade argentina iceland egypt") == "R12"
    assert refusal(match, A, "attack japan mongolia 3") == "R11"


@pytest.mark.rule("R11")
def test_what_may_be_said_does_not_betray_whether_there_is_a_set() -> None:
    without = holding("brazil", "venezuela", "peru")
    with_set = holding("brazil", "venezuela", "ukraine")
    assert verbs(without, A) == {"attack", "done"}
    assert verbs(with_set, A) == {"attack", "done", "trade"}
    for match in (without, with_set):
        assert match.awaited == [A]
        play(match, "A: done")


@pytest.mark.rule("R12")
def test_exchanged_cards_are_laid_aside_in_sight_of_all() -> None:
    match = holding(*BY_SYMBOL["infantry"])
    play(match, "A: trade argentina iceland egypt")
    aside = {CARDS[n] for n in range(44) if match.position.discard[n]}
    assert aside == {"argentina", "iceland", "egypt"}
    assert int(match.position.talon_size) == 40
    for seat in (A, B, C):
        assert match.view(seat).discard.tolist() == match.position.discard.tolist()
        assert match.view(seat).held.tolist() == [1, 0, 0, 0, 0, 0]


@pytest.mark.rule("R12")
def test_a_hand_is_seen_by_its_owner_only() -> None:
    one = holding("brazil", "venezuela", "peru")
    other = holding("argentina", "joker-1", "peru")
    assert one.view(A).hand[A].tolist() == one.position.hand[A].tolist()
    for seat in (B, C):
        assert one.view(seat).tobytes() == other.view(seat).tobytes()
