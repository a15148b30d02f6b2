"""All games obey the laws of every game, in all modes, with all numbers of seats."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from planisphere import laws
from planisphere.catalogue import load
from planisphere.fields import HIDDEN, NONE
from planisphere.game import CHANCE, Game
from planisphere.kernel import blank
from planisphere.line import read_line, write_line
from planisphere.match import Match, legal_actions
from planisphere.parts import phases
from planisphere.playouts import random_games, rules_of, wander
from tests.tables import TABLES, WORLD_TABLES, Table

seeds = st.integers(0, 2**32 - 1)
lengths = st.sampled_from([0, 1, 3, 10, 40, 150, 400])
at_every_table = pytest.mark.parametrize("table", TABLES, ids=str)
at_world_tables = pytest.mark.parametrize("table", WORLD_TABLES, ids=str)
AROUND = ("express", "manchots", "africa1880")
"""The games in which it matters who sits beside whom."""

few = settings(max_examples=4)


def positions(match: Match, choice: random.Random, count: int) -> list[Any]:
    """Pick positions of a match, its chance included; of each phase one at least."""
    every = [position.copy() for position, _, _ in match.moves()]
    picked = choice.sample(every, min(count, len(every)))
    return [*{int(p.phase): p for p in every}.values(), *picked, match.position]


def renaming(table: Table, choice: random.Random) -> list[int]:
    """Choose new seats for all: any, or as many further around the table."""
    seats = choice.sample(range(table.seats), table.seats)
    if table.game in AROUND:
        seats = [(seat + seats[0]) % table.seats for seat in range(table.seats)]
    beyond = [2, 3, 4, 5][table.seats - 2 :]
    if table.game == "manchots" and seats == [1, 0]:
        beyond = [3, 2, 4, 5]
    return [*seats, *beyond]


def deals(table: Table) -> bool:
    """Whether cards are dealt to the seats in their order.  [M1, M3]"""
    return table.game == "manchots"


def test_every_number_of_seats_is_tested_in_every_mode() -> None:
    assert {t.seats for t in TABLES if t.game == "conquete57"} == {2, 3, 4, 5, 6}
    assert {t.seats for t in TABLES if t.options.get("mode") == "missions"} == {3, 4, 5, 6}
    assert {t.seats for t in TABLES if t.options.get("mode") == "world"} == {3, 4, 5, 6}
    assert {t.seats for t in TABLES if t.game == "express"} == {2, 3, 4, 5, 6}
    assert {t.seats for t in TABLES if t.game == "manchots"} == {2, 3, 4, 5}
    assert {t.seats for t in TABLES if t.game == "africa1880"} == {3, 4, 5, 6}


@at_every_table
@given(seed=seeds, length=lengths)
@few
def test_the_laws_of_a_position_hold(table: Table, seed: int, length: int) -> None:
    match = laws.wandered(*table, seed, length)
    for position in positions(match, random.Random(seed), 3):
        laws.all_of_a_position(match.game, position, seed)


def far_position(table: Table, seed: int) -> Any:
    """Return a position thousands of random plies into a match, where players have fallen."""
    game = load(table.game)
    generator = np.random.default_rng(seed)
    position = blank(game.layout)
    game.start(position, table.seats, game.settle(table.seats, {**table.options, "horizon": 0}))
    buffer, weights = np.zeros(game.actions, np.int64), np.zeros(game.actions, np.int64)
    plies = int(generator.integers(1_000, 100_000))
    wander(rules_of(game), position, plies, buffer, weights, generator)
    return position


@at_every_table
def test_nothing_but_a_defence_is_answered_unasked(table: Table) -> None:
    match = laws.wandered(*table, 8, 300)
    for position, _, _ in match.moves():
        answers = {match.game.standing(position, seat) for seat in range(table.seats)}
        defends = table in WORLD_TABLES and position.phase == phases.DEFEND
        assert (answers != {NONE}) == defends


@at_every_table
@pytest.mark.parametrize("seed", range(4))
def test_the_laws_hold_late_in_a_match(table: Table, seed: int) -> None:
    game, position = load(table.game), far_position(table, seed)
    laws.all_of_a_position(game, position, seed)
    match = Match.from_line(write_line(game, position), seed=str(seed))
    choice = random.Random(seed)
    laws.seats_are_symmetric(match, 40, choice, renaming(table, choice), deals=deals(table))


@at_every_table
def test_random_play_ends_or_is_cut_by_the_horizon(table: Table) -> None:
    game = load(table.game)
    options = game.settle(table.seats, {**table.options, "horizon": 9})
    last, lengths = random_games(game, table.seats, options, 20, np.random.default_rng(5))
    for position in last.view(np.recarray):
        assert game.ending(position) != 0
        assert position.round_number <= 10
        cut = game.endings[game.ending(position)] == "horizon"
        assert game.winners(position) == 0 if cut else game.winners(position) or may_tie(table)
    assert lengths.min() > 50


def may_tie(table: Table) -> bool:
    """Whether a match may be played to its end and have no winner.  [A22, M18]"""
    return table.game in ("manchots", "africa1880")


@pytest.mark.parametrize("table", [TABLES[5], TABLES[13]], ids=str)
def test_random_play_with_missions_or_an_ally_ends_by_itself(table: Table) -> None:
    game = load(table.game)
    options = game.settle(table.seats, table.options)
    last, _ = random_games(game, table.seats, options, 50, np.random.default_rng(5))
    assert all(game.winners(position) for position in last.view(np.recarray))


@pytest.mark.soak
@at_every_table
@pytest.mark.parametrize("seed", range(100, 108))
def test_the_laws_hold_for_long(table: Table, seed: int) -> None:
    match = laws.wandered(*table, seed, 2000)
    for position in positions(match, random.Random(seed), 20):
        laws.all_of_a_position(match.game, position, seed)
    laws.records_replay(match)
    laws.all_of_a_position(match.game, far_position(table, seed), seed)


@at_every_table
@given(seed=seeds, length=lengths)
@few
def test_logs_and_records_replay_to_the_same_bytes(table: Table, seed: int, length: int) -> None:
    laws.records_replay(laws.wandered(*table, seed, length))


@at_every_table
@given(seed=seeds, length=st.sampled_from([0, 60, 300]))
@few
def test_seats_are_alike_but_for_their_names(table: Table, seed: int, length: int) -> None:
    match = laws.wandered(*table, seed, length)
    choice = random.Random(seed)
    laws.seats_are_symmetric(match, 80, choice, renaming(table, choice), deals=deals(table))


def armies_of(position: Any) -> int:
    """Count all armies, on the board and still to be placed."""
    return int(position.armies.sum() + position.reserve.sum())


def expected_change(position: Any, after: Any, mover: int) -> int | None:
    """Return how a move should change the number of armies; None where income comes in."""
    if mover == CHANCE and position.phase == phases.ROLL:
        return -min(int(position.attack_dice), int(position.defence_dice))
    same_turn = (int(position.place), int(position.round_number)) == (
        int(after.place),
        int(after.round_number),
    )
    same_window = "window" not in position.dtype.names or position.window == after.window
    same_cards = int(position.exchanged) == int(after.exchanged)
    quiet = position.phase not in (phases.DEAL, phases.LOTS) and same_cards
    return 0 if same_turn and same_window and quiet else None


@at_world_tables
@given(seed=seeds)
@few
def test_armies_and_cards_are_neither_made_nor_lost(table: Table, seed: int) -> None:
    match = laws.wandered(*table, seed, 300)
    checked = 0
    for position, mover, action in match.moves():
        cards = int(position.hand.sum() + position.discard.sum() + position.talon.sum())
        in_play = position.phase not in (phases.MISSIONS, phases.LOTS, phases.DEAL, phases.PLACE)
        assert not in_play or cards == 44
        after = position.copy()
        match.game.play(after, mover, action)
        change = expected_change(position, after, mover)
        if change is not None:
            checked += 1
            assert armies_of(after) - armies_of(position) == change
    assert checked > 100


@at_world_tables
def test_every_kind_of_secret_is_hidden_from_the_others(table: Table) -> None:
    match = laws.wandered(*table, 7, 120)
    kinds = set()
    for position, _, _ in match.moves():
        for seat in range(table.seats):
            view = laws.seen(match.game, position, seat)
            kinds |= {name for name in view.dtype.names if HIDDEN in np.ravel(view[name])}
    secrets = {"hand", "talon"}
    if table.options.get("mode") == "missions":
        secrets |= {"mission"}
    if table.game == "risk76" and table.options.get("placement") != "in-turn":
        secrets |= {"armies", "reserve"}
    assert kinds == secrets


def test_the_laws_see_a_broken_rule() -> None:
    """A rule that lists what it refuses, or hides what it needs, is caught."""
    game = load("conquete57")
    match = laws.wandered("conquete57", 3, {}, 1, 60)

    def legal_too_much(position: Any, seat: int, buffer: Any) -> int:
        count = game.legal(position, seat, buffer)
        buffer[count] = 0 if 0 not in buffer[:count] else 1
        return count + 1

    broken = replace(game, legal=legal_too_much)
    with pytest.raises(AssertionError):
        laws.legal_means_not_refused(broken, match.position)


def test_the_laws_see_a_draw_that_the_odds_do_not_lead_to() -> None:
    game, match = load("manchots"), laws.wandered("manchots", 3, {}, 1, 0)
    begun = next(position.copy() for position, _, _ in match.moves())
    laws.draws_follow_the_odds(game, begun, 1)
    own = game.draw
    assert own is not None
    strays = {
        "a card": lambda position, table, row: max(1, own(position, table, row)),
        "the stream": lambda position, table, row: own(position, table.copy(), row),
    }
    for stray in strays.values():
        with pytest.raises(AssertionError):
            laws.draws_follow_the_odds(replace(game, draw=stray), begun, 1)


def leaks() -> dict[str, Game]:
    """Make games that show or tell too much."""
    game = load("risk76")

    def to_seat_one(position: Any, seat: int) -> None:
        if seat != 1:
            game.observe(position, seat)

    def with_open_hands(position: Any, seat: int) -> None:
        hands = position.hand.copy()
        game.observe(position, seat)
        position.hand[:] = hands

    return {
        "a view of everything": replace(game, observe=lambda position, seat: None),
        "a seat that sees everything": replace(game, observe=to_seat_one),
        "open hands": replace(game, observe=with_open_hands),
        "moves told to all": replace(game, heard=lambda position, seat, mover, action: action),
    }


@pytest.mark.parametrize("leak", leaks())
def test_the_laws_see_a_leak(leak: str) -> None:
    game = leaks()[leak]
    match = laws.wandered("risk76", 3, {}, 1, 250)
    generator = np.random.default_rng(0)

    def caught(position: Any) -> bool:
        try:
            laws.secrets_do_not_interfere(game, position, generator)
        except AssertionError:
            return True
        return False

    assert any(caught(position.copy()) for position, _, _ in match.moves())


@pytest.mark.parametrize("table", TABLES[:2], ids=str)
def test_a_match_starts_with_lots(table: Table) -> None:
    game = load(table.game)
    position = blank(game.layout)
    game.start(position, table.seats, game.settle(table.seats, table.options))
    assert legal_actions(game, position, CHANCE) == [1, 2, 3, 4, 5, 6]


GUESSED = [
    "risk76 seats=3 round_number=5 order=ABC--- owner="
    + "A" * 25
    + "B" * 9
    + "C" * 8
    + " armies=42*1 mission=asia-africa,asia-south-america,europe-oceania-any,-,-,-",
    "risk76 seats=3 mode=world round_number=5 order=ABC--- exchange=forces owner="
    + "A" * 14
    + "B" * 14
    + "C" * 14
    + " armies=42*1 picked=alaska,- discard=alaska hand=alberta+argentina/brazil/-/-/-/-",
]


@pytest.mark.parametrize("line", GUESSED, ids=["a mission not yet fulfilled", "a set under way"])
def test_a_guess_leaves_a_position_that_can_be_played_on(line: str) -> None:
    game, position = read_line(line)
    generator = np.random.default_rng(0)
    for _ in range(60):
        laws.guesses_are_consistent(game, position, generator)
