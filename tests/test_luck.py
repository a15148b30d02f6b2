"""Luck is weighed exactly: against enumerated dice, fractions, the rules, and many matches."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from fractions import Fraction
from functools import cache
from io import StringIO
from itertools import product
from math import fsum, sqrt
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from rich.console import Console

from planisphere.bots.deciding import decide, generator
from planisphere.bots.levels import chooser
from planisphere.catalogue import CATALOGUE
from planisphere.game import CHANCE
from planisphere.games.conquete57 import cards
from planisphere.games.express.cards import CARD
from planisphere.games.manchots.cards import COPIES, VALUE_OF
from planisphere.games.risk76 import sets
from planisphere.luck import express
from planisphere.luck.account import account, read
from planisphere.luck.chances import Survey, curve, never, spread
from planisphere.luck.showing import place, tellings, told
from planisphere.luck.strokes import WELCOME, Stroke, chance_of
from planisphere.luck.weighing import STEPS, distribution, mean, tails, variance, weigh
from planisphere.match import Match, legal_actions
from planisphere.odds import conquest_exact
from planisphere.odds.express import THROWS
from planisphere.parts import phases
from planisphere.parts.dice import attacker_losses
from planisphere.telling.company import Company
from planisphere.telling.lines import completed
from planisphere.terminal.seating import remembered
from planisphere.words import LANGUAGES, words
from tests.tables import MODES, Table
from tests.test_cli import FINE, faulty, run

pytestmark = pytest.mark.filterwarnings("ignore:Cyclopts application invoked without tokens")

CLOSE = 1e-9
HAND_INS = 120
MATCHES = 6


@cache
def played(game: str, seats: int, level: str = "random", seed: str = "0", **options: str) -> Match:
    """Return a match of bots, to its end or after many hand-ins."""
    match = Match.new(game, seats, options, seed=seed)
    choose = chooser(game, level)
    while not match.over and match.number < HAND_INS:
        seat = match.awaited[0]
        own = generator(seed, match.number, seat)
        match.play(seat, decide(match.game, match.view(seat), seat, choose, own), whole=True)
    return match


def at(table: Table, seed: str = "0") -> Match:
    """Return a random match at a table of the tests."""
    return played(table.game, table.seats, seed=seed, **table.options)


def enumerated(attack: int, defence: int) -> Counter[int]:
    """Count in how many ways dice cost the attacker so many armies, throw by throw."""
    faces = product(range(1, 7), repeat=attack + defence)
    return Counter(attacker_losses(dice[:attack], dice[attack:]) for dice in faces)


def thrown(attack: int, defence: int, lost: int) -> Stroke:
    """Return the stroke of an attacker who lost so many armies."""
    ways = enumerated(attack, defence)
    total = sum(ways.values())
    values = tuple(map(float, sorted(ways)))
    return Stroke(0, "armies", values, tuple(ways[int(n)] / total for n in values), lost)


def test_a_battle_is_weighed_as_enumerated_dice_weigh_it() -> None:
    dice = [(3, 2), (3, 2), (2, 1), (1, 1)]
    exact: dict[int, Fraction] = {0: Fraction(1)}
    for ways in (enumerated(*both) for both in dice):
        total, after = sum(ways.values()), defaultdict[int, Fraction](Fraction)
        for (before, chance), (more, many) in product(exact.items(), ways.items()):
            after[before + more] += chance * Fraction(many, total)
        exact = after
    for lost in ((0, 0, 0, 0), (1, 1, 1, 0), (2, 2, 1, 1), (0, 2, 0, 1)):
        found = weigh([thrown(*both, one) for both, one in zip(dice, lost, strict=True)])
        expected = sum((n * chance for n, chance in exact.items()), Fraction(0))
        squares = ((n - expected) ** 2 * chance for n, chance in exact.items())
        assert found.expected == pytest.approx(float(expected), abs=CLOSE)
        assert found.deviation == pytest.approx(sqrt(sum(squares)), abs=CLOSE)
        assert found.came == sum(lost)
        assert found.luck == pytest.approx(float(expected) - sum(lost), abs=CLOSE)
        most = sum(float(chance) for n, chance in exact.items() if n <= sum(lost))
        least = sum(float(chance) for n, chance in exact.items() if n >= sum(lost))
        assert found.better == pytest.approx(most, abs=CLOSE)
        assert found.worse == pytest.approx(least, abs=CLOSE)


def test_a_single_throw_has_the_known_odds() -> None:
    found = weigh([thrown(3, 2, 0)])
    assert found.better == pytest.approx(2890 / 7776)
    assert found.expected == pytest.approx((2611 + 2 * 2275) / 7776)
    assert weigh([thrown(3, 2, 2)]).worse == pytest.approx(2275 / 7776)


@pytest.mark.parametrize("table", MODES, ids=str)
def test_what_could_have_come_is_whole_and_what_came_is_part_of_it(table: Table) -> None:
    strokes = read(at(table)).strokes
    assert bool(strokes) == (table.game != "africa1880")
    for stroke in strokes:
        assert fsum(stroke.odds) == pytest.approx(1, abs=CLOSE)
        assert min(stroke.odds) > 0
        assert min(abs(value - stroke.came) for value in stroke.values) < CLOSE
        assert stroke.matter in WELCOME


@pytest.mark.parametrize("table", MODES, ids=str)
def test_luck_is_nothing_on_average(table: Table) -> None:
    """All strokes of many matches together stay within four standard deviations of nothing."""
    by_matter: dict[str, list[Stroke]] = {}
    for seed in range(MATCHES):
        for stroke in read(at(table, str(seed))).strokes:
            by_matter.setdefault(stroke.matter, []).append(stroke)
    for matter, strokes in by_matter.items():
        # Both sides of a throw in battle are one accident.
        some = strokes[::2] if matter == "armies" else strokes
        luck = fsum(stroke.came - mean(stroke) for stroke in some)
        assert abs(luck) <= 4 * sqrt(fsum(map(variance, some))), matter


@pytest.mark.parametrize("table", MODES, ids=str)
def test_a_distribution_is_whole_and_keeps_its_mean(table: Table) -> None:
    strokes = read(at(table)).strokes
    for matter in {stroke.matter for stroke in strokes}:
        some = [stroke for stroke in strokes if stroke.matter == matter]
        steps = STEPS if matter == "sieges" else 1
        low, likely = distribution(some, steps)
        assert likely.sum() == pytest.approx(1, abs=CLOSE)
        middle = (low + np.arange(len(likely))) @ likely / steps
        assert middle == pytest.approx(fsum(map(mean, some)), abs=1e-6)
        fewer, more = tails(some, fsum(stroke.came for stroke in some), steps)
        assert fewer + more >= 1 - 2 / steps


WARS = [table for table in MODES if table.game in ("conquete57", "risk76")]


@pytest.mark.parametrize("table", WARS, ids=str)
def test_the_luck_of_one_side_of_a_battle_is_the_bad_luck_of_the_other(table: Table) -> None:
    found = account(at(table))
    assert found.fights
    for fought in found.fights:
        assert fought.defence is not None
        assert fought.attack.luck == pytest.approx(-fought.defence.luck, abs=CLOSE)
        assert fought.attack.better == pytest.approx(fought.defence.worse, abs=CLOSE)
        assert fought.fight.throws == fought.attack.strokes
        assert fought.fight.side != fought.fight.against


@pytest.mark.parametrize("table", WARS, ids=str)
def test_battles_are_those_that_the_rules_fought(table: Table) -> None:
    match = at(table)
    thrown = [number for number, position, _ in chance_of(match) if position.phase == phases.ROLL]
    fights = account(match).fights
    assert sum(fought.fight.throws for fought in fights) == len(thrown)
    assert {fought.fight.first for fought in fights} <= set(thrown)
    taken = 0
    for _, before, _, after in match.entries():
        taken += int(before.phase == phases.OCCUPY and after.phase != phases.OCCUPY)
    won = sum(fought.fight.conquered for fought in fights)
    assert taken <= won <= taken + 1


@pytest.mark.parametrize("table", WARS, ids=str)
def test_a_set_is_completed_where_the_rules_let_it_be_exchanged(table: Table) -> None:
    match = at(table)
    buffer = np.zeros(match.game.actions, np.int64)
    listing = cards.list_trades if table.game == "conquete57" else sets.list_cards
    expected = []
    for _, position, _ in chance_of(match):
        if position.phase != phases.DRAW:
            continue
        seat = int(position.order[int(position.place)])
        likely = {False: 0, True: 0}
        for card in legal_actions(match.game, position, CHANCE):
            ahead = position.copy()
            match.game.play(ahead, CHANCE, card)
            ahead.exchange = phases.FORCES
            likely[bool(listing(ahead, seat, buffer))] += int(position.talon[card])
        before = position.copy()
        before.exchange = phases.FORCES
        if not listing(before, seat, buffer) and all(likely.values()):
            expected.append(likely[True] / sum(likely.values()))
    found = [mean(stroke) for stroke in read(match).strokes if stroke.matter == "sets"]
    assert found == pytest.approx(expected, abs=CLOSE)


@pytest.mark.parametrize("card", ["china", CARD[0], CARD[-1]])
@pytest.mark.parametrize(("filled", "dice"), [(0, 7), (1, 4), (1, 2)])
def test_a_siege_is_worth_its_exact_chance(card: str, filled: int, dice: int) -> None:
    position = Match.new("express", 2, seed="0").position.copy()
    position.card, position.filled = CARD.index(card), filled
    throws, odds = THROWS[dice]
    values = express.worth(position, int(position.turn), [tuple(one) for one in throws.tolist()])
    assert float(odds @ values) == pytest.approx(float(conquest_exact(card, filled, dice)))


def test_sieges_are_told_by_their_cards_and_ends() -> None:
    match = played("express", 3, "normal")
    fights = account(match).fights
    assert sum(fought.fight.throws for fought in fights) == len(read(match).strokes)
    changes = sum(
        int((before.owner != after.owner).any()) for _, before, _, after in match.entries()
    )
    assert sum(fought.fight.conquered for fought in fights) == changes > 0
    assert all(fought.fight.where for fought in fights if fought.fight.conquered)


def test_the_first_card_of_manchots_is_expected_to_be_the_mean_of_all() -> None:
    first = read(played("manchots", 4)).strokes[0]
    assert mean(first) == pytest.approx(float(COPIES @ VALUE_OF) / float(COPIES.sum()))


def test_africa_leaves_nothing_of_worth_to_chance() -> None:
    found = account(played("africa1880", 3, powers="drawn", start="historical", horizon="1"))
    assert not found.chance
    assert not any(found.seats)


@pytest.mark.parametrize("game", [entry.name for entry in CATALOGUE])
def test_every_game_is_known_to_be_weighed_or_not(game: str) -> None:
    match = Match.new(game, 3, seed="0")
    assert account(match).chance == (game != "africa1880")


# The chances to win


def test_numbers_are_given_all_over() -> None:
    assert list(spread([0, 1, 2, 3, 4, 5, 6])) == [3, 1, 5, 0, 2, 4, 6]


def test_the_same_seed_gives_the_same_chances() -> None:
    match = played("express", 3, "normal")
    one, other = curve(match, 20, "a"), curve(match, 20, "a")
    assert one == other != curve(match, 20, "b")
    assert one.points[0].number == 0
    assert one.points[-1].number == match.number - 1
    for point in one.points:
        assert sum(point.chances) == pytest.approx(1)
    numbers = {point.number for point in one.points}
    assert {turning.number for turning in one.turning} <= numbers


def test_who_hurries_looks_at_fewer_moments_with_the_same_result() -> None:
    match = played("express", 3, "normal")
    looks = iter([False] * 4 + [True] * 1000)
    hurried = curve(match, 20, "a", hurry=lambda: next(looks))
    whole = {point.number: point for point in curve(match, 20, "a").points}
    assert len(hurried.points) == 6
    assert all(whole[point.number] == point for point in hurried.points)


class Stepped(Survey):
    """A match in which one entry changes everything."""

    TURN = 17

    def _play_on(self, number: int, position: Any) -> tuple[float, ...]:
        return (0.9, 0.1, 0.0) if number >= self.TURN else (0.3, 0.3, 0.4)


def test_the_entry_that_changed_the_chances_is_found() -> None:
    survey = Stepped(played("express", 3, "normal"), 400, "a")
    for one, other in survey.steepest():
        survey.narrow(one, other, never)
    first = survey.turning()[0]
    assert (first.number, first.seat, first.before, first.after) == (17, 0, 0.3, 0.9)


# The command


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A match of Risk Express."""
    path = tmp_path_factory.mktemp("luck") / "match.txt"
    path.write_text(played("express", 3, "normal").to_record(reveal=True), encoding="utf-8")
    return path


