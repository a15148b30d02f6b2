"""A program that knows only the description of a game can read its views."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from planisphere.catalogue import CATALOGUE, load
from planisphere.choices import choices
from planisphere.choices.express import CHOICES
from planisphere.describing import Description, describe
from planisphere.facts.fact import Fact, Facts
from planisphere.fields import HIDDEN, LETTERS, NONE, Bag, fields
from planisphere.game import ONLOOKER
from planisphere.games.conquete57.cards import LONE_JOKER
from planisphere.games.express.cards import FILLS, LINES_OF
from planisphere.laws import wandered
from planisphere.parts.earth import EARTH, EDGE_FROM, EDGE_TO, EDGES, TERRITORY
from planisphere.parts.worth import climbing_worth
from tests.tables import MODES, TABLES, Table

GAMES = [entry.name for entry in CATALOGUE]


def sent(game: str) -> dict[str, Any]:
    """Return a description as a client receives it."""
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(describe(game)))
    return plain


def named(value: Any, slugs: list[str], special: dict[int, str]) -> Any:
    """Put words in place of numbers."""
    if isinstance(value, list):
        return [named(part, slugs, special) for part in value]
    return special[value] if value in special else slugs[value]


def numbered(value: Any, read: Callable[[str], int]) -> Any:
    """Put numbers in place of words, as a position line reads them."""
    if isinstance(value, list):
        return [numbered(part, read) for part in value]
    return read(value)


@pytest.mark.parametrize("table", TABLES, ids=str)
@given(seed=st.integers(0, 10**6), plies=st.integers(0, 200))
@settings(max_examples=1, deadline=None)
def test_a_view_read_by_its_description_gives_back_its_numbers(
    table: Table, seed: int, plies: int
) -> None:
    match = wandered(table.game, table.seats, table.options, seed, plies)
    known = sent(table.game)
    special = {known["hidden"]: "?", known["none"]: "-"}
    assert special == {HIDDEN: "?", NONE: "-"}
    view = match.view(seed % table.seats if seed % 2 else ONLOOKER)
    read = match.position.copy()
    for field in known["fields"]:
        value = view[field["name"]].tolist()
        spelling = fields(match.game.record)[field["name"]].spelling
        slugs = [thing["slug"] for thing in known["lists"].get(field["names"], [])]
        if isinstance(spelling, Bag):
            assert slugs == list(spelling.words)
        elif field["values"] in ("name", "seat"):
            value = numbered(named(value, slugs or list(LETTERS), special), spelling.read)
        else:
            assert view[field["name"]].max() <= field["highest"]
        read[field["name"]] = value
    assert read.tobytes() == view.tobytes()


@pytest.mark.parametrize("game", GAMES)
def test_every_field_is_described_with_its_shape_and_its_axes(game: str) -> None:
    known = describe(game)
    assert [field.name for field in known.fields] == list(fields(load(game).record))
    for field in known.fields:
        assert len(field.axes) == len(field.shape)
        assert all(field.meaning.values())
        for axis, size in zip(field.axes, field.shape, strict=True):
            assert axis in ("", "seats") or len(known.lists[axis]) == size
        assert (field.names in known.lists) == (field.values in ("name", "count"))


@pytest.mark.parametrize("game", GAMES)
def test_everything_has_a_name_in_both_languages(game: str) -> None:
    known = describe(game)
    for things in known.lists.values():
        for thing in things:
            assert thing.names["en"]
            assert thing.names["fr"]
    assert known.lists["endings"][0].slug == "running"
    assert all(option.default in (option.values or (option.default,)) for option in known.options)


@pytest.mark.parametrize("game", GAMES)
def test_facts_name_only_things_of_the_game(game: str) -> None:
    known = describe(game)
    slugs = {thing.slug for things in known.lists.values() for thing in things}
    told = [fact for things in known.lists.values() for t in things for fact in t.facts.values()]
    words = {word for fact in told for word in flat(fact) if isinstance(word, str)}
    kinds = {"territories", "continents", "destroy"}
    colours = {"red", "blue", "black", "green", "yellow", "orange", "violet"}
    assert len(words) > 10
    assert words - slugs <= kinds | colours


def flat(fact: Fact) -> list[str | int]:
    """List the slugs and numbers of a fact."""
    if not isinstance(fact, list):
        return [fact]
    return [word for part in fact for word in (part if isinstance(part, list) else [part])]


def facts_of(game: str, key: str) -> dict[str, Facts]:
    """Return the facts of a list by slug."""
    return {thing.slug: thing.facts for thing in describe(game).lists[key]}


@pytest.mark.parametrize("game", ["conquete57", "risk76"])
def test_attacks_go_to_neighbours_of_the_description(game: str) -> None:
    territories = facts_of(game, "territories")
    for edge in range(EDGES):
        neighbours = territories[TERRITORY[EDGE_FROM[edge]]]["neighbours"]
        assert TERRITORY[EDGE_TO[edge]] in flat(neighbours)
    assert sum(len(flat(facts["neighbours"])) for facts in territories.values()) == EDGES
    assert territories["brazil"]["by_sea"] == ["north-africa"]
    assert "brazil" in flat(facts_of(game, "continents")["south-america"]["members"])
    for name, pair in EARTH["editions"].items():
        assert describe(game).facts[name] == pair


def test_an_action_that_fills_a_line_of_risk_express_is_told_with_its_dice() -> None:
    fills = cast("list[list[str]]", describe("express").facts["fills"])
    assert len(fills) == FILLS
    for (card, line, *dice), choice in zip(fills, CHOICES, strict=False):
        soldiers = [face.removeprefix("soldiers-") for face in dice if "soldiers" in face]
        assert (card, line, *soldiers) == choice.words


def test_the_cards_of_risk_express_have_their_lines_in_order() -> None:
    cards = facts_of("express", "cards")
    assert cards["china"]["lines"] == [["cannon"], ["cavalry", "cavalry"], 5]
    assert cards["china"]["points"] == 3
    assert facts_of("express", "continents")["africa"]["members"] == [
        "north-africa",
        "south-africa",
    ]
    for number, facts in enumerate(cards.values()):
        assert len(cast("list[object]", facts["lines"])) == LINES_OF[number]


def test_sets_have_the_worth_that_an_exchange_brings() -> None:
    sets = facts_of("risk76", "sets")
    worths = {slug: facts["worth"] for slug, facts in sets.items() if "worth" in facts}
    assert worths["artillery-artillery-artillery"] == 4
    assert worths["infantry-artillery-cavalry"] == 10
    assert worths["cavalry-cavalry-joker"] == 12
    assert "infantry-artillery-joker" in sets.keys() - worths.keys()
    assert list(facts_of("conquete57", "sets"))[LONE_JOKER] == "joker"
    whole = describe("conquete57").facts
    last = flat(whole["worths"])[-1]
    assert climbing_worth(len(flat(whole["worths"]))) == int(last) + cast(
        "int", whole["worth_step"]
    )


def test_cards_and_territories_show_what_is_printed_on_them() -> None:
    cards = facts_of("manchots", "cards")
    assert cards["moon-2"] == {"zone": "moon", "value": 2, "copies": 1, "effect": "kamikaze"}
    assert "effect" not in cards["moon-5"]
    assert facts_of("risk76", "cards")["alaska"] == {"territory": "alaska", "symbol": "infantry"}
    assert facts_of("risk76", "cards")["joker-1"] == {"symbol": "joker"}
    alger = {"neighbours": ["maroc", "sahara", "tripoli"], "coastal": True, "squares": 3}
    assert facts_of("africa1880", "territories")["alger"] == alger
    assert facts_of("africa1880", "powers")["france"] == {"colour": "blue", "start": "alger"}


def test_words_that_belong_to_one_game_have_their_own_meaning() -> None:
    phases = {
        game: {thing.slug: thing.names["en"] for thing in describe(game).lists["phase_words"]}
        for game in ("risk76", "africa1880")
    }
    assert phases["risk76"]["draw"] == "to draw a card"
    assert phases["africa1880"]["draw"] == "to draw the powers"


def test_a_word_of_two_fields_means_in_each_what_it_says_there() -> None:
    lists = describe("risk76").lists
    said = {
        key: {thing.slug: thing.names["en"] for thing in lists[f"{key}_words"]}
        for key in ("phase", "mode", "window")
    }
    assert said["phase"]["missions"] == "to deal the missions"
    assert said["mode"]["missions"] == "secret missions"
    assert said["mode"]["world"] == "conquest of the world"
    assert said["window"]["ally"] == "the ally’s window"


@pytest.mark.parametrize("table", MODES, ids=str)
def test_choices_use_the_verbs_and_the_slugs_of_the_description(table: Table) -> None:
    known: Description = describe(table.game)
    verbs = {verb.slug for verb in known.verbs}
    slugs = {thing.slug for things in known.lists.values() for thing in things}
    for plies in range(0, 120, 8):
        match = wandered(table.game, table.seats, table.options, plies, plies)
        for seat in match.awaited:
            for choice in choices(match.game, match.view(seat), seat):
                assert choice.verb in verbs
                words = [word for word in choice.words if not word.isdigit()]
                assert set(words) <= slugs | {"develop", "nothing"}


def test_old_names_stand_on_the_board_of_1957() -> None:
    old, new = (describe(game).lists["territories"] for game in ("conquete57", "risk76"))
    assert [t.slug for t in old] == [t.slug for t in new]
    assert [t.names["fr"] for t in old] != [t.names["fr"] for t in new]
