"""Commands: what people type, in two languages, cut short, or hostile."""

from __future__ import annotations

import random
from itertools import permutations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from planisphere.chance import Fair
from planisphere.faults import Fault, IllegalMove, TextFault
from planisphere.laws import wandered
from planisphere.match import Match
from planisphere.parts.earth import EARTH, TERRITORY
from planisphere.parts.names import slug, words_of
from planisphere.parts.orders import PLACES
from planisphere.trial import LONGEST_HAND_IN
from planisphere.words import LANGUAGES, words
from tests.tables import MODES, TABLES, Table

THIRDS = f"owner={'A' * 14}{'B' * 14}{'C' * 14}"
RISK = f"risk76 seats=3 mode=world round_number=5 order=ABC--- {THIRDS} armies=9,41*1"
CONQUETE = f"conquete57 seats=3 round_number=5 order=ABC--- {THIRDS} armies=9,41*1"
PLACING = f"{RISK} exchange=forces reserve=40,5*0"
ALASKA, ALBERTA = TERRITORY.index("alaska"), TERRITORY.index("alberta")
KAMCHATKA = TERRITORY.index("kamchatka")
EMPTIED = f"9,{KAMCHATKA - 1}*1,0,{41 - KAMCHATKA}*1"
OCCUPYING = (
    f"{RISK.replace('9,41*1', EMPTIED)} phase=occupy source=alaska"
    " target=kamchatka attack_dice=3 defence_dice=1 crossing=3"
)

NAMES = [
    (territory["id"], territory[key])
    for territory in EARTH["territories"]
    for key in ("id", "en", "fr", "fr_1957")
    if key in territory
]


def played(line: str, *commands: str, seat: int = 0) -> Match:
    """Play commands from a line, each a hand-in."""
    match = Match.from_line(line, source=Fair("seed"))
    for command in commands:
        match.play(seat, command)
    return match


def refused(line: str, command: str, seat: int = 0) -> Fault:
    """Return the fault of a command; nothing may have changed."""
    match = Match.from_line(line, source=Fair("seed"))
    before = match.position.tobytes()
    with pytest.raises(Fault) as caught:
        match.play(seat, command)
    assert match.position.tobytes() == before
    assert len(match.log) == 1
    spoken(caught.value)
    return caught.value


def spoken(fault: Fault) -> None:
    """Check that a fault has a place or a rule, and a sentence in each language."""
    if isinstance(fault, TextFault):
        assert fault.line >= 1
        assert fault.column >= 1
    if isinstance(fault, IllegalMove):
        assert fault.rule
    for language in LANGUAGES:
        assert words(language).fault(fault)


@pytest.mark.parametrize(("territory", "name"), NAMES)
def test_a_name_written_whole_is_never_ambiguous(territory: str, name: str) -> None:
    spellings = {name, name.upper(), slug(name), slug(name).replace("-", " ")}
    spellings |= {name.replace("-", " "), name.replace(" ", "-"), name.replace("’", "'")}
    for spelling in spellings:
        assert PLACES.matches(spelling) == [territory]


def test_any_two_whole_names_can_be_told_apart_in_a_row() -> None:
    wrong = []
    slugs = dict.fromkeys((territory, slug(name)) for territory, name in NAMES)
    for (one, first), (two, second) in permutations(slugs, 2):
        for separator in ("-", " "):
            text = f"{first.replace('-', separator)} {second.replace('-', separator)}"
            try:
                found = PLACES.find_all(words_of(text), 2)
            except TextFault as fault:
                found = [fault.reason]
            if found != [one, two]:
                wrong.append((text, found))
    assert wrong == []


@pytest.mark.parametrize(
    "command",
    [
        "place alaska 7",
        "placer alaska 7",
        "PLACE Alaska 7",
        "pl ala 7",
        "plac alask 7",
        "  place   alaska   7  ",
        "place alaska,7",
        "Placer ALASKA 7",
    ],
)
def test_verbs_and_names_may_be_cut_short_in_both_languages(command: str) -> None:
    assert played(PLACING, command).position.armies[ALASKA] == 16


