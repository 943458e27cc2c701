"""Help teaches, in the user's language, and nothing that it promises is missing."""

from __future__ import annotations

import ast
import re
import shlex
from importlib.resources import files
from pathlib import Path

import pytest

from svinarium.cli.help import SHARED
from svinarium.cli.words import LANGUAGES, Language, Words, catalogue
from tests.cli.running import run

COMMANDS = ("games", "play", "rules", "replay", "verify", "pigs", "serve", "doctor")
SOURCE = Path(str(files("svinarium.cli")))
BOTH = pytest.mark.parametrize("lang", LANGUAGES)


@BOTH
def test_help_of_the_house_lists_every_command_with_a_line(lang: Language) -> None:
    words = Words(lang)
    shown = run("--help", lang=lang)
    assert shown.exit_code == 0
    for command in COMMANDS:
        assert re.search(rf"^  {command} +\S", shown.stdout, re.MULTILINE)
    text = " ".join(shown.stdout.split())
    assert words("cli-about") in text
    assert "solve" not in text
    assert run(lang=lang).stdout == shown.stdout


@BOTH
@pytest.mark.parametrize("command", COMMANDS)
def test_help_of_a_command_tells_usage_switches_and_examples(lang: Language, command: str) -> None:
    words = Words(lang)
    shown = run(command, "--help", lang=lang)
    assert shown.exit_code == 0
    text = " ".join(shown.stdout.split())
    assert words(f"cmd-{command}-usage") in text
    assert words("help-examples") in text
    assert shown.stdout.count(f"svinarium {command}") >= 2
    for switch in SHARED:
        assert switch in text
    assert run(command, "-h", lang=lang).stdout == shown.stdout
    assert not [line for line in shown.stdout.splitlines() if line != line.rstrip()]


def test_help_speaks_one_language_at_a_time() -> None:
    for command in COMMANDS:
        assert not re.search("[а-яё]", run(command, "--help").stdout)
        assert "Usage" not in run(command, "--help", lang="ru").stdout


def test_the_language_can_be_chosen_by_a_switch_anywhere() -> None:
    assert "Примеры" in run("--lang", "ru", "games", "--help").stdout
    assert "Примеры" in run("games", "--help", "--lang=ru").stdout
    assert "Examples" in run("games", "--lang", "EN", "--help", lang="ru").stdout


@BOTH
@pytest.mark.parametrize("command", COMMANDS)
def test_every_example_is_a_command_line_that_is_understood(lang: Language, command: str) -> None:
    """Each example's switches are known: with ``--help`` at its end it shows the help of its command."""
    words = Words(lang)
    lines = [line.partition("#")[0].strip() for line in words(f"cmd-{command}-examples").splitlines()]
    assert lines
    for line in lines:
        name, *args = shlex.split(line)
        assert (name, args[0]) == ("svinarium", command)
        shown = run(*args, "--help", lang=lang)
        assert shown.exit_code == 0
        assert words(f"cmd-{command}-usage") in " ".join(shown.stdout.split())


# --- messages ---------------------------------------------------------------------------------------------------------


def asked_for() -> tuple[set[str], list[re.Pattern[str]]]:
    """Ids of messages in the command's source: whole ones, and patterns of those that are put together."""
    whole: set[str] = set()
    patterns: list[re.Pattern[str]] = []
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.JoinedStr):
                parts = [
                    re.escape(str(part.value)) if isinstance(part, ast.Constant) else "(.+)" for part in node.values
                ]
                if re.match(r"[a-z]+\\?-", parts[0]):
                    patterns.append(re.compile("".join(parts)))
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                whole.add(node.value)
    return whole, patterns


@BOTH
def test_every_message_of_the_terminal_is_used(lang: Language) -> None:
    whole, patterns = asked_for()
    written = re.findall(r"^([a-z][\w-]*)\s*=", catalogue(lang, "cli"), re.MULTILINE)
    raised = [message for message in written if message.startswith("malformed-")]
    unused = [
        message
        for message in written
        if message not in whole and message not in raised and not any(at.fullmatch(message) for at in patterns)
    ]
    assert unused == []


@BOTH
def test_every_message_that_the_source_names_is_there(lang: Language) -> None:
    words = Words(lang)
    named: list[str] = []
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            first = node.args[0] if node.args else None
            if called in ("words", "of") and isinstance(first, ast.Constant):
                named.append(str(first.value))
            if called in ("Option", "Argument"):
                values = {keyword.arg: keyword.value for keyword in node.keywords}
                given = (values.get("help"), values.get("metavar"))
                named += [str(value.value) for value in given if isinstance(value, ast.Constant)]
    assert len(named) > 60
    assert [message for message in named if message not in words] == []
