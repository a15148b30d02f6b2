"""Risk, 1970–76."""

from planisphere.game import Game, Option
from planisphere.games.risk76 import notation, rules, secrecy
from planisphere.games.risk76.position import ENDING, POSITION, Position
from planisphere.parts import refusals, result
from planisphere.parts.dice import fallen

TWO = range(2, 3)
MORE = range(3, 7)

GAME = Game(
    name="risk76",
    seats=range(2, 7),
    options=(
        Option(
            "mode",
            "R26",
            ("missions", "world", "ally"),
            seats={"missions": MORE, "world": MORE, "ally": TWO},
        ),
        Option("placement", "R4", ("sealed", "in-turn")),
        Option("defence", "R15", ("ask", "most")),
        Option("first_window", "R32", ("opponent", "anyone")),
        Option("territory_bonus", "R28", ("on", "off")),
        Option("east_africa_middle_east", "R14", ("on", "off")),
        Option("southern_europe_north_africa", "R14", ("on", "off")),
        Option("horizon", "horizon"),
    ),
    record=Position,
    layout=POSITION,
    actions=rules.ACTIONS,
    endings=ENDING,
    refusals=refusals.by_rule(
        {
            refusals.NOTHING_TO_PLACE: "R13",
            refusals.PLACE_ON_OWN: "R13",
            refusals.PLACE_TOO_MANY: "R13",
            refusals.PLACE_FIRST: "R13",
            refusals.ATTACK_FROM_OWN: "R14",
            refusals.ATTACK_NEIGHBOURS: "R14",
            refusals.ATTACK_OWN: "R14",
            refusals.ATTACK_TOO_FEW: "R14",
            refusals.ATTACK_DICE: "R15",
            refusals.PROTECTED: "R19",
            refusals.EXCHANGE_CLOSED: "R12",
            refusals.NOT_A_SET: "R9",
            refusals.MUST_EXCHANGE: "R11",
            refusals.FINISH_EXCHANGE: "R9",
            refusals.MOVE_LATER: "R20",
            refusals.FIGHTS_OVER: "R11",
            refusals.MOVE_FROM_OWN: "R20",
            refusals.MOVE_TO_OWN: "R20",
            refusals.MOVE_NEIGHBOURS: "R20",
            refusals.ONE_STAYS: "R20",
            refusals.MOVE_TOO_MANY: "R20",
            refusals.MOVE_NONE: "R20",
            refusals.FINISH_MOVE: "R20",
            refusals.OCCUPY_TOO_MANY: "R17",
            refusals.OCCUPY_TOO_FEW: "R17",
            refusals.OCCUPY_FIRST: "R17",
            refusals.DEFENCE_DICE: "R15",
            refusals.DEFEND_FIRST: "R15",
            refusals.ONLY_OPPONENT: "R31",
            refusals.ONLY_MOVER: "R31",
            refusals.ONLY_PLACING: "R4",
            refusals.START_ON_OWN: "R4",
            refusals.START_TOO_MANY: "R4",
            refusals.NOT_A_WORLD_SET: "R27",
            refusals.PLACE_ON_ALLIED: "R30",
            refusals.ALLY_MOVES_NOT: "R31",
        }
    ),
    notation=notation.NOTATION,
    start=rules.start,
    awaited=rules.awaited,
    legal=rules.legal,
    odds=rules.odds,
    play=rules.play,
    observe=secrecy.observe,
    heard=secrecy.heard,
    guess=secrecy.guess,
    refusal=rules.refusal,
    scores=result.scores,
    winners=result.winners,
    ending=result.ending,
    dice=notation.dice,
    fallen=fallen,
    standing=rules.standing,
)
