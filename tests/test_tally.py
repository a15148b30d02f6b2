"""What is told beside a view follows from it, and adds up to the scores."""

from __future__ import annotations

from typing import Any

import pytest

from planisphere.bots.deciding import decide, generator
from planisphere.bots.levels import chooser
from planisphere.game import ONLOOKER
from planisphere.games.africa1880.board import TERRITORY
from planisphere.games.africa1880.position import WAR
from planisphere.games.express.cards import CARD
from planisphere.games.manchots.cards import KIND, VALUE_OF, ZONES
from planisphere.games.risk76.position import MISSION
from planisphere.match import Match
from planisphere.parts.earth import CONTINENT, CONTINENT_FROM
from planisphere.tally import tally

EUROPE = CONTINENT.index("europe")


def played(game: str, seats: int) -> Match:
    """Return a match of bots that is over."""
    match, choose = Match.new(game, seats, seed="tally"), chooser(game, "easy")
    while not match.over:
        seat = match.awaited[0]
        own = generator("tally", match.number, seat)
        match.play(seat, decide(match.game, match.view(seat), seat, choose, own), whole=True)
    return match


def told(match: Match, seat: int = ONLOOKER) -> dict[str, Any]:
    """Return what a seat is told beside its view."""
    return tally(match.game, match.view(seat))


def world(game: str, **options: str) -> Match:
    """Return a match in which the first seat holds all but Europe, with one army each."""
    match = Match.new(game, 3, options, seed="tally")
    match.position.owner[:] = 0
    match.position.armies[:] = 1
    first, end = CONTINENT_FROM[EUROPE], CONTINENT_FROM[EUROPE + 1]
    match.position.owner[first:end] = [0, *[1] * (end - first - 1)]
    return match


@pytest.mark.parametrize("game", ["conquete57", "risk76"])
def test_a_continent_is_held_by_who_has_all_of_it(game: str) -> None:
    holders = [-1 if number == EUROPE else 0 for number in range(len(CONTINENT))]
    assert told(world(game))["holders"] == holders


def with_mission(mission: str, seat: int = ONLOOKER) -> Any:
    """Return what a seat is told of the missions when the first has a certain one."""
    match = world("risk76", mode="missions")
    match.position.mission[:3] = [MISSION.index(mission), *[MISSION.index("24")] * 2]
    return told(match, seat)["missions"]


def test_only_missions_that_are_seen_are_reckoned() -> None:
    assert with_mission("24") == [None] * 3
    assert [mission is None for mission in with_mission("24", 1)] == [True, False, True]


@pytest.mark.rule("R22", "R23")
@pytest.mark.parametrize(
    ("mission", "counts", "steps"),
    [
        ("24", "24", [{"armies": 1, "have": 36, "need": 24}]),
        ("18-with-2", "18-with-2", [{"armies": 2, "have": 0, "need": 18}]),
        ("destroy-red", "destroy-red", [{"prey": 1, "left": 6}]),
        ("destroy-yellow", "24", [{"armies": 1, "have": 36, "need": 24}]),
        (
            "europe-oceania-any",
            "europe-oceania-any",
            [
                {"continent": "europe", "have": 1, "need": 7},
                {"continent": "oceania", "have": 4, "need": 4},
                {"others": True, "have": 4, "need": 1},
            ],
        ),
    ],
)
def test_the_mission_that_counts_is_told_step_by_step(
    mission: str, counts: str, steps: list[dict[str, Any]]
) -> None:
    assert with_mission(mission, 0)[0] == {"mission": counts, "steps": steps}


def test_points_of_express_are_the_scores_and_the_sum_of_their_parts() -> None:
    match = played("express", 3)
    found = told(match)
    assert found["points"] == match.scores
    assert [sum(part["points"] for part in parts) for parts in found["parts"]] == match.scores


