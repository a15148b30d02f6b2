"""Play has not changed: the playthroughs read as they did."""

from __future__ import annotations

import pytest

from planisphere.match import Match
from tests.golden import FOLDER, name, playthrough
from tests.tables import MODES, Table


@pytest.mark.parametrize("table", MODES, ids=name)
def test_a_playthrough_reads_as_it_did(table: Table) -> None:
    kept = (FOLDER / name(table)).read_text(encoding="utf-8")
    assert playthrough(table) == kept, "`make golden` rewrites it; read the difference"


@pytest.mark.parametrize("table", MODES, ids=name)
def test_a_playthrough_is_a_record_that_can_be_read(table: Table) -> None:
    text = (FOLDER / name(table)).read_text(encoding="utf-8").partition("\nafter ")[0]
    assert Match.from_record(text).over
