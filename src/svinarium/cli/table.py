"""A table at this terminal: one game, its dice, who sits at it, and its record."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from svinarium.cli.luck import Dice
from svinarium.cli.recorder import Recorder
from svinarium.kernel import (
    WAIT,
    AnyGame,
    Clock,
    Event,
    Header,
    Line,
    MalformedError,
    Move,
    Result,
    Setup,
    Step,
    View,
    event_line,
    settle,
    step,
)


class LeftError(Exception):
    """A person at the terminal has left the game."""


class Sitter(Protocol):
    """Whoever plays a seat. ``by`` is what the record says of its moves: ``person`` or ``bot:NAME``."""

    by: str

    def choose(self, table: LocalTable, seat: int, view: View) -> str:
        """One of the view's moves; `LeftError` when he goes."""
        ...


def milliseconds() -> int:
    """Time as records have it: milliseconds since the Unix epoch."""
    return time.time_ns() // 1_000_000


class LocalTable:
    """A game under way. What is written down is on disk before anybody is asked again.

    ``watch`` is called with each command's steps, in order; ``now`` gives the times of the record's lines.
    """

    def __init__(
        self,
        game: AnyGame,
        setup: Setup,
        dice: Dice,
        recorder: Recorder | None = None,
        watch: Callable[[Sequence[Step]], None] | None = None,
        now: Callable[[], int] = milliseconds,
    ) -> None:
        self.game, self.setup, self.dice = game, setup, dice
        self.state: Any = game.start(setup)
        self.events = 0
        self._recorder, self._watch, self._now = recorder, watch, now

    @property
    def result(self) -> Result | None:
        """How the game ended, or nothing while it goes on."""
        return self.game.result(self.state)

    def play(self, sitters: Sequence[Sitter], stop: Callable[[], bool] = lambda: False) -> Result:
        """Play to the end. Raises `LeftError` when a person goes or ``stop`` says so; the record then ends there."""
        self._done([], "")
        while (result := self.result) is None:
            if stop():
                raise LeftError
            self._ask(sitters)
        return result

    def _ask(self, sitters: Sequence[Sitter]) -> None:
        """Ask the seats that may act, in their order, until one moves; if none does, a timer runs out."""
        for seat in self.game.movers(self.state):
            sitter = sitters[seat]
            move = sitter.choose(self, seat, self.game.view(self.state, seat))
            if move != WAIT or not self.game.timers(self.state):
                self.act(Move(seat, move), sitter.by)
                return
        self._run_out()

    def act(self, event: Event, by: str) -> None:
        """One command: the event and all draws that follow from it. Raises what the rules say against it."""
        self._done([step(self.game, self.state, event)], by)

    def reveal(self) -> None:
        """Close the record: a ledger's secret is published, also when the game was left."""
        secret = self.dice.secret()
        if self._recorder is not None and secret is not None:
            self._recorder.write([Line(v=self.events + 1, t=self._now(), reveal=secret)])

    def _run_out(self) -> None:
        """Nobody may move: the first timer that runs is over, since nobody at a terminal waits for clocks."""
        timers = self.game.timers(self.state)
        if not timers:
            raise MalformedError("game_stuck", {"game": self.game.name, "event": self.events})
        self.act(Clock(timers[0]), "")

    def _done(self, steps: list[Step], by: str) -> None:
        after = steps[-1].after if steps else self.state
        drawn = settle(self.game, after, self.dice.answer)
        if self._recorder is not None:
            said = [by] * len(steps) + [self.dice.by] * len(drawn)
            lines = zip(steps + drawn, said, strict=True)
            self._recorder.write([self._line(at, who, v) for v, (at, who) in enumerate(lines, start=self.events + 1)])
        done = steps + drawn
        if done:
            self.state = done[-1].after
            self.events += len(done)
            if self._watch is not None:
                self._watch(done)

    def _line(self, made: Step, by: str, v: int) -> Line:
        notes = self.game.notes(made.before, made.event, made.after, None)
        return event_line(made.event, v=v, t=self._now(), by=by, source=made.source, notes=notes)


def header_of(game: AnyGame, setup: Setup, dice: Dice, names: Sequence[str]) -> Header:
    """The record's first line for a game that is about to begin."""
    return Header(
        game_id=dice.game_id,
        game=game.name,
        rules=game.rules,
        options=setup.options,
        seats=setup.seats,
        names=tuple(names),
        ledger=dice.published,
    )


def summary(table: LocalTable, record: str | None) -> dict[str, Any]:
    """What ``play --json`` answers: the game's end, or where it stands if it was left."""
    result = table.result
    view = table.game.view(table.state, None)
    document: dict[str, Any] = {
        "game": table.game.name,
        "over": result is not None,
        "scores": result.scores if result else view.scores,
        "winners": result.winners if result else (),
        "events": table.events,
        "record": record,
        "reason": str(result.reason) if result else None,
    }
    return document | (dict(result.facts) if result else {})
