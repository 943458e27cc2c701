"""``svinarium doctor``: looks at all that a house needs, and changes nothing."""

from __future__ import annotations

import socket
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from svinarium.tables import open_database
from tests.cli.running import answer, run


@pytest.fixture
def port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture
def taken() -> Iterator[int]:
    with socket.socket() as holder:
        holder.bind(("127.0.0.1", 0))
        holder.listen()
        yield int(holder.getsockname()[1])


def looked(port: int, data: Path, code: int = 0) -> dict[str, dict[str, Any]]:
    found = answer("doctor", "--host", "127.0.0.1", "--port", port, "--data", data, code=code)
    assert found["ok"] is (code == 0)
    return {check["what"]: check for check in found["checks"]}


@pytest.fixture(autouse=True)
def page_is_built(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("web")
    (folder / "static").mkdir()
    (folder / "static" / "index.html").write_text("<!doctype html>")
    monkeypatch.setattr("svinarium.cli.commands.doctor.files", lambda _: folder)


def test_a_new_house(port: int, tmp_path: Path) -> None:
    data = tmp_path / "new" / "house"
    found = looked(port, data)
    assert {what: check["state"] for what, check in found.items()} == {
        "python": "good",
        "page": "good",
        "data": "new",
        "database": "new",
        "port": "good",
        "games": "good",
    }
    assert not data.exists()
    assert "pig" in found["games"]["games"]


def test_a_house_that_has_been_open(port: int, tmp_path: Path) -> None:
    open_database("", tmp_path).close()
    before = (tmp_path / "svinarium.db").read_bytes()
    found = looked(port, tmp_path)
    assert (found["database"]["state"], found["data"]["state"]) == ("good", "good")
    assert (tmp_path / "svinarium.db").read_bytes() == before


def test_a_port_that_is_taken(taken: int, tmp_path: Path) -> None:
    found = looked(taken, tmp_path, code=1)
    assert found["port"]["state"] == "bad"
    assert f"{taken} on 127.0.0.1 is taken" in found["port"]["message"]


def test_a_folder_that_cannot_be(port: int, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    assert looked(port, file, code=1)["data"]["state"] == "bad"
    assert looked(port, file / "below", code=1)["data"]["state"] == "bad"


def test_a_database_that_is_held(port: int, tmp_path: Path) -> None:
    with closing(open_database("", tmp_path)):
        found = looked(port, tmp_path, code=1)
    assert "Another running house" in found["database"]["message"]
    assert str(tmp_path) in found["database"]["message"]


def test_a_database_of_a_newer_version(port: int, tmp_path: Path) -> None:
    open_database("", tmp_path).close()
    with closing(sqlite3.connect(tmp_path / "svinarium.db")) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
        database.commit()
    found = looked(port, tmp_path, code=1)
    assert "newer than this program: it has version 9999" in found["database"]["message"]


def test_what_is_no_database(port: int, tmp_path: Path) -> None:
    (tmp_path / "svinarium.db").write_text("This is a shopping list, and rather a long one. " * 40)
    assert "is not this house's database" in looked(port, tmp_path, code=1)["database"]["message"]


def test_a_page_that_is_not_built(port: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("svinarium.cli.commands.doctor.files", lambda _: tmp_path)
    assert "make setup" in looked(port, tmp_path, code=1)["page"]["message"]


def test_for_people(port: int, taken: int, tmp_path: Path) -> None:
    good = run("doctor", "--host", "127.0.0.1", "--port", port, "--data", tmp_path, lang="ru")
    assert (good.exit_code, "Всё готово: svinarium serve" in good.stdout) == (0, True)
    bad = run("doctor", "--host", "127.0.0.1", "--port", taken, "--data", tmp_path, lang="ru")
    assert (bad.exit_code, "Дом сейчас не откроется." in bad.stdout) == (1, True)
    assert "✗" in bad.stdout
