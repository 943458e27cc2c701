"""Events: all that can happen to a game. The log of events is the game.

A move is its own canonical text (``roll``, ``keep 3 3 3``, ``card r7``), so that an event is a plain value: it prints,
compares, travels and reads back without the game. `event_text` and `parse_event` give every event one line of text.
"""

from __future__ import annotations

import json
import re
from typing import TypeAlias

import msgspec

from svinarium.kernel.draws import Outcome
from svinarium.kernel.errors import Fact, MalformedError


class Move(msgspec.Struct, frozen=True, tag="move", gc=False):
    """A seat's move, by its canonical text."""

    seat: int
    move: str


class Drawn(msgspec.Struct, frozen=True, tag="drawn", gc=False):
    """The answer to a wanted draw."""

    position: str
    result: Outcome


class Clock(msgspec.Struct, frozen=True, tag="clock", gc=False):
    """A timer that the state had announced has run out."""

    timer: str


class Judged(msgspec.Struct, frozen=True, tag="judged", forbid_unknown_fields=True, gc=False):
    """The order in which simultaneous actions of a reaction window count, first first."""

    window: str
    order: tuple[int, ...]


class Signal(msgspec.Struct, frozen=True, tag="signal", forbid_unknown_fields=True, gc=False):
    """What the rules must know of chat, presses and winks: a kind, the seat it came from, and facts."""

    kind: str
    seat: int
    facts: dict[str, Fact] = {}


Event: TypeAlias = Move | Drawn | Clock | Judged | Signal

_NUMBERS = re.compile(r"-?[0-9]+( -?[0-9]+)*")


def event_text(event: Event) -> str:
    """One line that `parse_event` reads back.

    >>> event_text(Move(1, "roll")), event_text(Drawn("turn/1/roll/1", 4))
    ('seat 1: roll', 'draw turn/1/roll/1 = 4')
    """
    match event:
        case Move(seat, move):
            return f"seat {seat}: {move}"
        case Drawn(position, result):
            return f"draw {position} = {result_text(result)}"
        case Clock(timer):
            return f"clock {timer}"
        case Judged(window, order):
            return f"judged {window}: {' '.join(map(str, order))}".rstrip()
        case Signal(kind, seat, facts):
            return f"signal {seat} {kind} {json.dumps(facts, ensure_ascii=False)}"


def parse_event(text: str) -> Event:
    """Read `event_text` back; `MalformedError` if it is no event.

    >>> parse_event("draw start/1/seat/0 = 3 5")
    Drawn(position='start/1/seat/0', result=(3, 5))
    """
    kind, _, rest = text.partition(" ")
    try:
        if kind == "seat":
            seat, sign, move = rest.partition(": ")
            if sign:
                return Move(int(seat), move)
        if kind == "draw":
            position, sign, result = rest.partition(" = ")
            if sign:
                return Drawn(position, parse_result(result))
        if kind == "clock" and rest:
            return Clock(rest)
        if kind == "judged":
            window, sign, order = rest.rpartition(":")
            if sign:
                return Judged(window, tuple(int(seat) for seat in order.split()))
        if kind == "signal":
            seat, signal, facts = rest.split(" ", 2)
            return Signal(signal, int(seat), msgspec.json.decode(facts, type=dict[str, Fact]))
    except (ValueError, msgspec.DecodeError, msgspec.ValidationError):
        pass
    raise MalformedError("event", {"text": text})


def result_text(result: Outcome) -> str:
    """The text of a drawn result: ``4``, ``3 5``, or an outcome's name (in quotes if it could be read as another)."""
    if isinstance(result, int):
        return str(result)
    if isinstance(result, str):
        return json.dumps(result, ensure_ascii=False) if _NUMBERS.fullmatch(result) or result[:1] in '"[' else result
    return " ".join(map(str, result)) if len(result) > 1 else f"[{' '.join(map(str, result))}]"


def parse_result(text: str) -> Outcome:
    """Read `result_text` back; it does not know the source, so `Source.check` has the last word."""
    if text.startswith('"'):
        return msgspec.json.decode(text, type=str)
    if text.startswith("[") and text.endswith("]"):
        return tuple(int(part) for part in text[1:-1].split())
    if _NUMBERS.fullmatch(text):
        numbers = tuple(int(part) for part in text.split(" "))
        return numbers[0] if len(numbers) == 1 else numbers
    return text
