"""The trained players as bots: `examples.learning.players:express`, and `:manchots`."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import numpy as np

from examples.learning.network import Network
from examples.learning.telling import Teller, teller
from planisphere.adapters.encoding import encoding
from planisphere.bots.deciding import decide
from planisphere.bots.thinking import Decision, Seen

WEIGHTS = Path(__file__).parent / "weights"


def express(seen: Seen) -> Decision:
    """Play Risk Express as it was learnt."""
    return think(seen)


def manchots(seen: Seen) -> Decision:
    """Play Manchots Barjots as it was learnt."""
    return think(seen)


def think(seen: Seen) -> Decision:
    """Hand in what the trained network likes best, all of it where the choice is sealed."""

    def choose(view: object, seat: int, legal: object, count: int, generator: object) -> int:
        return best(seen.game.name, view, seat)

    return Decision(decide(seen.game, seen.view, seen.seat, choose, seen.generator))


def best(game: str, view: object, seat: int) -> int:
    """Return the action after which the network thinks victory likeliest."""
    network, told = trained(game)
    known = encoding(game)
    vector = np.empty((1, known.size), np.int32)
    mask = np.empty((1, known.game.actions), np.int8)
    known.write_view(view, seat, vector[0])
    known.write_mask(view, seat, mask[0])
    choices = told.tell(vector, mask)
    return int(choices.actions[np.argmax(network.logits(choices.told))])


@cache
def trained(game: str) -> tuple[Network, Teller]:
    """Return the network of a game as it was learnt, and what tells it of the choices."""
    return Network.read(WEIGHTS / f"{game}.npz"), teller(game)
