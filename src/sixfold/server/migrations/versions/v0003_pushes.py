"""Add the subscriptions of devices to notifications about a table. They are deleted with it."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

Name = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "pushes",
        # By the database: the previous version deletes tables, too, and knows nothing of subscriptions.
        sa.Column("table_id", Name, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("id", Name, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
