"""La Conquête du Monde, 1957."""

from planisphere.game import Game, Option
from planisphere.games.conquete57 import notation, rules, secrecy
from planisphere.games.conquete57.position import ENDING, POSITION, Position
from planisphere.parts import refusals, result
from planisphere.parts.dice import fallen

GAME = Game(
    name="conquete57",
    seats=range(2, 7),
    options=(
        Option("economy", "C33", ("first", "second")),
        Option("joker", "C11", ("alone", "wild")),
        Option("defence", "C19", ("ask", "most")),
        Option("east_africa_middle_east", "C17", ("on", "off")),
        Option("southern_europe_north_africa", "C17", ("on", "off")),
        Option("horizon", "horizon"),
    ),
    record=Position,
    layout=POSITION,
    actions=rules.ACTIONS,
    endings=ENDING,
    refusals=refusals.by_rule(
        {
            refusals.NOTHING_TO_PLACE: "C16",
            refusals.PLACE_ON_OWN: "C16",
            refusals.PLACE_TOO_MANY: "C16",
            refusals.PLACE_FIRST: "C16",
            refusals.ATTACK_FROM_OWN: "C17",
            refusals.ATTACK_NEIGHBOURS: "C17",
            refusals.ATTACK_OWN: "C17",
            refusals.ATTACK_TOO_FEW: "C17",
            refusals.ATTACK_DICE: "C19",
            refusals.PROTECTED: "C24",
            refusals.EXCHANGE_CLOSED: "C14",
            refusals.NOT_A_SET: "C11",
            refusals.MOVE_LATER: "C25",
            refusals.FIGHTS_OVER: "C16",
            refusals.MOVE_FROM_OWN: "C25",
            refusals.MOVE_TO_OWN: "C25",
            refusals.MOVE_NEIGHBOURS: "C25",
            refusals.ONE_STAYS: "C25",
            refusals.ONLY_RESTED: "C27",
            refusals.MOVE_TOO_MANY: "C27",
            refusals.MOVE_NONE: "C25",
            refusals.FINISH_MOVE: "C25",
            refusals.OCCUPY_TOO_MANY: "C22",
            refusals.OCCUPY_TOO_FEW: "C22",
            refusals.OCCUPY_FIRST: "C22",
            refusals.DEFENCE_DICE: "C19",
            refusals.DEFEND_FIRST: "C19",
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
