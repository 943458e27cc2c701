"""A person at the terminal: asked, answered, understood in either language, and free to go."""

from __future__ import annotations

import json
import os
import pty
import re
import select
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from svinarium.kernel import read_record
from tests.cli.running import PLAIN, answer, run

ALONE = ("play", "pig", "--seats", "me", "-o", "target=20", "--seed", 3)
"""A practice to twenty. With this seed the throws are known to the tests only by what the screen says."""


def play_to_twenty(typed_first: str = "") -> str:
    """What to type to win whatever falls: roll often, bank after each roll."""
    return typed_first + "roll\nbank\n" * 60


def test_a_practice_from_the_first_throw_to_the_last() -> None:
    shown = run(*ALONE, typed=play_to_twenty())
    assert shown.exit_code == 0
    assert "Your turn." in shown.stdout
    assert "┌───────┐" in shown.stdout
    assert "You: " in shown.stdout
    assert re.search(r"Done in \d+ turns\.", shown.stdout)


def test_words_and_letters_of_both_languages_and_enter_are_moves() -> None:
    for lang in ("ru", "en"):
        for roll, bank in (("roll", "bank"), ("r", "b"), ("", "h"), ("Бросить", "З"), ("б", " записать ")):
            assert run(*ALONE, typed=f"{roll}\n{bank}\n" * 60, lang=lang).exit_code == 0


def test_the_odds_and_the_rules_are_told_if_asked() -> None:
    shown = " ".join(run(*ALONE, typed=play_to_twenty("?\n!\n")).stdout.split())
    assert "1/6 of all throws burn the pot (16.7 %)" in shown
    assert "With 0 in the pot, one more throw gains 3.33 on average" in shown
    assert "Pig: the rules" in shown


def test_the_odds_turn_where_a_throw_stops_paying() -> None:
    table = "table=weighted: 1 heads = gain 8; 1 tails = bust"
    told = []
    for throws in (1, 2):
        for seed in range(40):
            typed = "roll\n" * throws + "?\nq\n"
            shown = run(
                "play", "pig", "--seats", "me", "-o", table, "-o", "target=99", "--seed", seed, typed=typed
            ).stdout
            if f"In the pot {8 * throws}" in shown or f"Pot {8 * throws}." in shown:
                told.append(" ".join(shown.split()))
                break
    assert "With 8 in the pot, one more throw changes nothing on average" in told[0]
    assert "With 16 in the pot, one more throw loses 4 on average" in told[1]


def test_what_is_no_move_is_said_and_asked_again() -> None:
    shown = " ".join(run(*ALONE, typed=play_to_twenty("dance\nbank\n")).stdout.split())
    assert "“dance” is no move here. There are: Roll — Enter, r" in shown
    assert "Roll first: there is nothing to bank yet." in shown


def test_two_people_at_one_terminal() -> None:
    shown = run(
        "play", "pig", "--seats", "me,me", "--names", "Ann,Bob", "-o", "target=10", "--seed", 3, typed="r\nb\n" * 90
    )
    assert shown.exit_code == 0
    assert "To move: Ann." in shown.stdout
    assert "To move: Bob." in shown.stdout
    assert re.search("(Ann|Bob) — first place!", shown.stdout)


def test_a_person_and_a_program() -> None:
    shown = run("play", "pig", "--seats", "me,hold:20", "-o", "target=30", "--seed", 3, typed="r\nb\n" * 90, lang="ru")
    assert shown.exit_code == 0
    assert "Копит до 20: " in shown.stdout
    assert "Ты: " in shown.stdout


def test_how_many_dice_in_hog() -> None:
    hog = ("play", "pig", "--preset", "hog", "--seats", "me", "-o", "target=10", "--seed", 3)
    shown = run(*hog, typed="4\nr 3\nroll 2\n" * 30)
    assert shown.exit_code == 0
    assert "Roll 1 · Roll 2" in shown.stdout
    assert "is no move here" in run(*hog, typed="11\n\nb\n" + "4\n" * 60).stdout


def test_a_program_that_reads_gets_one_document_and_the_game_is_on_standard_error() -> None:
    shown = run(*ALONE, "--json", typed=play_to_twenty())
    assert json.loads(shown.stdout)["scores"][0] >= 20
    assert "Your turn." in shown.stderr


