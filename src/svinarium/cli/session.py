"""What a command runs with: the words of a language, where it prints, and whether a program is reading."""

from __future__ import annotations

import json
import sys
from typing import Any

import msgspec
from rich.console import Console, RenderableType
from rich.text import Text

from svinarium.cli.words import Words
from svinarium.kernel import SvinariumError

DONE, NO, WRONG, BROKEN = 0, 1, 2, 3
"""Exit codes: done; the answer is no; used wrongly; the program itself broke."""


class Session:
    """One run of the command. With ``json`` there is one JSON document on standard output and nothing else there."""

    def __init__(self, words: Words, *, as_json: bool = False, debug: bool = False) -> None:
        self.words = words
        self.json = as_json
        self.debug = debug
        self.out = _console(stderr=False)
        self.err = _console(stderr=True)

    @property
    def stage(self) -> Console:
        """Where a game is played: standard output, unless a program reads that."""
        return self.err if self.json else self.out

    def emit(self, document: Any) -> None:
        """Print the JSON document."""
        text = json.dumps(msgspec.to_builtins(document), ensure_ascii=False, indent=2)
        print_bytes(f"{text}\n".encode("utf-8", "replace"))

    def answer(self, document: Any, *shown: RenderableType) -> None:
        """The answer of a command: ``document`` for programs, ``shown`` for people."""
        if self.json:
            self.emit(document)
        else:
            for renderable in shown:
                self.show(renderable)

    def show(self, *shown: RenderableType) -> None:
        """Show something on the stage. In a file or a pipe no line ends in blanks."""
        stage = self.stage
        if stage.is_terminal:
            stage.print(*shown)
            return
        with stage.capture() as captured:
            stage.print(*shown)
        stage.file.write("".join(f"{line.rstrip()}\n" for line in captured.get().splitlines()))
        stage.file.flush()

    def tell(self, text: str, style: str = "") -> None:
        """A line on the stage that is never broken by us, so that a command in it can be copied."""
        self.stage.print(Text(text, style=style), soft_wrap=True)

    def say(self, text: str, style: str = "") -> None:
        """A message beside the answer, on standard error."""
        self.err.print(Text(text, style=style), soft_wrap=not self.err.is_terminal)

    def fail(self, error: SvinariumError) -> int:
        """Word an error; the exit code that it means."""
        self.say(self.words.error(error), "red")
        if self.json:
            self.emit({"error": {"kind": error.kind, "code": error.code, "facts": error.facts}})
        return WRONG

    def broke(self, error: Exception) -> int:
        """Word what nobody foresaw; the exit code that it means. With ``--debug`` the traceback follows."""
        self.say(self.words("cli-broke", what=f"{type(error).__name__}: {error}"), "red")
        if self.json:
            self.emit({"error": {"kind": "broken", "code": type(error).__name__, "facts": {"what": str(error)}}})
        return BROKEN


def _console(*, stderr: bool) -> Console:
    return Console(stderr=stderr, markup=False, highlight=False, emoji=False)


def print_bytes(data: bytes) -> None:
    """Write UTF-8 to standard output, whatever the terminal's own encoding is."""
    sys.stdout.flush()
    sys.stdout.buffer.write(data)
    sys.stdout.buffer.flush()
