"""The standalone verifier as people use it: one file, any Python, a record, an answer."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from svinarium.kernel.draws import Die, Draw, Shuffle
from svinarium.ledger import standalone
from svinarium.ledger.standalone import main, verify_bytes, verify_lines
from tests.ledger.build import filled, known, new_opening, record_of

OPTIONS = {"target": 100, "ending": "sudden"}
DRAWS = [*(Draw(f"turn/1/roll/{n}", Die(6)) for n in range(1, 43)), Draw("deck", Shuffle(5))]
GOOD = record_of(filled(new_opening()).seal(), OPTIONS, DRAWS)


def with_line(at: int, **changes: Any) -> list[str]:
    """The good record with fields of one line changed."""
    return [*GOOD[:at], json.dumps(json.loads(GOOD[at]) | changes), *GOOD[at + 1 :]]


WRONG = with_line(8, result=7)


def write(path: Path, lines: list[str]) -> str:
    path.write_text("".join(f"{line}\n" for line in lines), "utf-8")
    return str(path)


def test_43_of_43(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = write(tmp_path / "record.jsonl", GOOD)
    assert main([path, "--lang", "en"]) == 0
    assert main([path, "--lang", "ru"]) == 0
    assert capsys.readouterr() == ("43 of 43 draws checked.\nПроверено: 43 из 43 — всё сходится.\n", "")


def test_the_first_that_does_not_follow(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    expected = json.loads(GOOD[8])["result"]
    path = write(tmp_path / "record.jsonl", WRONG)
    assert main([path, "--lang", "en"]) == 1
    said = f"7 of 43 draws checked. Event 8, turn/1/roll/8, d6: {expected} follows, not 7.\n"
    assert capsys.readouterr() == (said, "")
    assert main([path, "--json"]) == 1
    answer = json.loads(capsys.readouterr().out)
    assert answer["facts"] == {"v": 8, "position": "turn/1/roll/8", "source": "d6", "expected": expected, "found": 7}
    assert (answer["ok"], answer["code"], answer["checked"], answer["draws"]) == (False, "mismatch", 7, 43)


def test_what_json_says(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ledger = filled(new_opening()).seal()
    assert main([write(tmp_path / "record.jsonl", GOOD), "--json", "--lang", "en"]) == 0
    assert json.loads(capsys.readouterr().out) == {
        "ok": True,
        "code": "ok",
        "facts": {},
        "checked": 43,
        "draws": 43,
        "foreign": 0,
        "game_id": ledger.game_id.hex(),
        "transcript_hash": ledger.transcript_hash.hex(),
        "message": "43 of 43 draws checked.",
    }


def test_files_that_cannot_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    missing = str(tmp_path / "missing.jsonl")
    assert main([missing, "--lang", "en", "--json"]) == 2
    assert capsys.readouterr() == ("", f"{missing} cannot be read: No such file or directory\n")
    assert main([str(tmp_path), "--lang", "ru"]) == 2
    assert capsys.readouterr().err.startswith(f"Файл {tmp_path} не читается: ")


@pytest.mark.parametrize("arguments", [[], ["a", "b"], ["a", "--lang", "la"], ["--wrong"]])
def test_used_wrongly(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(arguments)
    assert caught.value.code == 2
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize(
    ("environment", "first"),
    [({"LANG": "ru_RU.UTF-8"}, "П"), ({"LANG": "de_DE"}, "4"), ({"LANG": "en", "LC_ALL": "ru"}, "П"), ({}, "4")],
)
def test_the_language_of_the_system(
    environment: dict[str, str],
    first: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    main([write(tmp_path / "record.jsonl", GOOD)])
    assert capsys.readouterr().out[0] == first


@pytest.mark.parametrize("encoding", ["utf-8", "ascii", "koi8-r"])
def test_a_copy_of_the_file_runs_alone(tmp_path: Path, encoding: str) -> None:
    """In a folder of its own, isolated from everything that is installed, on a terminal that may know few letters."""
    shutil.copy(Path(standalone.__file__), tmp_path / "check.py")
    write(tmp_path / "record.jsonl", with_line(8, draw="\x1b[2J\udc80ход"))
    done = subprocess.run(
        [sys.executable, "-I", "-S", "check.py", "record.jsonl", "--lang", "ru"],
        cwd=tmp_path,
        env={"PYTHONIOENCODING": encoding, "PATH": os.environ["PATH"]},
        capture_output=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (1, b"")
    assert b"\x1b" not in done.stdout
    assert b"\\udc80" in done.stdout
    assert done.stdout.count(b"\n") == 1


def test_it_runs_where_it_lies(tmp_path: Path) -> None:
    """Beside its neighbours, whose names hide nothing of Python's."""
    record = write(tmp_path / "record.jsonl", GOOD)
    done = subprocess.run(
        [sys.executable, standalone.__file__, record, "--lang", "en"],
        cwd=Path(standalone.__file__).parent,
        env={"PATH": os.environ["PATH"]},
        capture_output=True,
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, b"43 of 43 draws checked.\n", b"")


