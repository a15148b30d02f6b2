"""Dice that anybody can check, and dice that somebody tells."""

from __future__ import annotations

import hashlib
import hmac
import re
import tomllib
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from planisphere.chance import Fair, Scripted, outcomes, read_throw, write_throw
from planisphere.faults import Fault, TextFault
from planisphere.game import CHANCE
from planisphere.laws import wandered
from planisphere.line import read_line
from planisphere.match import Match
from planisphere.record import first_unfair
from planisphere.words import LANGUAGES, words
from tests.tables import MODES, TABLES, WORLD_TABLES, Table

BOARD = Path(__file__).parent.parent / "planisphere" / "boards" / "earth.toml"

THIRDS = f"owner={'A' * 14}{'B' * 14}{'C' * 14}"
FIGHT = (
    f"risk76 seats=3 mode=world round_number=5 order=ABC--- {THIRDS} armies=1,9,3*1,5,36*1"
    " phase=roll source=northwest-territory target=alaska attack_dice=3 defence_dice=1"
).replace(THIRDS, f"owner=B{'A' * 13}{'B' * 14}{'C' * 14}")
LOTS = "risk76 seats=3 mode=world phase=lots"


# A reader of records written from docs/notation.md alone: it imports nothing of planisphere.


def below(seed: str, salts: Sequence[str], bound: int, number: int, index: int, die: int) -> int:
    """Return the number that a seed gives."""
    attempt = 0
    while True:
        text = f"{number}.{index}.{die}.{attempt}" + ("".join(f"|{salt}" for salt in salts) or "|")
        digest = hmac.digest(seed.encode(), text.encode(), hashlib.sha256)
        found = int.from_bytes(digest[:8], "big")
        if found < 2**64 // bound * bound:
            return found % bound
        attempt += 1


def drawn(left: Counter[str], order: Sequence[str], number: int) -> str:
    """Return the outcome on which a number falls, in rising order."""
    for name in order:
        number -= left[name]
        if number < 0:
            return name
    raise AssertionError("beyond the weights")


class Checker:
    """Follows a record, and knows what every die and card of it must be."""

    def __init__(self, record: str) -> None:
        head, _, body = record.partition("\n\n")
        self.head = dict(re.findall(r"^([^:\n]+): ?(.*)$", head, re.MULTILINE))
        self.seed = self.head["Seed"]
        self.salts = [self.head[name] for name in sorted(self.head) if name.startswith("Salt ")]
        self.lines = body.splitlines()
        board = tomllib.loads(BOARD.read_text(encoding="utf-8"))
        self.lands = [territory["id"] for territory in board["territories"]]
        self.missions = [mission["id"] for mission in board["missions"]]
        self.cards = [*self.lands, "joker-1", "joker-2"]
        self.symbols = ["infantry", "artillery", "cavalry", "joker"]
        self.checked = 0

    def check(self) -> int:
        """Check the commitment and all chance; return how many outcomes there were."""
        assert hashlib.sha256(self.seed.encode()).hexdigest() == self.head["Commitment"]
        for number, line in enumerate(self.lines):
            said, _, fallen = line.partition(">")
            assert said.split()[0] == str(number)
            order = self._order(number)
            left = Counter(dict.fromkeys(order, 1))
            for index, word in enumerate(fallen.split()):
                if re.fullmatch(r"[1-6]([./][1-6])*", word):
                    self._check_faces(word, number, index)
                elif number == 0:
                    self._check_draw(word, left, order, number, index)
                else:
                    self._check_draw(word, self.talon, self.deck, number, index)
                self.checked += 1
            if number == 0:
                self._fill(fallen.split()[-1].partition("#")[0])
        return self.checked

    def _order(self, number: int) -> list[str]:
        """List what is dealt before anybody's move; the missions are apart, and come first."""
        if self.head["Game"] == "conquete57" or self.head.get("Option mode") == "ally":
            return self.lands
        return self.cards

    def _fill(self, last: str) -> None:
        """Form the talon; in the older game the first player has drawn from it already."""
        if self.head["Game"] == "conquete57":
            self.deck = self.symbols
            self.talon = Counter(infantry=14, artillery=14, cavalry=14, joker=2)
            self.talon[last] -= 1
        else:
            self.deck = self.cards
            self.talon = Counter(dict.fromkeys(self.cards, 1))

    def _check_faces(self, word: str, number: int, index: int) -> None:
        faces = [int(face) for face in re.split(r"[./]", word)]
        for die, face in enumerate(faces):
            assert face == 1 + below(self.seed, self.salts, 6, number, index, die)

    def _check_draw(
        self, word: str, left: Counter[str], order: Sequence[str], number: int, index: int
    ) -> None:
        word, _, answer = word.partition("#")
        if word in self.missions:
            among = len(self.missions)
            rank = below(self.seed, self.salts, among, number, index, 0)
            assert (word, answer) == (self.missions.pop(rank), f"{rank}/{among}")
            return
        if word in self.symbols and number == 0:
            left = Counter(infantry=14, artillery=14, cavalry=14, joker=2)
            order = self.symbols
        rank = below(self.seed, self.salts, left.total(), number, index, 0)
        assert answer == f"{rank}/{left.total()}"
        assert word == drawn(left, order, rank)
        left[word] -= 1


