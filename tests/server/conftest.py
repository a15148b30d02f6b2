"""One server for all tests of a file, and one of its own for those that ask."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.hosting import Host, hosting


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server with an empty database."""
    with hosting(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A folder for a server's data."""
    return tmp_path
