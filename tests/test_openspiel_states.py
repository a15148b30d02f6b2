"""A state of OpenSpiel says what a match says, and tells a seat what it may know."""

from __future__ import annotations

import pickle
import random
from itertools import islice
from typing import Any

import pyspiel
import pytest
from open_spiel.python.observation import make_observation

from planisphere.faults import IllegalMove
from planisphere.fields import HIDDEN
from planisphere.game import CHANCE
from planisphere.line import write_line
from planisphere.match import Match
from tests.spiel_walks import BRAZIL, SEALED_LANDING, middle, spiel, step, walk
from tests.tables import MODES, TABLES, Table

at_every_table = pytest.mark.parametrize("table", TABLES, ids=str)
in_every_mode = pytest.mark.parametrize("table", MODES, ids=str)
SEALING = ("risk76", "manchots", "africa1880")
"""The games in which all choose at once, unseen."""


def played(table: Table, plies: int) -> Match:
    """Return a match after random moves; of those who are awaited at once, the first moves."""
    match, choice = Match.new(table.game, table.seats, table.options, seed="s"), random.Random(5)
    for _ in range(plies):
        if match.over:
            break
        seat = match.awaited[0]
        match.play(seat, choice.choice(match.legal(seat)))
    return match


def together(state: Any) -> bool:
    """Whether several seats choose at once."""
    return int(state.moment.game.awaited(state.moment.position)).bit_count() > 1


def knowledge(state: Any, seat: int) -> tuple[str, list[float], str, list[float]]:
    """Return all that a seat is told."""
    return (
        state.information_state_string(seat),
        state.information_state_tensor(seat),
        state.observation_string(seat),
        state.observation_tensor(seat),
    )


@at_every_table
def test_a_walk_goes_where_the_same_moves_lead_in_a_match(table: Table) -> None:
    match = played(table, 150)
    state = spiel(table, horizon=table.options.get("horizon", 0)).new_initial_state()
    for position, mover, action in match.moves():
        assert state.current_player() == (pyspiel.PlayerId.CHANCE if mover == CHANCE else mover)
        assert state.moment.position.tobytes() == position.tobytes()
        assert action in state.legal_actions()
        state.apply_action(action)
    assert str(state) == match.position_line()
    assert state.is_terminal() == match.over
    for seat in range(table.seats):
        assert state.observation_string(seat) == write_line(match.game, match.view(seat))
    if not match.over:
        seat = match.awaited[0]
        assert state.legal_actions() == sorted(match.legal(seat))
        commands = {state.action_to_string(action) for action in state.legal_actions()}
        assert commands == set(match.commands(seat))


@in_every_mode
def test_the_winners_of_a_match_share_what_the_others_lose(table: Table) -> None:
    for state in walk(spiel(table, horizon=60, moves=20_000), 20_000, seed=2):
        last = state
    bits = last.moment.game.winners(last.moment.position)
    winners = [seat for seat in range(table.seats) if bits >> seat & 1]
    assert last.is_terminal()
    for seat, paid in enumerate(last.returns()):
        if not winners:
            assert paid == 0
        elif seat in winners:
            assert paid == pytest.approx(1 / len(winners))
        else:
            assert paid == pytest.approx(-1 / (table.seats - len(winners)))


