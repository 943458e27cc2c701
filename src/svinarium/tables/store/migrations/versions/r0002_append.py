"""The log in the order of its commits, its tables numbered: a batch touches few pages."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the tables anew and carry everything over."""
    op.drop_index("log_move", "log")
    op.rename_table("log", "log_before")
    op.rename_table("tables", "tables_before")
    op.create_table(
        "tables",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.String, nullable=False, unique=True),
        sa.Column("phase", sa.String, nullable=False),
        sa.Column("created", sa.Integer, nullable=False),
        sa.Column("changed", sa.Integer, nullable=False),
    )
    op.create_table(
        "log",
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("table_no", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("move_id", sa.String),
        sa.Column("epoch", sa.Integer, nullable=False),
        sa.Column("at", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_index("log_version", "log", ["table_no", "version"], unique=True)
    op.create_index(
        "log_move",
        "log",
        ["table_no", "seat", "move_id"],
        unique=True,
        sqlite_where=sa.text("move_id IS NOT NULL"),
    )
    op.execute(
        "INSERT INTO tables(table_id, phase, created, changed) "
        "SELECT table_id, phase, created, changed FROM tables_before ORDER BY created, table_id"
    )
    op.execute(
        "INSERT INTO log(table_no, version, seat, move_id, epoch, at, body) "
        "SELECT number, version, seat, move_id, epoch, at, body FROM log_before JOIN tables USING (table_id) "
        "ORDER BY at, number, version"
    )
    op.drop_table("log_before")
    op.drop_table("tables_before")
