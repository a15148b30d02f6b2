"""Which games stand beside which, and whose ratios are asked for."""

from __future__ import annotations

from bench.peers.frame import AEC, BATCH, CLONE, REPLAY, SINGLE, Contest, Pair

BESIDE = {
    "risk76": {"pgx": ("backgammon",), "OpenSpiel": ("backgammon",)},
    "express": {"pgx": ("2048",), "OpenSpiel": ("2048",)},
    "manchots": {"pgx": ("leduc",), "OpenSpiel": ("leduc", "goofspiel")},
}
"""Which games of others stand beside ours, being of a kind: dice and a race, dice alone, cards."""

ONE_BY_ONE = {"risk76": "chess", "express": "connect four", "manchots": "leduc"}
"""Which of PettingZoo's classic games stand beside ours, stepped one match at a time."""


def all_pairs() -> list[Pair]:
    """List the pairs whose ratios are asked for."""
    pairs = []
    for game, peers in BESIDE.items():
        ours = Contest("Planisphere", game, BATCH)
        pairs += [Pair(ours, Contest("pgx", theirs, BATCH)) for theirs in peers["pgx"]]
        pairs += [Pair(ours, Contest("OpenSpiel", theirs, SINGLE)) for theirs in peers["OpenSpiel"]]
    for game, peers in BESIDE.items():
        ours, theirs = Contest("Planisphere", game, BATCH, 0), peers["pgx"][0]
        pairs.append(Pair(ours, Contest("pgx", theirs, BATCH, 0)))
    for game, theirs in ONE_BY_ONE.items():
        pairs.append(Pair(Contest("Planisphere", game, AEC), Contest("PettingZoo", theirs, AEC)))
    for form in (CLONE, REPLAY):
        openspiel = Contest("OpenSpiel", "backgammon", form)
        pairs.append(Pair(Contest("Planisphere", "risk76", form), openspiel, 1.0))
        diplomacy = Contest("diplomacy", "standard", form)
        pairs.append(Pair(Contest("Planisphere", "africa1880", form), diplomacy, 1.0))
    return pairs
