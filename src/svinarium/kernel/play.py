"""Small helpers that move a game on: answer its draws, follow its views, step by step."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias, TypeVar

import msgspec

from svinarium.kernel.draws import Draw, Outcome
from svinarium.kernel.events import Drawn, Event
from svinarium.kernel.game import Game
from svinarium.kernel.views import Seen, View, patch

S = TypeVar("S")

Luck: TypeAlias = Callable[[Draw], Outcome]
"""Whoever answers draws: the ledger, a seeded generator, a hand, an enumerator."""


class Step(msgspec.Struct, frozen=True, gc=False):
    """One event with the states around it."""

    before: Any
    event: Event
    after: Any
    source: str | None = None


def step(game: Game[S], state: S, event: Event) -> Step:
    """Apply one event; raises what `Game.apply` raises."""
    wanted = game.wanted(state) if isinstance(event, Drawn) else None
    return Step(state, event, game.apply(state, event), wanted.source.text if wanted else None)


def settle(game: Game[S], state: S, luck: Luck) -> list[Step]:
    """Answer draws until the state wants none; the steps made, possibly none."""
    steps: list[Step] = []
    while (wanted := game.wanted(state)) is not None:
        event = Drawn(wanted.position, luck(wanted))
        after = game.apply(state, event)
        steps.append(Step(state, event, after, wanted.source.text))
        state = after
    return steps


class Shown(msgspec.Struct, frozen=True):
    """What a seat is sent for some steps: the events as it sees them, and what changed in its view."""

    events: tuple[Seen, ...]
    changes: dict[str, Any]
    view: View


def show(game: Game[S], steps: Sequence[Step], seat: int | None, before: View | None, first_v: int = 1) -> Shown:
    """What the seat sees of these steps; ``before`` is the view that he has, ``first_v`` the first event's number."""
    seen = tuple(
        msgspec.structs.replace(game.view_event(s.before, s.event, s.after, seat), v=first_v + i)
        for i, s in enumerate(steps)
    )
    view = game.view(steps[-1].after, seat)
    return Shown(seen, patch(before, view), view)
