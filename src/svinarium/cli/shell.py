"""The command line itself: switches that every command has, help and errors in the user's language.

Typer reads the command line; what it would say in English is said here from the catalogues. In the commands' signatures
``help`` and ``metavar`` are ids of messages, not texts.
"""

from __future__ import annotations

import os
import sys
import traceback
from collections.abc import Callable, Sequence
from difflib import get_close_matches
from typing import Any, NoReturn

import msgspec
import typer
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption

from svinarium.cli.files import file_error
from svinarium.cli.help import command_help, house_help
from svinarium.cli.session import DONE, Session
from svinarium.cli.words import Words, choose_language
from svinarium.kernel import MalformedError, SvinariumError


class Shared(msgspec.Struct):
    """The switches that every command has, wherever they stand on the line."""

    lang: str | None = None
    json: bool = False
    debug: bool = False


def take_shared(argv: Sequence[str]) -> tuple[Shared, list[str]]:
    """Take the shared switches out of a command line; all after ``--`` is left alone.

    `MalformedError` ``switch_value`` if ``--lang`` stands last.
    """
    shared, rest, words = Shared(), [], iter(argv)
    for word in words:
        if word == "--":
            rest += [word, *words]
        elif word in ("--json", "--debug"):
            setattr(shared, word.removeprefix("--"), True)
        elif word == "--lang" or word.startswith("--lang="):
            shared.lang = word.partition("=")[2] if "=" in word else next(words, None)
            if shared.lang is None:
                raise MalformedError("switch_value", {"switch": word})
        else:
            rest.append(word)
    return shared, rest


class House(TyperGroup):
    """The command ``svinarium``: chooses the language, runs a command, words what goes wrong, gives the exit code."""

    def main(self, args: Sequence[str] | None = None, *unused: Any, **also_unused: Any) -> NoReturn:
        """Run a command line and leave with its exit code. All but ``args`` is accepted for Typer's sake alone."""
        sys.exit(self.run(list(sys.argv[1:] if args is None else args)))

    def run(self, argv: list[str]) -> int:
        """Run a command line; the exit code."""
        for stream in (sys.stdout, sys.stderr):
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="replace")
        try:
            shared, rest = take_shared(argv)
            words = Words(choose_language(os.environ, shared.lang))
        except MalformedError as error:
            return Session(Words(choose_language(os.environ)), as_json="--json" in argv).fail(error)
        return self._run(Session(words, as_json=shared.json, debug=shared.debug), rest)

    def _run(self, session: Session, argv: list[str]) -> int:
        try:
            code = super().main(args=argv, prog_name="svinarium", standalone_mode=False, obj=session)
        except SvinariumError as error:
            code = session.fail(error)
        except OSError as error:
            code = session.fail(file_error(error))
        except Exception as error:  # noqa: BLE001 - the last line of defence: nobody is shown a traceback unasked
            code = session.broke(error)
            if session.debug:
                traceback.print_exc()
        return code if isinstance(code, int) else DONE

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Read the house's own switches; errors are the house's own."""
        return _worded(self, super().parse_args, ctx, args)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """Find the command; `MalformedError` ``command_unknown`` with what comes close."""
        if args[0] not in self.commands:
            close = get_close_matches(args[0], self.commands, 1, 0.5)
            expected = " | ".join(close or self.commands)
            raise MalformedError("command_unknown", {"command": args[0][:40], "expected": expected})
        return super().resolve_command(ctx, args)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Help that teaches, in the user's language."""
        formatter.write(house_help(ctx.obj, list(self.commands)))


class Command(TyperCommand):
    """One command of the house."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Read the command's arguments and switches; errors are the house's own."""
        ctx.allow_extra_args = True
        rest = _worded(self, super().parse_args, ctx, args)
        if rest:
            raise MalformedError("argument_extra", {"arguments": " ".join(rest)[:80]})
        return rest

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Help that teaches, in the user's language."""
        shown = [param for param in self.params if isinstance(param, TyperArgument | TyperOption)]
        formatter.write(command_help(ctx.obj, str(self.name), shown))


def _worded(command: Any, parse: Callable[[Any, list[str]], list[str]], ctx: Any, args: list[str]) -> list[str]:
    try:
        return parse(ctx, args)
    except typer.TyperException as error:
        raise _usage_error(command, error) from error


def _usage_error(command: Any, error: typer.TyperException) -> MalformedError:
    """What Typer refused, as one of the house's own errors."""
    switch = getattr(error, "option_name", None)
    if switch is None:
        return MalformedError("usage", {"what": error.format_message()})
    known = {name: param for param in command.params for name in param.opts}
    if switch in known:
        return MalformedError("switch_alone" if known[switch].is_flag else "switch_value", {"switch": switch})
    close = get_close_matches(switch, known, 1, 0.5)
    return MalformedError("switch_unknown", {"switch": str(switch)[:40], "expected": " | ".join(close or known)})


def needed(value: str | None, argument: str) -> str:
    """An argument that the command cannot do without; ``argument`` is how it is written on the line."""
    if not value:
        raise MalformedError("argument_missing", {"argument": argument})
    return value


def whole(value: str | None, name: str, minimum: int, maximum: int) -> int | None:
    """A switch's number; `MalformedError` ``number`` if it is none within the limits."""
    if value is None:
        return None
    if value.isascii() and value.isdigit() and minimum <= int(value[:40]) <= maximum:
        return int(value)
    raise MalformedError("number", {"name": name, "value": value[:40], "expected": f"{minimum}…{maximum}"})
