"""How fast the rules are: random play, whole games, replay, compiling, starting."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from itertools import groupby
from typing import Any, NamedTuple

import numpy as np
from rich.console import Console
from rich.progress import track
from rich.table import Table

from planisphere.catalogue import CATALOGUE, Mode, entry, load
from planisphere.chance import outcomes
from planisphere.faults import OptionFault
from planisphere.game import CHANCE, Game
from planisphere.kernel import Int64s, blank
from planisphere.match import Match, legal_actions
from planisphere.playouts import random_games, replay, rules_of
from planisphere.tables import ruled
from planisphere.words import words

HORIZON = 300
"""The round after which random games are cut here, for some would never end."""

REPLAYED = 5_000
LONGEST = 3_600
WHILE = 0.05
"""Seconds that games are played between two looks at the clock, at least."""


class Tally(NamedTuple):
    """What came of playing games at random for a while."""

    seconds: float
    moves: int
    games: int
    ended: int


def print_bench(game: str, seconds: float, as_json: bool, language: str) -> None:
    """Print a row for each game and mode."""
    if not 0 < seconds <= LONGEST:
        raise OptionFault("bench-seconds", value=seconds, most=LONGEST)
    entries = [entry(game)] if game else CATALOGUE
    pairs = [(known.name, mode) for known in entries for mode in known.modes]
    quiet = as_json or not sys.stderr.isatty()
    console = Console(stderr=True)
    rows = [
        measure(name, mode, seconds)
        for name, mode in track(pairs, "", console=console, transient=True, disable=quiet)
    ]
    if as_json:
        print(json.dumps(rows, indent=2))
    else:
        Console().print(words(language).say("bench-title", cores=cores(), horizon=HORIZON))
        for name, of_game in groupby(rows, lambda row: str(row["game"])):
            Console().print(table(name, list(of_game), language))


def table(game: str, rows: list[dict[str, Any]], language: str) -> Table:
    """Draw the results of a game, a column for each mode."""
    speech = words(language)
    drawn = ruled()
    drawn.add_column(game)
    for row in rows:
        drawn.add_column(str(row["mode"]), justify="right")
    for key in rows[0]:
        if key not in ("game", "mode", "cores", "horizon"):
            drawn.add_row(
                speech.say(f"bench-{key.replace('_', '-')}"), *(_shown(r[key]) for r in rows)
            )
    return drawn


def _shown(value: float) -> str:
    """Write a number for people: thousands apart, three figures at least."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def cores() -> int:
    """Return the number of cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def measure(name: str, mode: Mode, seconds: float) -> dict[str, Any]:
    """Measure one mode of a game."""
    cold, warm = start_times(name, mode)
    game = load(name)
    options = game.settle(mode.seats, {**mode.options, "horizon": HORIZON})
    random_games(game, mode.seats, options, 1, np.random.default_rng(0))
    one = play_for(game, mode.seats, options, seconds, 1)
    with ThreadPoolExecutor(cores()) as threads:
        seeds = range(2, 2 + cores())
        jobs = [threads.submit(play_for, game, mode.seats, options, seconds, s) for s in seeds]
        every = [job.result() for job in jobs]
    return {
        "game": name,
        "mode": mode.name,
        "seats": mode.seats,
        "cores": cores(),
        "horizon": HORIZON,
        "moves_per_second": one.moves / one.seconds,
        "moves_per_second_all_cores": sum(tally.moves / tally.seconds for tally in every),
        "games_per_second": one.games / one.seconds,
        "moves_per_game": one.moves / one.games,
        "share_ended": one.ended / one.games,
        "replay_5000_moves_ms": replay_time(game, mode) * 1000,
        "bytes": game.layout.itemsize,
        "actions": game.actions,
        "cold_compile_seconds": cold,
        "warm_start_seconds": warm,
    }


def play_for(game: Game, seats: int, options: Int64s, seconds: float, seed: int) -> Tally:
    """Play games at random for a while."""
    generator = np.random.default_rng(seed)
    cut = game.endings.index("horizon")
    moves = games = ended = 0
    spent, batch = 0.0, 1
    while spent < seconds:
        began = time.perf_counter()
        last, lengths = random_games(game, seats, options, batch, generator)
        took = time.perf_counter() - began
        spent += took
        moves += int(lengths.sum())
        games += batch
        ended += sum(game.ending(position) != cut for position in last.view(np.recarray))
        batch *= 2 if took < WHILE else 1
    return Tally(spent, moves, games, ended)


def replay_time(game: Game, mode: Mode) -> float:
    """Return the seconds that replaying logs of 5,000 moves takes, the best of several."""
    logs = random_logs(game, mode, REPLAYED)
    return min(sum(replay_once(game, mode, *log) for log in logs) for _ in range(10))


def replay_once(game: Game, mode: Mode, seats: Int64s, actions: Int64s) -> float:
    """Return the seconds that replaying a log takes."""
    position = blank(game.layout)
    game.start(position, mode.seats, game.settle(mode.seats, mode.options))
    began = time.perf_counter()
    replay(rules_of(game), position, seats, actions)
    return time.perf_counter() - began


def random_logs(game: Game, mode: Mode, plies: int) -> list[tuple[Int64s, Int64s]]:
    """Return the seats and the actions of random matches that have so many moves together."""
    logs: list[tuple[Int64s, Int64s]] = []
    generator = np.random.default_rng(0)
    while plies > 0:
        position = blank(game.layout)
        game.start(position, mode.seats, game.settle(mode.seats, mode.options))
        log: list[tuple[int, int]] = []
        while game.awaited(position) and len(log) < plies:
            log.append(random_move(game, position, generator))
            game.play(position, *log[-1])
        moves = np.array(log, np.int64)
        logs.append((moves[:, 0].copy(), moves[:, 1].copy()))
        plies -= len(log)
    return logs


def random_move(game: Game, position: Any, generator: np.random.Generator) -> tuple[int, int]:
    """Return a random move of whoever is awaited."""
    waiting = game.awaited(position)
    if waiting >> CHANCE & 1:
        options = outcomes(game, position)
        weights = np.array([weight for _, weight in options], float)
        return CHANCE, options[int(generator.choice(len(options), p=weights / weights.sum()))][0]
    seat = (waiting & -waiting).bit_length() - 1
    legal = legal_actions(game, position, seat)
    return seat, legal[int(generator.integers(len(legal)))]


def start_times(name: str, mode: Mode) -> tuple[float, float]:
    """Return the seconds to the first legal move in a new process, without and with a cache."""
    code = (
        "import sys, json; from planisphere.bench import first_move;"
        "first_move(sys.argv[1], int(sys.argv[2]), json.loads(sys.argv[3]))"
    )
    command = [sys.executable, "-c", code, name, str(mode.seats), json.dumps(mode.options)]
    with tempfile.TemporaryDirectory() as folder:
        times = []
        for _ in range(2):
            began = time.perf_counter()
            subprocess.run(command, check=True, env={**os.environ, "PLANISPHERE_CACHE": folder})
            times.append(time.perf_counter() - began)
    return times[0], times[1]


def first_move(name: str, seats: int, options: dict[str, str]) -> None:
    """Start a match and play its first move."""
    match = Match.new(name, seats, options, seed="bench")
    match.play(match.awaited[0], match.legal(match.awaited[0])[0])