def spoken(fault: Fault) -> None:
    """Check that a fault has a sentence in each language."""
    for language in LANGUAGES:
        assert words(language).fault(fault)


CHECKED = [table for table in WORLD_TABLES if table.options.get("economy") != "second"]


@pytest.mark.parametrize("table", CHECKED, ids=str)
def test_a_reader_written_from_the_documentation_finds_the_same_dice(table: Table) -> None:
    match = wandered(*table, 5, 250)
    assert Checker(match.to_record(reveal=True)).check() > 30
    assert first_unfair(match) is None


def test_salts_change_the_dice_and_can_be_checked_too() -> None:
    plain = Match.new("risk76", 3, source=Fair("seed")).to_record(reveal=True)
    salted = Match.new("risk76", 3, source=Fair("seed", ["a", "", "c|d"])).to_record(reveal=True)
    assert plain.partition("\n\n")[2] != salted.partition("\n\n")[2]
    Checker(plain).check()
    Checker(salted).check()


def test_a_forged_die_is_found_by_that_reader_and_by_ours() -> None:
    record = wandered(*TABLES[9], 5, 250).to_record(reveal=True)
    number, faces = next(
        (int(line.split()[0]), line.split("> ")[1])
        for line in record.partition("\n\n")[2].splitlines()[1:]
        if "/" in line
    )
    side, _, other = faces.partition("/")
    forged = "/".join([".".join(reversed(side.split("."))), other])
    if forged == faces:
        forged = f"{side}/{other}".replace("1", "2") if "1" in faces else faces.replace("2", "1")
    lie = re.sub(
        rf"^({number} .*)> {re.escape(faces)}$", rf"\1> {forged}", record, flags=re.MULTILINE
    )
    assert lie != record
    with pytest.raises(AssertionError):
        Checker(lie).check()
    try:
        match = Match.from_record(lie)
    except TextFault:
        return
    assert first_unfair(match) == number


def test_the_same_seed_gives_the_same_dice_whatever_was_thrown_before() -> None:
    game, position = read_line(FIGHT)
    source = Fair("seed")
    first = source.outcome(game, position, 7, 2)
    source.outcome(game, position, 8, 0)
    assert source.outcome(game, position, 7, 2) == first
    assert Fair("seed").outcome(game, position, 7, 2) == first


def test_fair_dice_are_fair() -> None:
    faces = Counter(Fair("seed").below(6, number) for number in range(60_000))
    assert set(faces) == set(range(6))
    assert sum((many - 10_000) ** 2 / 10_000 for many in faces.values()) < 30


def test_a_source_without_a_seed_makes_one_that_nobody_knows() -> None:
    assert len({Fair().seed for _ in range(20)}) == 20
    assert len(Fair().seed) >= 32


