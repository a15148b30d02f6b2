"""Risk Express: the cards, the dice, and who begins."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

import planisphere
from planisphere.chance import Fair, Throw, outcomes
from planisphere.game import CHANCE
from planisphere.match import Match
from tests.rules.express_table import (
    CARD,
    CARDS,
    CONTINENTS,
    NOBODY,
    A,
    B,
    C,
    begin,
    can,
    line,
    owner,
    refused,
    siege,
    sit,
    tray,
)

BOARD = tomllib.loads(
    (Path(planisphere.__file__).parent / "boards" / "express.toml").read_text("utf-8")
)
NONE = "1 1 1 2 2 3 cannon"
ONE = "1 1 2 2 3 cannon general"
TWO = "1 2 3 cannon cavalry general general"


@pytest.mark.rule("X1")
def test_fourteen_cards_lie_in_the_middle() -> None:
    match = begin(4, ONE, NONE, NONE, NONE)
    assert len(match.position.owner) == 14
    assert {owner(match, card) for card in CARD} == {NOBODY}
    assert siege(match) is None


@pytest.mark.rule("X1")
def test_there_are_seven_dice_of_six_faces_that_fall_alike() -> None:
    match = sit(line(phase="throw", to_throw=7))
    assert len(tray(match).split()) == 7
    start = Match.from_line(line(tray="cannon"))
    position = start.position.copy()
    position.phase, position.to_throw, position.tray[:] = 1, 7, 0
    assert dict(outcomes(start.game, position)) == dict.fromkeys(range(6), 1)


@pytest.mark.rule("X1")
@pytest.mark.parametrize("card", CARD)
def test_a_card_has_the_lines_of_the_list(card: str) -> None:
    """Each line asks for its symbols and no other: one die too few, and it cannot be filled."""
    for number, ask in enumerate(CARDS[card][1], 1):
        dice = ask if isinstance(ask, str) else " ".join(["3"] * -(-ask // 3))
        match = sit(line(tray=dice))
        soldiers = "" if isinstance(ask, str) else f" {dice}"
        assert f"fill {card} {number}{soldiers}" in can(match, "fill")
        short = dice.split()[1:] or ["2" if isinstance(ask, str) else "1"]
        match = sit(line(tray=" ".join(short)))
        with refused("X5"):
            match.play(A, f"fill {card} {number}")


@pytest.mark.rule("X1", "X14")
def test_the_board_has_the_points_of_the_list() -> None:
    printed = {card["id"]: (card["points"], card["continent"]) for card in BOARD["cards"]}
    where = {card: name for name, (_, words) in CONTINENTS.items() for card in words.split()}
    assert printed == {card: (points, where[card]) for card, (points, _) in CARDS.items()}
    worth = {continent["id"]: continent["points"] for continent in BOARD["continents"]}
    assert worth == {name: points for name, (points, _) in CONTINENTS.items()}


@pytest.mark.rule("X2")
@pytest.mark.parametrize("seat", [A, B, C])
def test_the_most_generals_begin(seat: int) -> None:
    throws = [ONE, ONE, ONE]
    throws[seat] = TWO
    match = begin(3, *throws, "1 2 3 cannon cavalry cavalry general")
    assert match.awaited == [seat]
    assert int(match.position.first) == int(match.position.turn) == seat
    assert int(match.position.round_number) == 1


@pytest.mark.rule("X2")
def test_one_general_is_more_than_none() -> None:
    match = begin(2, NONE, ONE)
    assert match.awaited == [B]


@pytest.mark.rule("X2")
@pytest.mark.parametrize("seat", [A, B])
def test_seven_generals_are_more_than_six(seat: int) -> None:
    throws = [" ".join(["general"] * 6 + ["1"])] * 2
    throws[seat] = " ".join(["general"] * 7)
    match = begin(2, *throws, NONE)
    assert match.awaited == [seat]
    assert tray(match) == NONE


@pytest.mark.rule("X2")
@pytest.mark.parametrize("generals", range(1, 8))
def test_a_position_may_hold_any_number_of_generals(generals: int) -> None:
    """While B throws, A's generals are noted, plus one."""
    start = f"express seats=2 phase=lots to_throw=7 thrown={generals + 1},5*0"
    match = sit(start, "1 1 1 1 1 1 1", NONE)
    assert match.awaited == [A]
    assert tray(match) == NONE


@pytest.mark.rule("X2")
def test_equal_generals_throw_again_among_themselves() -> None:
    """B and C have fewer and stay out: of the two throws that follow the second is D's."""
    match = begin(4, TWO, ONE, NONE, TWO, ONE, TWO, NONE)
    assert match.awaited == [3]
    assert tray(match) == NONE


@pytest.mark.rule("X2")
def test_they_throw_until_one_is_ahead() -> None:
    match = begin(2, NONE, NONE, ONE, ONE, TWO, TWO, ONE, NONE, NONE)
    assert match.awaited == [A]
    assert tray(match) == NONE


@pytest.mark.rule("X2", "X3")
def test_play_goes_clockwise_and_each_turn_begins_with_seven_dice() -> None:
    empty = "1 1 1 1 1 1 1"
    falls = [" ".join(["1"] * many) for many in range(6, 0, -1)]
    match = begin(3, ONE, NONE, TWO, empty, *[*falls, empty] * 3)
    for place, seat in enumerate([C, A, B, C]):
        assert match.awaited == [seat]
        assert int(match.position.round_number) == 1 + place // 3
        assert tray(match) == empty
        if place < 3:
            for _ in range(7):
                match.play(seat, "aside 1")


@pytest.mark.rule("X3")
def test_whoever_begins_throws_all_seven_anew() -> None:
    match = begin(2, TWO, NONE, "3 3 3 3 3 3 3")
    assert tray(match) == "3 3 3 3 3 3 3"


class Counted:
    """Fair dice that are counted."""

    def __init__(self) -> None:
        self.source, self.number = Fair("counted"), 0

    def outcome(
        self, game: planisphere.game.Game, position: object, number: int, index: int
    ) -> Throw:
        """Let a die fall."""
        self.number += 1
        return self.source.outcome(game, position, number, index)


@pytest.mark.rule("X2", "X3")
@pytest.mark.parametrize("seats", range(2, 7))
def test_everybody_throws_seven_dice_for_the_start(seats: int) -> None:
    dice = Counted()
    match = Match.new("express", seats, source=dice)
    assert dice.number % 7 == 0
    assert dice.number >= 7 * (seats + 1)
    assert [mover for mover, _ in match.heard(A)] == [CHANCE] * dice.number
