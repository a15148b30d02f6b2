"""Commands: what people type, in two languages, whole or cut short."""

from __future__ import annotations

from itertools import permutations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from planisphere.chance import Fair
from planisphere.faults import IllegalMove, TextFault
from planisphere.laws import wandered
from planisphere.match import Match
from planisphere.parts.earth import EARTH, TERRITORY
from planisphere.parts.names import slug, words_of
from planisphere.parts.orders import PLACES
from planisphere.words import LANGUAGES
from tests.commanding import (
    ALASKA,
    ALBERTA,
    CONQUETE,
    KAMCHATKA,
    OCCUPYING,
    PLACING,
    RISK,
    played,
    refused,
)
from tests.tables import TABLES, Table

NAMES = [
    (territory["id"], territory[key])
    for territory in EARTH["territories"]
    for key in ("id", "en", "fr", "fr_1957")
    if key in territory
]


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