@pytest.mark.parametrize(
    "command",
    ["attack alaska northwest-territory 1", "attaquer alaska territoires-du-nord-ouest 1"],
)
def test_attacks_are_said_in_both_languages(command: str) -> None:
    line = RISK.replace("owner=AA", "owner=AB")
    assert TERRITORY[1] == "northwest-territory"
    assert played(line, command).position.attack_dice == 1


@pytest.mark.parametrize(
    "command", ["défendre 1", "defendre 1", "DÉFENDRE 1", "de\u0301fendre", "def"]
)
def test_accents_are_optional(command: str) -> None:
    match = played(RISK.replace("owner=AA", "owner=AB"), "attack alaska northwest-territory 1")
    match.play(1, command)
    assert match.log[-1].chance[0].faces


def test_without_a_number_one_army_is_placed_and_all_means_all() -> None:
    assert played(PLACING, "place alaska").position.armies[ALASKA] == 10
    for everything in ("all", "tout", "ALL"):
        assert played(PLACING, f"place alaska {everything}").position.armies[ALASKA] == 49


@given(st.integers(1, 40))
def test_any_number_can_be_placed_by_one_command(number: int) -> None:
    match = played(PLACING, f"place alaska {number}")
    assert match.position.armies[ALASKA] == 9 + number
    assert match.position.reserve[0] == 40 - number


@given(st.integers(3, 8))
def test_occupy_counts_all_that_enter(number: int) -> None:
    match = played(OCCUPYING, f"occupy {number}")
    assert match.position.armies[KAMCHATKA] == number
    assert match.position.armies[ALASKA] == 9 - number


def test_occupy_alone_brings_those_that_threw() -> None:
    assert played(OCCUPYING, "occupy").position.armies[ALASKA] == 6
    assert played(OCCUPYING, "occupy all").position.armies[ALASKA] == 1


@pytest.mark.parametrize("number", [0, 1, 2, 9, 100])
def test_too_few_or_too_many_cannot_occupy(number: int) -> None:
    assert isinstance(refused(OCCUPYING, f"occupy {number}"), IllegalMove)


@pytest.mark.parametrize("number", range(1, 9))
def test_a_move_says_how_many(number: int) -> None:
    match = played(f"{RISK} phase=move", f"move alaska alberta {number}")
    assert match.position.armies[ALBERTA] == 1 + number
    assert match.position.place == 1


def test_a_move_may_be_said_step_by_step() -> None:
    match = played(f"{RISK} phase=move", "move alaska alberta", "bring 2", "bring", "done")
    assert match.position.armies[ALBERTA] == 4


def test_nothing_is_brought_by_no_command() -> None:
    crossing = f"{RISK} phase=cross source=alaska target=alberta"
    refused(crossing, "bring 0")
    refused(OCCUPYING, "bring 0")
    refused(crossing, "amener 000")


@pytest.mark.parametrize(
    "trade",
    [
        "infantry artillery cavalry",
        "cavalry infantry artillery",
        "fantassin canon cavalier",
        "inf art cav",
        "i a cava",
        "joker",
        "JOKER",
    ],
)
def test_series_are_named_by_symbols_in_any_order(trade: str) -> None:
    line = f"{CONQUETE} exchange=forces hand=infantry+artillery+cavalry+joker/-/-/-/-/-"
    assert played(line, f"trade {trade}").position.reserve[0] == 4


def test_the_joker_that_is_named_is_the_one_that_is_laid_down() -> None:
    line = f"{RISK} exchange=forces hand=alaska+brazil+joker-1+joker-2/-/-/-/-/-"
    for mine, other in (("joker-1", "joker-2"), ("joker-2", "joker-1")):
        match = played(line, f"trade alaska brazil {mine}")
        assert f"hand={other}/-" in match.position_line()


def test_a_set_with_either_joker_is_read_back_from_a_record() -> None:
    line = f"{RISK} exchange=forces hand=alaska+brazil+joker-1+joker-2/-/-/-/-/-"
    for joker in (42, 43):
        match = Match.from_line(line, source=Fair("seed"))
        first, second = sorted([TERRITORY.index("alaska"), TERRITORY.index("brazil")])
        match.play(0, [969 + first, 969 + second, 969 + joker])
        again = Match.from_record(match.to_record(reveal=True))
        assert again.position_line() == match.position_line()


