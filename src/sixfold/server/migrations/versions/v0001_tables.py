"""Create the first schema: tables, their events, and seats in transfer to another device."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

# In the order of its bytes on both: a database may otherwise sort names by the rules of some language.
Name = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")


def upgrade() -> None:
    """Create the schema."""
    op.create_table(
        "tables",
        sa.Column("id", Name, primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    # Without row numbers SQLite keeps the events of a table beside each other.
    op.create_table(
        "events",
        sa.Column("table_id", Name, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "carries",
        sa.Column("code", Name, primary_key=True),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.Column("taken_by", sa.Text),
        sqlite_with_rowid=False,
    )
    due, listed = sa.text("due IS NOT NULL"), sa.text("listed")
    op.create_index("tables_due", "tables", ["due", "id"], sqlite_where=due, postgresql_where=due)
    newest_first = [sa.text("updated DESC"), sa.text("id")]
    op.create_index("tables_listed", "tables", newest_first, sqlite_where=listed, postgresql_where=listed)
    op.create_index("carries_expires", "carries", ["expires"])
