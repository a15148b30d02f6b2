"""The odds of battles, against raw dice and against fractions."""

from __future__ import annotations

import doctest
import json
import os
import subprocess
import sys
from collections import Counter, defaultdict
from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from planisphere.faults import OptionFault
from planisphere.odds import battle, battle_exact, roll, siege
from planisphere.odds.battle import MOST, MOST_EXACT, ROWS

PAGE = Path(__file__).parent.parent / "docs" / "odds.md"
CLOSE = 1e-12

ATTACKERS = st.integers(0, 25)
CHAINS = st.lists(st.integers(1, 7), min_size=1, max_size=4)
DEFENCES = st.sampled_from([2, 3])
STOPS = st.integers(0, 6)

Ends = dict[tuple[int, int], Fraction]


@cache
def thrown(attack_dice: int, defence_dice: int) -> list[Fraction]:
    """Throw the dice in all ways, and count what the attacker loses."""
    pairs = min(attack_dice, defence_dice)
    losses: Counter[int] = Counter()
    for faces in product(range(1, 7), repeat=attack_dice + defence_dice):
        attack = sorted(faces[:attack_dice])[-pairs:]
        defence = sorted(faces[attack_dice:])[-pairs:]
        losses[sum(theirs >= mine for mine, theirs in zip(attack, defence, strict=True))] += 1
    return [Fraction(losses[lost], losses.total()) for lost in range(pairs + 1)]


@cache
def followed(attackers: int, defenders: tuple[int, ...], defence: int, stop_at: int) -> Ends:
    """Follow a campaign throw by throw, in all ways, to what is left on both sides."""
    here, *beyond = defenders
    if here == 0 and not beyond:
        return {(attackers, 0): Fraction(1)}
    if here == 0:
        return followed(attackers - 1, tuple(beyond), defence, stop_at)
    if attackers <= stop_at:
        return {(attackers, sum(defenders)): Fraction(1)}
    ends: defaultdict[tuple[int, int], Fraction] = defaultdict(Fraction)
    losses = thrown(min(3, attackers), min(defence, here))
    for lost, likely in enumerate(losses):
        after = (here - (len(losses) - 1 - lost), *beyond)
        for end, chance in followed(attackers - lost, after, defence, stop_at).items():
            ends[end] += likely * chance
    return dict(ends)


def side(ends: Ends, which: int, most: int) -> list[Fraction]:
    """Return how likely 0, 1, … armies of a side are left."""
    return [
        sum((chance for end, chance in ends.items() if end[which] == left), Fraction(0))
        for left in range(most + 1)
    ]


def close(numbers: Sequence[float] | np.typing.NDArray[np.float64], exact: list[Fraction]) -> bool:
    """Whether floating-point numbers are those fractions, but for rounding."""
    return len(numbers) == len(exact) and bool(
        np.allclose(numbers, [float(chance) for chance in exact], rtol=0, atol=CLOSE)
    )


def test_three_dice_against_two_cost_what_the_tables_say() -> None:
    assert roll(3, 2) == [Fraction(ways, 7776) for ways in (2890, 2611, 2275)]


def test_three_dice_against_three_cost_what_the_tables_say() -> None:
    assert roll(3, 3) == [
        Fraction(535, 3888),
        Fraction(371, 1728),
        Fraction(343, 1296),
        Fraction(5957, 15552),
    ]


@pytest.mark.parametrize("attack_dice", [1, 2, 3])
@pytest.mark.parametrize("defence_dice", [1, 2, 3])
def test_a_throw_is_what_raw_dice_give(attack_dice: int, defence_dice: int) -> None:
    assert roll(attack_dice, defence_dice) == thrown(attack_dice, defence_dice)


@pytest.mark.parametrize(("defence", "win"), [(2, 0.568), (3, 0.190)])
def test_ten_against_ten_favours_the_attacker_only_against_two_dice(
    defence: int, win: float
) -> None:
    assert round(battle(10, 10, defence).win, 3) == win


def test_one_against_one_is_a_single_throw() -> None:
    assert battle_exact(1, 1, 2).win == Fraction(15, 36)
    assert battle(1, 1, 3).attackers.tolist() == [21 / 36, 15 / 36]


@given(attackers=st.integers(0, 12), chain=CHAINS, defence=DEFENCES, stop_at=STOPS)
def test_fractions_are_what_following_every_throw_gives(
    attackers: int, chain: list[int], defence: int, stop_at: int
) -> None:
    ends = followed(attackers, tuple(chain), defence, stop_at)
    exact = battle_exact(attackers, chain, defence, stop_at)
    assert exact.attackers == side(ends, 0, attackers)
    assert exact.defenders == side(ends, 1, sum(chain))
    assert exact.win == sum(chance for (_, standing), chance in ends.items() if standing == 0)