def test_cards_may_be_named_with_blanks_and_in_french() -> None:
    line = f"{RISK} exchange=forces hand=north-africa+brazil+joker-1/-/-/-/-/-"
    for trade in ("north africa brazil joker", "brésil joker afrique du nord", "bra n-af jok"):
        assert played(line, f"trade {trade}").position.exchanged == 1


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_legal_action_has_a_command_in_both_languages(table: Table) -> None:
    for length in (0, 35, 140):
        match = wandered(*table, 4, length)
        for seat, language in product(match.awaited, LANGUAGES):
            for action, command in zip(
                match.legal(seat), match.commands(seat, language), strict=True
            ):
                one, other = match.position.copy(), match.position.copy()
                match.game.play(one, seat, action)
                for said in match.game.notation.read(match.position, seat, command):
                    assert match.game.refusal(other, seat, said) == 0
                    match.game.play(other, seat, said)
                assert one.tobytes() == other.tobytes(), command


@pytest.mark.parametrize(
    "command",
    [
        "place alaska ٣",
        "place alaska ３",
        "place alaska ²",
        "place alaska -3",
        "place alaska +3",
        "place alaska 1.5",
        "place alaska 1e3",
        "place alaska 0x3",
        "place alaska 3 3",
        "place alaska ?",
        "place alaska 0",
        "place alaska 99999999999",
        "place alaska 1_0",
        "place 7",
        "place",
        "place alaska !!",
        "place alaska brazil",
        "place atlantis 3",
        "place a 3",
        "place \0 3",
        "pla\0ce alaska 3",
        "",
        " ",
        ";",
        ";;",
        "place alaska 1;",
        "; place alaska 1",
        "place alaska 1;; place alaska 1",
        "p",
        "d",
        "7",
        "alaska",
        "place alaska 3\n4",
        "attack",
        "attack alaska",
        "attack alaska brazil peru",
        "attack alaska alaska",
        "move",
        "trade",
        "trade alaska",
        "trade atlantis",
        "bring",
        "occupy",
        "defend",
        "defend 1",
        "done done",
        "done 1",
        "all",
        "place all",
        "place alaska 41",
        "—",
        "\ud800",
    ],
)
def test_a_command_that_says_nothing_legal_is_refused(command: str) -> None:
    refused(PLACING, command)


@pytest.mark.parametrize(
    "command",
    [
        "x" * 5000,
        "place " + "x" * 5000,
        "place " + "b-" * 5000,
        "place alaska " + "9" * 5000,
        "attack " + "a " * 5000,
        "place alaska;" * 5000,
        ";" * 100_000,
        "trade " + "é" * 2000,
    ],
)
def test_a_command_of_endless_length_still_gets_a_sentence(command: str) -> None:
    refused(PLACING, command)


@pytest.mark.parametrize(
    ("command", "column"),
    [
        ("place atlantis 3", 7),
        ("place alaska 3; place atlantis", 23),
        ("place alaska 3; plaice alaska", 17),
        ("place alaska 3;   done 4", 24),
        ("place alaska 99999999999", 14),
        ("place alaska 3; place alaska 3; place", 32),
    ],
)
def test_a_fault_is_where_the_column_says(command: str, column: int) -> None:
    fault = refused(PLACING, command)
    assert isinstance(fault, TextFault)
    assert fault.line == 1
    assert abs(fault.column - column) <= (6 if command.endswith("place") else 0)


VERBS = [
    "place",
    "attack",
    "defend",
    "occupy",
    "bring",
    "move",
    "trade",
    "done",
    "placer",
    "échanger",
    "fini",
    "pl",
    "at",
]
WORDS = [
    *VERBS,
    *TERRITORY,
    "joker",
    "infantry",
    "canon",
    "all",
    "tout",
    "0",
    "1",
    "3",
    "40",
    "999",
    "99999999999",
    "-1",
    "٣",
    "afrique du nord",
    "n-af",
    "b",
    ";",
    ",",
    "\0",
    "é",
    "’",
]


