"""Where tables are kept: the SQLite log with its one writer thread, the schema and its migrations."""

from svinarium.tables.store.database import Database, open_database
from svinarium.tables.store.sqlite_log import SqliteLog

__all__ = ["Database", "SqliteLog", "open_database"]
