"""The stronger bots of Manchots Barjots: lawful, with reasons, each above the one below."""

from __future__ import annotations

import numpy as np
import pytest

from planisphere.bots.budgets import reproducible
from planisphere.bots.deciding import generator, look, thinker
from planisphere.bots.manchots.learnt import LEARNT, learnt_for
from planisphere.bots.manchots.noting import (
    FACTS,
    KEPT,
    LAID,
    LEAD,
    TEN,
    UNSEEN,
    count,
    notes,
    tell,
)
from planisphere.bots.manchots.outlook import WEIGHTS
from planisphere.bots.manchots.parting import STAGES, gain, move, worth
from planisphere.bots.manchots.weights import ALL
from planisphere.bots.reasons import explain
from planisphere.bots.thinking import Seen
from planisphere.catalogue import load
from planisphere.fields import NONE
from planisphere.games.manchots import position as at
from planisphere.games.manchots.cards import COPIES, KIND, VALUE_OF, VALUES, ZONE, ZONES
from planisphere.match import Match
from planisphere.words import LANGUAGES, percent, words
from tests.tables import TABLES, Table
from tests.test_bots_manchots import landed_last

GAME = load("manchots")
OURS = [table for table in TABLES if table.game == "manchots"]
at_both_levels = pytest.mark.parametrize("level", ["hard", "master"])


def told(match: Match, seat: int) -> Seen:
    """Return what a bot is given for a seat; neither level plays anything out."""
    return look(match, seat, reproducible("hard"), generator("hard", match.number, seat))


def wins(level: str, other: str, seats: int, number: int) -> float:
    """Play one bot against others; return what part of the victory it has."""
    match, ours = Match.new("manchots", seats, seed=str(number // seats)), number % seats
    while not match.over:
        seat = match.awaited[0]
        think = thinker("manchots", level if seat == ours else other)
        match.play(seat, think(told(match, seat)).actions, whole=True)
    return (ours in match.winners) / max(1, len(match.winners))


def test_a_kamikaze_strikes_down_the_majority_that_another_has_just_taken() -> None:
    shown = {0: ["moon-5", "desert-1"], 1: ["moon-9"], 2: ["jungle-4"]}
    hand = {"desert-2": 1, "desert-3": 1, "moon-6": 1, "moon-4": 1, "moon-3": 1}
    assert landed_last("hard", hand, shown) == "desert-2"


@at_both_levels
@pytest.mark.parametrize("table", OURS, ids=str)
def test_they_play_by_the_rules_and_leave_their_view_as_it_was(table: Table, level: str) -> None:
    match = Match.new("manchots", table.seats, table.options, seed="lawful")
    while not match.over:
        seat = match.awaited[0]
        seen = told(match, seat)
        before = seen.view.tobytes()
        match.play(seat, thinker("manchots", level)(seen).actions, whole=True)
        assert seen.view.tobytes() == before


@at_both_levels
def test_who_has_chosen_one_of_two_cards_is_told_the_other(level: str) -> None:
    match = Match.new("manchots", 3, seed="half")
    left, right = thinker("manchots", level)(told(match, 0)).actions
    match.play(0, [left])
    assert thinker("manchots", level)(told(match, 0)).actions == [right]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_master_says_how_likely_victory_is(language: str) -> None:
    match = Match.new("manchots", 3, seed="why")
    seen = told(match, 0)
    decision = thinker("manchots", "master")(seen)
    assert decision.hope is not None
    assert 0.1 < decision.hope < 0.6
    assert explain(seen, decision, language).endswith(
        f" {percent(decision.hope, words(language))}."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hard_bot_says_why_it_gives_and_where_it_lands(language: str) -> None:
    match, said = Match.new("manchots", 3, seed="why"), set()
    while not match.over and match.position.round_number < 3:
        seat = match.awaited[0]
        seen = told(match, seat)
        decision = thinker("manchots", "hard")(seen)
        sentence = explain(seen, decision, language)
        gives = seen.view.phase == at.GIVE
        assert gives or " 100" in sentence
        said.add((gives, sentence))
        match.play(seat, decision.actions, whole=True)
    assert len({sentence for gives, sentence in said if gives}) == 1
    assert len({sentence for gives, sentence in said if not gives}) > 1


def test_the_weights_of_both_kinds_of_tables_are_all_there() -> None:
    assert {name: weights.shape for name, weights in ALL.items()} == {
        "two": (2, len(WEIGHTS)),
        "many": (2, len(WEIGHTS)),
    }
    assert {(name, weights.shape[0]) for name, weights in LEARNT.items()} == {
        ("two", FACTS + STAGES),
        ("many", FACTS + STAGES),
    }


# What a master notes


def test_a_seat_notes_what_lies_open_and_what_it_holds_itself() -> None:
    match, paper = Match.new("manchots", 2, seed="notes"), notes()
    while match.position.round_number < 5:
        seat = match.awaited[0]
        match.play(seat, thinker("manchots", "hard")(told(match, seat)).actions, whole=True)
    view, landed = match.view(0), match.position.landed
    count(view, 0, paper)
    for zone in range(ZONES):
        tell(view, 0, zone, paper)
        ours = range(zone * VALUES, (zone + 1) * VALUES)
        kept = sum(int(view.hand[0, kind]) * int(VALUE_OF[kind]) for kind in ours)
        shown = sum(int(VALUE_OF[kind]) for kind in landed[landed != NONE] if kind in ours)
        whole = sum(int(COPIES[kind]) * int(VALUE_OF[kind]) for kind in ours)
        facts = paper.facts[zone]
        assert facts[KEPT] == pytest.approx(TEN * kept)
        assert facts[UNSEEN] == pytest.approx(TEN * (whole - kept - shown) / 2)
        assert facts[LEAD] <= facts[LAID]


def test_what_is_tried_in_thought_leaves_the_notes_as_they_were() -> None:
    match, paper, weights = Match.new("manchots", 3, seed="thought"), notes(), learnt_for(3)
    for _ in range(30):
        seat = match.awaited[0]
        view = match.view(seat)
        count(view, seat, paper)
        for zone in range(ZONES):
            paper.worth[zone] = worth(view, seat, zone, weights, paper)
        before = [part.copy() for part in paper]
        for kind in np.flatnonzero(paper.hand):
            gain(view, seat, 0, int(kind), NONE, weights, paper)
        for zone in range(ZONES):
            tell(view, seat, zone, paper)
        for part, kept in zip(paper[:-1], before[:-1], strict=True):
            assert part == pytest.approx(kept)
        match.play(seat, thinker("manchots", "hard")(told(match, seat)).actions, whole=True)


def test_a_kamikaze_landed_late_takes_heavy_cards_from_what_lies_open() -> None:
    match, paper = Match.new("manchots", 3, seed="struck"), notes()
    view = match.view(0)
    view.phase, view.landed[1, 0, 0] = at.LATE, KIND.index("moon-9")
    view.landed[2, 0, 0] = KIND.index("moon-6")
    count(view, 0, paper)
    moon = ZONE.index("moon")
    assert paper.laid[:, moon].tolist() == [0, 9, 6, 0, 0]
    move(view, 0, 0, KIND.index("desert-2"), 1, paper)
    assert paper.laid[:, moon].tolist() == [0, 0, 6, 0, 0]


@at_both_levels
def test_one_of_them_beats_two_normal_ones(level: str) -> None:
    assert sum(wins(level, "normal", 3, number) for number in range(60)) >= 24
