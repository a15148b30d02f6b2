"""What the server keeps, table by table of its database."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
    true,
)

METADATA = MetaData()

ID = 22
"""The length of an identity: sixteen random bytes in letters, digits, `-` and `_`."""

people = Table(
    "people",
    METADATA,
    Column("id", String(ID), primary_key=True),
    Column("name", String(30), nullable=False),
    Column("name_key", String(60), nullable=False, unique=True),
    Column("password", String(200)),
    Column("language", String(2), nullable=False),
    Column("created", Float, nullable=False),
    Column("webhook", String(500)),
    Column("webhook_secret", String(64)),
    Column("seen", Float, nullable=False, server_default="0"),
)

tokens = Table(
    "tokens",
    METADATA,
    Column("id", String(ID), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("digest", String(64), nullable=False, unique=True),
    Column("label", String(60), nullable=False),
    Column("created", Float, nullable=False),
)

tables = Table(
    "tables",
    METADATA,
    Column("id", String(ID), primary_key=True),
    Column("game", String(30), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("host", ForeignKey("people.id", ondelete="SET NULL")),
    Column("listed", Boolean, nullable=False),
    Column("onlookers", Boolean, nullable=False),
    Column("state", String(10), nullable=False),
    Column("seed", String(64), nullable=False),
    Column("salts", JSON, nullable=False),
    Column("level", String(10), nullable=False),
    Column("clock", JSON),
    Column("times", JSON),
    Column("deadline", Float, index=True),
    Column("created", Float, nullable=False),
    Column("started", Float),
    Column("ended", Float),
    Column("version", Integer, nullable=False, server_default="0"),
    Column("start", Text, nullable=False, server_default=""),
    Column("undo", Boolean, nullable=False, server_default=false()),
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("settled", Boolean, nullable=False, server_default=false()),
    Column("origin", JSON),
    Column("rematch", String(ID)),
    Column("touched", Float, nullable=False, server_default="0"),
    Column("when_full", Boolean, nullable=False, server_default=false()),
    Index("tables_by_state", "state", "listed", "created"),
    Index("tables_to_settle", "rated", "settled"),
)

seats = Table(
    "seats",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("name", String(30), nullable=False),
    Column("level", String(10)),
    Column("salt", String(64)),
    Column("resigned", Integer),
    Column("standing", Boolean, nullable=False, server_default=true()),
    Column("left", Float),
)
"""Who sits where; *resigned* is the number before which a person has *left*, at that time."""

silenced = Table(
    "silenced",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
)
"""Who says nothing at a table, as its host wishes, in whatever seat or in none."""

drafts = Table(
    "drafts",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("text", Text, nullable=False),
)
"""What a seat has begun to write and not handed in; nobody else reads it."""

entries = Table(
    "entries",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("actions", JSON, nullable=False),
    Column("chance", JSON, nullable=False),
    Column("written", Text, nullable=False),
    Column("key", String(64)),
    Column("made", Float, nullable=False),
    Column("undoes", Integer),
)
"""Hand-ins: the primary key decides which of two with the same number counts."""

talk = Table(
    "talk",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("person", ForeignKey("people.id", ondelete="SET NULL")),
    Column("name", String(30), nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("made", Float, nullable=False),
    Column("to", Integer),
    Column("proposal", JSON),
    Column("answers", Integer),
    Column("number", Integer, nullable=False, server_default="0"),
)
"""What was said at tables; to one seat alone where *to* is set; *answers* names a proposal."""

blocks = Table(
    "blocks",
    METADATA,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("blocked", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
)

reports = Table(
    "reports",
    METADATA,
    Column("id", String(ID), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="SET NULL")),
    Column("against", ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("table", ForeignKey("tables.id", ondelete="SET NULL")),
    Column("text", Text, nullable=False),
    Column("made", Float, nullable=False),
    Column("talk", JSON, nullable=False, server_default="[]"),
    Index("reports_of_a_person", "person", "made"),
)
"""What people tell the operator of each other, with the *talk* that they could hear."""

ratings = Table(
    "ratings",
    METADATA,
    Column("game", String(30), primary_key=True),
    Column("player", String(ID), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), index=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("matches", Integer, nullable=False),
    Column("won", Float, nullable=False),
)
"""How strong a player is in a game: a *person*, or a level of bots, as `bot:normal`."""
