"""What is told of a match: in both languages, and nothing that a seat may not know."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from planisphere.chance import Throw
from planisphere.fields import HIDDEN, LETTERS
from planisphere.game import CHANCE, ONLOOKER, Game
from planisphere.games.risk76.position import THIRD_FORCE
from planisphere.laws import awaited_seats, seen, veiled, wandered
from planisphere.match import HandIn, Match, legal_actions
from planisphere.telling.company import Company, Player
from planisphere.telling.lines import EVERYTHING, TURN, Line, first_position
from planisphere.telling.lines import seen as seen_by
from planisphere.telling.tellers import OPEN, teller
from planisphere.words import LANGUAGES, words
from tests.tables import TABLES, Table

KINDS = {"turn", "fight", "quiet", "secret", "plain", "end"}
FEW = 12
LONGEST = 60
"""How far two matches are followed."""
PLAYERS = [Player("Anna"), Player("easy", bot=True), Player(), Player("Zoé"), Player(), Player()]


def company(seats: int, language: str) -> Company:
    return Company(PLAYERS[:seats], words(language))


def told(match: Match, language: str, watcher: int) -> list[Line]:
    telling = teller(match.game, company(match.seats, language), watcher)
    position = first_position(match)
    lines = [line for entry in match.log for line in telling.tell(position, entry)]
    assert position.tobytes() == match.position.tobytes(), "the position moves on"
    if match.over:
        assert lines[-1] == telling.ending(match.view(watcher if watcher >= 0 else ONLOOKER))
    return lines


@pytest.mark.parametrize("table", TABLES, ids=str)
@given(seed=st.integers(0, 10**6), plies=st.integers(0, 300))
@settings(max_examples=1, deadline=None)
def test_any_match_can_be_told_to_anybody_in_both_languages(
    table: Table, seed: int, plies: int
) -> None:
    match = wandered(table.game, table.seats, table.options, seed, plies)
    for watcher in (EVERYTHING, seed % table.seats, ONLOOKER):
        english, french = (told(match, language, watcher) for language in LANGUAGES)
        assert [line[:2] for line in english] == [line[:2] for line in french]
        assert all(line.text and line.kind in KINDS for line in english + french)
        assert "?" not in "".join(line.text for line in english if line.kind == TURN)


@pytest.mark.parametrize(("language", "name"), [("en", "The ally (C)"), ("fr", "L’allié (C)")])
def test_a_sentence_about_the_ally_begins_with_a_capital(language: str, name: str) -> None:
    match = wandered("risk76", 2, {"mode": "ally"}, 7, 600)
    of_the_ally = [
        line.text for line in told(match, language, ONLOOKER) if line.seat == THIRD_FORCE
    ]
    about = [text for text in of_the_ally if name.lower() in text.lower()]
    assert about
    assert all(text.startswith(name) for text in about)
    own = Company([Player("ana"), Player("bo")], words(language))
    assert (own.opening(0), own.opening(2)) == ("ana (A)", name)


@pytest.mark.parametrize("table", [t for t in TABLES if t.game in OPEN], ids=str)
def test_in_an_open_game_nothing_is_hidden_from_anybody(table: Table) -> None:
    match = wandered(table.game, table.seats, table.options, 7, 300)
    for position, mover, action in match.moves():
        for watcher in (*range(table.seats), ONLOOKER):
            assert seen_by(match.game, watcher, position).tobytes() == position.tobytes()
            assert match.game.heard(position, watcher, mover, action) == action


class Step(NamedTuple):
    """A move in a match, and one in its twin that a seat cannot tell from it."""

    mover: int
    action: int
    other: int


def alike(game: Game, position: Any, twin: Any, seat: int, choice: random.Random) -> Step | None:
    """Find a move in each of two positions after which a seat still sees the same."""
    mover = choice.choice(awaited_seats(game, position))
    action = choice.choice(legal_actions(game, position, mover))
    heard = game.heard(position, seat, mover, action)
    after = _after(game, position, mover, action)
    others = legal_actions(game, twin, mover)
    tried = choice.sample(others, min(FEW, len(others))) if heard == HIDDEN else [action]
    for other in set(tried) & set(others):
        same = game.heard(twin, seat, mover, other) == heard
        if same and _looks(game, _after(game, twin, mover, other), after, seat):
            return Step(mover, action, other)
    return None


def _after(game: Game, position: Any, mover: int, action: int) -> Any:
    after = position.copy()
    game.play(after, mover, action)
    return after


def _looks(game: Game, one: Any, other: Any, seat: int) -> bool:
    return bool(seen(game, one, seat).tobytes() == seen(game, other, seat).tobytes())


def parallel(
    game: Game, position: Any, twin: Any, seat: int, choice: random.Random
) -> Iterator[list[Step]]:
    """Go on in two positions as long as a seat cannot tell them apart, hand-in by hand-in."""
    steps: list[Step] = []
    for _ in range(LONGEST):
        step = alike(game, position, twin, seat, choice) if game.awaited(position) else None
        if step is None:
            break
        if steps and step.mover not in (steps[-1].mover, CHANCE):
            yield steps
            steps = []
        steps.append(step)
        game.play(position, step.mover, step.action)
        game.play(twin, step.mover, step.other)
        if len(steps) == 4:
            yield steps
            steps = []
    if steps:
        yield steps


def hand_ins(steps: list[Step]) -> tuple[HandIn, HandIn]:
    """Return the hand-ins of both matches."""
    chance = [step for step in steps if step.mover == CHANCE]
    acted = [step for step in steps if step.mover != CHANCE]
    seat = acted[0].mover if acted else CHANCE
    return (
        HandIn(seat, tuple(s.action for s in acted), tuple(Throw(s.action) for s in chance)),
        HandIn(seat, tuple(s.other for s in acted), tuple(Throw(s.other) for s in chance)),
    )


@pytest.mark.parametrize("table", TABLES, ids=str)
@given(seed=st.integers(0, 10**6), plies=st.integers(0, 150))
@settings(max_examples=1, deadline=None)
def test_where_only_the_hidden_differs_the_same_is_told(
    table: Table, seed: int, plies: int
) -> None:
    match = wandered(table.game, table.seats, table.options, seed, plies)
    game, choice = match.game, random.Random(seed)
    generator = np.random.default_rng(seed)
    for seat in (0, table.seats - 1, ONLOOKER):
        twin = veiled(game, match.position, seat)
        if not match.over:
            game.guess(twin, generator)
        one, other = (teller(game, company(table.seats, "en"), seat) for _ in range(2))
        before, beside = match.position.copy(), twin.copy()
        for steps in parallel(game, match.position.copy(), twin, seat, choice):
            mine, theirs = hand_ins(steps)
            assert one.tell(before, mine) == other.tell(beside, theirs)


@pytest.mark.parametrize("language", LANGUAGES)
def test_void_lines_of_a_sheet_are_told_only_when_all_are_read(language: str) -> None:
    match = Match.new("africa1880", 3, {"start": "historical", "powers": "drawn"}, seed="void")
    written, clean = "sheet nowhere: develop", "sheet"
    lines: dict[str, list[list[Line]]] = {}
    for text in (written, clean):
        again = Match.new(match.game, 3, match.options, seed="void")
        telling = teller(match.game, company(3, language), 0)
        position = first_position(again)
        told_of = [telling.tell(position, again.log[0])]
        for seat, command in ((1, text), (0, clean), (2, clean)):
            told_of.append(telling.tell(position, again.play(seat, command)))
        lines[text] = told_of
    assert lines[written][:3] == lines[clean][:3]
    said = " ".join(line.text for line in lines[written][3])
    assert "nowhere" in said
    assert "nowhere" not in " ".join(line.text for line in lines[clean][3])


def test_a_company_names_people_bots_and_empty_names() -> None:
    people = company(3, "fr")
    assert [people.label(seat) for seat in range(4)] == [
        "Anna (A)",
        "Robot facile B",
        "Joueur C",
        f"l’allié ({LETTERS[3]})",
    ]
