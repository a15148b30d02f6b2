"""The versions of the environments; a new one begins when play, actions or vectors change."""

from __future__ import annotations

import hashlib

import numpy as np

from planisphere.adapters.single import Single
from planisphere.catalogue import entry

HISTORY = {
    "conquete57": ("fcec47c2917d58f0",),
    "risk76": ("e97636e1b02514f4",),
    "express": ("34e0d81cabe22a19",),
    "manchots": ("86338d1654429d06",),
    "africa1880": ("a831c604367cd4a5",),
}
"""By game, the fingerprints of its versions from the first, number 0, to the one now."""

VERSIONS = {game: len(known) - 1 for game, known in HISTORY.items()}

MOVES = 400
"""How long each mode is played for a fingerprint."""


def fingerprint(game: str) -> str:
    """Return what changes with how a game is played, numbered or seen by learners.

    A test fails where it is not the last of the game's history: add it there, as a new version.
    """
    seen = hashlib.sha256()
    for mode in entry(game).modes:
        match = Single(game, mode.seats, mode.options, "scores")
        seen.update(repr((match.game.actions, match.encoding.slots)).encode())
        match.reset(0)
        for ply in range(MOVES):
            if not match.waiting:
                match.reset(None)
            _play_one(match, ply, seen)
    return seen.hexdigest()[:16]


def _play_one(match: Single, ply: int, seen: hashlib._Hash) -> None:
    """Play a move of the lowest awaited seat by a fixed habit, and note what everybody sees."""
    masks = np.zeros((match.seats, match.game.actions), np.int8)
    for seat in range(match.seats):
        seen.update(match.observe(seat, masks[seat]).tobytes())
    seen.update(masks.tobytes())
    seat = (match.waiting & -match.waiting).bit_length() - 1
    legal = np.flatnonzero(masks[seat])
    match.play(seat, int(legal[ply * 7919 % len(legal)]))
    seen.update(repr((match.pay(), match.waiting)).encode())
