"""``svinarium serve`` as a process: it opens, it closes, and what cannot work is one sentence and exit code 2."""

from __future__ import annotations

import json
import os
import select
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import httpx
import pytest

from svinarium.tables import open_database
from tests.live.server import PATIENCE_S, ROOT, Server, Warm, free_port
from tests.web.certificate import certificate

ENVIRONMENT = {"SVINARIUM_LANG": "en", "COLUMNS": "120", "NO_COLOR": "1", "TERM": "dumb"}


def command(folder: Path, *argv: object) -> tuple[int, str, str]:
    """Run the command in a process of its own; exit code, standard output, standard error."""
    folder.mkdir(exist_ok=True)
    out, err = folder / "out.txt", folder / "err.txt"
    given = [str(word) for word in argv]
    started = Warm.get().ask(do="command", argv=given, env=ENVIRONMENT, out=str(out), err=str(err))
    code = Warm.get().ask(do="wait", pid=started["pid"])["code"]
    return code, out.read_text(encoding="utf-8"), err.read_text(encoding="utf-8")


def refused(folder: Path, *argv: object) -> str:
    """A command line that is refused: its one sentence."""
    code, out, err = command(folder, *argv)
    assert (code, out) == (2, ""), err
    assert err.endswith("\n")
    assert err.count("\n") == 1
    assert "Traceback" not in err
    assert "Error" not in err
    return err.strip()


def foreign_key_mode(data: Path) -> None:
    open_database("", data).close()
    (data / "cookie.key").write_bytes(os.urandom(32))
    (data / "cookie.key").chmod(0o644)


def key_of_another_length(data: Path) -> None:
    data.mkdir()
    (data / "secrets.key").write_bytes(os.urandom(31))
    (data / "secrets.key").chmod(0o600)


def newer_database(data: Path) -> None:
    open_database("", data).close()
    with closing(sqlite3.connect(data / "svinarium.db")) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
        database.commit()


def no_database(data: Path) -> None:
    data.mkdir()
    (data / "svinarium.db").write_text("a letter to grandmother\n" * 400)


def folder_that_is_a_file(data: Path) -> None:
    data.write_text("")


def folder_below_a_file(data: Path) -> None:
    data.parent.joinpath("file").write_text("")
    data.symlink_to(data.parent / "file" / "data")


@pytest.mark.parametrize(
    ("prepare", "said"),
    [
        (foreign_key_mode, "cookie.key"),
        (key_of_another_length, "secrets.key"),
        (newer_database, "9999"),
        (no_database, "svinarium.db"),
        (folder_that_is_a_file, "cannot be written to"),
        (folder_below_a_file, "cannot be written to"),
    ],
)
def test_a_folder_that_cannot_be_had(tmp_path: Path, prepare: Callable[[Path], None], said: str) -> None:
    data = tmp_path / "data"
    prepare(data)
    before = sorted(data.glob("*.db")), [path.read_bytes() for path in data.glob("*.db")]
    assert said in refused(tmp_path / "said", "serve", "--data", data, "--port", free_port())
    assert (sorted(data.glob("*.db")), [path.read_bytes() for path in data.glob("*.db")]) == before


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        said = refused(tmp_path / "said", "serve", "--data", tmp_path / "data", "--host", "127.0.0.1", "--port", port)
    assert str(port) in said
    assert "taken" in said


def test_a_database_that_another_house_holds(tmp_path: Path) -> None:
    with Server(tmp_path / "house") as house:
        other = free_port()
        said = refused(tmp_path / "said", "serve", "--data", house.data, "--port", other)
        assert "Another running house" in said
        url = f"sqlite:///{house.data / 'svinarium.db'}"
        said = refused(tmp_path / "more", "serve", "--data", tmp_path / "x", "--database-url", url, "--port", other)
        assert "Another running house" in said
        assert house.health() == 200


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (["--port", "99999"], "--port"),
        (["--port", "pig"], "--port"),
        (["--host", "no such host"], "no such host"),
        (["--host", "192.0.2.77"], "192.0.2.77"),
        (["--database-url", "postgresql://me:password@elsewhere/pigs"], "sqlite"),
        (["--database-url", "nonsense"], "sqlite"),
        (["--database-url", "sqlite:///:memory:"], "sqlite"),
        (["--database-url", "sqlite:///data/out.txt/x.db"], "cannot be written to"),
        (["--tls-cert", "nothing.pem"], "nothing.pem"),
        (["--tls-cert", "nothing.pem", "--tls-key", "nothing.pem"], "nothing.pem"),
        (["--colour", "pink"], "--colour"),
        (["pig"], "pig"),
    ],
)
def test_settings_that_cannot_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, argv: list[str], said: str) -> None:
    monkeypatch.chdir(tmp_path)
    given = [word.replace("sqlite:///data", f"sqlite:///{tmp_path}/said") for word in argv]
    more = [] if "--port" in argv else ["--port", free_port()]
    answer = refused(tmp_path / "said", "serve", "--data", tmp_path / "data", *more, *given)
    assert said in answer
    assert "password" not in answer


def test_certificates_that_are_none(tmp_path: Path) -> None:
    cert, key = certificate(tmp_path)
    _, another = certificate(tmp_path / "other")
    broken = tmp_path / "broken.pem"
    broken.write_text("-----BEGIN CERTIFICATE-----\nhello\n")
    for given in ((broken, key), (cert, broken), (cert, another), (tmp_path, key), (cert, cert)):
        argv = ["--tls-cert", given[0], "--tls-key", given[1]]
        said = refused(tmp_path / "said", "serve", "--data", tmp_path / "data", "--port", free_port(), *argv)
        assert "--tls-cert" in said
        (tmp_path / "said" / "err.txt").unlink()


@contextmanager
def cold(*argv: object) -> Iterator[subprocess.Popen[str]]:
    """The command as a shell starts it."""
    line = [sys.executable, "-c", "from svinarium.cli import main; main()", *map(str, argv)]
    pipe = subprocess.PIPE
    with subprocess.Popen(line, cwd=ROOT, stdout=pipe, stderr=pipe, text=True, env=os.environ | ENVIRONMENT) as process:
        try:
            yield process
        finally:
            process.kill()


def where(process: subprocess.Popen[str]) -> str:
    """The address that it says when it is open."""
    assert process.stdout is not None
    ready, _, _ = select.select([process.stdout], [], [], PATIENCE_S)
    assert ready, "it says nothing"
    said = ""
    while not said.endswith("}\n"):
        line = process.stdout.readline()
        assert line, said
        said += line
    return str(json.loads(said)["url"])


@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGTERM])
def test_a_house_opens_says_where_it_is_and_closes_when_it_is_told_to(tmp_path: Path, end: signal.Signals) -> None:
    port = free_port()
    with cold("serve", "--data", tmp_path / "data", "--host", "127.0.0.1", "--port", port, "--json") as process:
        url = where(process)
        assert url == f"http://127.0.0.1:{port}/"
        assert httpx.get(f"{url}health", timeout=PATIENCE_S, trust_env=False).json()["status"] == "ok"
        process.send_signal(end)
        out, err = process.communicate(timeout=PATIENCE_S)
    assert process.returncode in (0, -end)
    assert out == ""
    assert "Traceback" not in err


def test_a_house_that_was_killed_opens_again_at_once(tmp_path: Path) -> None:
    port = free_port()
    for _ in range(2):
        with cold("serve", "--data", tmp_path / "data", "--host", "127.0.0.1", "--port", port, "--json") as process:
            assert where(process) == f"http://127.0.0.1:{port}/"
            process.kill()
            assert process.wait(PATIENCE_S) == -signal.SIGKILL
