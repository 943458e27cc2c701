"""Options of a game: what a table may agree on before the first draw."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Literal, TypeAlias

import msgspec

from svinarium.kernel.errors import MalformedError

Value: TypeAlias = int | str
"""An option's value: a whole number or a word. ``on`` and ``off`` are words."""

_SWITCH = {"true": "on", "false": "off"}
"""Rules are often written down with truth values; options say ``on`` and ``off``."""

_WHOLE = re.compile(r"-?[0-9]{1,40}")


class Option(msgspec.Struct, frozen=True):
    """One option: its name, its default and what it accepts.

    ``kind`` is ``int`` (``minimum`` … ``maximum``, and the words in ``choices``), ``choice`` (one of ``choices``) or
    ``text`` (the game reads it). A default may depend on other options; the game says so in `Game.defaults`. Options
    of one ``group`` stand together under its heading where there are many; the message ``group-<game>-<group>`` is it.
    """

    name: str
    kind: Literal["int", "choice", "text"]
    default: Value
    choices: tuple[str, ...] = ()
    minimum: int | None = None
    maximum: int | None = None
    group: str = ""

    @property
    def expected(self) -> str:
        """What is accepted, in a form that every language reads: ``1…100 | none``."""
        words = list(self.choices)
        if self.kind == "int":
            words.insert(0, f"{self.minimum}…{self.maximum}")
        return " | ".join(words) if words else "text"

    def read(self, value: object) -> Value:
        """The value in its canonical form, from itself or its text; `MalformedError` ``option_value`` if refused.

        >>> Option("target", "int", 100, minimum=1, maximum=10000).read("50")
        50
        """
        if isinstance(value, bool):
            value = "on" if value else "off"
        if isinstance(value, str):
            value = value.strip()
            value = _SWITCH.get(value, value) if "on" in self.choices else value
            if value in self.choices or self.kind == "text":
                return value
            if self.kind == "int" and _WHOLE.fullmatch(value):
                value = int(value)
        if self.kind == "int" and isinstance(value, int) and self._within(value):
            return value
        raise MalformedError("option_value", {"option": self.name, "value": str(value)[:80], "expected": self.expected})

    def _within(self, value: int) -> bool:
        return (self.minimum is None or value >= self.minimum) and (self.maximum is None or value <= self.maximum)


class Setup(msgspec.Struct, frozen=True):
    """What a game starts from: how many seats, and every option with its value."""

    seats: int
    options: dict[str, Value]


def read_options(known: Iterable[Option], given: Mapping[str, object]) -> dict[str, Value]:
    """The given options in canonical form; `MalformedError` for an unknown name or a refused value."""
    by_name = {option.name: option for option in known}
    for name in given:
        if name not in by_name:
            raise MalformedError("option_unknown", {"option": name, "expected": " | ".join(by_name)})
    return {name: by_name[name].read(value) for name, value in given.items()}