@given(st.lists(st.lists(st.integers(1, 6), min_size=1, max_size=4), min_size=1, max_size=3))
def test_faces_must_be_as_many_as_were_thrown(sides: list[list[int]]) -> None:
    game, position = read_line(FIGHT)
    text = "/".join(".".join(map(str, side)) for side in sides)
    if [len(side) for side in sides] == [3, 1]:
        throw = read_throw(game, position, text)
        assert throw.outcome == int(sides[1][0] >= max(sides[0]))
        assert write_throw(game, position, throw) == text
    else:
        with pytest.raises(TextFault):
            read_throw(game, position, text)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "0",
        "7",
        "6.6.6",
        "6.6.6/",
        "/1",
        "6.6.6/7",
        "6.6.0/1",
        "6.6.6/1/1",
        "6..6/1",
        "66.6/1",
        "6.6.6/٣",
        "6.6.6/1 ",
        "lost-2",
        "lost--1",
        "lost-",
        "brazil",
        "\0",
        "-1.2.3/1",
        "9" * 3000,
    ],
)
def test_what_could_not_fall_is_refused_with_a_sentence(text: str) -> None:
    game, position = read_line(FIGHT)
    with pytest.raises(TextFault) as refused:
        read_throw(game, position, text)
    spoken(refused.value)


def test_the_loss_alone_may_be_told_where_the_faces_are_not_known() -> None:
    match = Match.from_line(FIGHT, source=Scripted(["lost-1"]))
    assert match.position.armies[1] == 8
    record = match.to_record()
    assert "> lost-1" in record
    assert Match.from_record(record).position_line() == match.position_line()


@given(st.text())
@settings(max_examples=300)
def test_any_text_for_an_outcome_is_refused_or_comes_back(text: str) -> None:
    for line in (FIGHT, LOTS, f"{LOTS.replace('lots', 'missions').replace('world', 'missions')}"):
        game, position = read_line(line)
        try:
            throw = read_throw(game, position, text)
        except TextFault as fault:
            spoken(fault)
        else:
            assert write_throw(game, position, throw) == text
            assert throw.outcome in dict(outcomes(game, position))


def test_a_script_gives_dice_and_cards_in_the_order_in_which_chance_asks() -> None:
    match = Match.new("risk76", 3, {"mode": "world"}, source=Scripted(["1", "6", "2"], Fair("x")))
    assert [throw.outcome for throw in match.log[0].chance[:3]] == [1, 6, 2]
    assert match.position.order.tolist() == [1, 2, 0, -1, -1, -1]


def test_a_script_at_its_end_leaves_the_match_as_it_was() -> None:
    ready = FIGHT.replace(
        "phase=roll source=northwest-territory target=alaska attack_dice=3 defence_dice=1", ""
    )
    match = Match.from_line(f"{ready} defence=most", source=Scripted([]))
    before = match.position_line()
    with pytest.raises(Fault) as refused:
        match.play(0, "attack northwest-territory alaska 3")
    assert refused.value.reason == "script-exhausted"
    assert match.position_line() == before
    assert len(match.log) == 1
    match.source = Scripted(["7.1.1/1"])
    with pytest.raises(TextFault):
        match.play(0, "attack northwest-territory alaska 3")
    assert match.position_line() == before
    match.source = Scripted(["6.1.1/1"])
    match.play(0, "attack northwest-territory alaska 3")
    assert match.position.armies[0] == 0


def test_a_card_that_is_gone_cannot_be_drawn_again() -> None:
    script = ["1", "6", "2", "brazil", "brazil"]
    with pytest.raises(TextFault) as refused:
        Match.new("risk76", 3, {"mode": "world"}, source=Scripted(script))
    assert refused.value.reason == "outcome-impossible"


@pytest.mark.parametrize("table", MODES, ids=str)
def test_every_outcome_has_a_weight_and_a_name(table: Table) -> None:
    match = wandered(*table, 2, 80)
    for position, seat, action in match.moves():
        if seat == CHANCE:
            listed = outcomes(match.game, position)
            assert action in dict(listed)
            assert [outcome for outcome, _ in listed] == sorted(outcome for outcome, _ in listed)
            assert all(weight > 0 for _, weight in listed)
