"""``svinarium replay``: finished and unfinished records, torn ones, hands, corrections."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from svinarium.kernel import Header, read_record
from svinarium.kernel.records import line_text
from svinarium.registry import game
from tests.cli.running import answer, refused, run


@pytest.fixture
def played(tmp_path: Path) -> Path:
    path = tmp_path / "game.jsonl"
    answer("play", "pig", "--seats", "hold:20,pace", "--seed", 7, "--record", path)
    return path


def by_hand(*entries: dict[str, Any]) -> str:
    """A record of a physical table that two people keep."""
    options = game("pig").setup(2, {"first": "seat_0"}).options
    header = Header(game_id="table", game="pig", rules=1, options=options, seats=2, names=("Ann", "Bob"))
    lines = [json.dumps({"v": v, "t": v, **entry}) for v, entry in enumerate(entries, start=1)]
    return line_text(header) + "".join(f"{line}\n" for line in lines)


ROLL_4 = (
    {"seat": 0, "by": "person", "move": "roll"},
    {"by": "hand", "draw": "turn/1/roll/1", "source": "d6", "result": 4},
)
BANK = {"seat": 0, "by": "person", "move": "bank"}


def test_a_finished_record(played: Path) -> None:
    shown = answer("replay", played)
    assert set(shown) == {"game", "over", "scores", "winners", "version", "to_act", "reason"}
    assert shown["over"] is True
    assert shown["to_act"] == []
    assert shown["version"] == len(read_record(played.read_bytes()).lines)
    assert max(shown["scores"]) >= 100


def test_after_some_events(played: Path) -> None:
    start = answer("replay", played, "--at", 0)
    assert (start["version"], start["over"], start["scores"], start["to_act"]) == (0, False, [0, 0], [])
    later = answer("replay", played, "--at", 20)
    assert later["version"] == 20
    assert later["winners"] == []
    assert "no place after event 999" in refused("replay", played, "--at", 999)


def test_a_torn_last_line_is_left_out(played: Path) -> None:
    whole = played.read_bytes()
    lines = whole.splitlines(keepends=True)
    for cut in (1, 5, len(lines[-1]) - 1):
        played.write_bytes(whole[:-cut])
        shown = answer("replay", played)
        assert (shown["version"], shown["over"]) == (len(lines) - 2, False)


def test_the_log_for_people(played: Path) -> None:
    shown = run("replay", played, lang="ru").stdout
    assert "Свинья: hold:20, pace" in shown
    assert "Броски по числу." in shown
    assert "Игра окончена." in shown
    assert "Победа: " in shown
    unfinished = run("replay", played, "--at", 12, lang="ru").stdout
    assert "Игра не окончена." in unfinished


def test_luck_entered_by_hand(tmp_path: Path) -> None:
    path = tmp_path / "hand.jsonl"
    path.write_text(by_hand(*ROLL_4, BANK))
    shown = answer("replay", path)
    assert (shown["scores"], shown["to_act"], shown["version"]) == ([4, 0], [1], 3)
    log = run("replay", path).stdout
    assert "Throws typed in by hand." in log
    assert "Ann: 4 banked, score 4." in log
    assert "To move: Bob." in log


def test_a_throw_that_is_awaited(tmp_path: Path) -> None:
    path = tmp_path / "hand.jsonl"
    path.write_text(by_hand(ROLL_4[0]))
    assert answer("replay", path)["to_act"] == []
    assert "a throw is due" in run("replay", path).stdout


def test_a_correction(tmp_path: Path) -> None:
    path = tmp_path / "hand.jsonl"
    path.write_text(by_hand(*ROLL_4, {"correct": {"reason": "it was a six", "of": 2, "result": 6}}, BANK))
    assert answer("replay", path)["scores"] == [6, 0]
    assert "Correction of event 2: it was a six" in run("replay", path).stdout


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "not a single whole line"),
        ("{}\n", "Line 1 of the record"),
        ("[1, 2]\n", "Line 1 of the record"),
        ('{"svinarium": 9}\n', "format 9"),
        ("\x00\xff\n", "Line 1 of the record"),
        (by_hand({"seat": 0, "by": "person", "move": "bank"}), "against the rules (Roll first"),
        (by_hand(*ROLL_4, {"seat": 1, "by": "person", "move": "roll"}), "Line 4 of the record is against the rules"),
        (by_hand(*ROLL_4).replace('"v": 2', '"v": 3'), "out of place"),
        (by_hand().replace('"game":"pig"', '"game":"chess"'), "no game “chess”"),
        (by_hand().replace('"target":100,', ""), "holds every option"),
        (by_hand().replace('"rules":1', '"rules":77'), "other rules"),
    ],
)
def test_what_is_no_record_is_refused_in_a_sentence(tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "bad.jsonl"
    path.write_text(text)
    assert said in refused("replay", path)


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    assert "no such file" in refused("replay", tmp_path / "nothing.jsonl")
    assert "is a folder" in refused("replay", tmp_path)
    assert "that did not work (EINVAL)" in refused("replay", "a\0b")
    assert "FILE is missing" in refused("replay")


def test_what_a_record_brings_cannot_steer_the_terminal(tmp_path: Path) -> None:
    path = tmp_path / "hand.jsonl"
    text = by_hand(*ROLL_4, {"correct": {"reason": "oops\x1b[2J", "of": 2, "result": 6}}, BANK)
    path.write_text(text.replace("Ann", "\\u001b[31mAnn\\u0007"))
    shown = run("replay", path).stdout
    assert "\x1b" not in shown
    assert "\x07" not in shown
    assert "[31mAnn" in shown
    assert "oops" in shown
