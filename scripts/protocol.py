"""`make types`: the front end's TypeScript types, made from the Python ones.

``python -m scripts.protocol`` writes ``frontend/src/lib/protocol.ts`` from ``svinarium.tables.messages``, what
it refers to, and the views of the games. A test holds the file equal to what this makes.
"""

from __future__ import annotations

import inspect
import sys
import types
import typing
from collections.abc import Iterator
from enum import Enum
from importlib.metadata import entry_points

import msgspec

from scripts.steps import ROOT, say
from svinarium.kernel.draws import Outcome
from svinarium.kernel.errors import Fact
from svinarium.kernel.options import Value
from svinarium.kernel.results import Score
from svinarium.kernel.views import View
from svinarium.tables import messages

TARGET = ROOT / "frontend" / "src" / "lib" / "protocol.ts"
HEAD = """/**
 * What the house and its clients say to each other; docs/protocol.md is the text to these types.
 * Made by `make types` from src/svinarium/tables/messages.py and the views of the games: change those, not this.
 */
"""
PLAIN: dict[object, str] = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    type(None): "null",
    typing.Any: "unknown",
}
FROM_CLIENT: tuple[type, ...] = (
    *typing.get_args(messages.Incoming),
    messages.NewTable,
    messages.SeatWish,
    messages.SitDown,
)
"""What clients say: they may leave out what has a default. The house leaves out nothing, unless a type says so."""

ALIASES = {"Fact": Fact, "Outcome": Outcome, "Score": Score, "Value": Value}
"""Unions that have a name of their own."""

NEVER_LEFT_OUT = {("Seen", "v")}
"""Fields whose default never occurs: events are counted from 1."""

REFINED = {("TableState", "view"): "View | null", ("Frame", "view"): "Partial<View>"}
"""Fields that Python holds as plain dictionaries, since each game has a view of its own."""


class Writer:
    """Turns Python types into TypeScript, and remembers which named ones were met."""

    def __init__(self) -> None:
        self.met: dict[type, None] = {}

    def meet(self, named: type) -> str:
        """The name of a struct or enum, which is going to be written too."""
        self.met.setdefault(named)
        return named.__name__

    def words(self, hint: object) -> str:
        """A type in TypeScript's words; `TypeError` for one that has none here."""
        if hint in PLAIN:
            return PLAIN[hint]
        if isinstance(hint, type) and issubclass(hint, msgspec.Struct | Enum):
            return self.meet(hint)
        origin, arguments = typing.get_origin(hint), typing.get_args(hint)
        if origin in (types.UnionType, typing.Union):
            present = (argument for argument in arguments if argument is not msgspec.UnsetType)
            return " | ".join(dict.fromkeys(self.words(argument) for argument in present))
        if origin is typing.Literal:
            return " | ".join(f'"{argument}"' for argument in arguments)
        if origin is list or (origin is tuple and arguments[-1] is Ellipsis):
            item = self.words(arguments[0])
            return f"({item})[]" if " | " in item else f"{item}[]"
        if origin is tuple:
            return f"[{', '.join(self.words(argument) for argument in arguments)}]"
        if origin is dict:
            return f"Record<{self.words(arguments[0])}, {self.words(arguments[1])}>"
        raise TypeError(f"no TypeScript for {hint!r}")

    def field(self, owner: type[msgspec.Struct], field: msgspec.structs.FieldInfo) -> str:
        """One line of an interface."""
        wanted = self.words(field.type)
        left_out = owner.__struct_config__.omit_defaults
        unset = field.default is msgspec.UNSET
        optional = not field.required and (owner in FROM_CLIENT or left_out or unset)
        optional = optional and (owner.__name__, field.name) not in NEVER_LEFT_OUT
        if left_out and field.default is None:
            wanted = wanted.removesuffix(" | null")
        wanted = REFINED.get((owner.__name__, field.name), wanted)
        return f"  {field.encode_name}{'?' if optional else ''}: {wanted};"

    def struct(self, struct: type[msgspec.Struct]) -> Iterator[str]:
        """An interface; a view of a game extends the general view."""
        extends = struct is not View and issubclass(struct, View)
        inherited = {field.name for field in msgspec.structs.fields(View)} if extends else set()
        yield f"export interface {struct.__name__}{' extends View' if extends else ''} {{"
        config = struct.__struct_config__
        if config.tag is not None:
            yield f'  {config.tag_field}: "{config.tag}";'
        for field in msgspec.structs.fields(struct):
            if field.name not in inherited:
                yield self.field(struct, field)
        if struct is View:
            yield "  [more: string]: unknown;"
        yield "}"

    def named(self, named: type) -> Iterator[str]:
        """A struct or an enum, with the first paragraph of what Python says about it."""
        about = " ".join((inspect.getdoc(named) or "").split("\n\n")[0].split()).replace("``", "`")
        yield f"/** {about} */"
        if issubclass(named, Enum):
            values = " | ".join(f'"{member.value}"' for member in named)
            yield f"export type {named.__name__} = {values};"
        elif issubclass(named, msgspec.Struct):
            yield from self.struct(named)
        yield ""


def views() -> list[type[View]]:
    """The views of the games of the house, by name."""
    for entry in entry_points(group="svinarium.games"):
        entry.load()
    ours, rest = [], list(View.__subclasses__())
    while rest:
        view = rest.pop()
        rest += view.__subclasses__()
        if view.__module__.startswith("svinarium.games."):
            ours.append(view)
    return sorted(ours, key=lambda view: view.__name__)


def text() -> str:
    """The whole TypeScript file."""
    writer = Writer()
    body = [f"export type {name} = {writer.words(union)};\n" for name, union in ALIASES.items()]
    writer.meet(View)
    for name, value in vars(messages).items():
        if name.isupper() and isinstance(value, int):
            body += [f"export const {name} = {value};", ""]
        elif isinstance(value, types.UnionType) and all(
            isinstance(part, type) and issubclass(part, msgspec.Struct) for part in value.__args__
        ):
            body += [f"export type {name} = {writer.words(value)};", ""]
        elif isinstance(value, type) and value.__module__ == messages.__name__:
            writer.meet(value)
    for view in views():
        writer.meet(view)
    written: set[type] = set()
    while pending := [named for named in writer.met if named not in written]:
        for named in pending:
            body += writer.named(named)
            written.add(named)
    return "\n".join([HEAD, *body]).rstrip() + "\n"


def main() -> int:
    """Write the file; returns the exit code."""
    TARGET.write_text(text(), encoding="utf-8")
    say(f"• {TARGET.relative_to(ROOT).as_posix()}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
