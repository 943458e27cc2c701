"""docs/cli.md: its examples are understood, its switches are all there are, its documents are what comes."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path

import pytest
from typer.main import get_command

from svinarium.cli.app import app
from svinarium.cli.shell import House
from tests.cli.golden import FILE
from tests.cli.running import run

PAGE = (Path(__file__).parents[2] / "docs" / "cli.md").read_text("utf-8")
EXAMPLES = [
    line.partition("#")[0].strip()
    for block in re.findall(r"^```sh\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    for line in block.splitlines()
]
_HOUSE = get_command(app)
assert isinstance(_HOUSE, House)
COMMANDS = _HOUSE.commands


def section(command: str) -> str:
    found = re.search(rf"^## `svinarium {command}\b(.*?)(?=^## |\Z)", PAGE, re.MULTILINE | re.DOTALL)
    assert found, command
    return found[0]


def test_there_are_examples() -> None:
    assert len(EXAMPLES) > 15
    assert {shlex.split(line)[1] for line in EXAMPLES} == set(COMMANDS)


@pytest.mark.parametrize("line", EXAMPLES)
def test_an_example_is_a_command_line_that_is_understood(line: str) -> None:
    name, *args = shlex.split(line)
    assert name == "svinarium"
    assert run(*args, "--help").exit_code == 0


@pytest.mark.parametrize("command", sorted(COMMANDS))
def test_every_switch_is_on_the_page(command: str) -> None:
    switches = {name for param in COMMANDS[command].params for name in param.opts if name.startswith("-")}
    written = set(re.findall(r"`(--?[a-z][a-z-]*)\b", section(command)))
    assert switches <= written | {"-h", "--help"}, command


@pytest.mark.parametrize(
    ("command", "line"),
    [
        ("play", "play pig --seats hold:20 --seed 7"),
        ("play", "play pig --seats hold:20 --games 25 --seed 7"),
        ("rules", "rules pig"),
        ("replay", "replay RECORD"),
        ("verify", "verify RECORD"),
        ("games", "games pig"),
    ],
)
def test_every_field_of_a_document_is_on_the_page(command: str, line: str) -> None:
    document = json.loads(FILE.read_text("utf-8"))[line]["document"]
    written = set(re.findall(r"\b[a-z_]+\b", section(command)))
    assert set(document) <= written
