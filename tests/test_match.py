"""A match in Python: made, played, seen, refused."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from planisphere.chance import Fair, Scripted
from planisphere.faults import Fault, IllegalMove, OptionFault, TextFault
from planisphere.fields import HIDDEN
from planisphere.game import CHANCE
from planisphere.laws import wandered
from planisphere.line import write_line
from planisphere.match import Match
from planisphere.words import LANGUAGES, words
from tests.tables import MODES, TABLES, Table

RULES = Path(__file__).parent.parent / "planisphere" / "rulebook" / "en"
THIRDS = f"owner={'A' * 14}{'B' * 14}{'C' * 14}"
RISK = f"risk76 seats=3 mode=world round_number=5 order=ABC--- {THIRDS} armies=9,41*1"


def said(fault: Fault) -> None:
    """Check that a fault has a sentence in each language."""
    for language in LANGUAGES:
        assert words(language).fault(fault)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_match_is_made_by_game_seats_options_and_seed(table: Table) -> None:
    match = Match.new(*table, seed="seed")
    assert match.game.name == table.game
    assert match.seats == table.seats
    assert table.options.items() <= match.options.items()
    assert set(match.options) == {option.name for option in match.game.options}
    assert match.number == len(match.log) == 1
    assert match.log[0].seat == CHANCE
    assert match.awaited
    assert not match.over
    assert match.ending == "running"
    assert match.winners == []
    assert len(set(match.scores)) == 1


def test_the_same_seed_gives_the_same_match_and_another_one_another() -> None:
    first, same, other = (Match.new("risk76", 4, seed=seed) for seed in ("a", "a", "b"))
    assert first.position_line() == same.position_line() != other.position_line()
    assert Match.new("risk76", 4).position_line() != Match.new("risk76", 4).position_line()


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("risk", 3, {}),
        ("", 3, {}),
        ("../risk76", 3, {}),
        ("risk76", 1, {}),
        ("risk76", 7, {}),
        ("risk76", -1, {}),
        ("risk76", 10**30, {}),
        ("risk76", 3, {"mode": "ally"}),
        ("risk76", 2, {"mode": "missions"}),
        ("risk76", 3, {"mode": "Missions"}),
        ("risk76", 3, {"mode": ""}),
        ("risk76", 3, {"horizon": "-1"}),
        ("risk76", 3, {"horizon": "٣"}),
        ("risk76", 3, {"horizon": "1000001"}),
        ("risk76", 3, {"horizon": "9" * 5000}),
        ("risk76", 3, {"mode": "x" * 5000}),
        ("risk76", 3, {"x" * 5000: "x"}),
        ("risk76", 3, {"economy": "first"}),
        ("conquete57", 3, {"economy": "third"}),
    ],
)
def test_what_a_game_does_not_have_is_refused(
    game: str, seats: int, options: dict[str, str]
) -> None:
    with pytest.raises(OptionFault) as refused:
        Match.new(game, seats, options)
    said(refused.value)


def test_a_match_starts_from_a_line_and_writes_it() -> None:
    match = Match.from_line(f"{RISK}  horizon=9", seed="x")
    assert match.options["mode"] == "world"
    assert match.options["horizon"] == "9"
    assert Match.from_line(match.position_line()).position.tobytes() == match.position.tobytes()


def test_a_line_that_awaits_chance_gets_it_at_once() -> None:
    line = f"{RISK} conquered=1 phase=draw"
    match = Match.from_line(line, source=Scripted(["brazil"]))
    assert match.commands(0)[0] == "done"
    assert "hand=brazil/-" in match.position_line()


@pytest.mark.parametrize("table", MODES, ids=str)
def test_commands_and_actions_lead_to_the_same(table: Table) -> None:
    by_action, by_command = Match.new(*table, seed="s"), Match.new(*table, seed="s")
    choice = np.random.default_rng(3)
    for _ in range(150):
        if by_action.over:
            break
        seat = by_action.awaited[0]
        legal = by_action.legal(seat)
        number = int(choice.integers(len(legal)))
        command = by_command.commands(seat)[number]
        by_action.play(seat, legal[number])
        by_command.play(seat, command)
        assert by_action.position.tobytes() == by_command.position.tobytes()
    assert by_action.to_record() == by_command.to_record()


@pytest.mark.parametrize("table", MODES, ids=str)
def test_an_illegal_action_is_refused_with_a_rule_of_the_book_and_a_sentence(table: Table) -> None:
    page = (RULES / f"{table.game}.md").read_text(encoding="utf-8")
    known = {*re.findall(r"\b[A-Z]\d+\b", page), "form", "turn", "over"}
    for length in (0, 30, 60, 90, 120):
        match = wandered(*table, 6, length)
        if match.over:
            continue
        before = match.position.tobytes()
        seat = match.awaited[0]
        for action in {*range(-1, match.game.actions + 2)} - {*match.legal(seat)}:
            with pytest.raises(IllegalMove) as refused:
                match.play(seat, action)
            assert refused.value.rule in known
            said(refused.value)
        assert match.position.tobytes() == before
        assert len(match.log) == match.number


@pytest.mark.parametrize("action", [10**30, -(10**30), 2**63, 2**64, -(2**63) - 1, 2**31, 10**6])
def test_an_action_of_any_size_is_refused_by_the_rules(action: int) -> None:
    match = Match.from_line(RISK)
    for move in (action, [action], [action, 0]):
        with pytest.raises(IllegalMove) as refused:
            match.play(0, move)
        assert refused.value.rule == "form"
        said(refused.value)
    assert len(match.log) == 1


def test_no_action_at_all_is_refused() -> None:
    with pytest.raises(IllegalMove):
        Match.from_line(RISK).play(0, [])


def test_actions_may_be_numbers_of_numpy() -> None:
    match = Match.from_line(RISK)
    match.play(0, np.array([968]).tolist())
    other = Match.from_line(RISK)
    other.play(0, list(np.array([968])))
    assert match.position.tobytes() == other.position.tobytes()


@pytest.mark.parametrize("seat", [-1, -100, 6, 14, 15, 64, 10**30])
def test_who_does_not_sit_there_may_do_nothing(seat: int) -> None:
    match = Match.from_line(RISK)
    assert match.legal(seat) == []
    assert match.commands(seat) == []
    with pytest.raises(IllegalMove) as refused:
        match.play(seat, "done")
    assert refused.value.rule == "turn"


def test_nothing_can_be_played_after_the_end() -> None:
    match = wandered("risk76", 3, {"mode": "world", "horizon": "1"}, 1, 5000)
    assert match.over
    assert match.ending == "horizon"
    assert match.awaited == []
    for move in ("done", "nonsense", 968, [], [0]):
        with pytest.raises(IllegalMove) as refused:
            match.play(0, move)
        assert refused.value.rule == "over"
        said(refused.value)


@pytest.mark.parametrize("table", MODES, ids=str)
def test_a_view_changes_nothing_and_hides_the_same_twice(table: Table) -> None:
    match = wandered(*table, 8, 70)
    before = match.position.tobytes()
    for seat in range(table.seats):
        view = match.view(seat)
        assert write_line(match.game, view) == write_line(match.game, match.view(seat))
        assert match.game.awaited(view) == match.game.awaited(match.position)
        view[view.dtype.names[-1]] = 0
    assert match.position.tobytes() == before


@pytest.mark.parametrize("table", MODES, ids=str)
def test_a_log_replays_to_the_position(table: Table) -> None:
    match = wandered(*table, 8, 170)
    for position, seat, action in match.moves():
        last = position
        assert match.game.refusal(position, seat, action) == 0
    assert last.tobytes() == match.position.tobytes()


@given(st.text(), st.integers(-3, 17))
@settings(max_examples=200)
def test_any_text_from_anybody_is_refused_or_played(text: str, seat: int) -> None:
    match = Match.from_line(RISK, source=Fair("x"))
    try:
        match.play(seat, text)
    except Fault as fault:
        said(fault)
        assert len(match.log) == 1


def test_a_match_that_cannot_start_from_its_line_says_where() -> None:
    with pytest.raises(TextFault) as refused:
        Match.from_line(f"{RISK} phase=nonsense")
    assert refused.value.column == len(RISK) + len(" phase=") + 1
    said(refused.value)


def test_the_refusals_are_told_in_both_languages() -> None:
    with pytest.raises(IllegalMove) as refused:
        Match.from_line(RISK).play(0, "attack alaska brazil")
    assert words("en").fault(refused.value) == "These territories are not neighbours. [R14]"
    assert words("fr").fault(refused.value) == "Ces territoires ne sont pas voisins. [R14]"


def test_each_sealed_hand_in_is_heard_as_one_hidden_move() -> None:
    match = Match.new("risk76", 3, seed="sealed")
    a, b, _ = (match.commands(seat)[0].split()[1] for seat in range(3))
    match.play(0, f"place {a} 5; place {a} 5")
    match.play(1, f"place {b} all")
    match.play(0, f"place {a} 1")
    heard = [move for move in match.heard(2) if move[0] in (0, 1)]
    assert heard == [(0, HIDDEN), (1, HIDDEN), (0, HIDDEN)]
    assert len([move for move in match.heard(0) if move[0] == 0]) == 3
