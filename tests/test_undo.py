"""Taking back: exactly one hand-in, never beyond chance, a reveal or another's decision."""

from __future__ import annotations

import random
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from planisphere.chance import Fair, Scripted
from planisphere.faults import Fault, IllegalMove, TextFault
from planisphere.fields import HIDDEN
from planisphere.game import CHANCE, ONLOOKER
from planisphere.laws import records_replay, wandered
from planisphere.match import Match, legal_actions
from planisphere.record import first_unfair, verify_record
from planisphere.trial import Trial
from planisphere.words import LANGUAGES, words
from tests.tables import MODES, TABLES, Table

SEALING = [table for table in TABLES if table.game in ("manchots", "africa1880")]
SEALING += [t for t in TABLES if t.game == "risk76" and "placement" not in t.options]

RISK = (
    "risk76 seats=3 mode=world defence=most round_number=5 order=ABC---"
    f" owner=B{'A' * 27}{'C' * 14} armies=1,9,40*1"
)


class Standing(NamedTuple):
    """All that can be seen of a match."""

    position: bytes
    awaited: list[int]
    views: list[bytes]


def standing(match: Match) -> Standing:
    """Return what the table, and everybody at it, sees."""
    views = [match.view(seat).tobytes() for seat in (*range(match.seats), ONLOOKER)]
    return Standing(match.position.tobytes(), match.awaited, views)


def chosen(match: Match, seat: int, most: int, choice: random.Random) -> list[int]:
    """Choose legal actions for a hand-in, up to so many, either open or of one sealed choice."""
    trial = Trial(match.game, match.position, seat, match.seats)
    while len(trial.actions) < most and not trial.closed:
        legal = legal_actions(match.game, trial.position, seat)
        heard = [match.game.heard(trial.position, ONLOOKER, seat, action) for action in legal[:1]]
        if not heard or (trial.actions and (heard == [HIDDEN]) != trial.sealed):
            break
        trial.play([choice.choice(legal)])
    return trial.actions


def play_anything(match: Match, choice: random.Random) -> int:
    """Let somebody who is awaited hand in a few legal actions; return the seat."""
    seat = choice.choice(match.awaited)
    match.play(seat, chosen(match, seat, choice.choice([1, 1, 3, 99]), choice))
    return seat


def mixed(table: Table, seed: int, entries: int) -> Match:
    """Return a match of hand-ins and undos, of which each one was allowed."""
    match, choice = Match.new(*table, source=Fair(str(seed))), random.Random(seed)
    while match.number < entries and not match.over:
        able = [seat for seat in range(match.seats) if match.undoable(seat) is not None]
        if able and choice.random() < 0.4:
            match.undo(choice.choice(able))
        else:
            play_anything(match, choice)
    return match


def refused(match: Match, seat: int) -> str:
    """Return why a seat cannot take anything back; nothing has changed, and it can be said."""
    before, number = standing(match), match.number
    assert match.undoable(seat) is None
    with pytest.raises(IllegalMove) as caught:
        match.undo(seat)
    assert (standing(match), match.number) == (before, number)
    for language in LANGUAGES:
        assert words(language).fault(caught.value)
    return caught.value.reason


@pytest.mark.parametrize("table", TABLES, ids=str)
@given(seed=st.integers(0, 10**6))
@settings(max_examples=1)
def test_after_an_undo_everything_is_as_it_was(table: Table, seed: int) -> None:
    match, choice = Match.new(*table, source=Fair(str(seed))), random.Random(seed)
    past: list[Standing] = []
    for _ in range(60):
        if match.over:
            break
        past.append(standing(match))
        entry = match.log[-1]
        seat = play_anything(match, choice)
        if match.undoable(seat) is None:
            past.clear()
            continue
        assert not match.log[-1].chance
        undoes = match.undoable(seat)
        assert match.undo(seat) == (seat, (), (), "", undoes)
        assert undoes == match.number - 2
        assert match.log[undoes - 1] is entry
        assert standing(match) == past.pop()
        if choice.random() < 0.7:
            play_anything(match, choice)


