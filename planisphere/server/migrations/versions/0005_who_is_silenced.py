"""Who is silenced at a table: a person, and no longer the seat that he may leave."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Note the people of the seats that were silenced, and keep nothing of it with the seats."""
    op.create_table(
        "silenced",
        sa.Column("table", sa.String(length=22), nullable=False),
        sa.Column("person", sa.String(length=22), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "person"),
    )
    op.execute(
        'INSERT INTO silenced ("table", person)'
        ' SELECT DISTINCT "table", person FROM seats WHERE muted AND person IS NOT NULL'
    )
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("muted")
