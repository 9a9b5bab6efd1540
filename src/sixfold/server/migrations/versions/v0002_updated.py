"""Add an index by the last change of tables, to find those that have expired."""

from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the index."""
    op.create_index("tables_updated", "tables", ["updated"])
