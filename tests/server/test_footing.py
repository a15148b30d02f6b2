"""Addresses of a database and of Redis, as people write them; what cannot be used is said so."""

from __future__ import annotations

import sys
from pathlib import Path

import asyncpg
import pytest

from planisphere.faults import Fault
from planisphere.server import footing
from tests.server.backends import Postgres, Redis
from tests.server.hosting import Guest, hosting
from tests.test_cli import FINE, faulty, run

PASSWORD = "mackerel"

pytestmark = pytest.mark.filterwarnings("ignore:Cyclopts application invoked without tokens")


@pytest.fixture(autouse=True)
def surroundings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a server keep its secret in a folder of the test."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def refused(monkeypatch: pytest.MonkeyPatch, *command: str, **said: str) -> str:
    """Return the one sentence with which a command refuses its settings, never the password."""
    for name, value in said.items():
        monkeypatch.setenv(f"PLANISPHERE_{name.upper()}", value)
    sentence = faulty(*command)
    assert "\n" not in sentence
    assert not [part for part in ("mack", "erel") if part in sentence]
    return sentence


@pytest.mark.parametrize(
    ("written", "used"),
    [
        ("sqlite:///file.db", "sqlite+aiosqlite:///file.db"),
        ("sqlite+aiosqlite:////data/file.db", "sqlite+aiosqlite:////data/file.db"),
        ("postgresql://ana:a%40b@host/x", "postgresql+asyncpg://ana:a%40b@host/x"),
        ("postgres://ana@host:5433/x", "postgresql+asyncpg://ana@host:5433/x"),
        ("postgresql+asyncpg:///x?host=/run", "postgresql+asyncpg:///x?host=/run"),
    ],
)
def test_a_database_is_written_with_its_driver_or_without(written: str, used: str) -> None:
    assert footing.plain_database(written) == used


def test_a_server_and_its_operator_take_the_plain_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = f"sqlite:///{tmp_path / 'file.db'}"
    with hosting(tmp_path, database=database) as host:
        Guest(host, "Ana")
    monkeypatch.setenv("PLANISPHERE_DATABASE", database)
    ran = run("admin", "people")
    assert (ran.returncode, ran.stdout[-5:]) == (FINE, "~Ana\n")


@pytest.mark.parametrize(
    ("written", "reason"),
    [
        ("file.db", "database-form"),
        ("ana:mackerel@host/x", "database-form"),
        ("sqlite://", "database-form"),
        ("sqlite:///:memory:", "database-form"),
        ("postgresql://ana:mackerel@host:port/x", "database-form"),
        ("postgresql://ana:mackerel@host:99999/x", "database-form"),
        ("mysql://ana:mackerel@host/x", "database-scheme"),
        ("postgresql+psycopg2://ana:mackerel@host/x", "database-scheme"),
    ],
)
def test_what_names_no_database_is_refused(written: str, reason: str) -> None:
    with pytest.raises(Fault) as fault:
        footing.plain_database(written)
    assert fault.value.reason == reason
    assert "mack" not in str(fault.value)


@pytest.mark.parametrize("written", ["host", "http://host", "redis://:mackerel@host:port"])
def test_what_names_no_redis_is_refused(written: str) -> None:
    with pytest.raises(Fault, match=r"^redis-form$"):
        footing.plain_redis(written)


@pytest.mark.parametrize("command", [("serve",), ("admin", "people")])
def test_a_setting_that_cannot_be_read_is_refused_in_the_language_of_who_gave_it(
    monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...]
) -> None:
    wrong = f"mysql://ana:{PASSWORD}@host/x"
    assert "names a “mysql”" in refused(monkeypatch, *command, database=wrong)
    monkeypatch.setenv("PLANISPHERE_DATABASE", wrong)
    french = faulty(*command, surroundings="fr_FR.UTF-8")
    assert french.startswith("PLANISPHERE_DATABASE nomme « mysql »")
    assert "PLANISPHERE_REDIS" in refused(
        monkeypatch, *command, database="sqlite:///file.db", redis=f"http://:{PASSWORD}@host"
    )


def test_a_folder_that_is_not_there_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "missing" / "file.db"
    sentence = refused(monkeypatch, "serve", database=f"sqlite:///{file}")
    assert f"at {file} cannot be used" in sentence


@pytest.mark.parametrize(
    "command", [("serve",), ("admin", "people"), ("admin", "backup", "copy.db")]
)
def test_a_file_that_is_no_database_is_said_and_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("letter.txt").write_text("Dear Ana" * 100)
    sentence = refused(monkeypatch, *command, database="sqlite:///letter.txt")
    assert sentence.endswith("file is not a database")
    assert Path("letter.txt").read_text() == "Dear Ana" * 100
    assert not Path("copy.db").exists()


def test_a_driver_that_is_not_installed_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    sentence = refused(monkeypatch, "serve", database=f"postgresql://ana:{PASSWORD}@host/x")
    assert "The database at host cannot be used" in sentence
    assert "asyncpg" in sentence


@pytest.mark.parametrize("command", [("serve",), ("admin", "people")])
@pytest.mark.parametrize("password", [PASSWORD, "mack@erel", "mack/erel"])
def test_a_host_that_there_is_not_is_said(
    monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...], password: str
) -> None:
    database = f"postgresql://ana:{password}@nowhere.invalid:5433/x"
    sentence = refused(monkeypatch, *command, database=database)
    assert "The database at nowhere.invalid:5433 cannot be used" in sentence


def test_a_database_that_there_is_not_is_said(
    postgresql: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    sentence = refused(monkeypatch, "serve", database=postgresql.url_of("missing"))
    assert 'database "missing" does not exist' in sentence


@pytest.mark.parametrize("command", [("serve",), ("admin", "people")])
def test_a_wrong_password_is_said_and_not_shown(
    postgresql: Postgres, monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...]
) -> None:
    only_with_password(postgresql, "stranger")
    database = f"postgresql://stranger:{PASSWORD}@/postgres?host={postgresql.folder}"
    sentence = refused(monkeypatch, *command, database=database)
    assert 'password authentication failed for user "stranger"' in sentence


def only_with_password(server: Postgres, user: str) -> None:
    """Make a user who has to know a password."""

    async def make(connection: asyncpg.Connection) -> None:
        await connection.execute(f"DROP ROLE IF EXISTS {user}")
        await connection.execute(f"CREATE ROLE {user} LOGIN PASSWORD 'another'")
        await connection.execute("SELECT pg_reload_conf()")

    file = server.folder / "data" / "pg_hba.conf"
    file.write_text(f"local all {user} scram-sha-256\n{file.read_text()}")
    server.run(make)


def test_a_redis_that_does_not_answer_or_does_not_know_who_asks_is_said(
    tmp_path: Path, redis_server: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = f"sqlite:///{tmp_path / 'file.db'}"
    for redis in (f"unix://{tmp_path}/nobody", f"unix://ana:{PASSWORD}@{redis_server.socket}"):
        sentence = refused(monkeypatch, "serve", database=database, redis=redis)
        assert (
            f"Redis at {redis.rpartition('@')[2].removeprefix('unix://')} cannot be used"
            in sentence
        )
