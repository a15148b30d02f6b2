"""What tables keep beside the match: versions, drafts, talk in private, ratings."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

NO, YES = sa.false(), sa.true()


def upgrade() -> None:
    """Add columns and tables."""
    op.add_column("people", sa.Column("webhook", sa.String(length=500)))
    for column in (
        sa.Column("version", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("start", sa.Text(), nullable=False, server_default=""),
        sa.Column("undo", sa.Boolean(), nullable=False, server_default=NO),
        sa.Column("rated", sa.Boolean(), nullable=False, server_default=NO),
        sa.Column("settled", sa.Boolean(), nullable=False, server_default=NO),
        sa.Column("origin", sa.JSON()),
        sa.Column("rematch", sa.String(length=22)),
    ):
        op.add_column("tables", column)
    for column in (
        sa.Column("salt", sa.String(length=64)),
        sa.Column("resigned", sa.Integer()),
        sa.Column("standing", sa.Boolean(), nullable=False, server_default=YES),
        sa.Column("muted", sa.Boolean(), nullable=False, server_default=NO),
    ):
        op.add_column("seats", column)
    op.add_column("entries", sa.Column("undoes", sa.Integer()))
    with op.batch_alter_table("talk") as talk:
        talk.add_column(sa.Column("person", sa.String(length=22)))
        talk.add_column(sa.Column("to", sa.Integer()))
        talk.add_column(sa.Column("proposal", sa.JSON()))
        talk.add_column(sa.Column("answers", sa.Integer()))
        talk.add_column(sa.Column("number", sa.Integer(), nullable=False, server_default="0"))
        talk.create_foreign_key("talk_person", "people", ["person"], ["id"], ondelete="SET NULL")
    op.create_table(
        "drafts",
        sa.Column("table", sa.String(length=22), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "seat"),
    )
    op.create_table(
        "blocks",
        sa.Column("person", sa.String(length=22), nullable=False),
        sa.Column("blocked", sa.String(length=22), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["blocked"], ["people.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "blocked"),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.String(length=22), nullable=False),
        sa.Column("person", sa.String(length=22)),
        sa.Column("against", sa.String(length=22), nullable=False),
        sa.Column("table", sa.String(length=22)),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="SET NULL"),
        sa.ForeignKeyConstraint(["against"], ["people.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(length=30), nullable=False),
        sa.Column("player", sa.String(length=22), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("matches", sa.Integer(), nullable=False),
        sa.Column("won", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("game", "player"),
    )