@pytest.mark.rule("X9")
@pytest.mark.parametrize("seats", [2, 5])
def test_there_are_points_for_everybody_who_plays(seats: int) -> None:
    found = told(Match.new("express", seats, seed="tally"))
    assert (found["points"], found["parts"]) == ([0] * seats, [[]] * seats)


def test_a_general_guards_the_cards_that_somebody_holds() -> None:
    match = Match.new("express", 2, seed="tally")
    match.position.owner[3] = 1
    assert told(match)["guarded"] == [card == 3 for card in range(len(CARD))]


def test_a_continent_counts_instead_of_its_cards() -> None:
    match = Match.new("express", 2, seed="tally")
    australia = CARD.index("australia")
    match.position.owner[australia] = 1
    found = told(match)
    assert found["parts"] == [[], [{"continent": "australia", "points": 3}]]
    assert found["holders"].count(1) == 1


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_count_of_manchots_is_the_scores(seats: int) -> None:
    match = played("manchots", seats)
    shares = told(match)["shares"]
    assert [sum(share["points"] for share in own) for own in shares[:seats]] == match.scores


def test_a_hand_that_is_hidden_is_not_counted() -> None:
    match = Match.new("manchots", 3, seed="tally")
    assert [bool(own) for own in told(match, 1)["shares"]] == [False, True, False]
    assert not any(told(match)["shares"])


def test_what_was_destroyed_counts_for_no_majority() -> None:
    match = Match.new("manchots", 3, seed="tally")
    for owner, slug in enumerate(("city-2", "moon-7", "moon-6")):
        match.position.landed[owner, 0, 0] = KIND.index(slug)
    found = told(match)
    assert found["destroyed"] == [[1, 0, 0]]
    assert found["leaders"] == [[], [], [], [0], [2]]
    assert found["leaders_before"] == [[]] * ZONES


def test_what_is_laid_and_what_is_destroyed_is_all_that_was_landed() -> None:
    match = played("manchots", 4)
    found = told(match)
    landed = match.position.landed
    gone = sum(int(VALUE_OF[landed[tuple(place)]]) for place in found["destroyed"])
    whole = sum(int(VALUE_OF[kind]) for kind in landed.ravel() if kind >= 0)
    assert sum(map(sum, found["sums"])) == whole - gone


def test_two_sit_between_virtual_neighbours() -> None:
    found = told(Match.new("manchots", 2, seed="tally"))
    assert found["owners"] == [0, 2, 1, 3]
    assert found["beside"][:2] == [[2, 3], [3, 2]]


def test_points_of_africa_are_the_scores_and_the_sum_of_their_parts() -> None:
    match = played("africa1880", 4)
    found = told(match)
    assert found["points"] == match.scores
    assert [sum(part["points"] for part in parts) for parts in found["parts"]] == match.scores


@pytest.mark.rule("A21")
def test_a_colony_is_worth_more_to_who_stands_there_alone() -> None:
    match = Match.new("africa1880", 3, seed="tally")
    natal, congo = TERRITORY.index("natal"), TERRITORY.index("congo")
    match.position.colony[[natal, congo]] = 1
    match.position.presence[0, [natal, congo]] = 1
    match.position.presence[1, congo] = 1
    assert told(match)["parts"] == [
        [{"territory": "congo", "points": 3}, {"territory": "natal", "points": 8}],
        [{"territory": "congo", "points": 3}],
        [],
    ]


def test_alliances_count_when_sheets_have_been_read() -> None:
    match = Match.new("africa1880", 3, {"powers": "drawn"}, seed="tally")
    match.position.power[:3] = range(3)
    match.position.round_number = 1
    assert told(match)["points"] == [0, 0, 0]
    match.position.round_number = 2
    match.position.declared[2, 0] = WAR
    assert told(match)["parts"] == [
        [{"allies": 1, "points": 1}],
        [{"allies": 2, "points": 2}],
        [{"allies": 2, "points": 2}],
    ]
