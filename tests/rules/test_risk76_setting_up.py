"""Risk (1970–76), setting up for three to six players: missions, dice, deal, the first armies."""

from __future__ import annotations

import re
from itertools import cycle, islice

import pytest

from planisphere.chance import Fair, Scripted, outcomes
from planisphere.faults import OptionFault, TextFault
from planisphere.line import read_line
from planisphere.match import Match
from planisphere.parts.earth import TERRITORY
from tests.rules.risk76_table import (
    CARDS,
    HIDDEN,
    SEATS,
    A,
    B,
    C,
    armies,
    opened,
    owner,
    play,
    refusal,
    reserve,
)

THREE_MISSIONS = ["24", "destroy-red", "asia-africa"]

ALL_MISSIONS = {
    "18-with-2",
    "24",
    "north-america-africa",
    "north-america-oceania",
    "asia-africa",
    "asia-south-america",
    "europe-south-america-any",
    "europe-oceania-any",
    "destroy-yellow",
    "destroy-red",
    "destroy-blue",
    "destroy-black",
    "destroy-violet",
    "destroy-green",
}


def dealt_in_board_order(**options: object) -> Match:
    """Three players, B first; the cards fall in the order of the board, jokers last."""
    script = [*THREE_MISSIONS, "2", "6", "4", *CARDS]
    return Match.new("risk76", 3, options, source=Scripted(script))


def told(match: Match, seat: int, letters: str) -> str:
    """Place all that a seat has left on its n-th territories, told as letters a, b, c."""
    own = [name for name in TERRITORY if owner(match, name) == SEATS[seat]]
    first = reserve(match, seat) - len(letters) + 1
    counts = [first, *[1] * (len(letters) - 1)]
    places = [own["abcdefghijklmn".index(letter)] for letter in letters]
    return "; ".join(f"place {name} {n}" for name, n in zip(places, counts, strict=True))


@pytest.mark.rule("R1")
def test_each_of_the_fourteen_missions_is_as_likely_for_the_first_seat() -> None:
    game, position = read_line("risk76 seats=3 phase=missions")
    found = {game.notation.write_outcome(position, n): w for n, w in outcomes(game, position)}
    assert set(found) == ALL_MISSIONS
    assert len(set(found.values())) == 1


@pytest.mark.rule("R1")
def test_no_mission_is_given_twice() -> None:
    with pytest.raises(TextFault):
        opened(3, {}, ["24", "24"])


@pytest.mark.rule("R1")
def test_a_mission_is_seen_by_its_owner_only() -> None:
    match = dealt_in_board_order()
    for seat in range(3):
        seen = match.view(seat).mission
        for other in range(3):
            hidden = other != seat
            assert (seen[other] == HIDDEN) == hidden
            assert hidden or seen[other] == match.position.mission[other]


@pytest.mark.rule("R1")
def test_the_dealing_of_missions_is_heard_by_their_owners_only() -> None:
    match = dealt_in_board_order()
    for seat in range(3):
        actions = [action for _, action in match.heard(seat)[:3]]
        assert [action == HIDDEN for action in actions] == [n != seat for n in range(3)]


@pytest.mark.rule("R1")
def test_missions_that_nobody_has_change_no_view() -> None:
    one = opened(3, {}, ["24", "18-with-2", "asia-africa"])
    other = opened(3, {}, ["24", "destroy-green", "destroy-black"])
    assert one.view(A).tobytes() == other.view(A).tobytes()
    assert one.heard(A) == other.heard(A)


@pytest.mark.rule("R2", "R3")
@pytest.mark.parametrize(("seats", "total"), [(3, 35), (4, 30), (5, 25), (6, 20)])
@pytest.mark.parametrize("mode", ["missions", "world"])
def test_so_many_players_start_with_so_many_armies_each(seats: int, total: int, mode: str) -> None:
    match = opened(seats, {"mode": mode})
    for seat in range(seats):
        standing = int((match.position.owner == seat).sum())
        assert reserve(match, seat) == total - standing
    assert match.position.armies.tolist() == [1] * 42


