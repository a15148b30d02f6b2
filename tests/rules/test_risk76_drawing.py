"""Risk (1970–76): the card for a conquest, and the talon it comes from."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from planisphere.chance import outcomes
from planisphere.line import read_line
from planisphere.match import Match
from tests.rules.risk76_table import (
    CARDS,
    HIDDEN,
    A,
    B,
    C,
    hand,
    lands,
    line,
    play,
    refusal,
    table,
    verbs,
)

SETTINGS: dict[str, int] = {"alberta": 9, "brazil": 9}


def conqueror(
    script: Iterable[str],
    *,
    discard: Iterable[str] = (),
    hands: dict[str, str] | None = None,
) -> Match:
    """A has strong armies next to weak neighbours of C."""
    return table(
        {"A": SETTINGS},
        script=script,
        hands=hands,
        discard="+".join(discard) or "-",
    )


def take(match: Match, base: str, target: str) -> Match:
    """A takes a territory of C."""
    return play(match, f"A: attack {base} {target} 1", "C: defend 1", "A: occupy")


@pytest.mark.rule("R18")
def test_a_conquest_gives_one_card_after_the_last_fight_and_before_the_move() -> None:
    match = take(conqueror(["6/1", "siam"]), "alberta", "ontario")
    assert hand(match, A) == set()
    play(match, "A: done")
    assert hand(match, A) == {"siam"}
    assert match.awaited == [A]
    assert verbs(match, A) == {"move", "done"}


@pytest.mark.rule("R18")
def test_several_conquests_give_a_single_card() -> None:
    match = conqueror(["6/1", "6/1", "6/1", "joker-2"])
    for base, target in (("alberta", "ontario"), ("alberta", "alaska"), ("brazil", "peru")):
        take(match, base, target)
    play(match, "A: done", "A: done")
    assert hand(match, A) == {"joker-2"}


@pytest.mark.rule("R18")
def test_a_fight_without_a_conquest_gives_no_card() -> None:
    match = conqueror(["1/6"])
    play(match, "A: attack alberta ontario 1", "C: defend 1", "A: done", "A: done")
    assert hand(match, A) == set()
    assert match.awaited == [B]


@pytest.mark.rule("R18")
def test_the_next_player_gets_no_card_for_the_conquest_of_the_one_before() -> None:
    match = take(conqueror(["6/1", "siam"]), "alberta", "ontario")
    play(match, "A: done", "A: done", "B: done", "B: done")
    assert [len(hand(match, seat)) for seat in (A, B, C)] == [1, 0, 0]


@pytest.mark.rule("R18", "R12")
def test_the_card_drawn_is_seen_and_heard_by_its_owner_only() -> None:
    one = play(take(conqueror(["6/1", "siam"]), "alberta", "ontario"), "A: done")
    other = play(take(conqueror(["6/1", "joker-1"]), "alberta", "ontario"), "A: done")
    for seat in (B, C):
        assert one.view(seat).tobytes() == other.view(seat).tobytes()
        assert one.heard(seat) == other.heard(seat)
        assert one.heard(seat)[-1][1] == HIDDEN
        assert int(one.view(seat).held[A]) == 1
    assert one.heard(A) != other.heard(A)


@pytest.mark.rule("R18")
def test_each_card_of_the_talon_is_as_likely() -> None:
    told = line(
        {"A": SETTINGS},
        phase="draw",
        conquered=1,
        hands={"B": "siam"},
        discard="alaska+alberta",
    )
    game, position = read_line(told)
    odds = {CARDS[card]: weight for card, weight in outcomes(game, position)}
    assert set(odds) == set(CARDS) - {"siam", "alaska", "alberta"}
    assert len(set(odds.values())) == 1


@pytest.mark.rule("R18", "R12")
def test_the_card_drawn_is_not_exchanged_in_the_same_turn() -> None:
    match = conqueror(["6/1", "egypt"], hands={"A": "argentina+iceland"})
    play(take(match, "alberta", "ontario"), "A: done")
    assert refusal(match, A, "trade argentina iceland egypt") == "R12"


@pytest.mark.rule("R12")
def test_the_last_card_of_the_talon_is_drawn_before_it_is_made_anew() -> None:
    rest = [card for card in CARDS if card != "siam"]
    match = play(take(conqueror(["6/1", "siam"], discard=rest), "alberta", "ontario"), "A: done")
    assert hand(match, A) == {"siam"}
    assert int(match.position.talon_size) == 0
    assert int(match.position.discard.sum()) == 43


@pytest.mark.rule("R12")
def test_an_empty_talon_is_made_anew_from_the_cards_laid_aside() -> None:
    kept, aside = CARDS[:4], CARDS[4:]
    match = conqueror(["6/1", "joker-1"], discard=aside, hands={"B": "+".join(kept)})
    play(take(match, "alberta", "ontario"), "A: done")
    assert hand(match, A) == {"joker-1"}
    assert hand(match, B) == set(kept)
    assert int(match.position.talon_size) == 39
    assert match.position.discard.tolist() == [0] * 44


@pytest.mark.rule("R12")
def test_a_talon_with_cards_left_is_not_mixed_with_those_laid_aside() -> None:
    told = line({"A": SETTINGS}, phase="draw", conquered=1, discard="+".join(CARDS[2:]))
    game, position = read_line(told)
    assert [CARDS[card] for card, _ in outcomes(game, position)] == list(CARDS[:2])


@pytest.mark.rule("R12")
def test_with_talon_and_discard_both_empty_no_card_is_drawn() -> None:
    match = conqueror(["6/1"], hands={"B": "+".join(CARDS[:20]), "C": "+".join(CARDS[20:])})
    play(take(match, "alberta", "ontario"), "A: done")
    assert hand(match, A) == set()
    assert match.awaited == [A]
    assert verbs(match, A) == {"move", "done"}


@pytest.mark.rule("R12")
def test_the_last_four_cards_all_in_one_hand_are_exchanged_and_drawn_again() -> None:
    others = {"B": "+".join(CARDS[4:24]), "C": "+".join(CARDS[24:])}
    mine = "+".join(CARDS[:4])
    match = table(
        {"A": lands("brazil", each=9)},
        exchange="forces",
        hands=others | {"A": mine},
        script=["6/1", "alaska"],
    )
    play(match, "A: trade alaska northwest-territory greenland; place brazil 10")
    play(take(match, "brazil", "peru"), "A: done")
    assert hand(match, A) == {"alberta", "alaska"}
    assert int(match.position.talon_size) == 2
