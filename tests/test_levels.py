"""The levels of bots: which a game has, what they are given, and how they say why."""

from __future__ import annotations

import gc
from dataclasses import replace
from importlib import import_module
from types import FunctionType, ModuleType
from typing import Any

import numpy as np
import pytest

from planisphere.bots.budgets import (
    PLAYOUTS,
    SHARE,
    TURN_SECONDS,
    Purse,
    reproducible,
    turn_seconds,
)
from planisphere.bots.deciding import generator, look, thinker
from planisphere.bots.levels import COMPILED, LEVELS, check_level, levels, listens
from planisphere.bots.reasons import explain
from planisphere.bots.talkers import talker
from planisphere.bots.thinking import Budget, Decision, Seen
from planisphere.catalogue import CATALOGUE, load
from planisphere.chance import Fair
from planisphere.course import Course, HandIn, Step
from planisphere.faults import OptionFault
from planisphere.game import Game
from planisphere.hearing import Ear
from planisphere.laws import veiled, wandered
from planisphere.line import write_line
from planisphere.match import Match
from planisphere.words import LANGUAGES, words
from tests.tables import MODES, Table

GAMES = [entry.name for entry in CATALOGUE]
SEALING = ("manchots", "africa1880")
"""The games in which all choose in secret at once."""
EVERY_LEVEL = [(table, level) for table in MODES for level in levels(table.game)]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_the_levels_that_its_bots_are_written_for(game: str) -> None:
    room = import_module(f"planisphere.bots.{game}")
    written = tuple(level for level in LEVELS if level == "random" or hasattr(room, level))
    assert levels(game) == written


@pytest.mark.parametrize("game", GAMES)
def test_a_level_that_a_game_does_not_have_is_refused_with_those_that_it_has(game: str) -> None:
    for missing in {"divine", *LEVELS} - {*levels(game)}:
        for ask in (thinker, talker):
            with pytest.raises(OptionFault) as refused:
                ask(game, missing)
            assert refused.value.details["allowed"] == ", ".join(levels(game))
            assert missing in words("fr").fault(refused.value)


def test_a_level_of_no_game_at_all_is_refused() -> None:
    check_level("master")
    with pytest.raises(OptionFault, match="level-unknown"):
        check_level("Master")


@pytest.mark.parametrize(("table", "level"), EVERY_LEVEL, ids=str)
def test_nothing_that_a_seat_cannot_see_changes_what_its_bot_hands_in(
    table: Table, level: str
) -> None:
    # Cards come to a hand of the world games only after whole turns.
    plies = 200 if table.game in ("conquete57", "risk76") else 6
    match = wandered(
        table.game, table.seats, {**table.options, "horizon": "0"}, seed=3, plies=plies
    )
    think, dealer = thinker(table.game, level), np.random.default_rng(7)
    differed = 0
    for number in range(24 if level in COMPILED else 12):
        if match.over:
            break
        seat = match.awaited[-1]
        twin = twin_of(match, seat, dealer)
        differed += twin.tobytes() != match.position.tobytes()
        first, second = (
            think(look(at(match.game, position, str(n)), seat, reproducible(level, 6), chance))
            for n, position in enumerate((match.position, twin))
            for chance in (generator("twins", number, seat),)
        )
        assert first.actions == second.actions
        match.play(seat, first.actions, whole=True)
    assert differed or table.game == "express", "nothing was hidden"


def at(game: Game, position: Any, seed: str) -> Match:
    """Return a match that stands in a position, with dice of its own to come."""
    return Match.from_line(write_line(game, position), seed=seed)


def twin_of(match: Match, seat: int, dealer: np.random.Generator) -> Any:
    """Return a position that differs from that of a match only in what a seat cannot see."""
    twin = veiled(match.game, match.position, seat)
    match.game.guess(twin, dealer)
    return twin


