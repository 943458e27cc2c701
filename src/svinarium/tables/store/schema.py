"""The tables of the database, for SQLAlchemy Core and Alembic. The hot path writes them with plain SQL."""

from __future__ import annotations

from sqlalchemy import Column, Index, Integer, LargeBinary, MetaData, String, Table, text

metadata = MetaData()

log = Table(
    "log",
    metadata,
    Column("seq", Integer, primary_key=True),
    Column("table_no", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Column("seat", Integer),
    Column("move_id", String),
    Column("epoch", Integer, nullable=False),
    Column("at", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
)
"""One row a committed command, in the order of the commits; never changed, never deleted while its table is kept."""

Index("log_version", log.c.table_no, log.c.version, unique=True)
Index("log_move", log.c.table_no, log.c.seat, log.c.move_id, unique=True, sqlite_where=text("move_id IS NOT NULL"))

tables = Table(
    "tables",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("table_id", String, nullable=False, unique=True),
    Column("phase", String, nullable=False),
    Column("created", Integer, nullable=False),
    Column("changed", Integer, nullable=False),
    Column("guest", String, nullable=False, server_default=text("''")),
    Column("address", String, nullable=False, server_default=text("''")),
)
"""Every table with its phase, for lists and counts; what a table is stands in its log, under its number.

``guest`` made it, from ``address`` (a keyed hash, not the address).
"""

Index("tables_phase", tables.c.phase, tables.c.changed)
Index("tables_guest", tables.c.guest)
Index("tables_address", tables.c.address)

ledgers = Table(
    "ledgers",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("game_id", LargeBinary, nullable=False, unique=True),
    Column("table_id", String, nullable=False),
    Column("attempt", Integer, nullable=False),
    Column("open_line", LargeBinary, nullable=False),
    Column("box", LargeBinary, nullable=False),
    Column("secret", LargeBinary),
    Column("cancelled", Integer, nullable=False, server_default=text("0")),
)
"""The house's chained commitments. ``box`` is the sealed secret, ``secret`` is set when it is revealed."""

meta = Table(
    "meta",
    metadata,
    Column("name", String, primary_key=True),
    Column("value", Integer, nullable=False),
)
"""``epoch`` counts the starts of a house on this database; ``alive:EPOCH`` is when it last said that it was alive."""
