"""Risk (1970–76): the four rounds of grace, and what becomes of a player who is gone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
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
    attacks,
    hand,
    lands,
    owner,
    play,
    refusal,
    reserve,
    table,
    verbs,
)

B_LIVES = {"peru": 1}
TOOK_PERU = ("A: attack brazil peru 3", "B: defend 1", "A: occupy 3")


def last_stand(
    hands: Mapping[str, str] | None = None,
    script: Iterable[str] = ("6.6.6/1",),
    **fields: Any,
) -> Match:
    """B has Peru only, and A stands beside it in strength."""
    held = {"A": {"brazil": 20, "japan": 5}, "B": B_LIVES}
    return table(held, hands=hands, script=script, **fields)


@pytest.mark.rule("R19")
@pytest.mark.parametrize("round_number", [1, 2, 3, 4])
def test_an_only_territory_is_not_attacked_in_the_first_four_rounds(round_number: int) -> None:
    match = last_stand(round_number=round_number)
    assert refusal(match, A, "attack brazil peru 3") == "R19"
    assert ("brazil", "peru") not in attacks(match, A)


@pytest.mark.rule("R19")
def test_from_the_fifth_round_on_it_is() -> None:
    match = play(last_stand(round_number=5), *TOOK_PERU)
    assert owner(match, "peru") == "A"
    assert B not in match.position.owner


@pytest.mark.rule("R19")
def test_the_grace_lasts_until_the_last_seat_has_ended_its_fourth_turn() -> None:
    held = {"A": {"brazil": 9}, "B": B_LIVES}
    match = table(held, round_number=4, order="BCA---", place=1, rest="C", phase="move")
    play(match, "C: done")
    assert int(match.position.round_number) == 4
    assert refusal(match, A, "attack brazil peru 3") == "R19"
    play(match, "A: done; done")
    assert int(match.position.round_number) == 5
    play(match, "B: done; done")
    played = f"C: place argentina {reserve(match, C)}; attack argentina peru 3"
    play(match, played)
    assert match.awaited == [B]


@pytest.mark.rule("R19")
def test_one_of_two_territories_may_be_taken_but_not_the_second() -> None:
    held = {"A": {"brazil": 9}, "B": {"peru": 1, "argentina": 1}}
    match = table(held, round_number=4, script=["6.6.6/1"])
    play(match, "A: attack brazil argentina 3", "B: defend", "A: occupy 5")
    assert refusal(match, A, "attack argentina peru 3") == "R19"
    assert refusal(match, A, "attack brazil peru 3") == "R19"


@pytest.mark.rule("R19")
def test_a_protected_player_attacks_as_he_likes() -> None:
    match = table({"B": {"peru": 5}}, rest="C", place=1, round_number=4, script=["6.6.6/1"])
    play(match, "B: attack peru brazil 3", "C: defend", "B: occupy 3")
    assert owner(match, "brazil") == "B"


@pytest.mark.rule("R19")
def test_a_round_ends_at_the_same_place_when_its_opener_is_gone() -> None:
    held = {"B": {"brazil": 9}, "A": {"peru": 1}}
    match = table(held, rest="C", place=1, script=["6.6.6/1", "siam"])
    play(match, "B: attack brazil peru 3", "A: defend", "B: occupy 3", "B: done", "B: done")
    assert (match.awaited, int(match.position.round_number)) == ([C], 5)
    play(match, f"C: place egypt {reserve(match, C)}; done; done")
    assert (match.awaited, int(match.position.round_number)) == ([B], 6)
    play(match, "B: done; done")
    assert (match.awaited, int(match.position.round_number)) == ([C], 6)


@pytest.mark.rule("R19")
def test_a_round_ends_at_the_same_place_when_its_last_player_is_gone() -> None:
    held = {"A": {"brazil": 9}, "C": {"peru": 1}}
    match = table(held, rest="B", script=["6.6.6/1", "siam"])
    play(match, "A: attack brazil peru 3", "C: defend", "A: occupy 3", "A: done", "A: done")
    assert (match.awaited, int(match.position.round_number)) == ([B], 5)
    play(match, f"B: place egypt {reserve(match, B)}; done; done")
    assert (match.awaited, int(match.position.round_number)) == ([A], 6)


@pytest.mark.rule("R21")
def test_the_conqueror_of_the_last_territory_takes_the_cards() -> None:
    match = play(last_stand({"A": "siam", "B": "alaska+joker-1"}), *TOOK_PERU)
    assert hand(match, A) == {"siam", "alaska", "joker-1"}
    assert hand(match, B) == set()
    assert match.awaited == [A]


@pytest.mark.rule("R21")
def test_cards_are_kept_by_who_loses_a_territory_but_not_the_last() -> None:
    held = {"A": {"brazil": 20}, "B": {"peru": 1, "japan": 1}}
    match = table(held, hands={"B": "alaska+joker-1"}, script=["6.6.6/1"])
    play(match, *TOOK_PERU)
    assert hand(match, B) == {"alaska", "joker-1"}
    assert hand(match, A) == set()


@pytest.mark.rule("R21", "R17")
def test_nothing_is_taken_before_the_occupation() -> None:
    match = play(last_stand({"B": "alaska+joker-1"}), *TOOK_PERU[:2])
    assert hand(match, A) == set()
    assert hand(match, B) == {"alaska", "joker-1"}


@pytest.mark.rule("R21")
def test_the_cards_taken_may_be_exchanged_at_once_and_fights_go_on() -> None:
    spoils = last_stand({"A": "argentina", "B": "iceland+egypt"}, ["6.6.6/1", "6.6.6/1"])
    match = play(spoils, *TOOK_PERU, "A: trade argentina iceland egypt")
    assert reserve(match, A) == 6
    assert refusal(match, A, "attack brazil venezuela 3") == "R13"
    assert refusal(match, A, "done") == "R13"
    play(match, "A: place japan 6", "A: attack brazil venezuela 3", "C: defend", "A: occupy 3")
    assert armies(match, "japan") == 11


@pytest.mark.rule("R21", "R10")
def test_the_two_armies_of_a_card_still_go_on_its_territory() -> None:
    spoils = last_stand({"A": "brazil", "B": "ukraine+siam"})
    match = play(spoils, *TOOK_PERU, "A: trade brazil ukraine siam")
    assert armies(match, "brazil") == 17 + 2
    assert reserve(match, A) == 4


@pytest.mark.rule("R21", "R10")
def test_the_territory_just_taken_counts_for_its_card() -> None:
    spoils = last_stand({"A": "congo", "B": "peru+ural"})
    match = play(spoils, *TOOK_PERU, "A: trade peru congo ural")
    assert armies(match, "peru") == 3 + 2


@pytest.mark.rule("R21")
@pytest.mark.parametrize("command", ["done", "attack brazil venezuela 3"])
def test_even_with_five_cards_he_need_not_exchange(command: str) -> None:
    hands = {"A": "argentina+iceland+egypt", "B": "peru+congo+ural"}
    match = play(last_stand(hands, ["6.6.6/1", "india"]), *TOOK_PERU, f"A: {command}")
    assert len(hand(match, A)) in {6, 7}


@pytest.mark.rule("R21", "R11")
def test_at_his_next_turn_he_must() -> None:
    hands = {"A": "argentina+iceland+egypt", "B": "congo+ural"}
    match = play(last_stand(hands, ["6.6.6/1", "india"]), *TOOK_PERU, "A: done", "A: done")
    play(match, f"C: place alaska {reserve(match, C)}; done; done")
    assert match.awaited == [A]
    play(match, f"A: place japan {reserve(match, A)}")
    assert refusal(match, A, "done") == "R11"


@pytest.mark.rule("R21")
def test_the_next_attack_closes_the_exchange_of_spoils() -> None:
    hands = {"A": "argentina", "B": "iceland+egypt"}
    match = play(last_stand(hands, ["6.6.6/1", "1/6"]), *TOOK_PERU)
    assert "trade" in verbs(match, A)
    play(match, "A: attack brazil venezuela 1", "C: defend 1")
    assert refusal(match, A, "trade argentina iceland egypt") == "R12"


@pytest.mark.rule("R21")
def test_the_end_of_the_fights_closes_the_exchange_of_spoils() -> None:
    hands = {"A": "argentina", "B": "iceland+egypt"}
    match = play(last_stand(hands, ["6.6.6/1", "siam"]), *TOOK_PERU, "A: done")
    assert refusal(match, A, "trade argentina iceland egypt") == "R12"


@pytest.mark.rule("R21")
def test_a_second_elimination_opens_the_exchange_again() -> None:
    held = {"A": {"brazil": 20}, "B": {"peru": 1}, "C": {"argentina": 1}}
    hands = {"A": "alaska+alberta", "B": "venezuela", "C": "japan"}
    match = table(held, seats=4, rest="D", hands=hands, script=["6.6.6/1", "6.6.6/1"])
    play(match, *TOOK_PERU, "A: attack brazil argentina 3", "C: defend", "A: occupy 3")
    play(match, "A: trade alaska alberta japan; place brazil 6")
    assert hand(match, A) == {"venezuela"}


@pytest.mark.rule("R21")
def test_a_conquest_that_eliminates_nobody_opens_no_exchange() -> None:
    match = last_stand({"A": "argentina+iceland+egypt"})
    play(match, "A: attack brazil venezuela 3", "C: defend", "A: occupy 3")
    assert refusal(match, A, "trade argentina iceland egypt") == "R12"


@pytest.mark.rule("R21")
def test_the_cards_taken_are_seen_by_their_taker_only_and_their_number_by_all() -> None:
    one = play(last_stand({"A": "siam", "B": "alaska+joker-1"}), *TOOK_PERU)
    other = play(last_stand({"A": "siam", "B": "quebec+china"}), *TOOK_PERU)
    assert one.view(A).hand[A].tolist() == one.position.hand[A].tolist()
    assert one.view(C).tobytes() == other.view(C).tobytes()
    assert one.view(C).held.tolist() == [3, 0, 0, 0, 0, 0]
    assert (one.view(C).hand[A] == HIDDEN).any()


@pytest.mark.rule("R21")
def test_who_is_gone_does_not_see_the_hand_his_cards_went_to_change() -> None:
    hands = {"A": "argentina", "B": "iceland+egypt"}
    one = play(last_stand(hands, ["6.6.6/1", "siam"]), *TOOK_PERU, "A: done")
    other = play(last_stand(hands, ["6.6.6/1", "china"]), *TOOK_PERU, "A: done")
    assert one.view(B).tobytes() == other.view(B).tobytes()


@pytest.mark.rule("R21")
def test_the_mission_of_who_is_gone_stays_hidden() -> None:
    match = play(last_stand(), *TOOK_PERU)
    assert not match.over
    for seat in (A, C):
        assert match.view(seat).mission[B] == HIDDEN


@pytest.mark.rule("R21")
def test_who_is_gone_has_no_more_turns() -> None:
    match = play(last_stand(script=["6.6.6/1", "siam"]), *TOOK_PERU, "A: done", "A: done")
    assert match.awaited == [C]
    assert refusal(match, B, "done") == "turn"


@pytest.mark.rule("R21", "R18")
def test_the_taker_still_draws_his_own_card_at_the_end() -> None:
    match = last_stand({"B": "alaska"}, ["6.6.6/1", "siam"])
    play(match, *TOOK_PERU, "A: done")
    assert hand(match, A) == {"alaska", "siam"}


@pytest.mark.rule("R25", "R22")
def test_who_is_left_alone_wins_whatever_his_mission() -> None:
    world = lands(*TERRITORY) | {"brazil": 9}
    del world["peru"]
    match = table(
        {"A": world, "C": {"peru": 1}},
        fell_to="-A----",
        mission=("18-with-2", "asia-africa", "24"),
        script=["6.6.6/1"],
    )
    play(match, "A: attack brazil peru 3", "C: defend")
    assert not match.over
    play(match, "A: occupy 3")
    assert (match.over, match.winners, match.ending) == (True, [A], "last")
    assert refusal(match, A, "done") == "over"


@pytest.mark.rule("R25")
def test_two_who_are_left_play_on() -> None:
    match = play(last_stand(), *TOOK_PERU)
    assert (match.over, match.winners, match.ending) == (False, [], "running")
    assert match.awaited == [A]
