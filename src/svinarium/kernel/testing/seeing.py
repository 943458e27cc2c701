"""Views: what a seat sees is complete, agrees with the rules, and is the fold of what it was sent."""

from __future__ import annotations

from typing import Any

import msgspec

from svinarium.kernel.events import Drawn, Event, Move
from svinarium.kernel.play import show
from svinarium.kernel.testing.bench import Bench, Trail, Viewer, encoded, stepped
from svinarium.kernel.views import Seen, View, fold, patch


def views(bench: Bench) -> None:
    """Views are of the game's type, encode to JSON and back, and agree with movers, legal moves, scores and result."""
    game = bench.game
    for state in bench.states(200):
        for viewer in bench.viewers():
            view = game.view(state, viewer)
            bench.expect(type(view) is game.view_type, f"a view of type {type(view).__name__}", state=state)
            decoded = msgspec.json.decode(encoded(view), type=game.view_type)
            bench.expect(decoded == view, f"not the same from JSON: {decoded!r}", state=state, viewer=viewer)
            moves = () if viewer is None else game.legal(state, viewer)
            movers, result = game.movers(state), game.result(state)
            bench.expect(view.seat == viewer, f"seat {view.seat!r} in the view of {viewer!r}", state=state)
            bench.expect(view.moves == moves, f"moves {view.moves!r}, legal are {moves!r}", state=state, viewer=viewer)
            bench.expect(view.to_act == movers, f"to_act {view.to_act!r}, movers are {movers!r}", state=state)
            bench.expect(view.result == result, f"result {view.result!r}, it is {result!r}", state=state)
            timers = {timer: game.duration(state, timer) for timer in game.timers(state)}
            bench.expect(view.timers == timers, f"timers {view.timers!r}, running are {timers!r}", state=state)
            every = len(view.scores) == bench.setup.seats
            bench.expect(every, f"scores {view.scores!r} of {bench.setup.seats} seats", state=state)
            bench.expect(bool(view.phase), "no phase", state=state)


def seen(bench: Bench) -> None:
    """What a seat sees of an event is that event: his own moves, results of draws that he sees, well-coded notes."""
    game = bench.game
    for before, event, after in bench.steps(400):
        for viewer in bench.viewers():
            found = game.view_event(before, event, after, viewer)
            msgspec.json.decode(encoded(found), type=Seen)
            for note in found.notes:
                bench.well_coded(note.code, note.facts, state=before, event=event)
            right = found.v == 0 and _is_seen(bench, before, event, viewer, found)
            bench.expect(right, f"seen as {found!r}", state=before, event=event, viewer=viewer)


def _is_seen(bench: Bench, before: Any, event: Event, viewer: Viewer, found: Seen) -> bool:
    if isinstance(event, Move):
        shown = (event.move,) if event.seat == viewer else (event.move, None)
        return found.seat == event.seat and found.move in shown and found.draw is None
    if isinstance(event, Drawn) and (wanted := bench.game.wanted(before)) is not None:
        result = event.result if wanted.seen_by(viewer) else None
        return (found.draw, found.source, found.result) == (event.position, wanted.source.text, result)
    return found.draw is None and found.move is None


def folds(bench: Bench) -> None:
    """A client's view, folded from the changes that it was sent, is the view, byte for byte."""
    for trail in bench.sample(bench.trails, 6):
        for viewer in bench.viewers(3):
            _folded(bench, trail, viewer)


def _folded(bench: Bench, trail: Trail, viewer: Viewer) -> None:
    """Follow the beginning and the end of a trail, in bites of a few events as a table sends them."""
    steps = [stepped(bench.game, *step) for step in trail.steps()]
    for first in {0, max(0, len(steps) - _WINDOW)}:
        view: View = bench.game.view(trail.states[first], viewer)
        client = fold(None, msgspec.json.decode(encoded(patch(None, view))))
        at, end = first, min(first + _WINDOW, len(steps))
        while at < end:
            upto = min(at + bench.random.randrange(1, 6), end)
            shown = show(bench.game, steps[at:upto], viewer, view, at + 1)
            counted = [one.v for one in shown.events] == list(range(at + 1, upto + 1))
            bench.expect(counted, "events are not counted up from 1", state=trail.states[at])
            client = fold(client, msgspec.json.decode(encoded(shown.changes)))
            view, at = shown.view, upto
            same = encoded(client) == encoded(view)
            bench.expect(same, f"folded: {client!r}", state=trail.states[at], viewer=viewer)


_WINDOW = 150


def alike(bench: Bench) -> None:
    """A game that says that nothing is hidden shows the same to all, but for ``seat`` and ``moves``."""
    game = bench.game
    if not game.all_alike:
        return
    for before, event, after in bench.steps(200):
        told = {encoded(game.view_event(before, event, after, viewer)) for viewer in bench.viewers()}
        bench.expect(len(told) == 1, "an event is not seen alike by all", state=before, event=event)
        looks = {encoded(_neutral(game.view(after, viewer))) for viewer in bench.viewers()}
        bench.expect(len(looks) == 1, "a state is not seen alike by all", state=after)
        wanted = game.wanted(before)
        bench.expect(wanted is None or wanted.audience == "all", "a draw is hidden", state=before)
        for viewer in bench.viewers():
            bench.expect(
                not game.reveals(before, event, after, viewer), "reveals, where nothing is hidden", event=event
            )
            same = game.another_world(after, viewer, bench.chance) == after
            bench.expect(same, "another world, where nothing is hidden", state=after)


def _neutral(view: View) -> View:
    return msgspec.structs.replace(view, seat=None, moves=())
