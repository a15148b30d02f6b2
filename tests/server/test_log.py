"""Entries of a log: what the database keeps, and what a seat may read of them."""

from __future__ import annotations

import json
import random

import pytest

from planisphere.chance import Drawn
from planisphere.game import ONLOOKER
from planisphere.laws import wandered
from planisphere.match import HandIn
from planisphere.server import log
from planisphere.server.telling import fields_of, heard
from planisphere.telling.company import Company, Player
from planisphere.telling.tellers import ALIKE, teller
from planisphere.words import words
from tests.tables import MODES, WORLD_TABLES, Table


def kept(entry: HandIn) -> HandIn:
    """Return an entry after it has been through the database's JSON."""
    return log.hand_in(json.loads(json.dumps(log.written("table", 1, entry, "").values)))


@pytest.mark.parametrize("table", MODES, ids=str)
def test_an_entry_comes_back_as_it_was_written_down(table: Table) -> None:
    match = wandered(*table, 4, 40)
    seat = next((seat for seat in range(match.seats) if match.undoable(seat) is not None), None)
    if seat is not None:
        match.undo(seat)
    for entry in match.log:
        assert kept(entry) == entry


@pytest.mark.parametrize("table", MODES, ids=str)
def test_nobody_hears_a_raw_answer(table: Table) -> None:
    match, choice = wandered(*table, 4, 40), random.Random(2)
    for number, entry in enumerate(match.log):
        lie = [t._replace(drawn=Drawn(choice.randrange(99), 99)) for t in entry.chance]
        other = entry._replace(chance=tuple(lie))
        before = match.at(number).position
        for seat in (*range(match.seats), ONLOOKER):
            told = [heard(match.game, before, e, seat) for e in (entry, other)]
            assert told[0] == told[1]


@pytest.mark.parametrize("table", MODES, ids=str)
def test_a_view_is_read_field_by_field_as_numpy_reads_it(table: Table) -> None:
    match = wandered(*table, 5, 60)
    for seat in (*range(match.seats), ONLOOKER):
        view = match.view(seat)
        assert fields_of(view) == {name: view[name].tolist() for name in view.dtype.names}


@pytest.mark.parametrize("table", [t for t in WORLD_TABLES if t.game in ALIKE], ids=str)
@pytest.mark.parametrize("seed", range(3))
def test_who_hears_the_same_moves_is_told_them_in_the_same_words(table: Table, seed: int) -> None:
    match = wandered(*table, seed, 250)
    company = Company([Player(name) for name in "ABCDEF"[: match.seats]], words("fr"))
    for number, before, entry, after in match.entries():
        if match.game.awaited(after) == 0:
            return
        said: dict[str, list[object]] = {}
        for seat in (*range(match.seats), ONLOOKER):
            actions, chance, _ = heard(match.game, before, entry, seat)
            lines = teller(match.game, company, seat).tell(before.copy(), entry)
            assert said.setdefault(f"{actions} {chance}", list(lines)) == lines, number
