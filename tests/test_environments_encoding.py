"""The vector of a view and the mask of its actions say what a match says."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from planisphere.adapters.encoding import AWAITED, SEAT, encoding
from planisphere.catalogue import CATALOGUE
from planisphere.fields import fields
from planisphere.match import Match
from tests.tables import TABLES, Table

GAMES = [entry.name for entry in CATALOGUE]


def wander(table: Table, plies: int) -> Any:
    """Play at random, and yield the match before each move."""
    match = Match.new(table.game, table.seats, {"horizon": "9", **table.options}, seed="vector")
    generator = np.random.default_rng(7)
    for _ in range(plies):
        if match.over:
            break
        yield match
        seat = int(generator.choice(match.awaited))
        match.play(seat, int(generator.choice(match.legal(seat))))
    yield match


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_vector_holds_every_field_of_the_view_where_it_is_said_to(table: Table) -> None:
    known = encoding(table.game)
    row = np.empty(known.size, np.int32)
    for match in wander(table, 60):
        for seat in range(table.seats):
            known.write(match.position, seat, row)
            view = match.view(seat)
            assert row[known.slot(SEAT).offset] == seat
            first = known.slot(AWAITED).offset
            assert [s for s in range(table.seats) if row[first + s]] == match.awaited
            for slot in known.slots[2:]:
                part = row[slot.offset : slot.offset + slot.size].reshape(slot.shape)
                assert np.array_equal(part, view[slot.name]), slot.name
            assert (known.lowest <= row).all()
            assert (row <= known.highest).all()


@pytest.mark.parametrize("game", GAMES)
def test_slots_fill_the_vector_without_a_gap_and_leave_out_what_nobody_sees(game: str) -> None:
    known = encoding(game)
    place = 0
    for slot in known.slots:
        assert slot.offset == place
        place += slot.size
    assert place == known.size
    record = fields(known.game.record)
    assert {slot.name for slot in known.slots[2:]} == {n for n, f in record.items() if not f.secret}


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_mask_marks_the_legal_actions_and_nothing_else(table: Table) -> None:
    known = encoding(table.game)
    mask = np.ones(known.game.actions + 1, np.int8)
    for match in wander(table, 60):
        for seat in range(table.seats):
            known.write_mask(match.position, seat, mask)
            assert np.flatnonzero(mask).tolist() == sorted(match.legal(seat))


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_what_is_hidden_from_a_seat_changes_neither_its_vector_nor_its_mask(table: Table) -> None:
    known = encoding(table.game)
    rows = np.empty((2, known.size), np.int32)
    masks = np.empty((2, known.game.actions), np.int8)
    generator = np.random.default_rng(3)
    for match in wander(table, 40):
        for seat in range(table.seats):
            other = match.view(seat)
            known.game.guess(other, generator)
            for index, position in enumerate((match.position, other)):
                known.write(position, seat, rows[index])
                known.write_mask(position, seat, masks[index])
            assert np.array_equal(*rows)
            assert np.array_equal(*masks)
