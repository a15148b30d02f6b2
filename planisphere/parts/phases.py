"""What is asked now, in both world games."""

ACT, DEFEND, ROLL, OCCUPY, MOVE, CROSS, DRAW, MISSIONS, LOTS, DEAL, PLACE, OVER = range(12)

PHASE = (
    "act",
    "defend",
    "roll",
    "occupy",
    "move",
    "cross",
    "draw",
    "missions",
    "lots",
    "deal",
    "place",
    "over",
)

CLOSED, SPOILS, FORCES = range(3)
"""Whether cards may be exchanged: no; after an elimination; in the first step of a turn."""

EXCHANGE = ("closed", "spoils", "forces")

PROTECTED_ROUNDS = 4
"""Nobody can be eliminated before the end of this round.  [C24, R19]"""
