"""A program that knows only the description of a game can read its views."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from planisphere.catalogue import CATALOGUE, load
from planisphere.choices import choices
from planisphere.describing import Description, describe
from planisphere.fields import HIDDEN, LETTERS, NONE, Bag, fields
from planisphere.game import ONLOOKER
from planisphere.laws import wandered
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
def test_what_people_see_has_a_name_in_both_languages(game: str) -> None:
    known = describe(game)
    shown = {"territories", "continents", "cards", "powers", "zones", "faces"}
    for key in shown & set(known.lists):
        for thing in known.lists[key]:
            assert thing.names["en"]
            assert thing.names["fr"]
    assert known.lists["endings"][0].slug == "running"
    assert all(option.default in (option.values or (option.default,)) for option in known.options)


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
