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
    Index("tables_by_state", "state", "listed", "created"),
)

seats = Table(
    "seats",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("name", String(30), nullable=False),
    Column("level", String(10)),
)

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
)
"""Hand-ins: the primary key decides which of two with the same number counts."""

talk = Table(
    "talk",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("name", String(30), nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("made", Float, nullable=False),
)
