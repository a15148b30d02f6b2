"""Risk (1970–76), second step: what the dice cost, and the occupation of what was conquered."""

from __future__ import annotations

import pytest

from planisphere.chance import outcomes
from planisphere.line import read_line
from tests.rules.risk76_table import A, armies, fight, line, owner, play, refusal, table, verbs


@pytest.mark.rule("R16")
@pytest.mark.parametrize(
    ("faces", "attacker_loses", "defender_loses"),
    [
        ("6.4.1/3", 0, 1),
        ("6.3.1/5.4", 1, 1),
        ("5.4.4/5.4", 2, 0),
        ("5/4.3", 0, 1),
        ("3.2/3.2", 2, 0),
    ],
    ids=["three on one", "one each", "equal twice", "one on two", "two on two"],
)
def test_the_booklets_five_fights(faces: str, attacker_loses: int, defender_loses: int) -> None:
    match = fight(faces)
    assert 10 - armies(match, "alberta") == attacker_loses
    assert 5 - armies(match, "ontario") == defender_loses


@pytest.mark.rule("R16")
@pytest.mark.parametrize(
    ("faces", "attacker_loses", "defender_loses"),
    [
        ("1.3.6/4.5", 1, 1),
        ("6.6.6/5.5", 0, 2),
        ("6.1/1.5", 1, 1),
        ("2.6.2/6.1", 1, 1),
        ("6/6", 1, 0),
        ("6/6.1", 1, 0),
        ("2/1", 0, 1),
        ("5.5.5/5", 1, 0),
        ("6.2.2/6.1", 1, 1),
    ],
)
def test_best_meets_best_second_meets_second_and_a_tie_goes_to_the_defender(
    faces: str, attacker_loses: int, defender_loses: int
) -> None:
    match = fight(faces)
    assert 10 - armies(match, "alberta") == attacker_loses
    assert 5 - armies(match, "ontario") == defender_loses


@pytest.mark.rule("R16")
@pytest.mark.parametrize(
    ("mine", "his", "cases"),
    [
        (3, 2, {0: 2890, 1: 2611, 2: 2275}),
        (2, 2, {0: 295, 1: 420, 2: 581}),
        (1, 2, {0: 55, 1: 161}),
        (3, 1, {0: 855, 1: 441}),
        (1, 1, {0: 15, 1: 21}),
    ],
)
def test_the_odds_of_a_fight_are_exact(mine: int, his: int, cases: dict[int, int]) -> None:
    told = line(
        {"A": {"alberta": 9}, "B": {"ontario": 5, "egypt": 1}},
        phase="roll",
        source="alberta",
        target="ontario",
        attack_dice=mine,
        defence_dice=his,
    )
    game, position = read_line(told)
    odds = dict(outcomes(game, position))
    total, thrown = sum(odds.values()), 6 ** (mine + his)
    assert {lost: weight * thrown // total for lost, weight in odds.items()} == cases


@pytest.mark.rule("R17")
def test_the_armies_that_threw_last_enter_at_least_and_one_stays() -> None:
    for count, rule in ((2, "R17"), (10, "R17")):
        assert refusal(fight("6.6.6/1", defenders=1), A, f"occupy {count}") == rule
    for count in (3, 9):
        match = fight("6.6.6/1", defenders=1)
        assert match.awaited == [A]
        play(match, f"A: occupy {count}")
        assert (armies(match, "alberta"), armies(match, "ontario")) == (10 - count, count)


@pytest.mark.rule("R17")
def test_two_armies_that_threw_bind_only_two() -> None:
    match = play(fight("6.6/1.1", defenders=2), "A: occupy 2")
    assert armies(match, "ontario") == 2
    assert refusal(fight("6.6/1.1", defenders=2), A, "occupy 1") == "R17"


@pytest.mark.rule("R17")
def test_the_occupation_comes_before_anything_else() -> None:
    match = fight("6.6.6/1", defenders=1)
    for command in ("move alberta alaska 1", "attack alberta alaska 1"):
        assert refusal(match, A, command) == "R17"
    assert verbs(match, A) <= {"occupy", "bring"}


@pytest.mark.rule("R17")
def test_the_territory_changes_hands_with_the_occupation_not_the_throw() -> None:
    match = fight("6.6.6/1", defenders=1)
    assert owner(match, "ontario") == "B"
    play(match, "A: occupy")
    assert owner(match, "ontario") == "A"


@pytest.mark.rule("R17")
def test_occupation_is_asked_even_with_one_answer() -> None:
    match = table({"A": {"alberta": 2}}, script=["6/1"])
    play(match, "A: attack alberta ontario 1", "C: defend 1")
    assert match.awaited == [A]
    assert len(match.legal(A)) == 1


@pytest.mark.rule("R17")
def test_reinforcements_of_a_conquest_come_from_the_territory_that_attacked_last() -> None:
    match = table(
        {"A": {"alberta": 4, "quebec": 8}, "B": {"ontario": 2, "egypt": 1}},
        script=["6.6/5", "6.6/5"],
    )
    play(match, "A: attack alberta ontario 2", "B: defend 1")
    play(match, "A: attack quebec ontario 2", "B: defend 1", "A: occupy 7")
    counts = [armies(match, name) for name in ("alberta", "quebec", "ontario")]
    assert counts == [4, 1, 7]


@pytest.mark.rule("R17")
def test_a_conquered_territory_may_attack_at_once_and_fights_go_on_anywhere() -> None:
    match = table(
        {"A": {"alberta": 9, "brazil": 3}, "B": {"ontario": 1, "egypt": 1}},
        script=["6.6.6/1", "6.6.6/1", "6.6/5", "6/5"],
    )
    play(match, "A: attack alberta ontario", "B: defend", "A: occupy 6")
    play(match, "A: attack ontario quebec", "C: defend", "A: occupy 5")
    play(match, "A: attack brazil north-africa", "C: defend", "A: occupy")
    play(match, "A: attack alberta alaska 1", "C: defend", "A: occupy")
    counts = [armies(match, name) for name in ("alberta", "ontario", "quebec", "alaska")]
    assert counts == [2, 1, 5, 1]


@pytest.mark.rule("R17")
def test_a_fight_may_be_broken_off() -> None:
    match = fight("6.6.6/1.1")
    assert armies(match, "ontario") == 3
    play(match, "A: done")
    assert refusal(match, A, "attack alberta ontario 3") == "R11"
