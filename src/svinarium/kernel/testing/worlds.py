"""Nothing leaks, second half: worlds that differ only in what a viewer may not know are the same to him.

`Game.another_world` gives such a world. World and state must look alike at once and, walked forward together by events
that the viewer sees alike, send him the same bytes, until the game says that it `reveals` something. A move of another
seat that is possible in one of them only reveals something too.
"""

from __future__ import annotations

from typing import Any

from svinarium.kernel.errors import IllegalError, MalformedError
from svinarium.kernel.events import Clock, Drawn, Event, Move
from svinarium.kernel.testing.bench import Bench, Viewer, encoded
from svinarium.kernel.testing.secrets import frame


def another(bench: Bench, state: Any, viewer: Viewer) -> Any:
    """Another world for a viewer, as the game gives it."""
    other = bench.game.another_world(state, viewer, bench.chance)
    right = isinstance(other, bench.game.state_type)
    bench.expect(right, f"another world is no state: {other!r}", state=state, viewer=viewer)
    return other


def worlds(bench: Bench) -> None:
    """Another world looks the same: view (timers in it), legal moves, what is said to own moves, wanted draw."""
    for state in bench.states(60):
        for viewer in bench.viewers(4):
            for _ in range(2):
                look_alike(bench, state, another(bench, state, viewer), viewer, 12)


def look_alike(bench: Bench, state: Any, other: Any, viewer: Viewer, moves: int) -> None:
    """Fail unless two worlds are the same to a viewer; ``moves`` of the known ones are asked about."""
    game = bench.game
    where = {"state": state, "other": other, "viewer": viewer}
    views = [encoded(game.view(one, viewer)) for one in (state, other)]
    bench.expect(views[0] == views[1], f"another view: {views}", **where)
    wanted = [_wanted(bench, one, viewer) for one in (state, other)]
    bench.expect(wanted[0] == wanted[1], f"another wanted draw: {wanted}", **where)
    if viewer is None:
        return
    legal = [game.legal(one, viewer) for one in (state, other)]
    bench.expect(legal[0] == legal[1], f"other legal moves: {legal}", **where)
    for move in (*bench.sample(bench.known, moves), "no such move"):
        said = [_said(bench, one, Move(viewer, move)) for one in (state, other)]
        bench.expect(said[0] == said[1], f"another answer to {move!r}: {said}", **where)


def _wanted(bench: Bench, state: Any, viewer: Viewer) -> tuple[str, str, bool] | None:
    wanted = bench.game.wanted(state)
    return (wanted.position, wanted.source.text, wanted.seen_by(viewer)) if wanted else None


def _said(bench: Bench, state: Any, event: Event) -> Any:
    try:
        return bench.game.verify(state, event)
    except MalformedError as error:
        return (error.code, error.facts)


# --- walking two worlds ----------------------------------------------------------------------------------------------


def frames(bench: Bench) -> None:
    """Two worlds walked forward together send the viewer the same bytes until something is revealed."""
    if bench.game.all_alike:
        return
    for state in bench.states(40):
        for viewer in bench.viewers(4):
            _walk(bench, state, viewer)


def _walk(bench: Bench, state: Any, viewer: Viewer) -> None:
    a, b = state, another(bench, state, viewer)
    for _ in range(25):
        if bench.game.result(a) is not None:
            return
        event, other = _events(bench, a, b, viewer)
        after = bench.apply(a, event, "legal" if isinstance(event, Move) else "outcomes")
        if _is_hidden_move(bench, a, event, after, viewer) and isinstance(event, Move):
            other = Move(event.seat, _hidden_like(bench, b, event.seat, viewer))
        after_b = _in_other(bench, (a, event, after), b, other, viewer)
        if after_b is not None and _same_frames(bench, (a, event, after), (b, other, after_b), viewer):
            bench.count("frames", int(encoded(a) != encoded(b)))
            look_alike(bench, after, after_b, viewer, 4)
        else:
            after_b = another(bench, after, viewer)
        a, b = after, after_b


def _events(bench: Bench, a: Any, b: Any, viewer: Viewer) -> tuple[Event, Event]:
    """The next event in either world: the same, but for results that the viewer does not see."""
    wanted = bench.game.wanted(a)
    if wanted is None:
        event, _ = bench.next_event(a, lambda state, seat: _choose(bench, state, b, seat)) or (Clock(""), "")
        return event, event
    drawn = Drawn(wanted.position, bench.outcome(wanted))
    return drawn, drawn if wanted.seen_by(viewer) else Drawn(wanted.position, bench.outcome(wanted))


def _choose(bench: Bench, a: Any, b: Any, seat: int) -> str:
    """A move that is legal in both worlds, mostly: so walks get far."""
    other = bench.game.legal(b, seat)
    both = [move for move in bench.game.legal(a, seat) if move in other]
    if both and bench.random.random() < 0.8:
        return bench.random.choice(both)
    return bench.any_legal(a, seat)


def _is_hidden_move(bench: Bench, before: Any, event: Event, after: Any, viewer: Viewer) -> bool:
    if not isinstance(event, Move) or event.seat == viewer:
        return False
    return bench.game.view_event(before, event, after, viewer).move is None


def _hidden_like(bench: Bench, world: Any, seat: int, viewer: Viewer) -> str:
    """A move of the seat that is hidden from the viewer in this world, too; any move if none is."""
    moves = [Move(seat, move) for move in bench.game.legal(world, seat)]
    hidden = [one.move for one in moves if _is_hidden_move(bench, world, one, bench.game.apply(world, one), viewer)]
    return bench.random.choice(hidden) if hidden else bench.any_legal(world, seat)


def _in_other(bench: Bench, a: tuple[Any, Event, Any], b: Any, event: Event, viewer: Viewer) -> Any | None:
    """The other world after the event; nothing if it cannot happen there, which must have been said to reveal."""
    try:
        return bench.game.apply(b, event)
    except (IllegalError, MalformedError) as error:
        told = isinstance(event, Move) and event.seat != viewer and bench.game.reveals(*a, viewer)
        where = {"state": a[0], "other": b, "event": event, "viewer": viewer}
        bench.expect(told, f"possible in one world, in another one: {error}", **where)
        return None


def _same_frames(bench: Bench, a: tuple[Any, Event, Any], b: tuple[Any, Event, Any], viewer: Viewer) -> bool:
    """Whether both worlds send the same; if not, something must have been revealed, and be in the view."""
    game = bench.game
    sent = [frame(bench, *step, viewer)[0] for step in (a, b)]
    if sent[0] == sent[1]:
        return True
    where = {"state": a[0], "other": b[0], "event": a[1], "other_event": b[1], "viewer": viewer}
    told = any(game.reveals(*step, viewer) for step in (a, b))
    bench.expect(told, f"two worlds send different bytes, nothing is said to be revealed: {sent}", **where)
    same = encoded(game.view(a[2], viewer)) == encoded(game.view(b[2], viewer))
    bench.expect(not same, f"what is seen of the event tells more than the view: {sent}", **where)
    return False