@given(st.sampled_from(range(len(TABLES))), st.sampled_from([0, 20, 77, 160]), st.data())
@settings(max_examples=300)
def test_any_words_are_refused_or_come_back_from_the_record(
    index: int, length: int, data: st.DataObject
) -> None:
    text = data.draw(
        st.one_of(
            st.lists(st.sampled_from(WORDS), max_size=20).map(" ".join),
            st.text(max_size=30),
            st.tuples(st.sampled_from(VERBS), st.text(max_size=20)).map(" ".join),
        )
    )
    match = wandered(*TABLES[index], 1, length)
    if match.over:
        return
    try:
        match.play(match.awaited[0], text)
    except Fault as fault:
        spoken(fault)
    else:
        record = match.to_record(reveal=True)
        assert Match.from_record(record).to_record(reveal=True) == record


@given(st.integers(0, len(MODES) - 1), st.integers(0, 150), st.data())
@settings(max_examples=200)
def test_a_command_with_other_characters_in_it_is_refused_or_comes_back(
    index: int, length: int, data: st.DataObject
) -> None:
    match = wandered(*MODES[index], 2, length)
    if match.over:
        return
    seat = match.awaited[0]
    command = data.draw(st.sampled_from(match.commands(seat)))
    at, gone = data.draw(st.integers(0, len(command))), data.draw(st.integers(0, 2))
    try:
        match.play(seat, command[:at] + data.draw(st.text(max_size=3)) + command[at + gone :])
    except Fault as fault:
        spoken(fault)
    else:
        record = match.to_record(reveal=True)
        assert Match.from_record(record).to_record(reveal=True) == record


def test_a_hand_in_is_played_whole_or_not_at_all() -> None:
    fault = refused(PLACING, "place alaska 3; place alaska 4; attack alaska kamchatka 3")
    assert isinstance(fault, IllegalMove)
    assert fault.reason == "refusal-place-first"
    match = played(PLACING, "place alaska 3; place alaska 4; place alberta all")
    assert len(match.log) == 2
    assert match.position.armies[ALBERTA] == 34


def test_a_hand_in_may_not_go_on_after_dice_or_anothers_decision() -> None:
    for defence in ("", " defence=most"):
        fault = refused(f"{RISK}{defence}", "attack alaska kamchatka 3; done")
        assert isinstance(fault, IllegalMove)
    fault = refused(f"{RISK} phase=move", "done; place india")
    assert isinstance(fault, IllegalMove)
    assert fault.reason == "refusal-turn"


def test_a_hand_in_may_not_go_on_after_a_draw() -> None:
    line = f"{RISK} conquered=1"
    fault = refused(line, "done; done")
    assert isinstance(fault, IllegalMove)


def test_a_hand_in_has_at_most_256_actions() -> None:
    assert LONGEST_HAND_IN == 256
    line = f"{RISK} exchange=forces reserve=400,5*0"
    assert played(line, "; ".join(["place alaska 1"] * 256)).position.armies[ALASKA] == 265
    fault = refused(line, "; ".join(["place alaska 1"] * 257))
    assert isinstance(fault, IllegalMove)
    assert fault.reason == "hand-in-too-long"
    match = Match.from_line(line)
    with pytest.raises(IllegalMove):
        match.play(0, [0] * 257)
    match.play(0, [0] * 256)


def test_a_hand_in_is_cut_without_a_fault_where_it_ends_the_game() -> None:
    owners = f"owner={'A' * KAMCHATKA}B{'A' * (41 - KAMCHATKA)}"
    line = f"{OCCUPYING.replace(THIRDS, owners)} fell_to=--B---"
    match = played(line, "occupy 4; done; attack nonsense; place alaska 4")
    assert match.over
    assert match.winners == [0]
    assert match.log[-1].actions == played(line, "occupy 4").log[-1].actions
    again = Match.from_line(line)
    again.play(0, [*match.log[-1].actions, 968, 10**9])
    assert again.over


@pytest.mark.parametrize("table", MODES, ids=str)
def test_a_random_seat_out_of_turn_is_refused(table: Table) -> None:
    match = wandered(*table, 9, 90)
    choice = random.Random(1)
    for seat in {*range(-2, 17)} - {*match.awaited}:
        with pytest.raises(IllegalMove) as caught:
            match.play(seat, choice.choice(["done", "", "nonsense", "place alaska"]))
        assert caught.value.rule in ("turn", "over")
        spoken(caught.value)