@pytest.mark.parametrize("table", TABLES, ids=str)
@given(seed=st.integers(0, 10**6))
@settings(max_examples=1)
def test_a_match_with_undos_comes_back_from_record_and_log(table: Table, seed: int) -> None:
    match = mixed(table, seed, 60)
    records_replay(match)
    again = verify_record(match.to_record(reveal=True))
    for one, other in zip(again.log, match.log, strict=True):
        assert (one.seat, one.chance, one.undoes) == (other.seat, other.chance, other.undoes)
    assert standing(again) == standing(match)
    assert first_unfair(match) is None
    told = (match.game, match.seats, match.options, match.log)
    back = Match.from_log(*told, source=match.source)
    assert standing(back) == standing(match)
    for seat in (*range(match.seats), ONLOOKER):
        assert back.heard(seat) == match.heard(seat)
        assert back.undoable(seat) == again.undoable(seat) == match.undoable(seat)


@pytest.mark.parametrize("table", TABLES, ids=str)
@given(seed=st.integers(0, 10**6))
@settings(max_examples=1)
def test_an_undo_never_crosses_chance_or_an_open_decision(table: Table, seed: int) -> None:
    match = mixed(table, seed, 80)
    taken: set[int] = set()
    for number, entry in enumerate(match.log):
        if entry.undoes is None:
            continue
        back = match.log[entry.undoes]
        assert back.seat == entry.seat
        assert entry.undoes not in taken
        taken.add(entry.undoes)
        assert not back.chance
        for other in range(entry.undoes + 1, number):
            if other not in taken and match.log[other].undoes is None:
                assert not match.log[other].chance
                assert match.log[other].seat not in (CHANCE, entry.seat)
                assert is_hidden(match, other)


def is_hidden(match: Match, number: int) -> bool:
    """Whether an onlooker hears no action of a hand-in."""
    ahead, entry = match.at(number).position.copy(), match.log[number]
    for action in entry.actions:
        if match.game.heard(ahead, ONLOOKER, entry.seat, action) != HIDDEN:
            return False
        match.game.play(ahead, entry.seat, action)
    return True


@pytest.mark.parametrize("table", MODES, ids=str)
def test_what_is_in_force_leads_to_the_position(table: Table) -> None:
    match = mixed(table, 11, 80)
    taken = {entry.undoes for entry in match.log}
    position = next(match.moves())[0].copy()
    for number, entry in enumerate(match.log):
        for action in entry.actions if number not in taken else ():
            match.game.play(position, entry.seat, action)
        for throw in entry.chance:
            match.game.play(position, CHANCE, throw.outcome)
    assert position.tobytes() == match.position.tobytes()


def sealing(table: Table, seed: int) -> tuple[Match, random.Random]:
    """Return a match in which at least two seats are about to choose in secret."""
    match, choice = Match.new(*table, source=Fair(str(seed))), random.Random(seed)
    while len(match.awaited) < 2:
        play_anything(match, choice)
    return match, choice


def twin(match: Match) -> Match:
    """Return another match that stands where this one does."""
    return match.at(match.number)


@pytest.mark.parametrize("table", SEALING, ids=str)
@given(seed=st.integers(0, 10**6))
@settings(max_examples=1)
def test_a_sealed_choice_is_withdrawn_after_others_have_chosen(table: Table, seed: int) -> None:
    match, choice = sealing(table, seed)
    first, *others = choice.sample(match.awaited, len(match.awaited))
    alone = twin(match)
    match.play(first, chosen(match, first, 99, choice), whole=True)
    number = match.number - 1
    for other in others[:-1]:
        actions = chosen(match, other, 99, choice)
        match.play(other, actions, whole=True)
        alone.play(other, actions, whole=True)
    assert match.undoable(first) == number
    match.undo(first)
    assert standing(match) == standing(alone)
    for other in others[:-1]:
        match.undo(other)
        alone.undo(other)
        assert standing(match) == standing(alone)


