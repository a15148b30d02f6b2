"""How a turn of Risk Express may end, and how each end is judged: by weights, or by a turn more."""

from __future__ import annotations

from planisphere.bots.express.siege import CHOOSING, FOLLOWING, WATCHING, Paper, weigh
from planisphere.bots.express.winning import foretell
from planisphere.bots.express.worth import open_to
from planisphere.fields import NONE
from planisphere.games.express.cards import CARDS, DICE
from planisphere.games.express.position import Position
from planisphere.games.express.score import cards_of
from planisphere.kernel import Float64s, compiled


@compiled
def weigh_turn(
    view: Position, seat: int, watching: int, fixed: int, weights: Float64s, paper: Paper
) -> None:
    """Weigh a turn for its player and for an onlooker; its ends are judged by the weights."""
    foretell_ends(view, seat, watching, fixed, weights, paper)
    weigh(view, seat, fixed, paper)


@compiled
def weigh_two_turns(
    view: Position, seat: int, fixed: int, weights: Float64s, paper: Paper, other: Paper
) -> None:
    """Weigh a turn; its ends are judged by the whole turn that the next player may make of them."""
    follower = (seat + 1) % int(view.seats)
    foretell_ends(view, seat, seat, fixed, weights, paper)
    weigh_turn(view, follower, seat, NONE, weights, other)
    paper.missed[CHOOSING] = other.unfixed[DICE, WATCHING]
    paper.missed[FOLLOWING] = other.unfixed[DICE, CHOOSING]
    for card in range(CARDS):
        owner = int(view.owner[card])
        ends = owner == NONE and cards_of(view, NONE) == 1
        if not ends and fixed in (NONE, card) and open_to(view, seat, card):
            view.owner[card] = seat
            weigh_turn(view, follower, seat, NONE, weights, other)
            view.owner[card] = owner
            paper.taken[card, CHOOSING] = other.unfixed[DICE, WATCHING]
    weigh(view, seat, fixed, paper)


@compiled
def foretell_ends(
    view: Position, seat: int, watching: int, fixed: int, weights: Float64s, paper: Paper
) -> None:
    """Judge all ends of a turn by the weights."""
    follower, then = (seat + 1) % int(view.seats), (seat + 2) % int(view.seats)
    foretell_end(view, seat, watching, follower, weights, paper, paper.missed)
    foretell_end(view, seat, watching, then, weights, paper, paper.passed)
    for card in range(CARDS):
        if fixed not in (NONE, card) or not open_to(view, seat, card):
            continue
        owner = int(view.owner[card])
        view.owner[card] = seat
        foretell_end(view, seat, watching, follower, weights, paper, paper.taken[card])
        view.owner[card] = follower
        foretell_end(view, seat, watching, then, weights, paper, paper.handed[card])
        view.owner[card] = owner


@compiled
def foretell_end(
    view: Position,
    seat: int,
    watching: int,
    mover: int,
    weights: Float64s,
    paper: Paper,
    end: Float64s,
) -> None:
    """Judge one end, for the player, the onlooker and the next player, when somebody moves."""
    foretell(view, mover, weights, paper.facts, paper.chances)
    end[CHOOSING] = paper.chances[seat]
    end[WATCHING] = paper.chances[watching]
    end[FOLLOWING] = paper.chances[(seat + 1) % int(view.seats)]
