"""The bench: a game set up, played through many times, and the hands that the checks work with."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from random import Random
from typing import Any, NoReturn, TypeAlias, TypeVar

import msgspec

from svinarium.kernel.draws import Draw, Outcome, pick
from svinarium.kernel.errors import IllegalError, MalformedError, Refusal
from svinarium.kernel.events import Clock, Drawn, Event, Move
from svinarium.kernel.game import AnyGame
from svinarium.kernel.options import Setup
from svinarium.kernel.play import Step
from svinarium.kernel.players import WAIT
from svinarium.kernel.testing.failure import CheckFailed, Watch

T = TypeVar("T")

Viewer: TypeAlias = int | None
"""A seat, or a spectator."""

Choose: TypeAlias = Callable[[Any, int], str]
"""What a seat plays in a state."""

Others: TypeAlias = Callable[[Any], Iterable[Event]]
"""Events that may come besides moves, draws and timers: signals, judged orders."""

CODE = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
"""What codes and the names of facts look like."""

ENOUGH = 20_000
"""So many events of random play are enough, however many games were asked for."""


class Trail(msgspec.Struct):
    """A game from its start: ``states[i]`` is the state before ``events[i]``."""

    states: list[Any]
    events: list[Event]
    played: str

    def steps(self) -> list[tuple[Any, Event, Any]]:
        """The steps: before, event, after."""
        return list(zip(self.states, self.events, self.states[1:], strict=False))


class Dice:
    """A `Chance` on the bench's own generator."""

    def __init__(self, random: Random) -> None:
        self.below = random.randrange