@pytest.mark.rule("R3", "R6")
def test_missions_come_before_dice_and_dice_before_the_deal() -> None:
    match = dealt_in_board_order()
    words = re.sub(r"#\S+", "", match.to_record().splitlines()[-1].split(" > ")[1]).split()
    assert words == [*THREE_MISSIONS, "2", "6", "4", *CARDS]


@pytest.mark.rule("R3")
def test_cards_are_dealt_one_by_one_from_the_first_player_on() -> None:
    match = dealt_in_board_order()
    dealt = "".join(owner(match, name) for name in TERRITORY)
    assert dealt == "".join(islice(cycle("BCA"), 42))


@pytest.mark.rule("R3")
def test_a_joker_gives_no_territory() -> None:
    script = [*THREE_MISSIONS, "6", "2", "4", "joker-1", "alaska", "alberta", "joker-2"]
    match = opened(3, {}, script)
    counts = [int((match.position.owner == seat).sum()) for seat in range(3)]
    assert counts == [13, 15, 14]
    assert [reserve(match, seat) for seat in range(3)] == [22, 20, 21]
    assert owner(match, "alaska") == "B"
    assert owner(match, "alberta") == "C"


@pytest.mark.rule("R3")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_all_forty_four_cards_are_dealt_and_all_territories_held(seats: int) -> None:
    match = opened(seats, {"mode": "world"})
    words = re.sub(r"#\S+", "", match.to_record().splitlines()[-1].split(" > ")[1]).split()
    assert sorted(words[-44:]) == sorted(CARDS)
    assert set(match.position.owner.tolist()) == set(range(seats))


@pytest.mark.rule("R4")
def test_all_spread_their_armies_at_the_same_time() -> None:
    match = dealt_in_board_order()
    assert match.awaited == [A, B, C]
    play(match, f"C: {told(match, C, 'ab')}")
    assert match.awaited == [A, B]
    assert refusal(match, C, "place alberta") == "turn"


@pytest.mark.rule("R4")
def test_sealed_armies_are_unseen_until_all_are_done() -> None:
    one, other = dealt_in_board_order(), dealt_in_board_order()
    play(one, f"C: {told(one, C, 'a')}")
    play(other, f"C: {told(other, C, 'fed')}")
    for seat in (A, B):
        assert one.view(seat).tobytes() == other.view(seat).tobytes()
        assert one.heard(seat) == other.heard(seat)
        assert one.legal(seat) == other.legal(seat)
    play(one, f"A: {told(one, A, 'a')}", f"B: {told(one, B, 'a')}")
    play(other, f"A: {told(other, A, 'a')}", f"B: {told(other, B, 'a')}")
    assert one.view(B).armies.tolist() == one.position.armies.tolist()
    assert other.view(B).armies.tolist() == other.position.armies.tolist()
    assert one.view(B).armies.tolist() != other.view(B).armies.tolist()


@pytest.mark.rule("R4")
def test_half_of_a_sealed_placing_is_unseen_too() -> None:
    one, other = dealt_in_board_order(), dealt_in_board_order()
    play(one, "C: place northwest-territory 3")
    for seat in (A, B):
        assert one.view(seat).armies.tolist() == other.view(seat).armies.tolist()
        assert one.view(seat).reserve.tolist() == other.view(seat).reserve.tolist()


@pytest.mark.rule("R4")
def test_who_places_sees_his_own_sealed_armies() -> None:
    match = dealt_in_board_order()
    play(match, "C: place northwest-territory 3")
    assert match.view(C).armies[TERRITORY.index("northwest-territory")] == 4


@pytest.mark.rule("R4")
def test_the_last_of_the_sealed_placings_starts_the_first_turn() -> None:
    match = dealt_in_board_order()
    for seat in (A, C, B):
        assert int(match.position.round_number) == 0
        match.play(seat, told(match, seat, "abc"))
    assert match.awaited == [B]
    assert int(match.position.round_number) == 1
    assert int(match.position.armies.sum()) == 3 * 35
    assert reserve(match, B) == 14 // 3