@pytest.mark.parametrize(
    ("table", "level"), [(t, level) for t, level in EVERY_LEVEL if t.game in SEALING], ids=str
)
def test_what_another_seat_has_sealed_changes_nothing_for_a_bot(table: Table, level: str) -> None:
    match = Match.new(table.game, table.seats, table.options, seed="sealed")
    while len(match.awaited) < table.seats:
        match.play(match.awaited[0], ask(match, match.awaited[0], "random").actions)
    told = []
    for number in range(8):
        own = match.at(match.number)
        chosen = ask(own, 1, "random", f"whim {number}").actions
        own.play(1, chosen, whole=True)
        seen = look(own, 0, reproducible(level, 6), generator("sealed", 0, 0))
        known = (seen.view.tobytes(), [*seen.heard], thinker(table.game, level)(seen).actions)
        told.append((chosen, known))
    assert len({str(chosen) for chosen, _ in told}) > 1, "the other seat chose the same each time"
    assert all(known == told[0][1] for _, known in told)


@pytest.mark.parametrize("table", MODES, ids=str)
def test_no_way_leads_from_what_a_bot_is_given_to_the_match(table: Table) -> None:
    seed = "a secret that nobody may reach"
    match = Match.new(table.game, table.seats, {**table.options, "horizon": "0"}, seed=seed)
    for _ in range(6):
        match.play(match.awaited[0], ask(match, match.awaited[0], "random").actions, whole=True)
    seat = match.awaited[0]
    seen = look(match, seat, Budget(6), generator(seed, match.number, seat))
    assert seen.heard == match.heard(seat)
    assert seen.game is load(table.game), "which all matches share, so that it holds none"
    met = reachable(seen, {id(seen.game)})
    assert any(thing is seen.view for thing in met)
    for thing in met:
        assert not isinstance(thing, Match | Course | Step | Ear | HandIn | Fair), type(thing)
        if isinstance(thing, bytearray) or (isinstance(thing, np.ndarray) and thing.dtype.names):
            assert bytes(thing) == seen.view.tobytes(), "another position than what is seen"
        assert not (isinstance(thing, str) and "secret" in thing)


def reachable(thing: Any, met: set[int]) -> list[Any]:
    """List everything to which a way leads, but for modules, types and what has been met."""
    found, waiting = [], [thing]
    while waiting:
        thing = waiting.pop()
        if id(thing) in met or isinstance(thing, ModuleType | type):
            continue
        met.add(id(thing))
        found.append(thing)
        # What functions work with is the package, which every bot can import.
        own = [thing.__closure__] if isinstance(thing, FunctionType) else gc.get_referents(thing)
        waiting += [*own, getattr(thing, "base", None)]
    return found


def test_a_bot_remembers_what_its_seat_heard_when_it_was_asked() -> None:
    match = Match.new("manchots", 3, seed="memory")
    for seat in (2, 0, 1):
        match.play(seat, ask(match, seat, "normal").actions, whole=True)
    before = match.heard(0)
    seen = look(match, 0, Budget(0), generator("memory", 3, 0))
    match.play(match.awaited[0], ask(match, match.awaited[0], "normal").actions, whole=True)
    assert seen.heard == before
    assert len(match.heard(0)) > len(before) == len(seen.heard)
    assert seen.heard[-1] == before[-1]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_heard_as_a_match_goes_on_is_what_is_heard_at_once(game: str) -> None:
    match = Match.new(game, 3, {"horizon": "0"}, seed="ears")
    for number in range(12):
        seat = match.awaited[-1]
        match.play(seat, ask(match, seat, "random").actions, whole=True)
        if number % 4 == 3 and match.undoable(seat) is not None:
            match.undo(seat)
        mark = match.mark()
        match.play(match.awaited[0], ask(match, match.awaited[0], "random").actions, whole=True)
        for each in range(3):
            assert match.heard(each) == match.at(match.number).heard(each)
        match.restore(mark)
        for each in range(3):
            assert match.heard(each) == match.at(match.number).heard(each)


def test_a_compiled_level_is_told_nothing_that_it_has_no_use_for() -> None:
    match = Match.new("express", 2, seed="deaf")
    told = (match, match.awaited[0], Budget(0), generator("deaf", 0, 0))
    assert [listens(level) for level in LEVELS] == [False, False, False, True, True]
    assert (look(*told).heard != (), look(*told, listens=False).heard) == (True, ())


def ask(match: Match, seat: int, level: str, seed: str = "x") -> Decision:
    """Ask a bot of a level for a seat."""
    return thinker(match.game.name, level)(
        look(match, seat, reproducible(level), generator(seed, match.number, seat))
    )


# Budgets


