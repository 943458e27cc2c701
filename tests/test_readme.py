"""The commands that both READMEs show work as shown."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
COMMAND = Path(sys.executable).with_name("svinarium")
NOT_RUN_HERE = {"serve", "verify"}
"""They need a person or a house; tests of their own run them."""


def commands(name: str) -> list[list[str]]:
    """The arguments of every `svinarium` command in a README."""
    text = (ROOT / name).read_text(encoding="utf-8")
    return [shlex.split(line, comments=True) for line in re.findall(r"^\.venv/bin/svinarium (.*)$", text, re.MULTILINE)]


def test_both_languages_show_the_same_commands() -> None:
    russian, english = commands("README.md"), commands("README.en.md")
    assert russian == english
    assert {arguments[0] for arguments in russian} == {"games", "rules", "play", "replay", "verify", "pigs", "serve"}


def test_what_programs_can_do_alone_works_as_shown(tmp_path: Path) -> None:
    ran = []
    for arguments in commands("README.md"):
        if arguments[0] in NOT_RUN_HERE or any(text.startswith("me,") for text in arguments):
            continue
        done = subprocess.run(
            [COMMAND, *arguments], cwd=tmp_path, capture_output=True, text=True, stdin=subprocess.DEVNULL
        )
        assert done.returncode == 0, f"{arguments}: {done.stderr}"
        assert done.stdout.strip(), arguments
        ran.append(arguments[0])
    assert ran == ["games", "rules", "play", "play", "replay", "pigs"]


@pytest.mark.parametrize("command", ["games", "play", "replay", "rules", "serve", "verify"])
def test_every_command_teaches(command: str) -> None:
    done = subprocess.run([COMMAND, command, "--help"], capture_output=True, text=True, check=True)
    assert f"svinarium {command}" in done.stdout
