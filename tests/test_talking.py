"""Bots of Africa 1880 that talk: by what they see, with sense, and mostly true to their word."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from planisphere.bots.africa1880.keeping import held, pays
from planisphere.bots.africa1880.memory import owed
from planisphere.bots.deciding import decide, thinker
from planisphere.bots.levels import COMPILED, chooser, levels
from planisphere.bots.talkers import Agreements, talker
from planisphere.bots.thinking import Budget, Seen
from planisphere.diplomacy import Kind, Pact, Proposal, can_enter, check, makes_sense
from planisphere.faults import OptionFault
from planisphere.games.africa1880 import position as at
from planisphere.games.africa1880 import sheet
from planisphere.games.africa1880.board import TERRITORIES, TERRITORY
from planisphere.games.africa1880.rules import ALLY, MAKE_WAR, TO_DEVELOP
from planisphere.laws import veiled
from planisphere.line import read_line
from planisphere.match import Match
from tests.rules.africa_table import DE, FR, GB, A, B, C, line

GAME = Match.new("africa1880", 3, {}).game
OPTIONS = [(3, {}), (4, {"start": "historical"}), (6, {"powers": "drawn"})]
ALLIANCE, WAR, LEAVE, DEVELOP = Kind
FEW = 12
"""The sheets that a bot which thinks may try here."""

at_every_level = pytest.mark.parametrize("level", levels("africa1880"))


def dice(*seeds: int) -> np.random.Generator:
    return np.random.default_rng(list(seeds))


def anything(seats: int, choice: random.Random) -> Proposal:
    """Propose anything to anybody, sense or nonsense."""
    kind, seat, to = choice.choice(list(Kind)), choice.randrange(seats), choice.randrange(seats)
    about = choice.randrange(-1, seats if kind == WAR else TERRITORIES)
    return Proposal(kind, seat, to, -1 if kind == ALLIANCE else about)


def some(match: Match, choice: random.Random, count: int) -> list[Proposal]:
    """Propose so many things of each kind that make sense, or all that there are."""
    found = []
    seats = range(int(match.position.seats))
    for kind in Kind:
        topics = {ALLIANCE: range(-1, 0), WAR: seats}.get(kind, range(TERRITORIES))
        every = [
            Proposal(kind, seat, to, about) for seat in seats for to in seats for about in topics
        ]
        sensible = [proposal for proposal in every if makes_sense(match.position, proposal)]
        found += choice.sample(sensible, min(count, len(sensible)))
    return found


def own(seat: int, agreements: Agreements) -> list[Proposal]:
    """List the agreements that a seat is a party of."""
    return [agreed for agreed in agreements if seat in (agreed.seat, agreed.to)]


def talk(match: Match, level: str, choice: random.Random) -> list[Proposal]:
    """Let bots hear random proposals and their own; return what they agree on."""
    agreements: list[Proposal] = []
    seats = int(match.position.seats)
    heard = [*some(match, choice, 8), *(anything(seats, choice) for _ in range(30))]
    choice.shuffle(heard)
    for seat in range(seats):
        view, chance = match.view(seat), dice(choice.randrange(999))
        heard += talker("africa1880", level).suggest(view, seat, own(seat, agreements), chance)
    for proposal in heard:
        to = proposal.to
        answer = talker("africa1880", level).answer
        chance = dice(choice.randrange(999))
        if answer(match.view(to), to, proposal, own(to, agreements), chance):
            agreements.append(proposal)
    return agreements


def talked(level: str, seats: int, options: dict[str, str], seed: int) -> Iterator[Any]:
    """Play a match of bots that talk; yield each sheet, who wrote it where, and what was agreed."""
    match = Match.new("africa1880", seats, options, seed=str(seed))
    choice, round_number, agreements = random.Random(seed), 0, list[Proposal]()
    while not match.over:
        if match.position.phase == at.ORDERS and match.position.round_number != round_number:
            round_number = int(match.position.round_number)
            agreements = talk(match, level, choice)
        seat = match.awaited[0]
        chance = dice(seed, match.number)
        actions = hand_in(level, match.position, seat, chance, own(seat, agreements))
        if match.position.phase == at.ORDERS:
            yield match.position.copy(), seat, actions, own(seat, agreements)
        match.play(seat, actions)


def hand_in(
    level: str, position: Any, seat: int, chance: np.random.Generator, agreements: Agreements
) -> list[int]:
    """Return what a bot hands in on its view of a position, after little thought."""
    view = position.copy()
    GAME.observe(view, seat)
    given = Seen(GAME, view, seat, Budget(FEW), chance, (), agreements)
    return thinker("africa1880", level)(given).actions


def answers(position: Any, seat: int, actions: list[int]) -> dict[int, int]:
    """Return the answer to each question of a sheet."""
    told: dict[int, int] = {}
    after = position.copy()
    for action in actions:
        told[int(after.question[seat])] = action
        GAME.play(after, seat, action)
    return told


@at_every_level
@pytest.mark.parametrize(("seats", "options"), OPTIONS)
def test_sheets_of_bots_that_talk_are_legal_and_nothing_on_them_is_void(
    level: str, seats: int, options: dict[str, str]
) -> None:
    sheets = 0
    for position, seat, actions, _ in talked(level, seats, options, 4):
        (text,) = GAME.notation.write(position, seat, actions, "en")
        read = sheet.parse(position, seat, text.removeprefix("sheet"))
        assert (read.actions, read.void) == (actions, [])
        sheets += 1
    assert sheets >= seats * 4


def test_most_agreements_about_relations_are_kept_and_some_are_broken() -> None:
    kept = []
    for seed, (seats, options) in enumerate(OPTIONS):
        for position, seat, actions, agreements in talked("normal", seats, options, seed):
            told = answers(position, seat, actions)
            for agreed in agreements:
                if agreed.kind in (ALLIANCE, WAR):
                    other = agreed.to if seat == agreed.seat else agreed.seat
                    whom = agreed.about if agreed.kind == WAR else other
                    stance = MAKE_WAR if agreed.kind == WAR else ALLY
                    kept.append(told[at.RELATION + int(position.power[whom])] == stance)
    assert len(kept) > 200
    assert 0.85 < sum(kept) / len(kept) < 1


@pytest.mark.parametrize("level", COMPILED)
def test_promises_about_territories_are_kept(level: str) -> None:
    left = shared = 0
    for position, seat, actions, agreements in talked(level, 4, {"start": "historical"}, 6):
        told = answers(position, seat, actions)
        for agreed in agreements:
            if agreed.kind == LEAVE and agreed.to == seat:
                left += 1
                assert agreed.about not in actions
            if agreed.kind == DEVELOP:
                shared += 1
                assert told[agreed.about] == TO_DEVELOP
    assert left > 0
    assert shared > 0


def turns(seats: int, options: dict[str, str], seed: int) -> Iterator[Match]:
    """Play a match of normal bots; yield it when a turn begins."""
    match = Match.new("africa1880", seats, options, seed=str(seed))
    round_number = 0
    while not match.over:
        if match.position.phase == at.ORDERS and match.position.round_number != round_number:
            round_number = int(match.position.round_number)
            yield match
        seat = match.awaited[-1]
        chance = dice(seed, match.number)
        match.play(
            seat, decide(GAME, match.position, seat, chooser("africa1880", "normal"), chance)
        )


def contradict(one: Proposal, other: Proposal) -> bool:
    """Whether a party of both would make peace with somebody and war on him at once."""
    peace, war = (one, other) if one.kind == ALLIANCE else (other, one)
    return (peace.kind, war.kind) == (ALLIANCE, WAR) and war.about in (peace.seat, peace.to)


@at_every_level
@pytest.mark.parametrize(("seats", "options"), OPTIONS)
def test_a_bot_promises_only_what_makes_sense(
    level: str, seats: int, options: dict[str, str]
) -> None:
    choice, said = random.Random(9), {True: 0, False: 0}
    answer = talker("africa1880", level).answer
    for match in turns(seats, options, 2):
        agreed = some(match, choice, 2)
        for proposal in [*some(match, choice, 20), *(anything(seats, choice) for _ in range(99))]:
            to, mine = proposal.to, own(proposal.to, agreed)
            accepted = answer(match.view(to), to, proposal, mine, dice(choice.randrange(999)))
            said[accepted] += makes_sense(match.position, proposal)
            if accepted:
                check(match.position, proposal)
                assert not any(contradict(proposal, other) for other in mine)
                assert proposal.kind != LEAVE or can_enter(match.position, to, proposal.about)
    assert min(said.values()) > 20


@at_every_level
@pytest.mark.parametrize(("seats", "options"), OPTIONS)
def test_suggestions_are_few_sensible_and_never_repeated(
    level: str, seats: int, options: dict[str, str]
) -> None:
    suggest = talker("africa1880", level).suggest
    kinds = set()
    for match in turns(seats, options, 3):
        for seat in range(seats):
            view = match.view(seat)
            first = suggest(view, seat, (), dice(seat))
            again = suggest(view, seat, (), dice(seat, 1), first[:1])
            agreed = suggest(view, seat, first, dice(seat, 2), first)
            assert len(set(first)) == len(first)
            assert len({*first[:1], *again}) == len(first[:1]) + len(again) <= 2
            assert agreed == [] or len(first) < 2
            assert not {*agreed} & {*first}
            for proposal in (*first, *again, *agreed):
                check(view, proposal)
                assert proposal.seat == seat
            assert not any(contradict(one, other) for one in first for other in first)
            kinds |= {proposal.kind for proposal in first}
    expected = {"random": set(), "easy": {ALLIANCE}}.get(level, set(Kind))
    assert kinds <= expected
    assert len(kinds) >= min(3, len(expected))


@at_every_level
def test_what_is_sealed_changes_no_word_and_no_sheet(level: str) -> None:
    told, choice = 0, random.Random(3)
    bot = talker("africa1880", level)
    for position, seat, actions, agreements in talked(level, 4, {}, 8):
        twin = veiled(GAME, position, seat)
        GAME.guess(twin, dice(5))
        told += twin.tobytes() != position.tobytes()
        views = [position.copy(), twin]
        for view in views:
            GAME.observe(view, seat)
        proposal = anything(4, choice)
        words = [
            (
                bot.answer(view, seat, proposal, agreements, dice(1)),
                bot.suggest(view, seat, agreements, dice(2)),
                hand_in(level, whole, seat, dice(3), agreements),
            )
            for view, whole in zip(views, (position, twin), strict=True)
        ]
        assert words[0] == words[1]
        assert actions
    assert told > 0


def position(**fields: Any) -> Any:
    """France and Germany stand together where all is developed; Great Britain is far away."""
    standing = {FR: "alger maroc", DE: "alger maroc", GB: "natal"}
    return read_line(line(standing, developed={"alger": 3, "maroc": 3}, **fields))[1]


def test_a_word_is_broken_where_that_pays() -> None:
    at_last = position(round_number=8, question="35,2,19,0,0,0")
    assert pays(at_last, A, B, at.ALLIANCE)
    assert held(at_last, A, [ALLY, MAKE_WAR], [Proposal(ALLIANCE, B, A)]) == [ALLY, MAKE_WAR]
    before = position(round_number=4, question="35,2,19,0,0,0")
    assert not pays(before, A, B, at.ALLIANCE)
    assert held(before, A, [ALLY, MAKE_WAR], [Proposal(ALLIANCE, B, A)]) == [ALLY]


def broken(*turns_: int) -> list[Pact]:
    """Return what Great Britain promised France in some turns, and did not keep."""
    return [Pact(turn, Proposal(ALLIANCE, C, A), (A,)) for turn in turns_]


@pytest.mark.parametrize("level", ["easy", "normal", "hard", "master"])
def test_who_broke_his_word_is_refused_what_others_are_granted(level: str) -> None:
    standing = {FR: "alger maroc", DE: "dakar", GB: "tripoli natal"}
    view = read_line(line(standing, round_number=4))[1]
    answer, asked = talker("africa1880", level).answer, Proposal(ALLIANCE, C, A)
    said = [
        sum(answer(view, A, asked, (), dice(seed), past) for seed in range(20))
        for past in ([], broken(1, 2, 3))
    ]
    assert said[0] > said[1]


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_nothing_is_proposed_to_one_who_never_kept_his_word(level: str) -> None:
    standing = {FR: "alger", DE: "dakar", GB: "alger natal"}
    view = read_line(line(standing, round_number=4))[1]
    suggest = talker("africa1880", level).suggest
    for past, expected in (((), True), (broken(1, 2, 3), False)):
        made = [p for seed in range(20) for p in suggest(view, A, (), dice(seed), past=past)]
        assert any(p.kind == ALLIANCE and p.to == C for p in made) is expected


def test_a_word_to_one_who_broke_his_own_is_not_owed() -> None:
    view, agreed = position(round_number=4), [Proposal(ALLIANCE, C, A)]
    assert owed(view, A, agreed, []) == agreed
    assert owed(view, A, agreed, broken(2)) == []
    assert owed(view, A, [Proposal(ALLIANCE, A, B)], broken(2)) == [Proposal(ALLIANCE, A, B)]
    made_up = [*broken(1), Pact(3, Proposal(ALLIANCE, A, C), (A, C))]
    assert owed(view, A, agreed, made_up) == agreed


def test_only_ones_own_agreements_are_kept() -> None:
    before = position(round_number=4, question="35,2,19,0,0,0")
    legal = [ALLY, MAKE_WAR]
    assert held(before, A, legal, [Proposal(WAR, C, B, A), Proposal(ALLIANCE, B, C)]) == legal
    both = [Proposal(ALLIANCE, B, A), Proposal(WAR, A, C, B)]
    assert held(before, A, legal, both) == legal


def test_who_is_asked_to_leave_a_territory_may_go_anywhere_else() -> None:
    view = position(round_number=4)
    tripoli = TERRITORY.index("tripoli")
    legal = [TO_DEVELOP, tripoli, TERRITORY.index("sahara")]
    asked = Proposal(LEAVE, C, A, tripoli)
    assert held(view, A, legal, [asked]) == [TO_DEVELOP, TERRITORY.index("sahara")]
    assert held(view, C, legal, [asked]) == legal


def test_a_level_that_there_is_not_does_not_talk() -> None:
    with pytest.raises(OptionFault, match="level-unknown"):
        talker("africa1880", "grandmaster")