@pytest.mark.parametrize("table", SEALING, ids=str)
@given(seed=st.integers(0, 10**6))
@settings(max_examples=1)
def test_a_withdrawn_choice_tells_nothing_to_the_others(table: Table, seed: int) -> None:
    match, choice = sealing(table, seed)
    first, other, *_ = choice.sample(match.awaited, len(match.awaited))
    theirs = chosen(match, other, 99, choice)
    sure = len(match.awaited) > 2
    told = []
    for _ in range(2):
        one = twin(match)
        one.play(first, chosen(one, first, 99, choice), whole=True)
        if sure:
            one.play(other, theirs, whole=True)
        one.undo(first)
        seats = [seat for seat in (*range(match.seats), ONLOOKER) if seat != first]
        views = [one.view(seat).tobytes() for seat in seats]
        heard = [one.heard(seat) for seat in seats]
        told.append((views, heard, one.awaited, [entry.seat for entry in one.log]))
        assert first in one.awaited
        assert one.undoable(other) == (one.number - 2 if sure else None)
    assert told[0] == told[1]
    before = match.heard(ONLOOKER)
    assert one.heard(ONLOOKER) == [*before, (other, HIDDEN)] if sure else before


@pytest.mark.parametrize("table", SEALING, ids=str)
def test_nobody_withdraws_what_has_been_laid_open(table: Table) -> None:
    match, choice = sealing(table, 5)
    waiting = match.awaited
    for seat in waiting:
        match.play(seat, chosen(match, seat, 99, choice), whole=True)
    assert {refused(match, seat) for seat in waiting} <= {"undo-revealed", "undo-nothing"}
    if not match.log[-1].chance:
        assert refused(match, waiting[0]) == "undo-revealed"


def test_dice_are_never_taken_back() -> None:
    match = Match.from_line(RISK, source=Scripted(["6.6.6/1"]))
    match.play(0, "attack northwest-territory alaska 3")
    assert refused(match, 0) == "undo-nothing"


def test_a_fallen_players_cards_once_seen_are_not_given_back() -> None:
    for hand, able in (("-/brazil+egypt/-/-/-/-", False), ("-/-/brazil+egypt/-/-/-", True)):
        match = Match.from_line(f"{RISK} hand={hand}", source=Scripted(["6.6.6/1"]))
        match.play(0, "attack northwest-territory alaska 3")
        match.play(0, "occupy 3")
        assert (match.undoable(0) == 2) is able
    match.undo(0)
    assert match.commands(0)[0] == "occupy 3"


def test_another_players_decision_bars_the_way() -> None:
    match = Match.from_line(f"{RISK} exchange=forces reserve=3,0,0,0,0,0", seed="x")
    match.play(0, "place alberta 1")
    assert refused(match, 1) == "undo-decided"
    match.play(0, "place alberta 1")
    assert [match.undo(0).undoes, match.undo(0).undoes] == [2, 1]
    assert refused(match, 0) == "undo-nothing"
    match.play(0, "place alberta 3")
    while 0 in match.awaited:
        match.play(0, "done")
    assert match.undoable(0) == match.number - 1
    match.play(1, match.commands(1)[0])
    assert refused(match, 0) == "undo-decided"
    assert match.undoable(1) == match.number - 1


def test_the_end_is_the_end() -> None:
    match = wandered("africa1880", 3, {"horizon": "1"}, 1, 5000)
    assert match.over
    assert not match.log[-1].chance
    assert {refused(match, seat) for seat in range(3)} == {"refusal-over"}


@pytest.mark.parametrize("seat", [-1, 3, 6, ONLOOKER, CHANCE, 99])
def test_who_does_not_sit_there_takes_nothing_back(seat: int) -> None:
    match = Match.new("risk76", 3, seed="x")
    refused(match, seat)
    match.play(0, chosen(match, 0, 99, random.Random(1)))
    refused(match, seat)


