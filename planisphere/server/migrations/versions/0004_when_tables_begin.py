"""When tables begin: as their host says, or by themselves once they are full."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add a column; the tables that there are begin as their hosts say."""
    no = sa.false()
    op.add_column("tables", sa.Column("when_full", sa.Boolean(), nullable=False, server_default=no))
