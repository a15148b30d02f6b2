"""A whole turn of Risk Express: how it may end, and how each end is judged."""

from __future__ import annotations

from planisphere.bots.express.siege import CHOOSING, FOLLOWING, Paper, weigh
from planisphere.bots.express.winning import foretell
from planisphere.bots.express.worth import open_to
from planisphere.fields import NONE
from planisphere.games.express.cards import CARDS
from planisphere.games.express.position import Position
from planisphere.kernel import Float64s, compiled


@compiled
def weigh_turn(view: Position, seat: int, fixed: int, weights: Float64s, paper: Paper) -> None:
    """Weigh a turn, with a card fixed or none; its ends are judged by the weights."""
    foretell_ends(view, seat, fixed, weights, paper)
    weigh(view, seat, fixed, paper)


@compiled
def foretell_ends(view: Position, seat: int, fixed: int, weights: Float64s, paper: Paper) -> None:
    """Judge all ends of a turn by the weights."""
    follower, then = (seat + 1) % int(view.seats), (seat + 2) % int(view.seats)
    foretell_end(view, seat, follower, weights, paper, paper.missed)
    foretell_end(view, seat, then, weights, paper, paper.passed)
    for card in range(CARDS):
        if fixed not in (NONE, card) or not open_to(view, seat, card):
            continue
        owner = int(view.owner[card])
        view.owner[card] = seat
        foretell(view, follower, weights, paper.facts, paper.chances)
        paper.taken[card] = paper.chances[seat]
        view.owner[card] = follower
        foretell_end(view, seat, then, weights, paper, paper.handed[card])
        view.owner[card] = owner


@compiled
def foretell_end(
    view: Position, seat: int, mover: int, weights: Float64s, paper: Paper, end: Float64s
) -> None:
    """Judge one end, for the player and the next player, when somebody moves."""
    foretell(view, mover, weights, paper.facts, paper.chances)
    end[CHOOSING] = paper.chances[seat]
    end[FOLLOWING] = paper.chances[(seat + 1) % int(view.seats)]
