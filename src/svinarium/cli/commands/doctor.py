"""``svinarium doctor``: whether a house would open here, and what to mend if not. It changes nothing."""

from __future__ import annotations

import os
import sqlite3
import sys
import tempfile
from contextlib import closing
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
import typer
from filelock import FileLock, Timeout
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from svinarium import registry
from svinarium.cli.commands.serve import MAX_PORT, Data, Host, Port, settings_of
from svinarium.cli.session import DONE, NO, Session
from svinarium.cli.shell import whole
from svinarium.cli.words import Argument, Words
from svinarium.kernel import MalformedError, SvinariumError

NEEDED = (3, 11)
"""The oldest Python that will do."""

DATABASE = "svinarium.db"
"""The database's file in the data folder."""


class Finding(msgspec.Struct, frozen=True):
    """What was looked at, how it is (``good``, ``new``: it will be made, ``bad``), and what its message needs."""

    what: str
    state: str
    facts: dict[str, Argument] = {}
    error: SvinariumError | None = None

    @property
    def ok(self) -> bool:
        """Whether a house could open."""
        return self.state != "bad"


def doctor(context: typer.Context, host: Host = None, port: Port = None, data: Data = None) -> int:
    """Look at everything that a house needs."""
    session: Session = context.obj
    folder = Path(data).expanduser() if data else None
    settings = settings_of(host=host, port=whole(port, "--port", 1, MAX_PORT), data=folder)
    found = [_python(), _page(), _folder(settings), _database(settings), _port(settings), _games()]
    ok = all(finding.ok for finding in found)
    session.answer(_document(session.words, found, ok), _shown(session.words, found, ok))
    return DONE if ok else NO


# --- what is looked at --------------------------------------------------------------------------------------------


def _python() -> Finding:
    version = ".".join(map(str, sys.version_info[:3]))
    facts: dict[str, Argument] = {"version": version, "needed": ".".join(map(str, NEEDED))}
    return Finding("python", "good" if sys.version_info >= NEEDED else "bad", facts)


def _page() -> Finding:
    index = files("svinarium.web").joinpath("static", "index.html")
    return Finding("page", "good" if index.is_file() else "bad")


def _folder(settings: Any) -> Finding:
    facts: dict[str, Argument] = {"path": str(settings.data)}
    if settings.data.is_dir():
        return Finding("data", "good" if os.access(settings.data, os.W_OK | os.X_OK) else "bad", facts)
    above = next((parent for parent in settings.data.absolute().parents if parent.exists()), None)
    possible = above is not None and above.is_dir() and os.access(above, os.W_OK | os.X_OK)
    return Finding("data", "new" if possible and not settings.data.exists() else "bad", facts)


def _database(settings: Any) -> Finding:
    path = settings.data / DATABASE
    facts: dict[str, Argument] = {"path": str(path)}
    try:
        if not path.exists():
            return Finding("database", "new", facts)
        return Finding("database", "good", {**facts, "version": _look_into(path)})
    except SvinariumError as error:
        return Finding("database", "bad", facts, error)
    except (sqlite3.Error, OSError):
        return Finding("database", "bad", facts, MalformedError("database_unreadable", {"path": str(path)}))


def _look_into(path: Path) -> str:
    """The version of a database that this program could open. A copy is opened: the database itself stays as it is."""
    from svinarium.tables import open_database

    lock = Path(f"{path}.lock")
    if lock.exists():
        try:
            FileLock(lock).acquire(timeout=0).lock.release()
        except Timeout as error:
            raise MalformedError("database_locked", {"path": str(path)}) from error
    with tempfile.TemporaryDirectory() as folder, closing(_read_only(path)) as database:
        copy = Path(folder) / DATABASE
        with closing(sqlite3.connect(copy)) as target:
            database.backup(target)
        try:
            open_database("", Path(folder)).close()
        except MalformedError as error:
            raise MalformedError(error.code, {**error.facts, **_own_path(error, path)}) from error
        return str(database.execute("SELECT version_num FROM alembic_version").fetchone()[0])


def _own_path(error: MalformedError, path: Path) -> dict[str, str]:
    return {"path": str(path)} if "path" in error.facts else {}


def _read_only(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)


def _port(settings: Any) -> Finding:
    facts: dict[str, Argument] = {"host": settings.host, "port": settings.port}
    try:
        settings.bind().close()
    except MalformedError as error:
        return Finding("port", "bad", facts, None if error.code == "port_in_use" else error)
    return Finding("port", "good", facts)


def _games() -> Finding:
    try:
        return Finding("games", "good", {"games": ", ".join(sorted(registry.games()))})
    except SvinariumError as error:
        return Finding("games", "bad", {}, error)


# --- what is said -------------------------------------------------------------------------------------------------


def _document(words: Words, found: list[Finding], ok: bool) -> dict[str, Any]:
    checks: list[dict[str, Any]] = [
        {**finding.facts, "what": finding.what, "state": finding.state, "message": _message(words, finding)}
        for finding in found
    ]
    return {"ok": ok, "checks": checks}


def _message(words: Words, finding: Finding) -> str:
    if finding.error is not None:
        return words.error(finding.error)
    return words(f"doctor-{finding.what}-{finding.state}", finding.facts)


def _shown(words: Words, found: list[Finding], ok: bool) -> RenderableType:
    table = Table.grid(padding=(0, 2, 0, 0))
    for finding in found:
        mark, style = ("✓", "green") if finding.ok else ("✗", "bold red")
        table.add_row(Text(mark, style), Text(words(f"doctor-{finding.what}"), "bold"), Text(_message(words, finding)))
    end = Text(words("doctor-good" if ok else "doctor-bad"), style="bold green" if ok else "bold red")
    return Group(table, Text(), end)
