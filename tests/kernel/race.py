"""A tiny open game with everything that the kernel knows but hidden things: to prove the checks on.

Who reaches ``goal`` first wins. On turn: ``roll`` (a die; a 6 asks for a coin, heads opens a window) or ``rest``. A
running nap ends the turn; an ``oink`` of anybody is counted; the judged order of a window gives its first seat a point.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import msgspec

from svinarium.kernel import (
    Chance,
    Clock,
    Die,
    DieShown,
    Draw,
    Drawn,
    Event,
    Fact,
    Game,
    IllegalError,
    Judged,
    MalformedError,
    Move,
    Note,
    Option,
    Player,
    PlayerKind,
    Reason,
    Refusal,
    Result,
    Setup,
    Signal,
    Source,
    Value,
    View,
    Weighted,
    standings,
    whole_number,
)


class RaceState(msgspec.Struct, frozen=True):
    goal: int
    scores: tuple[int, ...]
    turn: int = 0
    throws: int = 0
    wants: str = ""
    window: bool = False
    oinks: int = 0


class RaceView(View, frozen=True, kw_only=True):
    oinks: int = 0


class Eager(msgspec.Struct, frozen=True):
    """Rolls, and rests once in ``n`` times."""

    n: int

    def choose(self, view: View, chance: Chance) -> str:
        return "roll" if chance.below(self.n) else "rest"


def eager(_setup: Setup, argument: str) -> Player:
    return Eager(whole_number("eager", argument, 2, 100))


class Race(Game[RaceState]):
    name = "race"
    rules = 2
    state_type = RaceState
    view_type = RaceView
    max_seats = 4
    all_alike = True
    options: tuple[Option, ...] = (
        Option("goal", "int", 10, ("long",), 3, 50),
        Option("mood", "choice", "calm", ("calm", "wild")),
        Option("title", "text", ""),
    )
    presets: Mapping[str, Mapping[str, Value]] = {"short": {"goal": 5, "mood": "wild"}}
    players: Mapping[str, PlayerKind] = {"eager": PlayerKind("eager", eager, "eager:4")}
    die: Source = Die(6)
    coin: Source = Weighted((("heads", 2), ("tails", 1)))

    def start(self, setup: Setup) -> RaceState:
        goal = setup.options["goal"]
        return RaceState(goal if isinstance(goal, int) else 50, (0,) * setup.seats)

    def facts(self, setup: Setup) -> dict[str, Fact]:
        return {"six": "1/6"}

    def wanted(self, state: RaceState) -> Draw | None:
        if not state.wants:
            return None
        return Draw(self.position(state), self.die if state.wants == "die" else self.coin)

    def position(self, state: RaceState) -> str:
        return f"{state.wants}/{state.throws}"

    def movers(self, state: RaceState) -> tuple[int, ...]:
        return () if state.wants or self.result(state) else (state.turn,)

    def legal(self, state: RaceState, seat: int) -> tuple[str, ...]:
        return ("roll", "rest") if seat in self.movers(state) else ()

    def timers(self, state: RaceState) -> tuple[str, ...]:
        return ("nap",) if self.movers(state) else ()

    def read_move(self, text: str) -> str:
        move = super().read_move(text)
        if move not in ("roll", "rest"):
            raise MalformedError("move", {"move": move[:40]})
        return move

    def verify(self, state: RaceState, event: Event) -> Refusal | None:
        if self.result(state):
            return Refusal("over")
        match event:
            case Drawn(position, result):
                wanted = self.wanted(state)
                if wanted is None or wanted.position != position:
                    return Refusal("no_such_draw")
                wanted.source.check(result)
            case Move(seat, move):
                self.read_move(move)
                return None if seat in self.movers(state) else Refusal("not_your_turn", {"seat": seat})
            case Clock(timer):
                return None if timer in self.timers(state) else Refusal("no_such_timer")
            case Judged(window, _):
                return None if window == "snap" and state.window else Refusal("no_window")
            case Signal(kind, _, _):
                return None if kind == "oink" else Refusal("no_such_signal")
        return None

    def apply(self, state: RaceState, event: Event) -> RaceState:
        if refusal := self.verify(state, event):
            raise IllegalError(refusal)
        change = msgspec.structs.replace
        match event:
            case Drawn(_, result):
                return self.drawn(state, result)
            case Move(_, "roll"):
                return change(state, wants="die", throws=state.throws + 1)
            case Judged(_, order):
                return change(state, window=False, scores=self.added(state, order[0], 1))
            case Signal():
                return change(state, oinks=state.oinks + 1)
        return self.passed(state)

    def drawn(self, state: RaceState, result: object) -> RaceState:
        if isinstance(result, int):
            state = msgspec.structs.replace(state, scores=self.added(state, state.turn, result), wants="")
            return msgspec.structs.replace(state, wants="coin") if result == 6 and not self.result(state) else state
        return self.passed(msgspec.structs.replace(state, wants="", window=result == "heads"))

    def passed(self, state: RaceState) -> RaceState:
        return msgspec.structs.replace(state, turn=(state.turn + 1) % len(state.scores))

    def added(self, state: RaceState, seat: int, points: int) -> tuple[int, ...]:
        return tuple(score + points * (at == seat) for at, score in enumerate(state.scores))

    def result(self, state: RaceState) -> Result | None:
        if max(state.scores) < state.goal or state.wants:
            return None
        return Result(Reason.TARGET, standings(state.scores), state.scores)

    def view(self, state: RaceState, seat: int | None) -> View:
        return RaceView(
            seat=seat,
            phase="coin" if state.wants == "coin" else "choose",
            to_act=self.movers(state),
            moves=() if seat is None else self.legal(state, seat),
            scores=state.scores,
            dice=(DieShown(6),) if state.wants == "coin" else (),
            timers={timer: self.duration(state, timer) for timer in self.timers(state)},
            result=self.result(state),
            oinks=state.oinks,
        )

    def notes(self, before: RaceState, event: Event, after: RaceState, seat: int | None) -> tuple[Note, ...]:
        if isinstance(event, Drawn) and isinstance(event.result, int):
            return (Note("gain", {"seat": before.turn, "points": event.result}),)
        return ()

    def autopilot(self, view: View) -> str:
        return "roll"


def others(state: RaceState) -> Iterator[Event]:
    """Signals and judged orders that may come in a state."""
    yield Signal("oink", 0, {"loud": 1})
    if state.window:
        yield Judged("snap", (len(state.scores) - 1, 0))
