"""The `diplomacy` package: its game copied deeply, and led through its orders again."""

from __future__ import annotations

import copy
import random

from diplomacy import Game

from bench.peers.frame import CLONE, REPLAY, Contest, Player

PHASES = 10
"""How far the match goes that is copied and replayed."""

Orders = list[dict[str, list[str]]]


def contests() -> list[Contest]:
    """List what is measured."""
    return [Contest("diplomacy", "standard", form) for form in (CLONE, REPLAY)]


def player(contest: Contest) -> Player:
    """Return what copies or replays a game; an order counts as a decision."""
    game, orders = wander(random.Random(0))
    if contest.form == CLONE:
        return lambda times: clone(game, times)
    return lambda decisions: replay(orders, decisions)


def wander(generator: random.Random) -> tuple[Game, Orders]:
    """Return a game after some phases of random orders, and the orders."""
    game, log = Game(), []
    while len(log) < PHASES and not game.is_game_done:
        possible, orders = game.get_all_possible_orders(), {}
        for power in game.powers:
            places = game.get_orderable_locations(power)
            orders[power] = [generator.choice(possible[place]) for place in places]
        log.append(orders)
        hand_in(game, orders)
    return game, log


def hand_in(game: Game, orders: dict[str, list[str]]) -> None:
    """Give a phase its orders, and let it happen."""
    for power, given in orders.items():
        game.set_orders(power, given)
    game.process()


def clone(game: Game, times: int) -> int:
    """Copy a game again and again."""
    for _ in range(times):
        copy.deepcopy(game)
    return times


def replay(log: Orders, decisions: int) -> int:
    """Lead new games through the orders."""
    done = 0
    while done < decisions:
        game = Game()
        for orders in log:
            hand_in(game, orders)
            done += sum(len(given) for given in orders.values())
    return done
