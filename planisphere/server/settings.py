"""What a server can be told from outside, by the environment."""

from __future__ import annotations

import os
import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from platformdirs import user_data_path

from planisphere.bots.budgets import TURN_SECONDS
from planisphere.faults import Fault
from planisphere.server import footing

PREFIX = "PLANISPHERE_"

Number = Annotated[int, msgspec.Meta(ge=1)]


class Settings(msgspec.Struct, frozen=True):
    """Where a server listens, what it keeps, and how much it lets people do."""

    database: str
    """A URL of SQLAlchemy: SQLite or PostgreSQL."""
    secret: str
    """What cookies are sealed with; the same for all processes of a server."""
    host: str = "0.0.0.0"
    """Where to listen; by default friends on the same network reach it."""
    port: int = 8780
    origins: tuple[str, ...] = ()
    """Other addresses whose pages may talk to the server; its own always may."""
    redis: str = ""
    """A URL of Redis, through which several processes tell each other what has changed."""
    workers: Number = 1
    """Processes that serve together; several need PostgreSQL and Redis."""
    look_seconds: Annotated[float, msgspec.Meta(gt=0)] = 1.0
    """How often a process looks for changes of others that it was not told of."""
    tables_a_person: int = 50
    """Open and running tables that one person may have made."""
    sockets_a_person: int = 50
    """Connections to tables that one person may hold, with each process."""
    message_bytes: int = 16_384
    messages_a_minute: int = 600
    """Messages of one person, over all his sockets together, with each process."""
    requests_a_minute: Number = 600
    """Requests of one person, or with one token."""
    requests_a_minute_from_one_address: Number = 6_000
    sign_ins_a_minute: Number = 30
    """Guests let in, passwords tried and passwords set from one address."""
    salt_seconds: float = 10.0
    """How long a match waits for the salts of its players' clients."""
    address: str = ""
    """Where people reach the server from outside, as https://tables.example; for links."""
    webhooks: Literal["public", "anywhere", "off"] = "public"
    """Where people may want to be called: at public addresses, at any, or nowhere."""
    guest_days: Number = 90
    """After so many days guests who never came back are forgotten."""
    open_table_days: Number = 30
    """After so many days open tables that nobody has touched are closed."""
    hard_seconds: Annotated[float, msgspec.Meta(ge=0)] = TURN_SECONDS["hard"]
    """How long a hard bot may think in a turn; 0: by playouts, and alike on every machine."""
    master_seconds: Annotated[float, msgspec.Meta(ge=0)] = TURN_SECONDS["master"]
    """How long a master bot may."""
    luck_seconds: Annotated[float, msgspec.Meta(ge=0)] = 10.0
    """How long the chances to win of a match that is over may be reckoned, once it has begun."""
    proxies: str = "127.0.0.1"
    """Addresses of proxies, with commas: whom they say that they ask for is believed."""
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    metrics: str = ""
    """Where numbers for Prometheus are served, as 127.0.0.1:9180; nowhere if empty."""

    @property
    def turn_seconds(self) -> dict[str, float]:
        """How long the bots that think may do so in a turn, by level."""
        return {"hard": self.hard_seconds, "master": self.master_seconds}


def settings(environment: Mapping[str, str] | None = None, data: Path | None = None) -> Settings:
    """Read the settings; what is not said is kept in the folder of the person's data."""
    said = os.environ if environment is None else environment
    folder = data or user_data_path("planisphere", appauthor=False)
    given = {
        name: said[PREFIX + name.upper()]
        for name in Settings.__struct_fields__
        if said.get(PREFIX + name.upper())
    }
    if "database" not in given:
        folder.mkdir(parents=True, exist_ok=True)
        given["database"] = f"sqlite+aiosqlite:///{folder / 'planisphere.db'}"
    given["secret"] = given.get("secret") or _own_secret(folder)
    given["database"] = footing.plain_database(given["database"])
    given["redis"] = footing.plain_redis(given["redis"]) if "redis" in given else ""
    values: dict[str, object] = {**given}
    if "origins" in given:
        values["origins"] = tuple(given["origins"].split())
    try:
        return msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise Fault("setting-wrong", cause=str(error)) from None


def _own_secret(folder: Path) -> str:
    """Return the secret of this machine, made once and readable by its owner alone."""
    file = folder / "secret"
    folder.mkdir(parents=True, exist_ok=True)
    if not file.exists():
        made = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(made, "w", encoding="ascii") as out:
            out.write(secrets.token_hex(32))
    return file.read_text(encoding="ascii").strip()
