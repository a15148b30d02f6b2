"""What people are to each other: when they were seen, how they are called, what they report."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

ID = sa.String(length=22)


def upgrade() -> None:
    """Add columns; ratings, which nobody had yet, are made anew and go with their person."""
    for table, column in (
        ("people", sa.Column("webhook_secret", sa.String(length=64))),
        ("people", sa.Column("seen", sa.Float(), nullable=False, server_default="0")),
        ("tables", sa.Column("touched", sa.Float(), nullable=False, server_default="0")),
        ("seats", sa.Column("left", sa.Float())),
        ("reports", sa.Column("talk", sa.JSON(), nullable=False, server_default="[]")),
    ):
        op.add_column(table, column)
    _fill()
    op.create_index("tables_to_settle", "tables", ["rated", "settled"])
    op.create_index("reports_of_a_person", "reports", ["person", "made"])
    op.drop_table("ratings")
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(length=30), nullable=False),
        sa.Column("player", ID, nullable=False),
        sa.Column("person", ID),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("matches", sa.Integer(), nullable=False),
        sa.Column("won", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "player"),
    )
    op.create_index("ix_ratings_person", "ratings", ["person"])


def _fill() -> None:
    """Take everybody for seen just now, and a table for touched when it was made."""
    people = sa.table("people", sa.column("seen", sa.Float()))
    tables = sa.table("tables", sa.column("touched", sa.Float()), sa.column("created", sa.Float()))
    op.execute(people.update().values(seen=time.time()))
    op.execute(tables.update().values(touched=tables.c.created))
