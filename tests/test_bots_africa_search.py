"""The stronger bots of Africa 1880: lawful, repeatable, blind to what is sealed, and stronger."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from planisphere.bots.africa1880.breaches import UNSAID, breaches, keep
from planisphere.bots.africa1880.memory import faith
from planisphere.bots.africa1880.promises import promises
from planisphere.bots.africa1880.search import answers
from planisphere.bots.africa1880.standing import FEATURES, chance_to_win
from planisphere.bots.africa1880.weights import KEEN, SOUND
from planisphere.bots.deciding import generator, look, thinker
from planisphere.bots.reasons import explain
from planisphere.bots.talkers import Agreements, Past, talker
from planisphere.bots.thinking import Budget, Decision, Seen
from planisphere.catalogue import load
from planisphere.diplomacy import Kind, Pact, Proposal
from planisphere.game import Game
from planisphere.games.africa1880 import position as at
from planisphere.games.africa1880.board import TERRITORY
from planisphere.games.africa1880.position import DEVELOP, DONE, RELATION, SEATS
from planisphere.games.africa1880.rules import ALLY, MAKE_WAR, TO_DEVELOP
from planisphere.laws import veiled
from planisphere.line import read_line
from planisphere.match import Match
from planisphere.words import LANGUAGES
from tests.rules.africa_table import DE, FR, GB, A, B, C, line
from tests.tables import TABLES, Table

GAME: Game = load("africa1880")
AFRICA = [table for table in TABLES if table.game == "africa1880"]
at_every_table = pytest.mark.parametrize("table", AFRICA, ids=str)
at_both_levels = pytest.mark.parametrize("level", ["hard", "master"])
FEW = Budget(40)


def think(level: str, match: Match, seat: int, budget: Budget = FEW) -> Decision:
    """Ask a bot in a match; it is given the same generator whenever it is asked again."""
    return thinker("africa1880", level)(seen(match, seat, budget))


def seen(match: Match, seat: int, budget: Budget = FEW) -> Seen:
    return look(match, seat, budget, generator("search", match.number, seat))


def played(table: Table, level: str) -> Iterator[tuple[Match, int, Decision]]:
    """Let bots of a level play a match; yield it, a seat and what it hands in, before it does."""
    match = Match.new(*table, seed="search")
    while not match.over:
        seat = match.awaited[-1]
        decision = think(level, match, seat)
        yield match, seat, decision
        match.play(seat, decision.actions, whole=True)


@at_every_table
@at_both_levels
def test_whole_matches_are_legal_and_every_decision_has_its_reason(
    table: Table, level: str
) -> None:
    reasons = set()
    for match, seat, decision in played(table, level):
        reasons.add(decision.reason)
        for language in LANGUAGES:
            assert explain(seen(match, seat), decision, language)
    assert "reason-sheets" in reasons


@at_both_levels
def test_neither_chance_nor_what_is_sealed_changes_a_choice(level: str) -> None:
    differed, dealer = 0, np.random.default_rng(3)
    for match, seat, decision in played(AFRICA[0], level):
        twin = veiled(GAME, match.position, seat)
        GAME.guess(twin, dealer)
        differed += twin.tobytes() != match.position.tobytes()
        GAME.observe(twin, seat)
        again = replace(seen(match, seat), view=twin)
        assert thinker("africa1880", level)(again) == decision
        if match.position.round_number == 4:
            break
    assert differed > 0


def test_one_hard_bot_beats_three_normal_ones() -> None:
    # Equals win one match in four; eight of twelve happen to them once in 350 times.
    won = sum(wins("hard", "normal", 4, number) for number in range(12))
    assert won >= 8


def wins(one: str, others: str, seats: int, number: int) -> float:
    """Play a match of one bot among others, in a seat that goes round; return what it won."""
    match, own = Match.new("africa1880", seats, seed=f"contest {number}"), number % seats
    while not match.over:
        seat = match.awaited[0]
        level = one if seat == own else others
        match.play(seat, think(level, match, seat).actions, whole=True)
    return float(own in match.winners)


def test_seconds_bound_a_bot_while_people_wait() -> None:
    match = Match.new("africa1880", 3, seed="clock")
    while match.position.phase != at.ORDERS:
        match.play(match.awaited[0], think("hard", match, match.awaited[0]).actions)
    decision = think("hard", match, 0, Budget(1 << 40, 0.0))
    assert decision.details["tried"] == 16


# What is tried


def position(**fields: Any) -> Any:
    """France and Germany stand together where all is developed; Great Britain is far away."""
    standing = {FR: "alger maroc", DE: "alger maroc", GB: "natal"}
    return read_line(line(standing, developed={"alger": 3, "maroc": 3}, **fields))[1]


def ask(level: str, view: Any, seat: int, seed: int, agreements: Agreements = ()) -> dict[int, int]:
    """Return the answer of a bot to each question of its sheet."""
    view = view.copy()
    GAME.observe(view, seat)
    told = Seen(GAME, view, seat, Budget(120), np.random.default_rng(seed), (), agreements)
    actions, written = thinker("africa1880", level)(told).actions, {}
    for action in actions:
        written[int(view.question[seat])] = action
        GAME.play(view, seat, action)
    return written


@at_both_levels
def test_war_is_declared_in_the_end_on_one_who_shares_ripe_territories(level: str) -> None:
    last = position(round_number=8)
    germany = RELATION + int(last.power[B])
    assert [ask(level, last, A, seed)[germany] for seed in range(5)] == [MAKE_WAR] * 5


@at_both_levels
def test_a_territory_that_can_be_finished_in_the_last_year_is_finished(level: str) -> None:
    standing = {FR: "alger", DE: "natal", GB: "zanzibar"}
    last = read_line(line(standing, developed={"alger": 2}, round_number=8))[1]
    for seed in range(5):
        assert ask(level, last, A, seed)[TERRITORY.index("alger")] == TO_DEVELOP


def test_first_sheets_are_not_predictable() -> None:
    standing = {FR: "alger", DE: "natal", GB: "zanzibar"}
    first = read_line(line(standing, round_number=1))[1]
    sheets = {tuple(ask("hard", first, A, seed).items()) for seed in range(6)}
    assert len(sheets) > 1


def test_a_sheet_that_was_begun_is_finished() -> None:
    match = Match.new("africa1880", 3, seed="begun")
    while match.position.phase != at.ORDERS:
        match.play(match.awaited[0], think("hard", match, match.awaited[0]).actions)
    match.position.question[0] = at.LANDING
    actions = think("hard", match, 0).actions
    assert len(actions) == 3
    assert {*actions[1:]} <= {ALLY, MAKE_WAR}


def test_more_colonies_are_more_victories() -> None:
    counts = np.zeros((SEATS, FEATURES))
    before, after = position(round_number=6), position(round_number=6)
    after.colony[TERRITORY.index("natal")] = 1
    for weights in (SOUND, KEEN):
        chances = [chance_to_win(p, C, weights, counts) for p in (before, after)]
        assert 0 < chances[0] < chances[1] < 1


# Words


def test_who_made_war_is_believed_less_and_owed_nothing() -> None:
    view = position(round_number=5)
    view.declared[B, int(view.power[A])] = at.WAR
    trusted = faith(view, A)
    assert trusted[B] < trusted[C]
    last = view.copy()
    last.round_number = 8
    assert (faith(last, A)[: last.seats] < trusted[: last.seats]).all()
    agreed = [Proposal(Kind.ALLIANCE, B, A), Proposal(Kind.ALLIANCE, A, C)]
    lines = promises(view, A, agreed).lines
    assert lines[A, RELATION + int(view.power[B])] == UNSAID
    assert lines[A, RELATION + int(view.power[C])] == at.ALLIANCE
    assert lines[B, RELATION + int(view.power[A])] == at.ALLIANCE


def test_a_word_that_was_broken_is_remembered_for_turns_and_fades() -> None:
    peace = Proposal(Kind.ALLIANCE, B, A)
    broken, kept = Pact(2, peace, (A,)), Pact(2, peace, (A, B))
    believed = [float(faith(position(round_number=3), A, past)[B]) for past in ((broken,), (kept,))]
    assert believed[0] < float(faith(position(round_number=3), A)[B]) < believed[1]
    later = [float(faith(position(round_number=turn), A, [broken])[B]) for turn in (3, 5, 7)]
    assert later == sorted(later)
    assert later[-1] < float(faith(position(round_number=7), A)[B])
    often = [Pact(turn, peace, (A,)) for turn in range(1, 5)]
    view = position(round_number=5)
    assert float(faith(view, A, often)[B]) < 0.5
    agreed = [Proposal(Kind.ALLIANCE, A, B)]
    assert promises(view, A, agreed, often).lines[A, RELATION + int(view.power[B])] == UNSAID


def test_who_only_asked_for_a_territory_has_given_no_word() -> None:
    asked = Pact(2, Proposal(Kind.LEAVE, B, A, TERRITORY.index("sahara")), (B,))
    view = position(round_number=3)
    assert (faith(view, A, [asked])[B], faith(view, B, [asked])[A]) == (
        faith(view, A)[B],
        pytest.approx(2 * faith(view, B)[A] / 3),
    )


def test_a_promise_is_kept_line_by_line_or_broken() -> None:
    view, sahara = position(round_number=5), TERRITORY.index("sahara")
    alger = TERRITORY.index("alger")
    agreed = [Proposal(Kind.LEAVE, C, A, sahara), Proposal(Kind.DEVELOP, A, B, alger)]
    said = promises(view, A, agreed)
    sheet = np.full(DONE, -1, np.int8)
    sheet[[alger, TERRITORY.index("maroc")]] = sahara
    assert breaches(sheet, said.lines[A], said.shunned[A]) == 2
    keep(sheet, said.lines[A], said.shunned[A])
    assert breaches(sheet, said.lines[A], said.shunned[A]) == 0
    assert sheet[alger] == DEVELOP
    assert sahara not in answers(view, A, sheet)


def test_a_word_is_kept_unless_breaking_it_pays() -> None:
    standing = {FR: "alger", DE: "tripoli", GB: "natal"}
    early = read_line(line(standing, round_number=3))[1]
    agreed = [Proposal(Kind.ALLIANCE, B, A)]
    germany = RELATION + int(early.power[B])
    kept = [ask("hard", early, A, seed, agreed)[germany] == ALLY for seed in range(6)]
    assert sum(kept) >= 5
    last = position(round_number=8)
    assert ask("hard", last, A, 1, agreed)[germany] == MAKE_WAR


@at_both_levels
def test_peace_is_made_with_the_faithful_rather_than_with_the_faithless(level: str) -> None:
    accepted = [accepts(level, stance) for stance in (at.ALLIANCE, at.WAR)]
    assert accepted[0] > accepted[1]


@at_both_levels
def test_what_was_broken_turns_ago_makes_an_agreement_unlikelier(level: str) -> None:
    pacts = [Pact(turn, Proposal(Kind.ALLIANCE, C, A), (A,)) for turn in (1, 2)]
    kept = [replace(pact, kept=(A, C)) for pact in pacts]
    assert accepts(level, at.ALLIANCE, kept) > accepts(level, at.ALLIANCE, pacts)


def accepts(level: str, stance: int, past: Past = ()) -> int:
    """Count how often a bot leaves a territory to one who declared something to all."""
    answer = talker("africa1880", level).answer
    asked = Proposal(Kind.LEAVE, C, A, TERRITORY.index("darfour"))
    standing = {FR: "alger tripoli khartoum", DE: "dakar", GB: "natal ouganda"}
    view = read_line(line(standing, round_number=4))[1]
    view.declared[C, : len(view.power)] = stance
    chances = [np.random.default_rng(seed) for seed in range(12)]
    return sum(answer(view, A, asked, (), chance, past) for chance in chances)