def folded(moves: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Return a log in which what others seal piece by piece is heard once."""
    return [
        move
        for place, move in enumerate(moves)
        if not place or move != moves[place - 1] or move[1] != HIDDEN or move[0] == CHANCE
    ]


@in_every_mode
def test_a_seat_remembers_the_log_as_it_heard_it(table: Table) -> None:
    match = played(table, 60)
    game = spiel(table, horizon=table.options.get("horizon", 0), moves=1000)
    state = game.new_initial_state()
    for _, _, action in match.moves():
        state.apply_action(action)
    recall = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    for seat in range(table.seats):
        heard = folded(match.heard(seat))
        words = state.information_state_string(seat).split()[1:-1]
        spelled = ["-ABCDEF"[(mover + 1) % 16] for mover, _ in heard]
        assert [word[0] for word in words] == spelled
        recall.set_from(state, seat)
        log = recall.dict["log"]
        assert log[: len(heard)].tolist() == [[float(n) for n in move] for move in heard]
        assert (log[len(heard) :] == -1).all()


def hides(state: Any) -> bool:
    """Whether somebody does not hear the next move."""
    moment = state.moment
    seats, action = range(state.num_players()), next(iter(state.legal_actions()), 0)
    heard = (moment.game.heard(moment.position, seat, moment.seat, action) for seat in seats)
    return not state.is_terminal() and HIDDEN in heard


@pytest.mark.parametrize("table", [t for t in MODES if t.game != "express"], ids=str)
def test_what_is_hidden_from_a_seat_is_not_told_to_it(table: Table) -> None:
    secrets = 0
    game = spiel(table, horizon=20, moves=3000)
    for state in islice((s.clone() for s in walk(game, 2000) if hides(s)), 0, 24, 4):
        for seat in range(table.seats):
            told: dict[bytes, tuple[str, list[float], str, list[float]]] = {}
            for action in state.legal_actions()[:3]:
                after = state.child(action)
                heard = after.moment.game.heard(
                    state.moment.position, seat, after.moment.mover, action
                )
                key = after.moment.view(seat).tobytes() + bytes(str(heard), "ascii")
                secrets += key in told
                assert told.setdefault(key, knowledge(after, seat)) == knowledge(after, seat)
            assert len({known[0] for known in told.values()}) == len(told)
    assert secrets


@pytest.mark.parametrize("table", [t for t in MODES if t.game in SEALING], ids=str)
def test_whoever_chooses_after_another_cannot_tell_what_was_chosen(table: Table) -> None:
    first = next(s.clone() for s in walk(spiel(table, moves=400), 400) if together(s))
    known, own = set(), set()
    for seed in range(6):
        state, choice = first.clone(), random.Random(seed)
        while state.current_player() == 0:
            step(state, choice)
        assert state.current_player() == 1
        known.add(str(knowledge(state, 1)))
        own.add(state.information_state_string(0))
    assert len(known) == 1
    assert len(own) > 1


def test_a_gift_is_remembered_though_it_was_not_heard() -> None:
    game = spiel(Table("manchots", 4, {}))
    (*_, state) = walk(game, 16)
    assert state.current_player() == 0
    memories = set()
    for action in state.legal_actions():
        given = state.child(action)
        while given.moment.position.phase == state.moment.position.phase:
            given.apply_action(given.legal_actions()[0])
        memories.add(given.information_state_string(1).split()[-1])
    assert len(memories) == len(state.legal_actions())


@in_every_mode
def test_a_guessed_state_is_the_same_to_its_seat(table: Table) -> None:
    sample = random.Random(4).random
    states = set()
    for state in islice(walk(middle(table, moves=200), 60), 0, 60, 6):
        for seat in range(table.seats):
            guessed = state.resample_from_infostate(seat, sample)
            assert knowledge(guessed, seat) == knowledge(state, seat)
            assert guessed.current_player() == state.current_player()
            states.add(str(guessed) == str(state))
    assert False in states or table.game == "express"


@in_every_mode
def test_a_state_comes_back_from_its_text_and_plays_on_alike(table: Table) -> None:
    game = spiel(table, horizon=3)
    (*_, state) = walk(game, 130)
    text = pyspiel.serialize_game_and_state(game, state)
    for other in (pyspiel.deserialize_game_and_state(text)[1], pickle.loads(pickle.dumps(state))):
        assert str(other) == str(state)
        assert other.history() == state.history()
        for seat in range(table.seats):
            assert knowledge(other, seat) == knowledge(state, seat)
        twin, choice, again = state.clone(), random.Random(3), random.Random(3)
        for _ in range(20):
            if not twin.is_terminal():
                step(twin, choice)
                step(other, again)
        assert str(twin) == str(other)


def test_a_clone_goes_its_own_way() -> None:
    (*_, state) = walk(spiel(Table("express", 3, {})), 60)
    before, clone = str(state), state.clone()
    step(clone, random.Random(1))
    assert (str(state), len(state.history())) == (before, 60)
    assert (clone.history()[:60], len(clone.history())) == (state.history(), 61)


def test_chance_has_the_exact_odds_of_the_dice() -> None:
    state = pyspiel.load_game("planisphere_risk76", {"line": BRAZIL}).new_initial_state()
    state.apply_action(state.string_to_action("attack brazil north-africa 3"))
    chances = {state.action_to_string(o): p for o, p in state.chance_outcomes()}
    assert sorted(chances.values()) == [2275 / 7776, 2611 / 7776, 2890 / 7776]


def test_an_illegal_move_is_refused_and_changes_nothing() -> None:
    (*_, state) = walk(spiel(Table("africa1880", 3, {})), 1)
    before, legal = str(state), state.legal_actions()
    for action in {40, 41, 42, 10_000} - set(legal):
        with pytest.raises(IllegalMove):
            state.apply_action(action)
    assert (str(state), state.legal_actions(), state.history()[1:]) == (before, legal, [])


def test_an_onlooker_and_a_private_eye_see_their_parts() -> None:
    game = pyspiel.load_game("planisphere_manchots", {"line": SEALED_LANDING})
    state, kind = game.new_initial_state(), pyspiel.PrivateInfoType
    onlooker = make_observation(game, pyspiel.IIGObservationType(True, False, kind.NONE))
    assert "hand=?/?/?/?/-" in onlooker.string_from(state, 0)
    private = make_observation(game, pyspiel.IIGObservationType(False, False, kind.SINGLE_PLAYER))
    words = {word.split("=")[0] for word in private.string_from(state, 1).split()}
    assert words == {"hand", "gave", "got", "chosen"}
    private.set_from(state, 1)
    assert (private.dict["landed"] == HIDDEN).all()
    assert (private.dict["hand"][1] >= 0).all()
    everything = pyspiel.IIGObservationType(True, False, kind.ALL_PLAYERS)
    assert make_observation(game, everything) is None
