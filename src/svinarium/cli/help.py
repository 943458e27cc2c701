"""Help that teaches: what a command is for, what it takes, and examples to copy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text
from typer.core import TyperArgument, TyperOption

from svinarium.cli.session import Session
from svinarium.cli.words import Words

Parameter: TypeAlias = TyperArgument | TyperOption

SHARED = ("--json", "--lang ru|en", "--debug", "-h, --help")
"""Switches that every command has; each has a message ``switch-<first long name>``."""


def house_help(session: Session, commands: Sequence[str]) -> str:
    """The help of ``svinarium`` itself."""
    words = session.words
    rows = [(name, words(f"cmd-{name}")) for name in commands]
    shared = [*_shared(words), ("--version", words("switch-version"))]
    return _text(
        session,
        Text(words("cli-about")),
        _titled(words("help-commands"), _rows(rows)),
        _titled(words("help-everywhere"), _rows(shared)),
        _titled(words("help-examples"), _examples(words("cli-examples"))),
        Text(words("help-more")),
    )


def command_help(session: Session, name: str, parameters: Sequence[Parameter]) -> str:
    """The help of one command."""
    words = session.words
    rows = [(_left(words, parameter), words(parameter.help or "")) for parameter in parameters if parameter.help]
    parts: list[RenderableType] = [
        Text.assemble((words("help-usage"), "dim"), " ", (words(f"cmd-{name}-usage"), "bold")),
        Text(words(f"cmd-{name}-about")),
    ]
    if rows:
        parts.append(_titled(words("help-parameters"), _rows(rows)))
    parts.append(_titled(words("help-everywhere"), _rows(_shared(words))))
    parts.append(_titled(words("help-examples"), _examples(words(f"cmd-{name}-examples"))))
    return _text(session, *parts)


def _left(words: Words, parameter: Parameter) -> str:
    value = words(parameter.metavar) if parameter.metavar else ""
    if isinstance(parameter, TyperArgument):
        return value
    return f"{', '.join(parameter.opts)} {value}".rstrip()


def _shared(words: Words) -> list[tuple[str, str]]:
    return [(switch, words(f"switch-{switch.split('--')[1].split()[0]}")) for switch in SHARED]


def _titled(title: str, body: RenderableType) -> RenderableType:
    return Group(Text(title, style="bold"), Padding(body, (0, 0, 0, 2)))


def _rows(rows: Sequence[tuple[str, str]]) -> RenderableType:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True, style="cyan")
    table.add_column()
    for left, right in rows:
        table.add_row(left, right)
    return table


def _examples(text: str) -> RenderableType:
    """Lines of commands; what stands after ``#`` is said below the command, a little to the right."""
    lines = Text()
    for line in text.splitlines():
        command, _, remark = line.partition("#")
        lines.append(command.strip() + "\n", style="green")
        if remark:
            lines.append(f"    {remark.strip()}\n", style="dim")
    lines.rstrip()
    return lines


def _text(session: Session, *parts: RenderableType) -> str:
    with session.out.capture() as captured:
        for index, part in enumerate(parts):
            if index:
                session.out.print()
            session.out.print(part)
    return "\n".join(line.rstrip() for line in captured.get().splitlines())