def test_playouts_alone_bound_a_bot_where_a_seed_must_reproduce() -> None:
    assert reproducible("master") == Budget(PLAYOUTS["master"])
    assert reproducible("hard", 7) == Budget(7)
    assert reproducible("normal") == Budget(0)
    assert Purse({"hard": 0.0}).budget(a_view(1, 0), 0, "hard") == Budget(PLAYOUTS["hard"])


def test_a_turn_of_many_hand_ins_stays_within_its_seconds() -> None:
    purse, view, spent = Purse(), a_view(3, 1), 0.0
    first = purse.budget(view, 1, "master")
    assert first.seconds == pytest.approx(SHARE * TURN_SECONDS["master"])
    for _ in range(60):
        allowed = purse.budget(view, 1, "master").seconds
        assert allowed is not None
        purse.take(view, 1, allowed)
        spent += allowed
    assert 0.8 * TURN_SECONDS["master"] < spent <= TURN_SECONDS["master"]
    assert purse.budget(view, 1, "master") == Budget(0, 0.0), "the rest is handed in at once"
    assert purse.budget(a_view(3, 2), 1, "master") == first, "another turn, another purse"
    assert purse.budget(view, 0, "master") == first, "another seat has its own"


def a_view(number: int, turn: int) -> Any:
    """Return a view of Risk in a turn."""
    view = Match.new("risk76", 3, seed="turns").view(0)
    view.round_number, view.place = number, turn
    return view


def test_the_seconds_of_a_turn_are_checked() -> None:
    assert turn_seconds(None) == TURN_SECONDS
    assert turn_seconds(0.5) == {"hard": 0.5, "master": 0.5}
    for wrong in (-1.0, 1e9, float("nan")):
        with pytest.raises(OptionFault, match="think-seconds"):
            turn_seconds(wrong)


# Reasons


def test_an_attack_is_explained_by_its_exact_chance() -> None:
    match = Match.new("risk76", 3, {"mode": "world"}, seed="why")
    said: set[str] = set()
    for _ in range(400):
        seat = match.awaited[0]
        seen = look(match, seat, Budget(0), generator("why", match.number, seat))
        decision = thinker("risk76", "normal")(seen)
        said.add(explain(seen, decision, "en").partition("%")[0].rstrip("0123456789"))
        match.play(seat, decision.actions)
    assert said >= {"", "Fought to its end, this attack succeeds with a chance of "}


def test_a_siege_is_explained_by_its_exact_chance() -> None:
    match = Match.new("express", 2, seed="why")
    seen = look(match, match.awaited[0], Budget(0), generator("why", 0, 0))
    decision = thinker("express", "normal")(seen)
    assert explain(seen, decision, "fr").startswith("En jouant au mieux, la carte tombe")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reason_that_a_bot_gives_is_said_in_the_language_of_who_asks(language: str) -> None:
    match = Match.new("express", 2, seed="why")
    seen: Seen = look(match, match.awaited[0], Budget(0), generator("why", 0, 0))
    share = {"en": "one half", "fr": "une moitié"}
    decision = Decision([match.legal(match.awaited[0])[0]], "reason-siege", {"share": share})
    assert share[language] in explain(seen, decision, language)


@pytest.mark.parametrize(("hope", "said"), [(0.0, "1%"), (0.424, "42%"), (1.0, "99%")])
def test_an_estimated_chance_is_never_said_to_be_certain(hope: float, said: str) -> None:
    match = Match.new("risk76", 3, {"mode": "world"}, seed="why")
    seen = look(match, match.awaited[0], Budget(0), generator("why", 0, 0))
    decision = replace(thinker("risk76", "normal")(seen), reason="plan-usual", hope=hope)
    assert explain(seen, decision, "en").endswith(f"Chance to win: about {said}.")


def test_who_has_one_thing_to_do_is_told_so() -> None:
    match, forced = Match.new("express", 2, seed="why"), 0
    while not match.over:
        seat = match.awaited[0]
        seen = look(match, seat, Budget(0), generator("why", match.number, seat))
        decision = thinker("express", "hard")(seen)
        alone = len(match.legal(seat)) == 1
        assert (explain(seen, decision, "en") == "There is nothing else to do.") == alone
        forced += alone
        match.play(seat, decision.actions)
    assert forced
