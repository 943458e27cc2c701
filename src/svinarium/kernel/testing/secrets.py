"""Nothing leaks, first half: what a seat is shown of draws that are hidden from him."""

from __future__ import annotations

from typing import Any

from svinarium.kernel.draws import Draw, Outcome, Shuffle
from svinarium.kernel.events import Drawn, Event
from svinarium.kernel.testing.bench import Bench, Viewer, encoded
from svinarium.kernel.testing.luck import draws_of, some_outcomes
from svinarium.kernel.views import Seen, patch


def frame(bench: Bench, before: Any, event: Event, after: Any, viewer: Viewer) -> tuple[bytes, Seen]:
    """The bytes that a viewer is sent for an event, and what he sees of it."""
    game = bench.game
    seen = game.view_event(before, event, after, viewer)
    return encoded([seen, patch(game.view(before, viewer), game.view(after, viewer))]), seen


def kin_outcomes(bench: Bench, draw: Draw) -> list[Outcome]:
    """Outcomes to compare: all if they are few, else random ones, of a long shuffle such that differ in two places."""
    source = draw.source
    if not isinstance(source, Shuffle) or source.size() <= 50:
        return some_outcomes(bench, draw)
    first = source.check(bench.outcome(draw))
    assert isinstance(first, tuple)
    outcomes: list[Outcome] = [first]
    for _ in range(30):
        i, j = bench.random.sample(range(source.n), 2)
        swapped = list(first)
        swapped[i], swapped[j] = swapped[j], swapped[i]
        outcomes.append(tuple(swapped))
    return outcomes


def hidden_draws(bench: Bench) -> None:
    """Results hidden from a seat give him the same bytes, unless the draw reveals; then no more than his new view."""
    for state, draw in draws_of(bench, 60):
        for viewer in bench.viewers():
            if not draw.seen_by(viewer):
                bench.count("hidden_draws")
                _hidden(bench, state, draw, viewer)


def _hidden(bench: Bench, state: Any, draw: Draw, viewer: Viewer) -> None:
    game = bench.game
    quiet: set[bytes] = set()
    told: dict[bytes, bytes] = {}
    for outcome in kin_outcomes(bench, draw):
        event = Drawn(draw.position, outcome)
        after = bench.apply(state, event, "outcomes")
        sent, seen = frame(bench, state, event, after, viewer)
        where = {"state": state, "event": event, "viewer": _name(viewer)}
        bench.expect(seen.result is None, f"a hidden result is shown: {seen!r}", **where)
        if not game.reveals(state, event, after, viewer):
            quiet.add(sent)
            bench.expect(len(quiet) == 1, f"a hidden result changes what is sent: {sorted(quiet)!r}", **where)
        look = encoded(game.view(after, viewer))
        same = told.setdefault(look, encoded(seen)) == encoded(seen)
        bench.expect(same, f"what is seen of the event tells more than the view: {seen!r}", **where)


def _name(viewer: Viewer) -> str:
    return "spectator" if viewer is None else f"seat {viewer}"
