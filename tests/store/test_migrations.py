"""The migrations make exactly what ``store/schema.py`` describes."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, inspect
from sqlalchemy.pool import NullPool
from sqlalchemy.schema import CreateIndex, CreateTable

from svinarium.tables import open_database
from svinarium.tables.store.schema import metadata


def squeezed(statement: str) -> str:
    """SQL without its layout."""
    return " ".join(statement.replace("(", " ( ").replace(")", " ) ").replace(",", " , ").split()).lower()


def test_no_difference(tmp_path: Path) -> None:
    database = open_database("", tmp_path)
    with database.engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
        assert compare_metadata(context, metadata) == []
    database.close()


def test_not_even_in_what_alembic_does_not_compare(tmp_path: Path) -> None:
    database = open_database("", tmp_path)
    with database.engine.connect() as connection:
        query = "SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL AND name != 'alembic_version'"
        made = {(kind, name): squeezed(sql) for kind, name, sql in connection.exec_driver_sql(query)}
    declared = {}
    for table in metadata.tables.values():
        declared["table", table.name] = squeezed(str(CreateTable(table).compile(database.engine)))
        for index in table.indexes:
            declared["index", str(index.name)] = squeezed(str(CreateIndex(index).compile(database.engine)))
    assert made == declared
    database.close()


def test_a_difference_would_be_seen(tmp_path: Path) -> None:
    database = open_database("", tmp_path)
    with database.engine.begin() as connection:
        connection.exec_driver_sql("ALTER TABLE tables ADD COLUMN colour TEXT")
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, metadata) != []
    database.close()


def test_revisions_are_one_line() -> None:
    config = Config()
    config.set_main_option("script_location", "svinarium.tables.store:migrations")
    config.set_main_option("path_separator", "os")
    scripts = ScriptDirectory.from_config(config)
    revisions = list(scripts.walk_revisions())
    assert len(scripts.get_heads()) == 1
    assert [script.revision for script in revisions] == sorted((s.revision for s in revisions), reverse=True)


def test_opening_again_changes_nothing(tmp_path: Path) -> None:
    open_database("", tmp_path).close()
    engine = create_engine(f"sqlite:///{tmp_path / 'svinarium.db'}", poolclass=NullPool)
    before = {name: inspect(engine).get_columns(name) for name in inspect(engine).get_table_names()}
    open_database("", tmp_path).close()
    after = {name: inspect(engine).get_columns(name) for name in inspect(engine).get_table_names()}
    assert repr(before) == repr(after)
    assert set(before) == {*metadata.tables, "alembic_version"}
    engine.dispose()


def test_a_database_of_the_first_revision_is_carried_over(tmp_path: Path) -> None:
    path = tmp_path / "svinarium.db"
    _at_revision(path, "0001")
    with closing(sqlite3.connect(path, isolation_level=None)) as old:
        tables = [("b", "playing", 10, 20), ("a", "lobby", 10, 10), ("c", "finished", 5, 30)]
        old.executemany("INSERT INTO tables VALUES (?, ?, ?, ?)", tables)
        rows: list[tuple[object, ...]] = [
            ("c", 1, 0, None, 1, 5, b"1"),
            ("a", 1, 0, None, 1, 10, b"2"),
            ("b", 1, 0, None, 1, 10, b"3"),
            ("b", 2, 1, "m", 1, 20, b"4"),
            ("c", 2, None, None, 1, 30, b"5"),
        ]
        old.executemany("INSERT INTO log VALUES (?, ?, ?, ?, ?, ?, ?)", rows)
        ledger = (1, b"g", "b", 1, b"line", b"box", None, 0)
        old.execute("INSERT INTO ledgers VALUES (?, ?, ?, ?, ?, ?, ?, ?)", ledger)
        old.execute("INSERT INTO meta VALUES ('epoch', 7)")
    database = open_database("", tmp_path)
    assert database.epoch == 8
    with closing(database.connect()) as new:
        query = "SELECT table_id, version, seat, move_id, epoch, at, body FROM log JOIN tables ON number = table_no"
        assert sorted(new.execute(query)) == sorted(rows)
        assert sorted(new.execute("SELECT table_id, phase, created, changed FROM tables")) == sorted(tables)
        assert list(new.execute("SELECT * FROM ledgers")) == [ledger]
    database.close()


def _at_revision(path: Path, revision: str) -> None:
    config = Config()
    config.set_main_option("script_location", "svinarium.tables.store:migrations")
    config.set_main_option("path_separator", "os")
    engine = create_engine(f"sqlite:///{path}", poolclass=NullPool)
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
    engine.dispose()
