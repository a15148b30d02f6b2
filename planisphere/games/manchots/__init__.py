"""Manchots Barjots."""

from planisphere.game import OF_EVERY_GAME, Game, Option
from planisphere.games.manchots import notation, rules, score, secrecy
from planisphere.games.manchots.position import ENDING, POSITION, Position
from planisphere.parts import result

GAME = Game(
    name="manchots",
    seats=range(2, 6),
    options=(
        Option("virtual_can_win", "M18", ("on", "off"), seats={"off": range(2, 3)}),
        Option("horizon", "horizon"),
    ),
    record=Position,
    layout=POSITION,
    actions=rules.ACTIONS,
    endings=ENDING,
    refusals={
        **OF_EVERY_GAME,
        rules.NOT_IN_HAND_TO_GIVE: ("M4", "not-in-hand"),
        rules.NOT_IN_HAND_TO_LAND: ("M5", "not-in-hand"),
        rules.LEFT_FIRST: ("M4", "left-first"),
        rules.GIVE_FIRST: ("M4", "give-first"),
        rules.GIVING_OVER: ("M5", "giving-over"),
    },
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
    scores=score.scores,
    winners=score.winners,
    ending=result.ending,
    draw=rules.draw,
)
