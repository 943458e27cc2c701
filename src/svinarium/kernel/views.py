"""Views: the only doors to what somebody may see.

A `View` is what one seat (or a spectator, ``seat=None``) sees of a state; a `Seen` is what it sees of an event. A
client's state is the fold of what it was sent: the events it saw, and for each step the fields of its view that changed
(`patch`).
"""

from __future__ import annotations

from itertools import compress
from operator import ne
from typing import Any

import msgspec
from msgspec.structs import astuple

from svinarium.kernel.draws import Outcome
from svinarium.kernel.errors import Fact
from svinarium.kernel.results import Result, Score


class DieShown(msgspec.Struct, frozen=True, gc=False):
    """A die on the table: ``value`` is 1 … sides or the name of a pose, ``role`` names its part (``red``, ``kept``)."""

    value: int | str
    sides: int = 6
    role: str = ""


class CardsShown(msgspec.Struct, frozen=True, gc=False):
    """A place with cards: a hand, the deck, the pile. ``cards`` are those that the viewer sees, of ``count`` in all."""

    zone: str
    count: int
    seat: int | None = None
    cards: tuple[str, ...] = ()


class View(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """What every game shows; a game's own view adds fields. Enough for a generic screen to play it.

    ``moves`` are the viewer's legal moves; ``pot`` is what is at stake now; ``scores`` has one entry a seat; ``timers``
    are the running timers and how long each runs, in milliseconds.
    """

    seat: int | None
    phase: str
    to_act: tuple[int, ...] = ()
    moves: tuple[str, ...] = ()
    scores: tuple[Score, ...] = ()
    pot: int | None = None
    dice: tuple[DieShown, ...] = ()
    cards: tuple[CardsShown, ...] = ()
    timers: dict[str, int] = {}
    result: Result | None = None


class Note(msgspec.Struct, frozen=True, gc=False):
    """Something that happened by an event, as a code and facts: ``bust {seat: 1, lost: 14}``.

    Its message is ``note-<code>`` in the game's catalogue.
    """

    code: str
    facts: dict[str, Fact] = {}


class Seen(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """What a seat sees of one event. ``v`` counts the game's events from 1.

    A hidden result, move or fact is simply absent.
    """

    v: int = 0
    seat: int | None = None
    by: str | None = None
    move: str | None = None
    draw: str | None = None
    source: str | None = None
    result: Outcome | None = None
    clock: str | None = None
    judged: dict[str, Any] | None = None
    signal: dict[str, Any] | None = None
    notes: tuple[Note, ...] = ()


def patch(before: View | None, after: View) -> dict[str, Any]:
    """The fields of ``after`` that differ from ``before`` (all of them if there is no before)."""
    if before is after:
        return {}
    fields = zip(after.__struct_fields__, astuple(after), strict=True)
    if before is None:
        return dict(fields)
    return dict(compress(fields, map(ne, astuple(before), astuple(after))))


def fold(view: dict[str, Any] | None, changes: dict[str, Any]) -> dict[str, Any]:
    """A client's view after a patch."""
    return {**(view or {}), **changes}