def test_luck_is_printed_in_both_languages(record: Path) -> None:
    english, french = (run("luck", str(record), "--lang", lang) for lang in ("en", "fr"))
    assert english.returncode == french.returncode == FINE
    assert "expected" in english.stdout
    assert "attendu" in french.stdout


def test_something_is_told_of_every_entry_that_may_turn_a_match() -> None:
    match = played("risk76", 3, "normal", mode="world")
    company = Company(remembered([], match.seats), words("en"))
    assert all(tellings(match, company))
    assert completed(["fight", "", "", "move", ""]) == ["fight", "move", "move", "move", ""]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", MODES, ids=str)
def test_no_word_is_cut_in_eighty_columns(table: Table, language: str) -> None:
    match, printed = at(table), StringIO()
    company = Company(remembered(["hard", "master"], match.seats), words(language))
    for part in told(match, account(match), None, company):
        Console(width=80, file=printed).print(part)
    assert printed.getvalue()
    assert "…" not in printed.getvalue()


def test_luck_is_printed_as_json_with_the_chances_to_win(record: Path) -> None:
    ran = run("luck", str(record), "--json", "--turning", "--playouts", "5")
    printed = json.loads(ran.stdout)
    match = Match.from_record(record.read_text(encoding="utf-8"))
    assert printed["seats"][0][0]["luck"] == account(match).seats[0][0].luck
    assert printed["curve"]["playouts"] == 5
    assert len(printed["curve"]["points"][0]["chances"]) == 3


def test_luck_is_painted(record: Path, tmp_path: Path) -> None:
    file = tmp_path / "luck.png"
    told = ("--turning", "--playouts", "5", "--picture", str(file))
    assert run("luck", str(record), *told).returncode == FINE
    assert file.read_bytes()[:4] == b"\x89PNG"


def test_what_cannot_be_weighed_gets_a_sentence(record: Path, tmp_path: Path) -> None:
    assert "0" in faulty("luck", str(record), "--turning", "--playouts", "0")
    assert "luck.svg" in faulty("luck", str(record), "--picture", "luck.svg")
    broken = tmp_path / "broken.txt"
    broken.write_bytes(b"nonsense")
    faulty("luck", str(broken))
    faulty("luck", str(tmp_path / "nowhere.txt"))


def test_places_are_called_by_their_names_in_both_languages() -> None:
    assert place("risk76", ("brazil", "north-africa"), "en") == "Brazil → North Africa"
    assert place("conquete57", ("north-africa",), "fr") == "Afrique du Nord"
    assert place("express", ("china",), "fr") == "Chine"
