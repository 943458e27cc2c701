"""States as values: nothing changes them, they travel as JSON, their `repr` evaluates; none is a dead end."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import Enum
from fractions import Fraction
from typing import Any

import msgspec

from svinarium.kernel.events import Drawn, Move
from svinarium.kernel.testing.bench import Bench, Trail, encoded


def pure(bench: Bench) -> None:
    """Nothing that is asked of a state changes it; `apply` gives the same next state each time, from a copy too."""
    game = bench.game
    for before, event, after in bench.steps(200):
        bytes_before = encoded(before)
        again = game.apply(before, event)
        _questions(bench, before)
        bench.expect(encoded(before) == bytes_before, "the state was changed by what was asked", state=before)
        bench.expect(encoded(again) == encoded(after), "another next state the second time", state=before, event=event)
        copy = msgspec.json.decode(bytes_before, type=game.state_type)
        told = encoded(game.apply(copy, event))
        bench.expect(told == encoded(after), "another next state from a copy", state=before, event=event)


def _questions(bench: Bench, state: Any) -> None:
    game = bench.game
    game.movers(state)
    game.wanted(state)
    game.result(state)
    game.timers(state)
    for viewer in bench.viewers(2):
        game.view(state, viewer)
        if viewer is not None:
            game.legal(state, viewer)
        game.another_world(state, viewer, bench.chance)


def state_json(bench: Bench) -> None:
    """Every state encodes to JSON and decodes to the same state."""
    for state in bench.states(200):
        bench.expect(isinstance(state, bench.game.state_type), "not of the game's state_type", state=state)
        decoded = msgspec.json.decode(encoded(state), type=bench.game.state_type)
        bench.expect(decoded == state, f"not the same from JSON: {decoded!r}", state=state)


def state_repr(bench: Bench) -> None:
    """The `repr` of every state evaluates to it."""
    for state in bench.states(100):
        names = {kind.__name__: kind for kind in _kinds(state)} | _ALWAYS
        try:
            value = eval(repr(state), {"__builtins__": {}}, names)
        except (SyntaxError, NameError, TypeError, ValueError) as error:
            bench.fail(f"its repr does not evaluate: {error}", state=state)
        bench.expect(value == state, f"its repr evaluates to {value!r}", state=state)


_ALWAYS: dict[str, Any] = {"Fraction": Fraction, "frozenset": frozenset, "set": set}


def _kinds(value: Any) -> Iterator[type]:
    """The types of a value and of all in it."""
    if isinstance(value, msgspec.Struct):
        yield type(value)
        for name in value.__struct_fields__:
            yield from _kinds(getattr(value, name))
    elif isinstance(value, Enum):
        yield type(value)
    elif isinstance(value, Mapping):
        for pair in value.items():
            yield from _kinds(pair)
    elif isinstance(value, tuple | list | frozenset | set):
        for part in value:
            yield from _kinds(part)


def alive(bench: Bench) -> None:
    """Every state has a mover, a wanted draw or a timer unless it has a result; nobody moves while a draw is wanted."""
    game = bench.game
    for trail in bench.trails:
        for state in trail.states[:-1]:
            wanted, movers = game.wanted(state), game.movers(state)
            bench.expect(game.result(state) is None, "a result, and the game went on", state=state)
            bench.expect(bool(wanted or movers or game.timers(state)), "nothing can happen", state=state)
            bench.expect(not (wanted and movers), "seats may act although a draw is wanted first", state=state)


def terminal(bench: Bench) -> None:
    """After the end nobody moves, nothing is drawn, no timer runs, and every event is refused."""
    game = bench.game
    for trail in bench.sample(bench.trails, 20):
        end = trail.states[-1]
        bench.expect(game.result(end) is not None, "the last state has no result", state=end)
        bench.expect(game.movers(end) == (), "seats may act after the end", state=end)
        bench.expect(game.wanted(end) is None, "a draw is wanted after the end", state=end)
        bench.expect(game.timers(end) == (), "a timer runs after the end", state=end)
        seen = [event for event in bench.sample(trail.events, 20) if not isinstance(event, Move)]
        moves = [Move(seat, move) for seat in bench.sample(bench.seats, 4) for move in bench.sample(bench.known, 8)]
        for event in [*seen, *moves]:
            bench.expect(bench.answer(end, event) is not None, "accepted after the end", state=end, event=event)


def positions(bench: Bench) -> None:
    """No position of a draw occurs twice in a game."""
    for trail in bench.trails:
        _unique(bench, trail)


def _unique(bench: Bench, trail: Trail) -> None:
    seen: set[str] = set()
    for state, event, _ in trail.steps():
        if isinstance(event, Drawn):
            bench.expect(event.position not in seen, f"position {event.position!r} a second time", state=state)
            seen.add(event.position)
