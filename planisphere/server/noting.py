"""What happens at the tables, noted for the operator: counted, and where it matters logged.

A table is named by the beginning of its identity: enough to find it, too little to open it.
"""

from __future__ import annotations

from functools import cache

from prometheus_client import Counter

from planisphere.server import metrics
from planisphere.server.logs import note, note_failure

SHORT = 6


def match_begun(table: str, game: str) -> None:
    """Note that a match has begun."""
    metrics.MATCHES_BEGUN.labels(game).inc()
    note("match-begun", table=table[:SHORT], game=game)


def match_over(table: str, game: str, ending: str) -> None:
    """Note that a match is over, and why."""
    metrics.MATCHES_ENDED.labels(game).inc()
    note("match-over", table=table[:SHORT], game=game, ending=ending)


def settled(table: str, game: str) -> None:
    """Note that a match has counted on the ladder."""
    note("match-settled", table=table[:SHORT], game=game)


def called(how: str) -> None:
    """Note how it went to call somebody who looks elsewhere."""
    metrics.CALLS.labels(how).inc()


def handed_in(game: str, by_bot: bool, seconds: float) -> None:
    """Note that a hand-in is stored, so many seconds after it came."""
    _hand_ins(game, "bot" if by_bot else "person").inc()
    metrics.STORE_SECONDS.observe(seconds)


@cache
def _hand_ins(game: str, by: str) -> Counter:
    """Return what counts the hand-ins of a kind, which takes a while to be found."""
    return metrics.HAND_INS.labels(game, by)


def wrote(writes: int) -> None:
    """Note that so many writes went into one transaction."""
    metrics.BATCH_SIZES.observe(writes)


def thought(game: str, level: str, seconds: float) -> None:
    """Note how long a bot thought."""
    metrics.THINKING_SECONDS.labels(game, level).observe(seconds)


def refused(reason: str) -> None:
    """Note that something was refused."""
    metrics.REFUSALS.labels(reason).inc()


def failed(event: str, error: BaseException, **facts: object) -> None:
    """Note an error of the server itself."""
    metrics.FAILURES.inc()
    note_failure(event, error, **facts)