@given(attackers=ATTACKERS, chain=CHAINS, defence=DEFENCES, stop_at=STOPS)
def test_floating_point_agrees_with_fractions(
    attackers: int, chain: list[int], defence: int, stop_at: int
) -> None:
    odds = battle(attackers, chain, defence, stop_at)
    exact = battle_exact(attackers, chain, defence, stop_at)
    assert odds.win == pytest.approx(float(exact.win), rel=0, abs=CLOSE)
    assert close(odds.attackers, exact.attackers)
    assert close(odds.defenders, exact.defenders)
    assert sum(exact.attackers) == sum(exact.defenders) == 1


@pytest.mark.parametrize("defence", [2, 3])
def test_floating_point_agrees_with_fractions_at_their_largest(defence: int) -> None:
    odds = battle(MOST_EXACT, MOST_EXACT, defence)
    exact = battle_exact(MOST_EXACT, MOST_EXACT, defence)
    assert close(odds.attackers, exact.attackers)
    assert close(odds.defenders, exact.defenders)


@given(
    attackers=st.integers(0, 1500),
    chain=st.lists(st.integers(1, 500), min_size=1, max_size=3),
    defence=DEFENCES,
    stop_at=st.integers(0, 100),
)
def test_probabilities_add_up_to_one(
    attackers: int, chain: list[int], defence: int, stop_at: int
) -> None:
    odds = battle(attackers, chain, defence, stop_at)
    for left, most in ((odds.attackers, attackers), (odds.defenders, sum(chain))):
        assert len(left) == most + 1
        assert float(left.sum()) == pytest.approx(1, rel=0, abs=CLOSE)
        assert left.min() >= 0
        assert left.max() <= 1


@given(attackers=st.integers(0, 60), chain=CHAINS, defence=DEFENCES, stop_at=STOPS)
def test_one_more_attacker_never_hurts(
    attackers: int, chain: list[int], defence: int, stop_at: int
) -> None:
    fewer = battle(attackers, chain, defence, stop_at).win
    assert battle(attackers + 1, chain, defence, stop_at).win >= fewer - CLOSE


@given(attackers=st.integers(0, 60), defenders=st.integers(1, 60))
def test_a_third_defending_die_never_helps_the_attacker(attackers: int, defenders: int) -> None:
    assert battle(attackers, defenders, 3).win <= battle(attackers, defenders, 2).win + CLOSE


@given(attackers=ATTACKERS, defenders=st.integers(1, 25), defence=DEFENCES, stop_at=STOPS)
def test_a_chain_of_one_is_a_single_battle(
    attackers: int, defenders: int, defence: int, stop_at: int
) -> None:
    single = battle(attackers, defenders, defence, stop_at)
    assert battle(attackers, [defenders], defence, stop_at).plain() == single.plain()
    assert battle_exact(attackers, (defenders,), defence, stop_at) == battle_exact(
        attackers, defenders, defence, stop_at
    )


@given(attackers=ATTACKERS, chain=CHAINS, defence=DEFENCES, stop_at=STOPS)
def test_the_first_battle_of_a_chain_decides_who_goes_on(
    attackers: int, chain: list[int], defence: int, stop_at: int
) -> None:
    first = battle_exact(attackers, 3, defence, stop_at)
    going_on = sum(
        first.attackers[left] * battle_exact(left - 1, chain, defence, stop_at).win
        for left in range(stop_at + 1, attackers + 1)
    )
    assert battle_exact(attackers, [3, *chain], defence, stop_at).win == going_on


def test_one_army_stays_in_each_territory_passed_through() -> None:
    first, second = roll(3, 1)[0], roll(2, 1)[0]
    odds = battle_exact(3, [1, 1], 2)
    assert odds.attackers[3] == 0
    assert odds.attackers[2] == first * second
    assert battle(2, [1, 1, 1], 2).win == 0


@given(attackers=ATTACKERS, chain=CHAINS, defence=DEFENCES, stop_at=STOPS)
def test_more_than_the_stop_are_left_exactly_when_the_attack_is_won(
    attackers: int, chain: list[int], defence: int, stop_at: int
) -> None:
    exact = battle_exact(attackers, chain, defence, stop_at)
    assert sum(exact.attackers[stop_at + 1 :]) == exact.win == exact.defenders[0]


@pytest.mark.parametrize(("defence", "fewest"), [(2, 3), (3, 2)])
def test_only_the_last_throw_goes_below_the_stop(defence: int, fewest: int) -> None:
    left = battle(10, 8, defence, stop_at=4).attackers
    assert left[:fewest].tolist() == [0.0] * fewest
    assert left[fewest] > 0


def test_an_attack_that_may_not_start_changes_nothing() -> None:
    assert battle(0, 2, 2).plain() == {"win": 0, "attackers": [1], "defenders": [0, 0, 1]}
    assert battle(2, 1, 2, stop_at=2).plain() == {
        "win": 0,
        "attackers": [0, 0, 1],
        "defenders": [0, 1],
    }
    assert battle(2, 1, 2, stop_at=MOST + 1).win == 0


def test_an_attack_stops_in_the_middle_of_a_chain() -> None:
    won, lost = roll(3, 1)
    odds = battle_exact(5, [1, 3], 2, stop_at=4)
    assert odds.attackers == [0, 0, 0, 0, 1, 0]
    assert odds.defenders == [0, 0, 0, won, lost]


