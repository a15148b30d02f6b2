"""PostgreSQL and Redis of the tests' own: started in a folder, stopped, killed, started again.

Both listen on a socket in their folder, so no port can be taken and an address outlives a restart.
"""

from __future__ import annotations

import asyncio
import os
import pwd
import shutil
import signal
import ssl
import subprocess
import tempfile
import time
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import asyncpg
from redis import Redis as RedisClient
from redis.exceptions import RedisError

PATIENCE = 180.0
"""Seconds for anything to happen: games may have to be compiled first, and the machine be busy."""
PLAIN: Any = {"trust_env": False, "verify": ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)}
"""How HTTP is spoken here: to read the machine's certificates takes each client 20 milliseconds."""
NUMBERS = count(1)


def wait_until(ready: Callable[[], object], what: str, pause: float = 0.01) -> None:
    """Wait until something is so; fail with what did not come about."""
    until = time.monotonic() + PATIENCE
    while not ready():
        assert time.monotonic() < until, f"not within {PATIENCE:.0f} seconds: {what}"
        time.sleep(pause)


class Backend(ABC):
    """A program that listens in a folder, and can be stopped and started there."""

    gentle = signal.SIGTERM

    def __init__(self, folder: Path, *command: str) -> None:
        self.folder = folder
        self.command = command
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start, and wait until it answers."""
        with (self.folder / "log").open("ab") as log:
            command = [*as_servant(), *self.command]
            self.process = subprocess.Popen(command, cwd=self.folder, stdout=log, stderr=log)
        wait_until(self._lives_and_answers, f"{self.command[0]} answers")

    def stop(self) -> None:
        """Stop as at a wish."""
        self._end(self.gentle)

    def kill(self) -> None:
        """Stop at once, without a chance to tidy up."""
        self._end(signal.SIGKILL)

    def discard(self) -> None:
        """Stop for good, and write nothing more to a folder that is to be removed."""
        self._end(signal.SIGQUIT)

    def restart(self) -> None:
        """Stop and start again; what was promised is still there."""
        self.stop()
        self.start()

    @abstractmethod
    def answers(self) -> bool:
        """Whether it can be used."""

    def _lives_and_answers(self) -> bool:
        """Whether it can be used; fail if it has ended."""
        assert self.process is not None
        assert self.process.poll() is None, (self.folder / "log").read_text()
        return self.answers()

    def _end(self, how: signal.Signals) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(PATIENCE)
            self.process = None


class Postgres(Backend):
    """A cluster of PostgreSQL."""

    gentle = signal.SIGINT
    """Connections are ended, and what was promised is on the disk."""

    def __init__(self, folder: Path) -> None:
        settings = {"listen_addresses": "", "unix_socket_directories": str(folder), "fsync": "on"}
        told = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        super().__init__(folder, postgres_program("postgres"), "-D", f"{folder}/data", *told)

    def make(self) -> None:
        """Make the cluster; the folder belongs to whoever runs it."""
        initdb = [postgres_program("initdb"), "-D", f"{self.folder}/data", "-U", "postgres"]
        quick = ["--no-sync", "--no-locale", "--encoding=UTF8", "--auth=trust"]
        command = [*as_servant(), *initdb, *quick]
        subprocess.run(command, cwd=self.folder, check=True, capture_output=True)

    @property
    def url(self) -> str:
        """The address of the database that every cluster has."""
        return self.url_of("postgres")

    def url_of(self, database: str) -> str:
        """Return the address of a database, as the server is told it."""
        return f"postgresql+asyncpg://postgres@/{database}?host={self.folder}"

    def database(self) -> str:
        """Make an empty database, and return its address."""
        name = f"planisphere_{next(NUMBERS)}"
        self.run(lambda connection: connection.execute(f"CREATE DATABASE {name}"))
        return self.url_of(name)

    def run(self, work: Callable[[asyncpg.Connection], Awaitable[object]]) -> None:
        """Do something in the database that every cluster has."""

        async def connected() -> None:
            connection = await asyncpg.connect(
                host=str(self.folder), user="postgres", database="postgres"
            )
            try:
                await work(connection)
            finally:
                await connection.close()

        asyncio.run(connected())

    def answers(self) -> bool:
        """Whether it takes connections."""
        try:
            self.run(lambda connection: connection.execute("SELECT 1"))
        except (OSError, asyncpg.CannotConnectNowError):
            return False
        return True

    def kill(self) -> None:
        """Stop at once; the children of PostgreSQL notice, and must be gone before a new start."""
        super().kill()
        wait_until(lambda: not self._has_children(), "PostgreSQL is dead")

    def _has_children(self) -> bool:
        """Whether some process still works in the data of this cluster."""
        own = f"{self.folder}/data"
        return any(_folder_of(process) == own for process in Path("/proc").glob("[0-9]*"))


class Redis(Backend):
    """A Redis that keeps nothing on the disk."""

    def __init__(self, folder: Path) -> None:
        self.socket = f"{folder}/redis.socket"
        quiet = ["--port", "0", "--save", "", "--appendonly", "no"]
        super().__init__(folder, program("redis-server"), "--unixsocket", self.socket, *quiet)

    @property
    def url(self) -> str:
        """The address, as the server is told it."""
        return f"unix://{self.socket}"

    def answers(self) -> bool:
        """Whether it answers."""
        try:
            with RedisClient.from_url(self.url) as client:
                return bool(client.ping())
        except (OSError, RedisError):
            return False


@contextmanager
def postgres(folder: Path) -> Iterator[Postgres]:
    """Run a PostgreSQL in an empty folder that everybody can reach."""
    server = Postgres(folder)
    _give(folder)
    server.make()
    with _running(server):
        yield server


@contextmanager
def redis(folder: Path) -> Iterator[Redis]:
    """Run a Redis in an empty folder that everybody can reach."""
    server = Redis(folder)
    _give(folder)
    with _running(server):
        yield server


@contextmanager
def open_folder() -> Iterator[Path]:
    """Make a folder that everybody can reach, unlike those of pytest, and remove it afterwards."""
    folder = Path(tempfile.mkdtemp(prefix="planisphere-"))
    try:
        yield folder
    finally:
        shutil.rmtree(folder)


@contextmanager
def _running(server: Postgres | Redis) -> Iterator[None]:
    server.start()
    try:
        yield
    finally:
        server.discard()


def program(name: str) -> str:
    """Return where a program is."""
    found = shutil.which(name)
    assert found, f"{name} is not installed: make servers"
    return found


def postgres_program(name: str) -> str:
    """Return where a program of PostgreSQL is; Debian keeps them off the path."""
    debian = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    return str(debian[-1]) if debian else program(name)


def servant() -> str | None:
    """Name the user who runs what refuses to be run by root; nobody else if we are not root."""
    if os.geteuid() != 0:
        return None
    known = {user.pw_name for user in pwd.getpwall()}
    return "postgres" if "postgres" in known else "nobody"


def as_servant() -> list[str]:
    """Return what runs a command as the servant; on Linux it ends when the tests do."""
    if shutil.which("setpriv") is None:
        return []
    user = servant()
    other = ["--reuid", user, "--regid", user, "--clear-groups"] if user else []
    return ["setpriv", *other, "--pdeathsig", "QUIT", "--"]


def _give(folder: Path) -> None:
    """Give a folder to the servant, who alone may enter it."""
    folder.chmod(0o700)
    user = servant()
    if user:
        shutil.chown(folder, user)


def _folder_of(process: Path) -> str:
    """Return where a process works, or nothing if it is gone or not ours."""
    try:
        return str((process / "cwd").readlink())
    except OSError:
        return ""
