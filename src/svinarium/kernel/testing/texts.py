"""Texts: events and moves print and read back."""

from __future__ import annotations

import msgspec

from svinarium.kernel.errors import MalformedError
from svinarium.kernel.events import Event, Move, event_text, parse_event
from svinarium.kernel.testing.bench import Bench, encoded


def event_texts(bench: Bench) -> None:
    """Every event prints as one line, reads back from it, and travels as JSON."""
    for before, event, _ in bench.steps(1000):
        text = event_text(event)
        try:
            read = parse_event(text)
        except MalformedError as error:
            bench.fail(f"{text!r} does not read back: {error}", state=before)
        bench.expect(read == event, f"{text!r} reads as {read!r}", state=before)
        bench.expect(len(text.splitlines()) == 1, f"{text!r} is not one line", state=before)
        decoded = msgspec.json.decode(encoded(event), type=Event)
        bench.expect(decoded == event, f"not the same from JSON: {decoded!r}", event=event)


def move_texts(bench: Bench) -> None:
    """A move's canonical text reads as itself, with any blanks around it; no text of others breaks the reader."""
    game = bench.game
    for move in bench.sample(bench.known, 300):
        bench.expect(move == " ".join(move.split()) != "", f"move {move!r} has odd blanks")
        for text in (move, f"  {move}\t", move.replace(" ", "  ")):
            try:
                read = game.read_move(text)
            except MalformedError as error:
                bench.fail(f"{text!r} does not read back: {error}", event=Move(0, move))
            bench.expect(read == move, f"{text!r} reads as {read!r}", event=Move(0, move))
    for junk in JUNK:
        try:
            game.read_move(junk)
        except MalformedError as error:
            bench.well_coded(error.code, error.facts)


JUNK = ("", " ", "no such move", "roll roll", "-1", "🎲", "keep 99999999999999999999", "x" * 5000, "\x00", "²")
"""Texts that are no moves."""