def test_dice_after_an_undo_are_those_of_their_own_number() -> None:
    match = Match.from_line(f"{RISK} exchange=forces reserve=3,0,0,0,0,0", seed="x")
    plain = twin(match)
    for _ in range(2):
        match.play(0, "place alberta 3")
        match.undo(0)
    for one in (match, plain):
        one.play(0, "place alberta 3")
        one.play(0, "attack northwest-territory alaska 3")
    assert match.log[-1].actions == plain.log[-1].actions
    assert match.log[-1].chance != plain.log[-1].chance
    assert first_unfair(match) is None


def test_an_undo_in_a_record_is_a_line_of_its_own() -> None:
    match = Match.from_line(f"{RISK} exchange=forces reserve=3,0,0,0,0,0", seed="x")
    match.play(0, "place alberta 1")
    match.undo(0)
    record = match.to_record(reveal=True)
    assert record.endswith("\n0 -\n1 A place alberta 1\n2 A undo\n")
    for wrong, reason in (
        ("2 B undo", "record-illegal"),
        ("2 A undo > 6", "record-chance"),
        ("2 A undo\n3 A undo", "record-illegal"),
        ("2 A undo; done", "unknown-name"),
        ("2 - undo", "record-seat"),
    ):
        with pytest.raises(TextFault) as caught:
            Match.from_record(record.replace("2 A undo", wrong))
        assert caught.value.reason == reason
        assert caught.value.line == record[: record.index("2 A undo")].count("\n") + len(
            wrong.split("\n")
        )
        for language in LANGUAGES:
            assert words(language).fault(caught.value)


@pytest.mark.parametrize("table", MODES, ids=str)
def test_a_match_can_be_seen_as_it_stood_at_any_number(table: Table) -> None:
    match, choice = Match.new(*table, source=Fair("at")), random.Random(4)
    stood = [standing(match)]
    while match.number < 50 and not match.over:
        able = [seat for seat in range(match.seats) if match.undoable(seat) is not None]
        if able and choice.random() < 0.3:
            match.undo(able[0])
        else:
            play_anything(match, choice)
        stood.append(standing(match))
    for number, then in enumerate(stood, 1):
        past = match.at(number)
        assert standing(past) == then
        assert past.log == match.log[:number]
    assert match.at(0).position.tobytes() == next(match.moves())[0].tobytes()


@pytest.mark.parametrize("number", [-1, 2, 10**30])
def test_a_number_that_never_was_is_refused(number: int) -> None:
    with pytest.raises(Fault) as caught:
        Match.from_line(RISK).at(number)
    assert caught.value.reason == "number-unknown"
    for language in LANGUAGES:
        assert words(language).fault(caught.value)


def test_looking_back_draws_no_dice() -> None:
    match = Match.new("risk76", 3, {"mode": "world"}, source=Scripted(["1", "6", "2"], Fair("x")))
    match.play(0, chosen(match, 0, 99, random.Random(1)))
    assert match.at(1).log == match.log[:1]
    assert match.at(2).position.tobytes() == match.position.tobytes()


def test_a_match_from_a_line_comes_back_from_its_log() -> None:
    match = Match.from_line(RISK, source=Fair("x"))
    match.play(0, "attack northwest-territory alaska 3")
    told = (match.game, match.seats, match.options, match.log)
    again = Match.from_log(*told, source=match.source, line=RISK)
    assert standing(again) == standing(match)
    assert again.to_record(reveal=True) == match.to_record(reveal=True)


def test_a_match_is_restored_as_if_nothing_had_been_handed_in() -> None:
    match = Match.from_line(f"{RISK} exchange=forces reserve=3,0,0,0,0,0", seed="x")
    match.play(0, "place alberta 1")
    mark, before = match.mark(), standing(match)
    match.play(0, "place alberta 2")
    match.play(0, "attack northwest-territory alaska 3")
    match.restore(mark)
    assert standing(match) == before
    assert match.number == 2
    assert match.undo(0).undoes == 1
