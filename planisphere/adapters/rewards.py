"""What a learner is paid: by the result of a match, or by the scores on its way."""

from __future__ import annotations

from planisphere.faults import OptionFault
from planisphere.kernel import Float64s, compiled

RESULT, SCORES = range(2)
SCHEMES = ("result", "scores")
"""`result`: at the end the winners share 1 and the others share -1; nobody wins, nobody is paid.
`scores`: after every move, by how much a seat's lead grew, which is its score less the mean of the
others' scores."""


def scheme(name: str) -> int:
    """Return the number of a way to pay."""
    if name not in SCHEMES:
        raise OptionFault("option-value", option="rewards", value=name, allowed=", ".join(SCHEMES))
    return SCHEMES.index(name)


@compiled
def pay_nothing(rewards: Float64s, match: int) -> None:
    """Write that nobody is paid."""
    for seat in range(rewards.shape[1]):
        rewards[match, seat] = 0.0


@compiled
def pay_result(winners: int, rewards: Float64s, match: int) -> None:
    """Write what each seat is paid for a match that is over."""
    seats, won = rewards.shape[1], 0
    for seat in range(seats):
        won += winners >> seat & 1
    for seat in range(seats):
        if won == 0 or won == seats:
            rewards[match, seat] = 0.0
        elif winners >> seat & 1:
            rewards[match, seat] = 1.0 / won
        else:
            rewards[match, seat] = -1.0 / (seats - won)


@compiled
def pay_growth(scores: Float64s, leads: Float64s, rewards: Float64s, match: int) -> None:
    """Write by how much each seat's lead grew, and note the leads that the scores make now."""
    seats, total = rewards.shape[1], 0.0
    for seat in range(seats):
        total += scores[seat]
    for seat in range(seats):
        lead = scores[seat] - (total - scores[seat]) / (seats - 1)
        rewards[match, seat] = lead - leads[match, seat]
        leads[match, seat] = lead
