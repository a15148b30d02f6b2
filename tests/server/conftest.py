"""One server for all tests of a file, and one of its own for those that ask; on both databases."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.backends import Postgres, Redis, open_folder, postgres, redis
from tests.server.hosting import Host, hosting

KINDS = ("sqlite", "postgresql")
SOAKED = {"test_talk", "test_tables_in_play", "test_trouble", "test_blocks", "test_tidying"}
"""The files whose tests meet PostgreSQL in the soak alone, to keep the whole run short."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave some of what is asked of PostgreSQL to the soak."""
    for item in items:
        if item.path.stem in SOAKED and "[postgresql" in item.name:
            item.add_marker("soak")


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Postgres]:
    """A PostgreSQL for all tests of this process."""
    with open_folder() as folder, postgres(folder) as running:
        yield running


@pytest.fixture(scope="session")
def redis_server() -> Iterator[Redis]:
    """A Redis for all tests of this process."""
    with open_folder() as folder, redis(folder) as running:
        yield running


def _fresh(request: pytest.FixtureRequest, folder: Path) -> str:
    """Return the address of an empty database of the kind that a test is run on."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{folder / 'planisphere.db'}"
    server: Postgres = request.getfixturevalue("postgresql")
    return server.database()


@pytest.fixture(scope="module", params=KINDS)
def host(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Host]:
    """A server with an empty database."""
    folder = tmp_path_factory.mktemp("server")
    with hosting(folder, database=_fresh(request, folder)) as running:
        yield running


@pytest.fixture(params=KINDS)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, for a test with servers of its own."""
    return _fresh(request, tmp_path)


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A folder for a server's data."""
    return tmp_path
