"""Risk (1970–76): the fourteen missions, and when they are fulfilled."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from planisphere.match import Match
from tests.rules.risk76_table import (
    CONTINENTS,
    HIDDEN,
    SEATS,
    A,
    B,
    C,
    first_lands,
    lands,
    play,
    table,
)

COLOURS = ("yellow", "red", "blue", "black", "violet", "green")


def start_of_a(mission: str, held: dict[str, int], **fields: Any) -> Match:
    """C ends his turn, and A starts his with this mission and these territories."""
    others = [
        idle for idle in ("asia-africa", "asia-south-america", "18-with-2") if idle != mission
    ]
    corner = next(name for name in ("japan", "alaska", "iceland") if name not in held)
    match = table(
        {"A": held, "C": {corner: 1}},
        rest="B",
        place=2,
        phase="move",
        mission=(mission, *others[:2]),
        **fields,
    )
    return play(match, "C: done")


def won(match: Match) -> bool:
    """Whether A has won by his mission; otherwise it is still running."""
    if not match.over:
        assert (match.winners, match.ending) == ([], "running")
        return False
    assert (match.winners, match.ending) == ([A], "mission")
    return True


@pytest.mark.rule("R22")
@pytest.mark.parametrize(("count", "wins"), [(23, False), (24, True), (25, True)])
def test_twenty_four_territories_or_more(count: int, wins: bool) -> None:
    assert won(start_of_a("24", first_lands(count, but=["japan"]))) == wins


@pytest.mark.rule("R22")
@pytest.mark.parametrize(
    ("with_two", "with_one", "wins"), [(17, 8, False), (18, 0, True), (18, 5, True), (19, 0, True)]
)
def test_eighteen_territories_or_more_with_two_armies_each(
    with_two: int, with_one: int, wins: bool
) -> None:
    held = first_lands(with_two + with_one, but=["japan"])
    held |= dict.fromkeys(list(held)[:with_two], 2)
    assert won(start_of_a("18-with-2", held)) == wins


@pytest.mark.rule("R22")
@pytest.mark.parametrize(
    "pair",
    [
        ("north-america", "africa"),
        ("north-america", "oceania"),
        ("asia", "africa"),
        ("asia", "south-america"),
    ],
    ids="-".join,
)
def test_two_whole_continents(pair: tuple[str, str]) -> None:
    held = lands(*pair)
    assert won(start_of_a("-".join(pair), held))
    for continent in pair:
        short = dict(held)
        del short[CONTINENTS[continent][-1]]
        assert not won(start_of_a("-".join(pair), short))


@pytest.mark.rule("R24")
@pytest.mark.parametrize("second", ["south-america", "oceania"])
def test_two_continents_and_any_third_whole_one(second: str) -> None:
    mission = f"europe-{second}-any"
    assert not won(start_of_a(mission, lands("europe", second)))
    for third in set(CONTINENTS) - {"europe", second}:
        held = lands("europe", second, third)
        assert won(start_of_a(mission, held))
        for lost in ("europe", second, third):
            short = dict(held)
            del short[CONTINENTS[lost][0]]
            assert not won(start_of_a(mission, short))


@pytest.mark.rule("R24")
def test_any_three_continents_are_not_enough_without_the_two() -> None:
    held = lands("south-america", "oceania", "africa")
    for mission in ("europe-south-america-any", "europe-oceania-any"):
        assert not won(start_of_a(mission, held))


@pytest.mark.rule("R22")
def test_a_mission_is_fulfilled_by_placing_an_army() -> None:
    held = first_lands(18, but=["japan"])
    held |= dict.fromkeys(list(held)[:17], 2)
    last = list(held)[17]
    match = table(
        {"A": held},
        mission=("18-with-2", "asia-africa", "asia-south-america"),
        reserve={"A": 3},
        exchange="forces",
    )
    play(match, f"A: place {next(iter(held))}")
    assert not won(match)
    play(match, f"A: place {last}")
    assert won(match)


@pytest.mark.rule("R22", "R10")
def test_a_mission_is_fulfilled_by_the_two_armies_of_a_card() -> None:
    held = lands("africa", "europe", "south-america", "alaska", each=2) | {"brazil": 1}
    match = table(
        {"A": held},
        mission=("18-with-2", "asia-africa", "asia-south-america"),
        hands={"A": "brazil+ural+siberia+siam"},
        exchange="forces",
    )
    assert len(held) == 18
    play(match, "A: trade brazil siberia siam")
    assert won(match)


@pytest.mark.rule("R22", "R17")
def test_a_mission_is_fulfilled_by_an_occupation_and_not_by_the_throw() -> None:
    held = lands("oceania", "north-america") | {"kamchatka": 9}
    del held["alaska"]
    missions = ("north-america-oceania", "asia-africa", "asia-south-america")
    match = table({"A": held}, mission=missions, script=["6.6.6/1"])
    play(match, "A: attack kamchatka alaska 3", "C: defend")
    assert not won(match)
    play(match, "A: occupy")
    assert won(match)


@pytest.mark.rule("R22")
def test_a_mission_is_fulfilled_by_the_last_move() -> None:
    held = dict.fromkeys(first_lands(16, but=["alaska", "alberta"]), 2)
    held |= {"alaska": 3, "alberta": 1}
    missions = ("18-with-2", "asia-africa", "asia-south-america")
    match = play(table({"A": held}, mission=missions, phase="move"), "A: move alaska alberta 1")
    assert won(match)


@pytest.mark.rule("R22")
def test_the_occupation_decides_how_many_stand_behind() -> None:
    held = dict.fromkeys(first_lands(16, but=["ontario", "alberta"]), 2) | {"alberta": 4}
    missions = ("18-with-2", "asia-africa", "asia-south-america")
    for count, wins in ((2, True), (3, False)):
        match = table({"A": held}, mission=missions, script=["6.6/1"])
        play(match, "A: attack alberta ontario 2", "C: defend", f"A: occupy {count}")
        assert won(match) == wins


@pytest.mark.rule("R22", "R23")
def test_a_mission_is_judged_in_its_owners_own_turn_only() -> None:
    held = first_lands(24, but=["peru", "brazil"])
    match = table(
        {"A": held, "B": {"brazil": 9}, "C": {"peru": 1}},
        rest="B",
        place=1,
        mission=("destroy-blue", "asia-africa", "asia-south-america"),
        script=["6.6.6/1", "siam"],
    )
    play(match, "B: attack brazil peru 3", "C: defend", "B: occupy 3")
    assert not match.over
    play(match, "B: done")
    assert not match.over
    play(match, "B: done")
    assert won(match)


@pytest.mark.rule("R22")
def test_the_winner_shows_his_mission() -> None:
    match = start_of_a("24", first_lands(24, but=["japan"]))
    for seat in (A, B, C):
        assert match.view(seat).mission[A] == match.position.mission[A]


@pytest.mark.rule("R21", "R22")
def test_the_mission_of_who_is_gone_is_seen_at_the_end() -> None:
    held = first_lands(22, but=["peru", "brazil"]) | {"brazil": 9}
    match = table(
        {"A": held, "B": {"peru": 1}},
        mission=("24", "asia-africa", "asia-south-america"),
        script=["6.6.6/1"],
    )
    play(match, "A: attack brazil peru 3", "B: defend")
    assert match.view(C).mission[B] == HIDDEN
    play(match, "A: occupy")
    assert won(match)
    assert match.view(C).mission[B] == match.position.mission[B]


@pytest.mark.rule("R23", "R1")
@pytest.mark.parametrize(
    ("hunter", "prey"),
    [(hunter, prey) for hunter, prey in permutations(range(6), 2) if (hunter + 1) % 6 == prey]
    + [(0, 3), (5, 1)],
)
def test_who_takes_the_last_territory_of_his_colour_wins(hunter: int, prey: int) -> None:
    rest = next(seat for seat in range(6) if seat not in (hunter, prey))
    spare = iter(["24", "18-with-2", "asia-africa", "asia-south-america", "europe-oceania-any"])
    missions = [f"destroy-{COLOURS[prey]}" if s == hunter else next(spare) for s in range(6)]
    missions[rest] = "north-america-oceania" if missions[rest] in {"24"} else missions[rest]
    corners = iter(["japan", "egypt", "iceland"])
    held = {SEATS[hunter]: {"brazil": 9}, SEATS[prey]: {"peru": 1}}
    for seat in set(range(6)) - {hunter, prey, rest}:
        held[SEATS[seat]] = {next(corners): 1}
    match = table(
        held,
        seats=6,
        rest=SEATS[rest],
        place=hunter,
        mission=tuple(missions),
        script=["6.6.6/1"],
    )
    match.play(hunter, "attack brazil peru 3")
    match.play(prey, "defend")
    assert not match.over
    match.play(hunter, "occupy")
    assert (match.winners, match.ending) == ([hunter], "mission")


@pytest.mark.rule("R23")
@pytest.mark.parametrize(
    ("mission", "case"),
    [("destroy-yellow", "his own"), ("destroy-green", "not in play"), ("destroy-black", "no seat")],
)
@pytest.mark.parametrize(("count", "wins"), [(23, False), (24, True)])
def test_a_colour_that_is_his_own_or_not_in_play_means_twenty_four_territories(
    mission: str, case: str, count: int, wins: bool
) -> None:
    assert won(start_of_a(mission, first_lands(count, but=["japan"]))) == wins, case


@pytest.mark.rule("R23")
def test_while_the_colour_lives_twenty_four_territories_do_not_win() -> None:
    assert not won(start_of_a("destroy-blue", first_lands(30, but=["japan"])))


@pytest.mark.rule("R23")
@pytest.mark.parametrize(("count", "wins"), [(23, False), (24, True)])
def test_a_colour_that_fell_to_another_means_twenty_four_territories(
    count: int, wins: bool
) -> None:
    match = table(
        {"A": first_lands(count)},
        seats=4,
        rest="D",
        fell_to="-C----",
        place=3,
        phase="move",
        mission=("destroy-red", "asia-africa", "asia-south-america", "18-with-2"),
    )
    play(match, "D: done")
    assert won(match) == wins


@pytest.mark.rule("R23")
def test_another_colour_than_the_one_asked_for_does_not_win() -> None:
    held = {"A": {"brazil": 9}, "B": {"peru": 1}}
    missions = ("destroy-blue", "asia-africa", "18-with-2")
    match = table(held, mission=missions, script=["6.6.6/1"])
    play(match, "A: attack brazil peru 3", "B: defend", "A: occupy")
    assert not won(match)


@pytest.mark.rule("R22", "R25")
def test_if_he_is_also_left_alone_the_ending_is_the_mission() -> None:
    held = lands(*CONTINENTS) | {"brazil": 9}
    del held["peru"]
    match = table(
        {"A": held, "C": {"peru": 1}},
        fell_to="-A----",
        mission=("destroy-blue", "asia-africa", "18-with-2"),
        script=["6.6.6/1"],
    )
    play(match, "A: attack brazil peru 3", "C: defend", "A: occupy")
    assert won(match)
