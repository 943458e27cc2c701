"""``svinarium verify``: dice by the ledger, the course by the rules, notes as the rules have them."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from svinarium.cli.luck import LedgerDice
from svinarium.cli.recorder import Recorder
from svinarium.cli.table import header_of
from svinarium.kernel import Die, Line, read_record
from svinarium.ledger import Secret, comparison_words
from svinarium.ledger.draws import drawn, keyed, words
from svinarium.ledger.transcript import ledger_key
from tests.cli.running import answer, refused, run
from tests.kernel.race import Race

Lines = list[dict[str, Any]]


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.jsonl"
    answer("play", "pig", "--seats", "hold:20,pace", "--record", path)
    return path


def change(path: Path, change_lines: Callable[[Lines], None]) -> None:
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    change_lines(lines)
    path.write_text("".join(f"{json.dumps(line, ensure_ascii=False)}\n" for line in lines))


def test_a_whole_record_agrees(record: Path) -> None:
    found = answer("verify", record)
    assert (found["ok"], found["code"]) == (True, "ok")
    assert found["checked"] == found["draws"] == sum(b'"draw"' in line for line in record.read_bytes().splitlines())
    assert found["words"] == list(comparison_words(bytes.fromhex(found["transcript_hash"]), "en"))
    shown = run("verify", record, lang="ru")
    assert shown.exit_code == 0
    assert "всё сходится" in shown.stdout
    assert "Слова протокола:" in shown.stdout


def test_another_die_is_found(record: Path) -> None:
    def other(lines: Lines) -> None:
        line = next(line for line in lines[3:] if "draw" in line)
        line["result"] = line["result"] % 6 + 1

    change(record, other)
    found = answer("verify", record, code=1)
    assert (found["ok"], found["code"]) == (False, "mismatch")
    assert found["facts"]["position"].startswith(("turn/", "start/"))
    assert "follows, not" in run("verify", record).stdout


def test_no_ledger_is_a_no_with_the_reason(tmp_path: Path) -> None:
    path = tmp_path / "seed.jsonl"
    answer("play", "pig", "--seats", "hold:20", "--seed", 1, "--record", path)
    assert answer("verify", path, code=1)["code"] == "no_ledger"
    shown = run("verify", path)
    assert shown.exit_code == 1
    assert "has no ledger" in shown.stdout


def test_no_secret_is_a_no_with_the_reason(record: Path) -> None:
    record.write_text("".join(record.read_text().splitlines(keepends=True)[:-1]))
    assert answer("verify", record, code=1)["code"] == "no_reveal"


def test_changed_notes_are_found(record: Path) -> None:
    def boast(lines: Lines) -> None:
        banked = next(note for line in lines for note in line.get("notes", []) if note["code"] == "bank")
        banked["facts"]["points"] += 1

    change(record, boast)
    found = answer("verify", record, code=1)
    assert found["code"] == "rules_notes"
    assert "notes something else" in run("verify", record).stdout


def test_a_move_against_the_rules_is_found(record: Path) -> None:
    def cheat(lines: Lines) -> None:
        line = next(line for line in lines if line.get("move") == "roll")
        line["seat"] = 1 - line["seat"]

    change(record, cheat)
    found = answer("verify", record, code=1)
    assert (found["code"], found["facts"]["code"]) == ("rules_refused", "not_your_turn")
    assert "It is not your turn" in found["message"]


def test_a_draw_from_another_source_is_found_although_it_follows(record: Path) -> None:
    whole = read_record(record.read_bytes())
    assert whole.header.ledger is not None
    assert whole.secret is not None
    hashed = bytes.fromhex(answer("verify", record)["transcript_hash"])
    key = keyed(bytes(ledger_key(Secret(bytes.fromhex(whole.secret)), hashed)))
    last = [line for line in whole.lines if line.draw is not None][-1]
    assert last.draw is not None
    swapped = drawn(Die(4), words(key, last.draw))

    def load(lines: Lines) -> None:
        del lines[last.v + 1 : -1]
        lines[last.v] |= {"source": "d4", "result": swapped}
        lines[-1]["v"] = last.v + 1

    change(record, load)
    found = answer("verify", record, code=1)
    assert (found["code"], found["facts"]["v"]) == ("rules_draw", last.v)
    assert "(d6)" in found["facts"]["wanted"]
    assert "(d4)" in found["facts"]["found"]


def test_a_draw_that_nobody_asked_for_is_found_although_it_follows(record: Path) -> None:
    whole = read_record(record.read_bytes())
    assert whole.secret is not None
    hashed = bytes.fromhex(answer("verify", record)["transcript_hash"])
    key = keyed(bytes(ledger_key(Secret(bytes.fromhex(whole.secret)), hashed)))
    extra = drawn(Die(6), words(key, "turn/999/roll/1"))

    def add(lines: Lines) -> None:
        reveal = lines.pop()
        lines.append(
            {"v": reveal["v"], "t": 0, "by": "ledger", "draw": "turn/999/roll/1", "source": "d6", "result": extra}
        )
        lines.append({**reveal, "v": reveal["v"] + 1})

    change(record, add)
    found = answer("verify", record, code=1)
    assert (found["code"], found["facts"]["v"]) == ("rules_no_draw", len(whole.lines))


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    assert "no such file" in refused("verify", tmp_path / "nothing.jsonl")
    assert "FILE is missing" in refused("verify")
    bad = tmp_path / "bad.jsonl"
    bad.write_text("hello\n")
    assert answer("verify", bad, code=1)["code"] == "damaged"


def test_a_record_of_a_game_that_is_not_here(tmp_path: Path) -> None:
    game = Race()
    setup = game.setup(2)
    dice = LedgerDice.open(game, setup, [0, 1])
    path = tmp_path / "race.jsonl"
    with closing(Recorder(path, header_of(game, setup, dice, ["Ann", "Bob"]))) as recorder:
        recorder.write([Line(v=1, t=0, reveal=dice.secret())])
    found = answer("verify", path, code=1)
    assert (found["code"], found["facts"]) == ("rules_record", {"code": "game_unknown"})
    assert "no game “race”" in found["message"]
    assert len(found["words"]) == 4


def test_a_correction_that_fits_nothing(record: Path) -> None:
    def correct(lines: Lines) -> None:
        reveal = lines.pop()
        lines.append({"v": reveal["v"], "t": 0, "correct": {"reason": "x", "of": 9999, "move": "roll"}})
        lines.append({**reveal, "v": reveal["v"] + 1})

    change(record, correct)
    found = answer("verify", record, code=1)
    assert (found["code"], found["facts"]) == ("rules_record", {"code": "record_correction"})