class Bench:
    """A game with its setup, the trails that were played, and helpers that fail in the name of the check at hand."""

    def __init__(
        self, game: AnyGame, setup: Setup, random: Random, *, max_events: int = 10_000, others: Others | None = None
    ) -> None:
        self.game = game
        self.setup = setup
        self.random = random
        self.chance = Dice(random)
        self.max_events = max_events
        self.others: Others = others or (lambda _: ())
        self.trails: list[Trail] = []
        self.known: tuple[str, ...] = ()
        self.check = "starts"
        self.counts: dict[str, int] = {}

    # --- failing ---------------------------------------------------------------------------------------------------

    def watch(self, check: str) -> Watch:
        """Turn to a check: what fails from here on fails in its name."""
        self.check = check
        return Watch(self.game.name, check)

    def fail(self, what: str, *, check: str = "", **where: Any) -> NoReturn:
        """Fail the check at hand, or the one named."""
        raise CheckFailed(self.game.name, check or self.check, what, where)

    def expect(self, right: bool, what: str, **where: Any) -> None:
        """Fail the check at hand unless it is right."""
        if not right:
            self.fail(what, **where)

    def count(self, what: str, times: int = 1) -> None:
        """Count work done, for the report."""
        self.counts[what] = self.counts.get(what, 0) + times

    # --- looking ---------------------------------------------------------------------------------------------------

    @property
    def seats(self) -> tuple[int, ...]:
        """All seats."""
        return tuple(range(self.setup.seats))

    def viewers(self, most: int = 6) -> tuple[Viewer, ...]:
        """A spectator and the seats, or some of the seats if they are many."""
        return (None, *sorted(self.sample(self.seats, most)))

    def sample(self, things: Sequence[T], most: int) -> list[T]:
        """At most so many of them, in their order: the first, the last and random ones between."""
        if len(things) <= most:
            return list(things)
        inner = self.random.sample(range(1, len(things) - 1), most - 2)
        return [things[i] for i in (0, *sorted(inner), len(things) - 1)]

    def steps(self, most: int) -> Iterator[tuple[Any, Event, Any]]:
        """Sampled steps over all trails."""
        yield from self.sample([step for trail in self.trails for step in trail.steps()], most)

    def states(self, most: int) -> Iterator[Any]:
        """Sampled states over all trails, the first and the last one of each trail among them."""
        ends = [state for trail in self.trails for state in (trail.states[0], trail.states[-1])]
        inner = [state for trail in self.trails for state in trail.states[1:-1]]
        yield from self.sample(ends, most)
        yield from self.sample(inner, most)

    # --- asking the rules ------------------------------------------------------------------------------------------

    def answer(self, state: Any, event: Event) -> Refusal | MalformedError | None:
        """What the rules say to an event, nothing if it is accepted; `verify` and `apply` must say the same."""
        said: Refusal | MalformedError | None
        done: Refusal | MalformedError | None = None
        try:
            said = self.game.verify(state, event)
        except MalformedError as error:
            said = error
        try:
            self.game.apply(state, event)
        except IllegalError as error:
            done = error.refusal
        except MalformedError as error:
            done = error
        if _told(said) != _told(done):
            self.fail(f"verify says {said!r}, apply says {done!r}", check="verify", state=state, event=event)
        if said is not None:
            self.well_coded(said.code, said.facts, state=state, event=event)
        return said

    def well_coded(self, code: str, facts: dict[str, Any], **where: Any) -> None:
        """Codes and names of facts are lower_snake, facts are numbers or texts."""
        good = CODE.fullmatch(code) and all(CODE.fullmatch(name) for name in facts)
        if not good or not all(type(value) in (int, str) for value in facts.values()):
            self.fail(f"code {code!r} with facts {facts!r} is not in lower_snake", check="codes", **where)

    def apply(self, state: Any, event: Event, check: str) -> Any:
        """The next state; a refusal fails ``check``."""
        try:
            return self.game.apply(state, event)
        except (IllegalError, MalformedError) as error:
            self.fail(f"refused: {error}", check=check, state=state, event=event)

    def outcome(self, draw: Draw) -> Outcome:
        """A random answer to a draw."""
        return pick(draw.source, self.chance.below)

    # --- playing ---------------------------------------------------------------------------------------------------

    def next_event(self, state: Any, choose: Choose, moves: str = "legal") -> tuple[Event, str] | None:
        """An event that may come next, and the check that fails if it is refused; nothing if the game is over."""
        game = self.game
        if game.result(state) is not None:
            return None
        if (wanted := game.wanted(state)) is not None:
            return Drawn(wanted.position, self.outcome(wanted)), "outcomes"
        movers, timers = game.movers(state), game.timers(state)
        if not movers and not timers:
            self.fail("no mover, no wanted draw, no timer and no result", check="alive", state=state)
        besides = [*map(Clock, timers), *self.others(state)]
        if not movers or (besides and self.random.random() < 0.1):
            event = self.random.choice(besides)
            return event, "timers" if isinstance(event, Clock) else "others"
        seat = self.random.choice(movers)
        move = choose(state, seat)
        return (Clock(self.random.choice(timers)), "timers") if move == WAIT and timers else (Move(seat, move), moves)

    def any_legal(self, state: Any, seat: int) -> str:
        """A random legal move."""
        legal = self.game.legal(state, seat)
        if not legal:
            self.fail(f"seat {seat} may act and has no legal move", check="movers", state=state)
        return self.random.choice(legal)

    def play(self, played: str, choose: Choose, check: str = "legal") -> Trail:
        """Play a game to its end and keep its trail; a refused move fails ``check``."""
        state = self.game.start(self.setup)
        trail = Trail([state], [], played)
        while (found := self.next_event(state, choose, check)) is not None:
            event, fails = found
            state = self.apply(state, event, fails)
            trail.states.append(state)
            trail.events.append(event)
            if len(trail.events) > self.max_events:
                self.fail(f"no end after {self.max_events} events ({played})", check="ends", state=state)
        self.trails.append(trail)
        return trail

    def play_games(self, games: int) -> None:
        """Play random games, as many as asked for or as are enough, and one by autopilot; learn the moves there are."""
        events = 0
        for _ in range(games):
            events += len(self.play("random", self.any_legal).events)
            if events > ENOUGH:
                break
        self.play("autopilot", lambda state, seat: self.game.autopilot(self.game.view(state, seat)), "programs")
        self.known = self._known()
        self.count("games", len(self.trails))
        self.count("events", sum(len(trail.events) for trail in self.trails))

    def _known(self) -> tuple[str, ...]:
        moves: dict[str, None] = {}
        for state in self.states(300):
            for seat in self.game.movers(state):
                moves.update(dict.fromkeys(self.game.legal(state, seat)))
        for _, event, _ in self.steps(2000):
            if isinstance(event, Move):
                moves[event.move] = None
        return tuple(moves)


def encoded(value: Any) -> bytes:
    """JSON bytes of a value: what counts as the same."""
    return msgspec.json.encode(value)


def stepped(game: AnyGame, before: Any, event: Event, after: Any) -> Step:
    """A step as the helpers of `svinarium.kernel.play` make it."""
    wanted = game.wanted(before) if isinstance(event, Drawn) else None
    return Step(before, event, after, wanted.source.text if wanted else None)


def _told(answer: Refusal | MalformedError | None) -> Any:
    return (type(answer), answer.code, answer.facts) if answer is not None else None