def test_compiled_odds_are_those_of_the_functions_as_written() -> None:
    questions: list[tuple[int, list[int], int, int]] = [
        (10, [8], 2, 0),
        (20, [3, 1, 4], 3, 0),
        (40, [30], 3, 5),
        (9, [2, 2, 2, 2], 2, 3),
    ]
    program = (
        "import json, sys; from planisphere.odds import battle, siege; "
        "assert not hasattr(siege, 'py_func'); "
        "print(json.dumps([battle(*question).plain() for question in json.loads(sys.argv[1])]))"
    )
    written = subprocess.run(
        [sys.executable, "-c", program, json.dumps(questions)],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        check=True,
        capture_output=True,
        text=True,
    )
    assert json.loads(written.stdout) == [battle(*question).plain() for question in questions]


def test_a_siege_does_not_mind_what_its_arrays_held() -> None:
    rows = np.full((ROWS, 9), 0.7)
    field, attackers, defenders = np.full(13, 0.7), np.full(13, 0.7), np.full(12, 0.7)
    garrisons = np.array([8, 3])
    win = siege(12, garrisons, 2, 1, rows, field, attackers, defenders)
    odds = battle(12, [8, 3], 2, 1)
    assert (win, attackers.tolist(), defenders.tolist()) == tuple(odds.plain().values())


def test_numbers_of_numpy_are_taken() -> None:
    whole: Any = np.int32
    assert battle(whole(9), whole(4), whole(2), whole(1)).plain() == battle(9, 4, 2, 1).plain()
    chain: Any = np.array([4, 2], whole)
    assert battle(9, chain, 2).plain() == battle(9, [4, 2], 2).plain()


def test_numbers_that_are_not_whole_are_refused() -> None:
    half: Any = 2.5
    for question in ((half, 3, 2), (3, half, 2), (3, [1, half], 2), (3, 3, 2, half)):
        with pytest.raises(TypeError):
            battle(*question)


def test_odds_cannot_be_written_over() -> None:
    odds = battle(3, 2, 2)
    with pytest.raises(ValueError, match="read-only"):
        odds.attackers[0] = 1


@pytest.mark.parametrize("defence", [2, 3])
def test_the_largest_battle_is_answered(defence: int) -> None:
    odds = battle(MOST, MOST, defence)
    assert float(odds.attackers.sum()) == pytest.approx(1, rel=0, abs=1e-11)
    assert odds.win == pytest.approx(1 if defence == 2 else 0, rel=0, abs=1e-11)


REFUSALS: list[tuple[int, int | list[int], int, int, str, dict[str, int]]] = [
    (-1, 3, 2, 0, "odds-attackers", {"given": -1}),
    (5, 0, 2, 0, "odds-defenders", {"given": 0, "place": 1}),
    (5, [2, -3], 2, 0, "odds-defenders", {"given": -3, "place": 2}),
    (5, [], 2, 0, "odds-no-territory", {}),
    (5, 3, 1, 0, "odds-defence", {"given": 1}),
    (5, 3, 4, 0, "odds-defence", {"given": 4}),
    (5, 3, 2, -1, "odds-stop-at", {"given": -1}),
    (20_001, 3, 2, 0, "odds-too-many-attackers", {"given": 20_001}),
    (5, [20_000, 1], 2, 0, "odds-too-many-defenders", {"given": 20_001}),
]


@pytest.mark.parametrize("most", [MOST, MOST_EXACT])
@pytest.mark.parametrize(
    ("attackers", "defenders", "defence", "stop_at", "reason", "details"), REFUSALS
)
def test_nonsense_is_refused(
    attackers: int,
    defenders: int | list[int],
    defence: int,
    stop_at: int,
    reason: str,
    details: dict[str, int],
    most: int,
) -> None:
    ask = battle if most == MOST else battle_exact
    with pytest.raises(OptionFault) as refused:
        ask(attackers, defenders, defence, stop_at)
    assert refused.value.reason == reason
    limit = {"most": most} if "too-many" in reason else {}
    assert refused.value.details == details | limit


def test_fractions_are_refused_sooner() -> None:
    with pytest.raises(OptionFault, match="odds-too-many-attackers"):
        battle_exact(MOST_EXACT + 1, 1, 2)
    with pytest.raises(OptionFault, match="odds-too-many-defenders"):
        battle_exact(1, [MOST_EXACT, 1], 2)


@pytest.mark.parametrize("dice", [(0, 1), (1, 0), (4, 2), (2, 4), (-1, 1)])
def test_dice_that_nobody_throws_are_refused(dice: tuple[int, int]) -> None:
    with pytest.raises(OptionFault) as refused:
        roll(*dice)
    assert refused.value.reason == "odds-dice"
    assert refused.value.details == {"attack": dice[0], "defence": dice[1], "most": 3}


def test_the_page_about_odds_says_what_is_computed() -> None:
    examples = doctest.testfile(str(PAGE), module_relative=False)
    assert examples.attempted > 0
    assert examples.failed == 0
