"""The side by side bench: its arithmetic, its pairs, and Planisphere's side for an instant."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.peers.frame import BATCH, BATCH_ONE, MANY, Burst, Contest, Pair, rate, ratios, speed
from bench.peers.libraries import planisphere
from bench.peers.pairs import all_pairs
from bench.peers.picture import draw
from bench.peers.report import judged, markdown, shown
from bench.peers.working import enough, measure

OURS, THEIRS = Contest("Planisphere", "express", BATCH), Contest("pgx", "2048", BATCH)


def test_one_core_is_counted_by_the_processor_and_all_cores_by_the_clock() -> None:
    burst = Burst(decisions=600, clock=3.0, processor=2.0)
    assert rate(burst, cores=1) == 300
    assert rate(burst, cores=0) == 200


def test_a_speed_is_the_middle_of_its_bursts_with_the_middle_half() -> None:
    bursts = [Burst(count, 1.0, 1.0) for count in (500, 100, 300, 200, 400)]
    assert speed(bursts, cores=1) == (200, 300, 400)


def test_ratios_are_taken_burst_by_burst() -> None:
    slowed = [10.0, 5.0, 10.0]
    assert ratios([50.0, 25.0, 50.0], slowed) == (5, 5, 5)


def test_a_pair_is_met_or_missed_by_its_middle() -> None:
    bursts = {OURS: [Burst(600, 1, 1)] * 3, THEIRS: [Burst(100, 1, 1), *[Burst(200, 1, 1)] * 2]}
    pair = Pair(OURS, THEIRS)
    assert judged(pair, bursts).middle == 3
    assert "5 missed" in markdown(bursts, [pair], 2)
    assert "2 met" in markdown(bursts, [Pair(OURS, THEIRS, aim=2.0)], 2)


def test_numbers_are_shown_with_three_figures() -> None:
    assert [shown(n) for n in (3.5881, 12_345.6, 1_999_999)] == ["3.59", "12,300", "2,000,000"]


def test_a_burst_counts_what_was_played() -> None:
    asked = []

    def play(decisions: int) -> int:
        asked.append(decisions)
        return decisions + len([number for number in range(10_000 * decisions) if number < 1])

    assert measure(play, 7).decisions == 8
    assert enough(play, 0.002) >= 1
    assert asked[1:] == sorted(asked[1:])


def test_all_of_ours_that_is_paired_is_measured() -> None:
    ours = set(planisphere.contests())
    assert {pair.ours for pair in all_pairs()} <= ours
    assert {pair.theirs.library for pair in all_pairs()} == {
        "OpenSpiel",
        "PettingZoo",
        "diplomacy",
        "pgx",
    }


@pytest.mark.parametrize(
    "contest",
    [c for c in planisphere.contests() if c.cores == 1 and c.game in ("express", "africa1880")],
    ids=lambda contest: f"{contest.game} {contest.form}",
)
def test_our_side_plays_what_it_is_asked_to(contest: Contest) -> None:
    play = planisphere.player(contest)
    assert play(5) >= 5
    if contest.form in (BATCH_ONE, BATCH):
        assert play(1) == (MANY if contest.form == BATCH else 1)


def test_the_picture_is_drawn(tmp_path: Path) -> None:
    cloned = Contest("Planisphere", "express", "clone")
    bursts = {each: [Burst(100, 1, 1), Burst(200, 1, 1)] for each in (OURS, THEIRS, cloned)}
    draw(bursts, 2, tmp_path / "peers.png")
    assert (tmp_path / "peers.png").stat().st_size > 10_000