@pytest.mark.rule("R4")
def test_in_turn_one_player_after_another_places_all_he_has_in_sight_of_all() -> None:
    match = dealt_in_board_order(placement="in-turn")
    assert match.awaited == [B]
    assert refusal(match, C, "place northwest-territory") == "turn"
    play(match, "B: place alaska 3")
    assert match.awaited == [B]
    assert match.view(C).armies[TERRITORY.index("alaska")] == 4
    play(match, f"B: {told(match, B, 'a')}")
    assert match.awaited == [C]
    play(match, f"C: {told(match, C, 'ab')}")
    assert match.awaited == [A]
    play(match, f"A: {told(match, A, 'c')}")
    assert match.awaited == [B]
    assert int(match.position.round_number) == 1


@pytest.mark.rule("R4")
@pytest.mark.parametrize("placement", ["sealed", "in-turn"])
def test_armies_of_the_start_go_on_ones_own_territories(placement: str) -> None:
    match = dealt_in_board_order(placement=placement)
    assert refusal(match, B, "place northwest-territory 3") == "R4"


@pytest.mark.rule("R4")
@pytest.mark.parametrize("placement", ["sealed", "in-turn"])
@pytest.mark.parametrize("command", ["done", "attack alaska kamchatka 1"])
def test_nothing_but_placing_is_done_while_setting_up(placement: str, command: str) -> None:
    match = dealt_in_board_order(placement=placement)
    play(match, "B: place alaska 3")
    assert refusal(match, B, command) == "R4"


@pytest.mark.rule("R4")
def test_no_more_armies_are_spread_than_are_left() -> None:
    match = dealt_in_board_order()
    left = reserve(match, B)
    assert refusal(match, B, f"place alaska {left + 1}") == "R4"


@pytest.mark.rule("R4")
def test_all_armies_of_the_start_may_go_on_one_territory() -> None:
    match = dealt_in_board_order()
    play(match, "B: place alaska all")
    assert armies(match, "alaska") == 35 - 14 + 1
    assert match.awaited == [A, C]


@pytest.mark.rule("R5")
def test_all_cards_go_back_into_a_talon_of_forty_four() -> None:
    match = dealt_in_board_order()
    for seat in (A, B, C):
        match.play(seat, told(match, seat, "a"))
    assert int(match.position.talon_size) == 44
    assert match.position.talon.tolist() == [1] * 44
    assert match.position.held.tolist() == [0] * 6
    assert match.position.discard.tolist() == [0] * 44


@pytest.mark.rule("R6")
@pytest.mark.parametrize(
    ("dice", "order"),
    [
        (["6", "3", "3"], "ABC"),
        (["1", "2", "5"], "CAB"),
        (["6", "6", "3", "2", "5"], "BCA"),
        (["4", "2", "4", "6", "1"], "ABC"),
        (["5", "5", "5", "1", "3", "3", "4", "2"], "BCA"),
        (["2", "2", "2", "6", "6", "6", "1", "1", "2"], "CAB"),
    ],
)
def test_the_highest_die_starts_and_equal_highest_throw_again(dice: list[str], order: str) -> None:
    match = Match.new("risk76", 3, source=Scripted([*THREE_MISSIONS, *dice, *CARDS]))
    assert "".join(SEATS[seat] for seat in match.position.order[:3]) == order
    assert owner(match, "alaska") == order[0]


@pytest.mark.rule("R6")
def test_play_goes_around_the_table_from_the_first_player() -> None:
    match = dealt_in_board_order()
    for seat in (A, B, C):
        match.play(seat, told(match, seat, "a"))
    turns = []
    for _ in range(6):
        seat = match.awaited[0]
        turns.append(SEATS[seat])
        match.play(seat, told(match, seat, "a") + "; done; done")
    assert "".join(turns) == "BCABCA"
    assert int(match.position.round_number) == 3


@pytest.mark.rule("R1", "R26", "R29")
def test_missions_and_world_are_for_three_to_six_and_the_ally_for_two() -> None:
    for seats in (3, 4, 5, 6):
        assert Match.new("risk76", seats, source=Fair("any")).options["mode"] == "missions"
        with pytest.raises(OptionFault):
            Match.new("risk76", seats, {"mode": "ally"})
    assert Match.new("risk76", 2, source=Fair("any")).options["mode"] == "ally"
    for mode in ("missions", "world"):
        with pytest.raises(OptionFault):
            Match.new("risk76", 2, {"mode": mode})
    for seats in (1, 7):
        with pytest.raises(OptionFault):
            Match.new("risk76", seats)