def test_line_ends() -> None:
    unix = "".join(f"{line}\n" for line in GOOD).encode()
    assert verify_bytes(unix).ok
    assert verify_bytes(unix.replace(b"\n", b"\r\n")).ok
    assert verify_bytes(unix.rstrip(b"\n")).ok
    assert verify_lines([line.encode() for line in GOOD]) == verify_lines(GOOD) == verify_bytes(unix)
    assert verify_bytes(unix + b"\n").facts == {"line": len(GOOD) + 1, "what": "json"}
    assert verify_bytes(b"\xef\xbb\xbf" + unix).facts == {"line": 1, "what": "json"}


def test_a_line_that_is_still_being_written() -> None:
    whole = "".join(f"{line}\n" for line in GOOD[:-1]).encode()
    for size in range(1, len(GOOD[-1])):
        assert verify_bytes(whole + GOOD[-1][:size].encode()).code == "no_reveal"


@pytest.mark.parametrize(
    ("line", "what"),
    [
        (b"\xff", "json"),
        (b'{"v":8,"v":8,"t":0,"clock":"turn"}', "json"),
        (b"[" * 100_000, "json"),
        (b'{"v":' + b"9" * 10_000 + b"}", "json"),
        (b'{"v":1e999,"clock":"turn"}', "v"),
        (b'{"v":8.0,"clock":"turn"}', "v"),
        (b'{"v":true,"clock":"turn"}', "v"),
        (b'{"v":8,"t":-Infinity,"clock":"turn"}', "json"),
    ],
)
def test_what_only_some_readers_would_take(line: bytes, what: str) -> None:
    lines = [*(good.encode() for good in GOOD[:8]), line, *(good.encode() for good in GOOD[9:])]
    report = verify_lines(lines)
    assert (report.code, report.facts) == ("damaged", {"line": 9, "what": what})


@pytest.mark.parametrize("found", [1.0, True, "1", [1], [[1]], {"a": 1}, None, 10**400])
def test_only_the_same_kind_of_value_follows(found: object) -> None:
    at = next(at for at, line in enumerate(GOOD) if json.loads(line).get("result") == 1)
    report = verify_lines(with_line(at, result=found))
    assert report.code == ("damaged" if found is None else "mismatch")
    assert len(report.text("ru")) < 400


def test_an_unfinished_game_is_checked_as_far_as_it_goes() -> None:
    assert verify_lines(GOOD[:-1]).code == "no_reveal"
    assert verify_lines(GOOD[:1]).code == "no_reveal"
    assert verify_lines([GOOD[0].replace('"pig"', '"sysna"'), *GOOD[1:-1]]).code == "header"
    assert verify_lines(GOOD[:-1]).draws == 43


def test_counts_of_draws_that_are_not_the_ledgers() -> None:
    by_hand = [*GOOD[:5], *(json.dumps(json.loads(line) | {"by": "hand"}) for line in GOOD[5:8]), *GOOD[8:]]
    report = verify_lines(by_hand)
    assert (report.code, report.checked, report.draws, report.foreign) == ("foreign", 40, 40, 3)
    assert report.facts == {"v": 5, "position": "turn/1/roll/5", "by": "hand"}


def test_a_correction_that_changes_no_result() -> None:
    undone = json.dumps({"v": len(GOOD) - 1, "t": 0, "correct": {"reason": "undo", "back_to": 3}})
    reveal = json.dumps(json.loads(GOOD[-1]) | {"v": len(GOOD)})
    assert verify_lines([*GOOD[:-1], undone, reveal]).ok


def test_what_is_no_option_value() -> None:
    assert verify_lines([GOOD[0].replace('"sudden"', "1.5"), *GOOD[1:]]).facts == {"line": 1, "what": "header"}


def test_every_answer_has_words_in_both_languages() -> None:
    for code, both in standalone.TEXTS.items():
        assert len(both) == len(set(both)) == 2, code
    for whats in standalone.WHATS.values():
        assert all(len(both) == len(set(both)) == 2 for both in whats.values())


def test_the_records_of_the_vectors_read_from_bytes() -> None:
    for record in known("ledger_tampered.json")["records"]:
        data = "".join(f"{line}\n" for line in record["lines"]).encode()
        assert verify_bytes(data) == verify_lines(record["lines"])
