"""pgx on the processor: batches of matches, jitted and warm, in the faster of two ways.

A step computes an observation; none of it leaves the loop, so that XLA drops it. Matches that
end are begun anew by pgx's own wrapper. An action is found with one random number, by counting
along the mask. One way calls a jitted step for each decision of the batch, the other scans many
steps in one call; a contest takes whichever is faster here.
"""

from __future__ import annotations

import time
from collections.abc import Callable

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental.wrappers import auto_reset

from bench.peers.frame import BATCH, BATCH_ONE, MANY, Contest, Player

GAMES = {"backgammon": "backgammon", "2048": "2048", "leduc": "leduc_holdem"}
SCANNED = 64
"""Steps in one call where they are scanned."""

Step = Callable[[tuple[pgx.State, jax.Array], None], tuple[tuple[pgx.State, jax.Array], None]]


def contests() -> list[Contest]:
    """List what is measured."""
    forms = [(BATCH_ONE, 1), (BATCH, 1), (BATCH, 0)]
    return [Contest("pgx", game, form, cores) for form, cores in forms for game in GAMES]


def player(contest: Contest) -> Player:
    """Return what steps a batch at random."""
    env, size = pgx.make(GAMES[contest.game]), MANY if contest.form == BATCH else 1
    begun = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), size))
    step = random_step(env, size)
    players = [calling(step, begun, size, 1), calling(step, begun, size, SCANNED)]
    return min(players, key=seconds)


def random_step(env: pgx.Env, size: int) -> Step:
    """Return a step of the whole batch at random, without its observations."""
    advance = jax.vmap(auto_reset(env.step, env.init))

    def step(carried: tuple[pgx.State, jax.Array], _: None) -> tuple[object, None]:
        state, key = carried
        key, choosing, chance = jax.random.split(key, 3)
        mask = state.legal_action_mask
        counted = jnp.cumsum(mask, axis=1)
        wanted = jax.random.uniform(choosing, (size, 1)) * counted[:, -1:]
        action = jnp.argmax(counted > wanted, axis=1)
        seen = state.observation
        state = advance(state, action, jax.random.split(chance, size))
        return (state.replace(observation=seen), key), None

    return step


def calling(step: Step, begun: pgx.State, size: int, steps: int) -> Player:
    """Return what calls a jitted loop of so many steps, and waits for the last of them."""
    loop = jax.jit(lambda carried: jax.lax.scan(step, carried, None, length=steps)[0])
    carried = (begun, jax.random.PRNGKey(1))

    def play(decisions: int) -> int:
        nonlocal carried
        done = 0
        while done < decisions:
            carried = loop(carried)
            done += size * steps
        jax.block_until_ready(carried)
        return done

    play(1)
    return play


def seconds(play: Player) -> float:
    """Return what a decision takes, measured for a moment."""
    began, done = time.perf_counter(), 0
    while time.perf_counter() - began < 0.2:
        done += play(SCANNED)
    return (time.perf_counter() - began) / done


jax.config.update("jax_platforms", "cpu")
