"""Opening the house's database: the lock against a second house, the migrations, the epoch."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import msgspec
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from filelock import FileLock, Timeout
from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.pool import NullPool

from svinarium.kernel import MalformedError

PRAGMAS = ("PRAGMA journal_mode=WAL", "PRAGMA synchronous=FULL", "PRAGMA busy_timeout=2000", "PRAGMA foreign_keys=ON")
"""How every connection is set up: a commit is on disk before it is said to be."""


class Database(msgspec.Struct, frozen=True):
    """An open database: this process alone owns it until `close`."""

    path: Path
    engine: Engine
    epoch: int
    lock: FileLock

    def connect(self) -> sqlite3.Connection:
        """A raw connection for the hot path, in autocommit mode, for use by one thread at a time."""
        return _connect(self.path)

    def close(self) -> None:
        """Let another process have it."""
        self.engine.dispose()
        self.lock.release()


def open_database(url: str, folder: Path) -> Database:
    """Open (or make) the database that ``url`` names, ``sqlite:///path``; empty: ``svinarium.db`` in the data folder.

    `MalformedError` with the reason: ``database_url``, ``folder_unwritable``, ``database_locked``, ``database_newer``,
    ``database_unreadable``.
    """
    path = _path_of(url, folder)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = FileLock(f"{path}.lock")
        lock.acquire(timeout=0)
    except Timeout as error:
        raise MalformedError("database_locked", {"path": str(path)}) from error
    except OSError as error:
        raise MalformedError("folder_unwritable", {"path": str(path.parent)}) from error
    engine = _engine(path)
    try:
        _migrate(engine)
        return Database(path, engine, _next_epoch(path), lock)
    except MalformedError:
        lock.release()
        raise
    except (sqlite3.Error, DBAPIError) as error:
        lock.release()
        raise MalformedError(_code_of(error), {"path": str(path)}) from error


def _path_of(url: str, folder: Path) -> Path:
    if not url:
        return folder / "svinarium.db"
    try:
        parsed: URL = make_url(url)
    except ArgumentError as error:
        raise MalformedError("database_url", {"url": url.partition("://")[0], "expected": "sqlite:///…"}) from error
    if parsed.get_backend_name() != "sqlite" or not parsed.database or parsed.database == ":memory:":
        raise MalformedError("database_url", {"url": parsed.get_backend_name(), "expected": "sqlite:///…"})
    return Path(parsed.database)


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    for pragma in PRAGMAS:
        connection.execute(pragma)
    return connection


def _engine(path: Path) -> Engine:
    engine = create_engine(URL.create("sqlite", database=str(path)), poolclass=NullPool)

    @event.listens_for(engine, "connect")
    def set_up(connection: sqlite3.Connection, _record: object) -> None:
        for pragma in PRAGMAS:
            connection.execute(pragma)

    return engine


def _migrate(engine: Engine) -> None:
    config = Config()
    config.set_main_option("script_location", "svinarium.tables.store:migrations")
    config.set_main_option("path_separator", "os")
    scripts = ScriptDirectory.from_config(config)
    known = {script.revision for script in scripts.walk_revisions()}
    with engine.begin() as connection:
        found = MigrationContext.configure(connection).get_current_revision()
        if found is not None and found not in known:
            raise MalformedError("database_newer", {"found": found, "known": scripts.get_current_head() or ""})
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def _next_epoch(path: Path) -> int:
    connection = _connect(path)
    try:
        connection.execute("BEGIN IMMEDIATE")
        connection.execute(
            "INSERT INTO meta(name, value) VALUES ('epoch', 1) ON CONFLICT(name) DO UPDATE SET value = value + 1"
        )
        (epoch,) = connection.execute("SELECT value FROM meta WHERE name = 'epoch'").fetchone()
        connection.execute("COMMIT")
        return int(epoch)
    finally:
        connection.close()


def _code_of(error: Exception) -> str:
    text = str(error)
    if "locked" in text:
        return "database_locked"
    if "readonly" in text or "unable to open" in text:
        return "folder_unwritable"
    return "database_unreadable"
