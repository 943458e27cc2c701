"""The command as a process: exit codes, streams, encodings, and no traceback whatever is thrown at it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from svinarium.cli.commands import games
from tests.cli.running import PLAIN, answer, process, run


def test_done_is_0_no_is_1_wrong_is_2(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    played = process("play", "pig", "--seats", "hold:20,pace", "--record", path, "--json")
    assert (played.returncode, played.stderr) == (0, "")
    assert json.loads(played.stdout)["over"] is True
    assert process("verify", path).returncode == 0
    seeded = tmp_path / "seed.jsonl"
    process("play", "pig", "--seats", "hold:20", "--seed", 1, "--record", seeded)
    refused = process("verify", seeded)
    assert (refused.returncode, refused.stderr) == (1, "")
    wrong = process("play", "chess", "--seats", "me")
    assert (wrong.returncode, wrong.stdout) == (2, "")
    assert wrong.stderr.count("\n") == 1


def test_the_installed_command_is_this_one() -> None:
    command = Path(sys.executable).with_name("svinarium")
    if not command.exists():
        pytest.skip("the package is not installed as a command here")
    done = subprocess.run([command, "--version"], capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout.startswith("svinarium ")


@pytest.mark.parametrize("encoding", ["ascii", "koi8-r", "utf-8"])
def test_any_encoding_of_the_terminal_will_do(encoding: str) -> None:
    shown = subprocess.run(
        [sys.executable, "-c", "from svinarium.cli import main; main()", "games", "pig"],
        capture_output=True,
        env={**PLAIN, "SVINARIUM_LANG": "ru", "PYTHONIOENCODING": encoding, "PATH": ""},
        check=True,
        timeout=60,
    )
    assert b"target" in shown.stdout
    assert shown.stderr == b""
    document = subprocess.run(
        [sys.executable, "-c", "from svinarium.cli import main; main()", "games", "pig", "--json"],
        capture_output=True,
        env={**PLAIN, "PYTHONIOENCODING": encoding, "PATH": ""},
        check=True,
        timeout=60,
    )
    assert json.loads(document.stdout.decode("utf-8"))["options"][0]["allowed"] == "1…10000"


def test_a_reader_that_goes_away_is_no_error() -> None:
    """As in ``svinarium games pig | head -1``."""
    with subprocess.Popen(
        [sys.executable, "-c", "from svinarium.cli import main; main()", "play", "pig", "--seats", "hold:2,hold:2"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=PLAIN,
    ) as command:
        assert command.stdout is not None
        assert command.stderr is not None
        command.stdout.readline()
        command.stdout.close()
        assert b"Traceback" not in command.stderr.read()


def test_what_nobody_foresaw_is_one_sentence_and_a_traceback_only_if_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(*_: object) -> None:
        raise RuntimeError("a wheel came off")

    monkeypatch.setattr(games, "described", breaks)
    broken = run("games")
    assert (broken.exit_code, broken.stdout) == (3, "")
    assert broken.stderr == (
        "Something broke in the program itself: RuntimeError: a wheel came off. The switch --debug shows where.\n"
    )
    assert answer("games", code=3)["error"]["kind"] == "broken"


def test_debug_shows_where_it_broke() -> None:
    program = (
        "import svinarium.cli.commands.games as games; games.described = None\nfrom svinarium.cli import main; main()"
    )
    command = [sys.executable, "-c", program, "games", "--debug"]
    shown = subprocess.run(command, capture_output=True, text=True, env=PLAIN, check=False, timeout=60)
    assert shown.returncode == 3
    assert "Traceback" in shown.stderr
    assert "TypeError" in shown.stderr


def test_a_full_disk_is_said(tmp_path: Path) -> None:
    full = Path("/dev/full")
    if not full.exists():
        pytest.skip("this system has no /dev/full")
    done = process("play", "pig", "--seats", "hold:20", "--seed", 1, "--record", full, "--force", folder=tmp_path)
    assert done.returncode == 2
    assert "disk is full" in done.stderr


def test_arguments_that_are_no_text_are_refused_in_a_sentence() -> None:
    lines: list[list[str | bytes]] = [
        ["games", b"\xff"],
        ["play", "pig", "--seats", b"\xfe"],
        ["replay", b"\xff.jsonl"],
    ]
    for args in lines:
        for extra in ([], ["--json"]):
            command = [sys.executable, "-c", "from svinarium.cli import main; main()", *args, *extra]
            done = subprocess.run(command, capture_output=True, env=PLAIN, check=False, timeout=60)
            assert done.returncode == 2
            assert b"Traceback" not in done.stderr
            assert not extra or "error" in json.loads(done.stdout)


def test_a_name_that_is_no_text_is_written_as_one(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    command = [sys.executable, "-c", "from svinarium.cli import main; main()", "play", "pig", "--seats", "random"]
    command += ["--names", "\udcff", "--record", str(path), "--json"]
    assert subprocess.run(command, capture_output=True, env=PLAIN, check=False, timeout=60).returncode == 0
    assert json.loads(path.read_text("utf-8").splitlines()[0])["names"] == ["\N{REPLACEMENT CHARACTER}"]
