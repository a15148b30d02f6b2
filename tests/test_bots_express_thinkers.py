"""The bots of Risk Express that weigh whole turns: exact, lawful, and above the normal one."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from planisphere.bots.budgets import reproducible
from planisphere.bots.deciding import generator, look, thinker
from planisphere.bots.express.chances import CHANCES
from planisphere.bots.express.siege import paper, weigh
from planisphere.bots.express.throws import FEWEST, MOST
from planisphere.bots.express.turn import weigh_turn
from planisphere.bots.express.weights import WEIGHTS
from planisphere.bots.express.winning import FACTS, foretell
from planisphere.bots.reasons import explain
from planisphere.bots.thinking import Seen
from planisphere.catalogue import load
from planisphere.fields import NONE
from planisphere.games.express import position as at
from planisphere.games.express.cards import CARD, CARDS, CONTINENT, CONTINENT_OF, DICE, LINES_OF
from planisphere.games.express.position import SEATS
from planisphere.games.express.rules import AFRESH, GO_ON
from planisphere.kernel import blank
from planisphere.match import Match
from planisphere.odds.express import can_be_stolen
from planisphere.words import LANGUAGES, percent, words
from tests.tables import TABLES, Table

GAME = load("express")
CONTEST = runpy.run_path(str(Path(__file__).parents[1] / "bench" / "express_contest.py"))
TWO, MANY = WEIGHTS["hard"]["two"], WEIGHTS["hard"]["many"]
OURS = [table for table in TABLES if table.game == "express"]
at_both_levels = pytest.mark.parametrize("level", ["hard", "master"])


def board(seats: int = 2, **options: str) -> Any:
    """Return a table whose first player is about to throw."""
    position = blank(GAME.layout)
    GAME.start(position, seats, GAME.settle(seats, options))
    position.phase, position.first, position.turn, position.round_number = at.THROW, 0, 0, 2
    return position


def hand_in(match: Match, level: str) -> list[int]:
    """Return what a bot of a level hands in."""
    seat = match.awaited[0]
    chance = generator(match.game.name, match.number, seat)
    return thinker("express", level)(look(match, seat, reproducible(level), chance)).actions


def wins(level: str, other: str, seats: int, number: int) -> float:
    """Play one bot against others; return what part of the victory it has."""
    match, ours = Match.new("express", seats, seed=str(number // seats)), number % seats
    while not match.over:
        match.play(match.awaited[0], hand_in(match, level if match.awaited[0] == ours else other))
    return (ours in match.winners) / max(1, len(match.winners))


# Weighing


@pytest.mark.parametrize("must_fill", ["on", "off"])
@pytest.mark.parametrize("held", [False, True])
def test_a_siege_for_the_card_alone_has_the_exact_chance_of_the_odds(
    held: bool, must_fill: str
) -> None:
    view, sheet = board(must_fill=must_fill, continue_siege="off"), paper()
    sheet.taken[:] = 1.0
    for card in range(CARDS):
        if held and not can_be_stolen(CARD[card]):
            continue
        for each in range(CARDS):
            view.owner[each] = 0
        view.owner[card] = 1 if held else NONE
        weigh(view, 0, card, sheet)
        lines = int(LINES_OF[card]) + held
        for filled in range(1, 1 << lines):
            for on_lines in range(FEWEST[card, filled], MOST[card, filled] + 1):
                dice = DICE - on_lines
                found = sheet.sieges[card, filled, on_lines, dice]
                exact = CHANCES[int(must_fill == "off"), int(held), card, filled, dice]
                assert found == pytest.approx(exact, abs=1e-12)


def test_a_turn_for_one_card_alone_has_the_exact_chance_of_the_odds() -> None:
    view, sheet = board(continue_siege="off"), paper()
    for card in range(CARDS):
        for each in range(CARDS):
            view.owner[each] = 0
        view.owner[card] = NONE
        sheet.taken[:] = 0.0
        sheet.taken[card] = 1.0
        weigh(view, 0, NONE, sheet)
        assert sheet.unfixed[DICE] == pytest.approx(CHANCES[0, 0, card, 0, DICE])


def test_a_siege_is_left_to_the_next_player_only_where_he_would_go_on() -> None:
    view, sheet = board(), paper()
    card, filled = CARD.index("western-europe"), 0b01
    sheet.missed[:], sheet.passed[:], sheet.handed[:] = 0.5, 0.5, (0.2, 0.8)
    weigh(view, 0, card, sheet)
    falls = CHANCES[0, 0, card, filled, DICE - 2]
    assert sheet.sieges[card, filled, 2, 0] == pytest.approx(0.5 - 0.3 * falls)
    sheet.handed[:] = (0.2, 0.4)
    weigh(view, 0, card, sheet)
    assert sheet.sieges[card, filled, 2, 0] == 0.5


def test_a_turn_with_more_dice_promises_more() -> None:
    view, sheet = board(), paper()
    for card in range(0, CARDS, 2):
        view.owner[card] = card % 4 // 2
    weigh_turn(view, 0, NONE, TWO, sheet)
    assert np.all(np.diff(sheet.unfixed) >= 0.0)
    assert 0.0 < sheet.unfixed[0] < sheet.unfixed[DICE] < 1.0


@pytest.mark.parametrize("seats", range(2, SEATS + 1))
def test_chances_to_win_add_up_to_one_and_are_certain_at_the_end(seats: int) -> None:
    view, chances = board(seats), np.zeros(SEATS)
    facts, weights = np.zeros((SEATS, FACTS), np.int64), TWO if seats == 2 else MANY
    foretell(view, 0, weights, facts, chances)
    assert chances.sum() == pytest.approx(1.0)
    for card in range(CARDS):
        view.owner[card] = 1
    foretell(view, 0, weights, facts, chances)
    assert chances.tolist() == [0, 1, *[0] * (SEATS - 2)]


def test_who_holds_more_is_thought_likelier_to_win() -> None:
    view, chances = board(3), np.zeros(SEATS)
    for card in range(CARDS):
        if CONTINENT_OF[card] == CONTINENT.index("asia"):
            view.owner[card] = 2
    foretell(view, 0, MANY, np.zeros((SEATS, FACTS), np.int64), chances)
    assert np.argmax(chances) == 2


# Playing


@at_both_levels
@pytest.mark.parametrize("table", OURS, ids=str)
def test_they_play_by_the_rules_and_leave_their_view_as_it_was(table: Table, level: str) -> None:
    match = Match.new("express", table.seats, table.options, seed="lawful")
    for _ in range(40):
        if match.over:
            break
        seat = match.awaited[0]
        seen = look(match, seat, reproducible(level), generator("lawful", match.number, seat))
        before = seen.view.tobytes()
        match.play(seat, thinker("express", level)(seen).actions, whole=True)
        assert seen.view.tobytes() == before


@at_both_levels
def test_the_last_card_is_taken_only_by_whom_it_makes_win(level: str) -> None:
    for leader, answer in ((1, GO_ON), (2, AFRESH)):
        position = board(3)
        position.phase, position.turn = at.OFFER, 1
        position.card, position.filled = CARD.index("australia"), 0b0111
        position.on_lines = 4
        for card in range(CARDS):
            asia = CONTINENT_OF[card] == CONTINENT.index("asia")
            position.owner[card] = leader if asia or card % 2 else 0
        position.owner[CARD.index("australia")] = NONE
        assert decide(position, 1, level) == answer


def decide(position: Any, seat: int, level: str) -> int:
    """Return what a bot does in a position."""
    seen = Seen(GAME, position, seat, reproducible(level), np.random.default_rng(0))
    return thinker("express", level)(seen).actions[0]


@at_both_levels
@pytest.mark.parametrize("language", LANGUAGES)
def test_they_say_how_likely_victory_is(language: str, level: str) -> None:
    match = Match.new("express", 2, seed="why")
    seen = look(match, match.awaited[0], reproducible(level), generator("why", 0, 0))
    decision = thinker("express", level)(seen)
    assert decision.hope is not None
    assert 0.2 < decision.hope < 0.8
    assert explain(seen, decision, language).endswith(
        f" {percent(decision.hope, words(language))}."
    )


def test_one_hard_bot_beats_two_normal_ones() -> None:
    assert sum(wins("hard", "normal", 3, number) for number in range(36)) >= 14


def test_a_master_wins_more_than_half_against_hard_bots() -> None:
    # Equals win half; so many happen to them once in forty times.
    assert CONTEST["contest"](400, 2) >= 220
