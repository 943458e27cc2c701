"""Opening a database: one house at a time, no newer one, none that is not ours; and its epoch."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from svinarium.kernel import MalformedError
from svinarium.tables import open_database

OTHER_HOUSE = """
import sys
from pathlib import Path
from svinarium.kernel import MalformedError
from svinarium.tables import open_database
try:
    database = open_database("", Path(sys.argv[1]))
except MalformedError as error:
    print(error.code)
else:
    print("open", database.epoch, flush=True)
    sys.stdin.read()
"""


def code(url: str, folder: Path) -> tuple[str, dict[str, object]]:
    """The refusal to open it."""
    with pytest.raises(MalformedError) as refused:
        open_database(url, folder)
    return refused.value.code, dict(refused.value.facts)


def test_each_opening_has_an_epoch_of_its_own(tmp_path: Path) -> None:
    for epoch in (1, 2, 3, 4):
        database = open_database("", tmp_path)
        assert (database.epoch, database.path) == (epoch, tmp_path / "svinarium.db")
        database.close()


def test_a_commit_is_on_disk(tmp_path: Path) -> None:
    database = open_database("", tmp_path)
    with closing(database.connect()) as connection:
        asked = [connection.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous")]
        assert asked == ["wal", 2]
        assert connection.execute("PRAGMA foreign_keys").fetchone()[0] == 1
    database.close()


def test_a_folder_that_is_not_there_yet_is_made(tmp_path: Path) -> None:
    database = open_database("", tmp_path / "a" / "b")
    assert (tmp_path / "a" / "b" / "svinarium.db").exists()
    database.close()


def test_a_url_names_a_file(tmp_path: Path) -> None:
    path = tmp_path / "other" / "pigs.sqlite"
    database = open_database(f"sqlite:///{path}", tmp_path)
    assert database.path == path
    database.close()
    assert not (tmp_path / "svinarium.db").exists()


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://me:secret@host/pigs",
        "nonsense",
        "sqlite://",
        "sqlite:///:memory:",
        "mysql://x",
        "://",
        "sqlite:/x",
    ],
)
def test_a_url_that_names_none(tmp_path: Path, url: str) -> None:
    found, facts = code(url, tmp_path)
    assert found == "database_url"
    assert "secret" not in repr(facts)
    assert list(tmp_path.iterdir()) == []


def test_two_houses_in_one_process(tmp_path: Path) -> None:
    database = open_database("", tmp_path)
    assert code("", tmp_path) == ("database_locked", {"path": str(tmp_path / "svinarium.db")})
    assert code(f"sqlite:///{tmp_path / 'svinarium.db'}", tmp_path / "x")[0] == "database_locked"
    database.close()
    open_database("", tmp_path).close()


def test_a_second_process_is_refused_until_the_first_one_ends(tmp_path: Path) -> None:
    line = [sys.executable, "-c", OTHER_HOUSE, str(tmp_path)]
    pipe = subprocess.PIPE
    with subprocess.Popen(line, stdin=pipe, stdout=pipe, text=True) as first:
        assert first.stdout is not None
        assert first.stdout.readline() == "open 1\n"
        assert code("", tmp_path)[0] == "database_locked"
        second = subprocess.run(line, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=True)
        assert (second.stdout, second.stderr) == ("database_locked\n", "")
        first.kill()
    database = open_database("", tmp_path)
    assert database.epoch == 2, "who was refused has changed nothing"
    assert code("", tmp_path)[0] == "database_locked"
    database.close()


def test_a_newer_database_is_left_alone(tmp_path: Path) -> None:
    open_database("", tmp_path).close()
    path = tmp_path / "svinarium.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    before = path.read_bytes()
    found, facts = code("", tmp_path)
    assert (found, facts["found"]) == ("database_newer", "9999")
    assert facts["known"]
    assert path.read_bytes() == before
    assert code("", tmp_path)[0] == "database_newer", "it is not locked by its refusal"


@pytest.mark.parametrize("content", [b"a letter to grandmother\n" * 400, b"SQLite format 3\0" + b"\xff" * 4080])
def test_a_file_that_is_no_database(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "svinarium.db"
    path.write_bytes(content)
    assert code("", tmp_path) == ("database_unreadable", {"path": str(path)})
    assert path.read_bytes() == content
    assert code("", tmp_path)[0] == "database_unreadable"


def test_somebody_elses_database(tmp_path: Path) -> None:
    path = tmp_path / "svinarium.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE log (grandmother TEXT)")
        connection.commit()
    assert code("", tmp_path)[0] == "database_unreadable"
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT count(*) FROM log").fetchone() == (0,)


def test_a_folder_where_nothing_can_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert code("", tmp_path / "file")[0] == "folder_unwritable"
    assert code("", tmp_path / "file" / "below")[0] == "folder_unwritable"
    assert code(f"sqlite:///{tmp_path}", tmp_path)[0] in ("folder_unwritable", "database_unreadable")


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_that_is_read_only(tmp_path: Path) -> None:
    folder = tmp_path / "locked"
    folder.mkdir(mode=0o500)
    assert code("", folder)[0] == "folder_unwritable"