@pytest.mark.parametrize("leaving", ["q\n", "quit\n", "выход\n", ""])
def test_going_ends_the_game_politely_and_keeps_the_record(tmp_path: Path, leaving: str) -> None:
    path = tmp_path / "game.jsonl"
    shown = run("play", "pig", "--seats", "me,hold:20", "--record", path, typed=leaving)
    assert shown.exit_code == 1
    assert "The game is left unfinished." in shown.stdout
    assert f"svinarium replay {path}" in shown.stdout
    assert answer("replay", path)["over"] is False
    found = answer("verify", path)
    assert found["ok"] is True
    record = read_record(path.read_bytes())
    assert record.header.ledger is not None
    assert record.header.ledger.participants == (0,)
    assert record.header.names == ("Player 1", "hold:20")


def test_going_without_a_record() -> None:
    assert run("play", "pig", "--seats", "me", typed="q\n").exit_code == 1
    left = answer("play", "pig", "--seats", "me", typed="q\n", code=1)
    assert (left["over"], left["winners"], left["reason"]) == (False, [], None)


# --- a real terminal --------------------------------------------------------------------------------------------------


class Terminal:
    """The command on a terminal of its own, as a person has it."""

    def __init__(self, *args: object) -> None:
        self._own, theirs = pty.openpty()
        command = [sys.executable, "-c", "from svinarium.cli import main; main()", *map(str, args)]
        environment = {**os.environ, **PLAIN, "TERM": "xterm", "SVINARIUM_LANG": "ru"}
        self.process = subprocess.Popen(
            command, stdin=theirs, stdout=theirs, stderr=theirs, env=environment, start_new_session=True
        )
        os.close(theirs)
        self.seen = ""

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self._own)

    def read_until(self, *ends: str) -> str:
        """What is shown up to and with the first of ``ends``; what follows is kept for the next time."""
        while not any(end in self.seen for end in ends):
            ready, _, _ = select.select([self._own], [], [], 30)
            assert ready, f"{ends} do not come: {self.seen}"
            try:
                part = os.read(self._own, 65536)
            except OSError:
                part = b""
            assert part, f"{ends} do not come before the end: {self.seen}"
            self.seen += part.decode("utf-8", "replace")
        at = min(self.seen.index(end) + len(end) for end in ends if end in self.seen)
        shown, self.seen = self.seen[:at], self.seen[at:]
        return shown

    def type(self, text: str) -> None:
        os.write(self._own, text.encode())

    def code(self) -> int:
        return self.process.wait(30)


def test_a_whole_game_on_a_real_terminal(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    with Terminal("play", "pig", "--seats", "me,hold:5", "-o", "target=12", "--record", path) as terminal:
        asked = 0
        while (shown := terminal.read_until("> ", "Запись партии")).endswith("> "):
            terminal.type("з\n" if "Записать" in shown.rpartition("Твой ход")[2] else "\n")
            asked += 1
        assert terminal.code() == 0
    assert asked
    assert answer("verify", path)["ok"] is True
    assert answer("replay", path)["over"] is True


def test_ctrl_c_on_a_real_terminal_keeps_the_record(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    with Terminal("play", "pig", "--seats", "me,hold:20", "-o", "first=seat_0", "--record", path) as terminal:
        terminal.read_until("> ")
        terminal.process.send_signal(signal.SIGINT)
        shown = terminal.read_until(f"svinarium replay {path}")
        assert "Игра прервана." in shown
        assert "Traceback" not in shown
        assert terminal.code() == 1
    assert answer("verify", path)["ok"] is True
    assert answer("replay", path)["to_act"] == [0]


def test_a_killed_game_leaves_a_record_that_replays(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    with Terminal("play", "pig", "--seats", "me,hold:20", "-o", "first=seat_0", "--record", path) as terminal:
        terminal.read_until("> ")
        terminal.type("\n")
        terminal.read_until("> ")
        terminal.process.send_signal(signal.SIGKILL)
        assert terminal.code() == -signal.SIGKILL
    assert answer("replay", path)["version"] >= 2
    assert answer("verify", path, code=1)["code"] == "no_reveal"
