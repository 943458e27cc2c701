"""Nothing leaks, third part: what the game says of hidden things is true, so that the other checks mean something."""

from __future__ import annotations

from typing import Any

import msgspec

from svinarium.kernel.draws import Weighted
from svinarium.kernel.errors import IllegalError, MalformedError
from svinarium.kernel.events import Drawn, Event, Move
from svinarium.kernel.testing.bench import Bench, Trail, Viewer, encoded
from svinarium.kernel.testing.secrets import frame
from svinarium.kernel.testing.worlds import another

_CLAIMS = 12
"""So many claims of one kind, that change the same parts of the view and have the same notes, are too many without any
evidence."""


def reveals(bench: Bench) -> None:
    """What is said to reveal something does: in other worlds it sends other bytes, or cannot happen."""
    claims: dict[tuple[object, ...], list[bool]] = {}
    for before, event, after in bench.steps(400):
        for viewer in bench.viewers(4):
            if bench.game.reveals(before, event, after, viewer):
                sent, seen = frame(bench, before, event, after, viewer)
                fields = tuple(msgspec.json.decode(sent)[1])
                kind = (_kind(event), viewer is None, fields, tuple(note.code for note in seen.notes))
                shown = _shown(bench, before, event, viewer, sent)
                claims.setdefault(kind, []).extend([] if shown is None else [shown])
    for (event_kind, spectator, *_), found in claims.items():
        told = any(found) or len(found) < _CLAIMS
        who = "a spectator" if spectator else "seats"
        bench.expect(told, f"{event_kind} is said to reveal something to {who}, {len(found)} times it showed nothing")


def _kind(event: Event) -> str:
    """Events of a kind are alike but for numbers."""
    if isinstance(event, Move):
        return f"move {event.move.partition(' ')[0]}"
    if isinstance(event, Drawn):
        return "draw " + "".join("#" if letter.isdigit() else letter for letter in event.position)
    return type(event).__name__


def _shown(bench: Bench, before: Any, event: Event, viewer: Viewer, sent: bytes) -> bool | None:
    """Whether the event differs in some other world; nothing if there was none to see."""
    wanted = bench.game.wanted(before)
    hidden = wanted is not None and not wanted.seen_by(viewer)
    shown = None
    for _ in range(6):
        other = another(bench, before, viewer)
        same_event = Drawn(wanted.position, bench.outcome(wanted)) if wanted is not None and hidden else event
        if hidden or encoded(other) != encoded(before):
            shown = shown or _differs(bench, other, same_event, viewer, sent)
    return shown


def _differs(bench: Bench, other: Any, event: Event, viewer: Viewer, sent: bytes) -> bool:
    try:
        after = bench.game.apply(other, event)
    except (IllegalError, MalformedError):
        return True
    return frame(bench, other, event, after, viewer)[0] != sent


def hidden_worlds(bench: Bench) -> None:
    """Who did not see a draw gets another world that really is another one, at some time in some game."""
    for viewer in bench.viewers():
        later = [state for trail in bench.trails for state in _after_hidden(bench, trail, viewer)]
        for state in bench.sample(later, 60):
            if encoded(another(bench, state, viewer)) != encoded(state):
                bench.count("worlds")
                break
        else:
            bench.expect(not later, "a draw was hidden, and there is never another world", viewer=viewer)


def _after_hidden(bench: Bench, trail: Trail, viewer: Viewer) -> list[Any]:
    """States of a trail after its first draw that was hidden from the viewer, before the end."""
    for at, state in enumerate(trail.states):
        wanted = bench.game.wanted(state)
        if wanted is not None and not wanted.seen_by(viewer) and wanted.source.size() > 1:
            return trail.states[at + 1 : -1]
    return []


# --- worlds that can be ----------------------------------------------------------------------------------------------

_MOST = 1000
"""So many worlds are followed; a game with more hidden ones is only looked at early, or not at all."""


def possible_worlds(bench: Bench) -> None:
    """Where all worlds can be counted, another world is one that the same events, as seen, could have led to."""
    for trail in bench.sample(sorted(bench.trails, key=lambda trail: len(trail.events)), 6):
        for viewer in bench.viewers(3):
            _followed(bench, trail, viewer)


def _followed(bench: Bench, trail: Trail, viewer: Viewer) -> None:
    front: dict[bytes, Any] = {encoded(trail.states[0]): trail.states[0]}
    uniform = True
    for before, event, after in trail.steps()[:60]:
        wanted = bench.game.wanted(before)
        uniform &= wanted is None or wanted.seen_by(viewer) or not isinstance(wanted.source, Weighted)
        front = _onward(bench, front, (before, event, after), viewer)
        if not front or len(front) > _MOST:
            return
        _among(bench, front, after, viewer, uniform)


def _among(bench: Bench, front: dict[bytes, Any], state: Any, viewer: Viewer, uniform: bool) -> None:
    """Other worlds are among the possible ones; of a few equally likely ones most are met, of any more than one."""
    met: set[bytes] = set()
    times = 10 * len(front) if 1 < len(front) <= 64 else 24
    for _ in range(times):
        other = another(bench, state, viewer)
        met.add(encoded(other))
        bench.expect(encoded(other) in front, f"no game leads to this world: {other!r}", state=state, viewer=viewer)
    few = uniform and len(front) <= 64
    enough = len(met) >= 0.75 * len(front) if few else len(met) > 1 or len(front) == 1
    said = f"{len(front)} worlds are possible, only {len(met)} in {times} other worlds"
    bench.expect(enough, said, state=state, viewer=viewer)


def _onward(bench: Bench, front: dict[bytes, Any], step: tuple[Any, Event, Any], viewer: Viewer) -> dict[bytes, Any]:
    """All worlds after an event that the viewer cannot tell from what he saw; empty if they are too many to count."""
    game = bench.game
    sent = frame(bench, *step, viewer)[0]
    look = encoded(game.view(step[2], viewer))
    found: dict[bytes, Any] = {}
    events = [(state, event) for state in front.values() for event in _alike(bench, state, step, viewer)]
    for state, event in events if len(events) <= _MOST else []:
        after = _in(bench, state, event)
        if after is not None and encoded(game.view(after, viewer)) == look:
            if frame(bench, state, event, after, viewer)[0] == sent:
                found[encoded(after)] = after
    return found


def _alike(bench: Bench, state: Any, step: tuple[Any, Event, Any], viewer: Viewer) -> list[Event]:
    """Events of a world that may be the same to the viewer."""
    before, event, after = step
    wanted = bench.game.wanted(before)
    if isinstance(event, Drawn) and wanted is not None and not wanted.seen_by(viewer):
        if wanted.source.size() > _MOST:
            return [event] * (_MOST + 1)
        return [Drawn(event.position, outcome) for outcome, _ in wanted.source.outcomes()]
    if isinstance(event, Move) and event.seat != viewer:
        if bench.game.view_event(before, event, after, viewer).move is None:
            return [Move(event.seat, move) for move in bench.game.legal(state, event.seat)]
    return [event]


def _in(bench: Bench, state: Any, event: Event) -> Any | None:
    try:
        return bench.game.apply(state, event)
    except (IllegalError, MalformedError):
        return None
