"""The log, the tables, the chained commitments."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision: str | None = None


def upgrade() -> None:
    """Make the first tables."""
    op.create_table(
        "log",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer),
        sa.Column("move_id", sa.String),
        sa.Column("epoch", sa.Integer, nullable=False),
        sa.Column("at", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index(
        "log_move",
        "log",
        ["table_id", "seat", "move_id"],
        unique=True,
        sqlite_where=sa.text("move_id IS NOT NULL"),
    )
    op.create_table(
        "tables",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("phase", sa.String, nullable=False),
        sa.Column("created", sa.Integer, nullable=False),
        sa.Column("changed", sa.Integer, nullable=False),
    )
    op.create_table(
        "ledgers",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("game_id", sa.LargeBinary, nullable=False, unique=True),
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("attempt", sa.Integer, nullable=False),
        sa.Column("open_line", sa.LargeBinary, nullable=False),
        sa.Column("box", sa.LargeBinary, nullable=False),
        sa.Column("secret", sa.LargeBinary),
        sa.Column("cancelled", sa.Integer, nullable=False, server_default=sa.text("0")),
    )
    op.create_table(
        "meta",
        sa.Column("name", sa.String, primary_key=True),
        sa.Column("value", sa.Integer, nullable=False),
    )
