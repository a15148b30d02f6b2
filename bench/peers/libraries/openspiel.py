"""OpenSpiel's games through pyspiel: stepped, cloned, and led through a history again.

Legal actions are asked for as a list, which costs less than OpenSpiel's mask.
"""

from __future__ import annotations

import random

import pyspiel

from bench.peers.frame import CLONE, REPLAY, SINGLE, Contest, Player

GAMES = {
    "backgammon": "backgammon",
    "2048": "2048",
    "chess": "chess",
    "leduc": "leduc_poker",
    "goofspiel": "turn_based_simultaneous_game(game=goofspiel())",
}
COPIED = ("backgammon", "leduc", "goofspiel")


def contests() -> list[Contest]:
    """List what is measured."""
    stepped = [Contest("OpenSpiel", game, SINGLE) for game in GAMES]
    copied = [Contest("OpenSpiel", game, form) for form in (CLONE, REPLAY) for game in COPIED]
    return stepped + copied


def player(contest: Contest) -> Player:
    """Return what plays, clones or replays a game."""
    game, generator = pyspiel.load_game(GAMES[contest.game]), random.Random(0)
    if contest.form == SINGLE:
        return lambda decisions: play(game, decisions, generator)
    halfway = wander(game, generator)
    if contest.form == CLONE:
        return lambda times: clone(halfway, times)
    history = halfway.history()
    return lambda moves: replay(game, history, moves)


def play(game: pyspiel.Game, decisions: int, generator: random.Random) -> int:
    """Play matches at random; what chance does is not counted."""
    done = 0
    while done < decisions:
        state = game.new_initial_state()
        while not state.is_terminal():
            done += not state.is_chance_node()
            step(state, generator)
    return done


def step(state: pyspiel.State, generator: random.Random) -> None:
    """Play one random move, by a player or by chance."""
    if state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(generator.choices(outcomes, weights)[0])
    else:
        legal = state.legal_actions()
        state.apply_action(legal[int(generator.random() * len(legal))])


def wander(game: pyspiel.Game, generator: random.Random) -> pyspiel.State:
    """Return the state in the middle of a random match."""
    whole = game.new_initial_state()
    while not whole.is_terminal():
        step(whole, generator)
    halfway = game.new_initial_state()
    for action in whole.history()[: len(whole.history()) // 2]:
        halfway.apply_action(action)
    return halfway


def clone(state: pyspiel.State, times: int) -> int:
    """Clone a state again and again."""
    for _ in range(times):
        state.clone()
    return times


def replay(game: pyspiel.Game, history: list[int], moves: int) -> int:
    """Lead new states through a history."""
    done = 0
    while done < moves:
        state = game.new_initial_state()
        for action in history:
            state.apply_action(action)
        done += len(history)
    return done
