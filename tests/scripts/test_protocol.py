"""The front end's types are those of the house."""

from __future__ import annotations

import enum
from typing import Any, Literal

import msgspec
import pytest

from scripts import protocol
from svinarium.kernel.views import View


class Colour(enum.StrEnum):
    """A colour."""

    RED = "red"
    GREEN = "green"


class Small(msgspec.Struct, tag_field="type", tag="small", omit_defaults=True):
    """A small thing: ``n`` of it."""

    n: int
    colours: tuple[Colour, ...] = ()
    pair: tuple[int, str] | None = None


class SmallView(View, frozen=True):
    """A view with one more field."""

    extra: dict[str, Any] = {}


def test_the_file_is_what_the_types_say() -> None:
    assert protocol.TARGET.read_text(encoding="utf-8") == protocol.text(), "run `make types`"


@pytest.mark.parametrize(
    ("hint", "words"),
    [
        (int | str, "number | string"),
        (int | float, "number"),
        (bool | None, "boolean | null"),
        (list[int | None], "(number | null)[]"),
        (tuple[str, ...], "string[]"),
        (tuple[int, bool], "[number, boolean]"),
        (dict[str, Any], "Record<string, unknown>"),
        (Literal["a", "b"], '"a" | "b"'),
    ],
)
def test_words_for_types(hint: object, words: str) -> None:
    assert protocol.Writer().words(hint) == words


def test_what_has_no_typescript_is_refused() -> None:
    with pytest.raises(TypeError, match="complex"):
        protocol.Writer().words(complex)


def test_a_struct_with_its_tag_and_what_may_be_left_out() -> None:
    writer = protocol.Writer()
    assert list(writer.named(Small)) == [
        "/** A small thing: `n` of it. */",
        "export interface Small {",
        '  type: "small";',
        "  n: number;",
        "  colours?: Colour[];",
        "  pair?: [number, string];",
        "}",
        "",
    ]
    assert list(writer.met) == [Colour]
    assert list(writer.named(Colour))[1] == 'export type Colour = "red" | "green";'


def test_a_view_of_a_game_says_only_what_it_adds() -> None:
    assert list(protocol.Writer().struct(SmallView)) == [
        "export interface SmallView extends View {",
        "  extra: Record<string, unknown>;",
        "}",
    ]
