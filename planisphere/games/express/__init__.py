"""Risk Express."""

from planisphere.game import OF_EVERY_GAME, Game, Option
from planisphere.games.express import notation, rules, score
from planisphere.games.express.position import ENDING, POSITION, Position
from planisphere.parts import result

GAME = Game(
    name="express",
    seats=range(2, 7),
    options=(
        Option("must_fill", "X6", ("on", "off")),
        Option("steal_from", "X9", ("always", "second-round")),
        Option("continue_siege", "X12", ("on", "off")),
        Option("horizon", "horizon"),
    ),
    record=Position,
    layout=POSITION,
    actions=rules.ACTIONS,
    endings=ENDING,
    refusals={
        **OF_EVERY_GAME,
        rules.LINE_FILLED: ("X4", "line-filled"),
        rules.DICE_MISSING: ("X5", "dice-missing"),
        rules.DICE_WASTED: ("X5", "dice-wasted"),
        rules.OWN_CARD: ("X10", "own-card"),
        rules.TURNED_OVER: ("X11", "turned-over"),
        rules.OTHER_CARD: ("X4", "other-card"),
        rules.NO_GENERAL_LINE: ("X9", "no-general-line"),
        rules.STEAL_LATER: ("X9", "steal-later"),
        rules.MUST_FILL: ("X6", "must-fill"),
        rules.FACE_MISSING: ("X6", "face-missing"),
        rules.ANSWER_OFFER: ("X12", "answer-offer"),
    },
    notation=notation.NOTATION,
    start=rules.start,
    awaited=rules.awaited,
    legal=rules.legal,
    odds=rules.odds,
    play=rules.play,
    observe=rules.observe,
    heard=rules.heard,
    guess=rules.guess,
    refusal=rules.refusal,
    scores=score.scores,
    winners=score.winners,
    ending=result.ending,
    draw=rules.draw,
)
