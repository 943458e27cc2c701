"""`Game`: what the rules of a game must say, and nothing else.

A game knows no clock, socket, screen or random generator. Its state is an immutable value; ``apply(state, event)``
gives the next one. A game object itself holds no state: one object serves every table.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, Generic, TypeVar

from svinarium.kernel.draws import Draw
from svinarium.kernel.errors import Fact, MalformedError, Refusal
from svinarium.kernel.events import Clock, Drawn, Event, Judged, Move, Signal
from svinarium.kernel.options import Option, Setup, Value, read_options
from svinarium.kernel.players import Chance, PlayerKind
from svinarium.kernel.results import Result
from svinarium.kernel.views import Note, Seen, View

S = TypeVar("S")

MAX_LEGAL = 1000
"""No list of legal moves is longer; a choice with many parts is a sequence of small prompts."""


class Game(ABC, Generic[S]):
    """The rules of one game, over states of type ``S`` (a frozen ``msgspec.Struct`` that encodes to JSON and back).

    >>> from svinarium.games.pig import PIG
    >>> state = PIG.start(PIG.setup(seats=1, options={"target": 20}))
    >>> PIG.movers(state), PIG.legal(state, 0)
    ((0,), ('roll',))
    """

    name: str = ""
    """The game's name in commands and records, ``two-dice-pig``."""

    rules: int = 1
    """Version of the rules. A change of behaviour is an option whose value this number fixes."""

    state_type: type[S]
    """The type of its states."""

    view_type: type[View] = View
    """The type of its views."""

    min_seats: int = 1
    max_seats: int = 100
    options: tuple[Option, ...] = ()
    presets: Mapping[str, Mapping[str, Value]] = {}
    """Named sets of option values; what is given besides wins over the preset."""

    players: Mapping[str, PlayerKind] = {}
    """The game's own programs, by name. The general ones are in `svinarium.bots`."""

    all_alike: bool = False
    """Whether nothing is ever hidden: then all spectators and seats see the same but for ``seat`` and ``moves``."""

    # --- before the game -------------------------------------------------------------------------------------------

    def setup(self, seats: int, options: Mapping[str, object] | None = None, preset: str = "") -> Setup:
        """Check seats and options, fill in every default; `MalformedError` says what is wrong and what is expected."""
        if not self.min_seats <= seats <= self.max_seats:
            raise MalformedError("seats", {"seats": seats, "minimum": self.min_seats, "maximum": self.max_seats})
        if preset and preset not in self.presets:
            raise MalformedError("preset_unknown", {"preset": preset, "expected": " | ".join(self.presets)})
        given = read_options(self.options, {**self.presets.get(preset, {}), **(options or {})})
        defaults = self.defaults(given)
        resolved = {option.name: given.get(option.name, defaults[option.name]) for option in self.options}
        self.check(seats, resolved)
        return Setup(seats, resolved)

    def defaults(self, given: Mapping[str, Value]) -> Mapping[str, Value]:
        """Every option's default, which may depend on the options ``given``."""
        return {option.name: option.default for option in self.options}

    def check(self, seats: int, options: Mapping[str, Value]) -> None:
        """Refuse combinations of options that make no game, with `MalformedError`."""

    def rotated(self, setup: Setup) -> Mapping[str, Value]:
        """The options of the next game of the same players, whose seats have moved on by one: seat 1 is seat 0 now.

        Games with options that name a seat must say this.
        """
        return setup.options

    def facts(self, setup: Setup) -> dict[str, Fact]:
        """What the odds of this setup are, derived and not typed in; numbers or exact fractions as text."""
        return {}

    # --- the game --------------------------------------------------------------------------------------------------

    @abstractmethod
    def start(self, setup: Setup) -> S:
        """The first state."""

    @abstractmethod
    def movers(self, state: S) -> tuple[int, ...]:
        """Seats that may act now; several at once where the game has out-of-turn moves."""

    @abstractmethod
    def legal(self, state: S, seat: int) -> tuple[str, ...]:
        """The seat's legal moves, in canonical text, at most `MAX_LEGAL` of them."""

    @abstractmethod
    def wanted(self, state: S) -> Draw | None:
        """The draw that the state needs before anything else can happen, or nothing."""

    @abstractmethod
    def verify(self, state: S, event: Event) -> Refusal | None:
        """Why the event is not allowed now, or nothing if it is. `MalformedError` if it cannot be read at all."""

    @abstractmethod
    def apply(self, state: S, event: Event) -> S:
        """The next state. Raises `IllegalError` with what `verify` says; the given state is never changed."""

    @abstractmethod
    def result(self, state: S) -> Result | None:
        """How the game ended, or nothing while it goes on."""

    def timers(self, state: S) -> tuple[str, ...]:
        """Names of timers that are running in this state; each may come back as a `Clock` event.

        A timer that goes on over several states keeps its name; one that starts anew has a new name. While one is
        running nobody has to move: programs may answer `WAIT`.
        """
        return ()

    def duration(self, state: S, timer: str) -> int:
        """How long a running timer runs from its start, in milliseconds."""
        return 0

    def forgives(self, state: S, seat: int) -> bool:
        """Whether a move of this seat that is not legal is accepted at a price (a misplay) instead of being refused."""
        return False

    def read_move(self, text: str) -> str:
        """The canonical text of a move as somebody typed it; `MalformedError` ``move`` if it is none of this game."""
        return " ".join(text.lower().split())

    # --- what is seen ----------------------------------------------------------------------------------------------

    @abstractmethod
    def view(self, state: S, seat: int | None) -> View:
        """What the seat (``None``: a spectator) sees of the state."""

    def notes(self, before: S, event: Event, after: S, seat: int | None) -> tuple[Note, ...]:
        """What happened by the event, as far as the seat may know it."""
        return ()

    def view_event(self, before: S, event: Event, after: S, seat: int | None) -> Seen:
        """What the seat sees of the event: all of it, but for results that its draw hides from him."""
        return see(event, self.wanted(before), seat, self.notes(before, event, after, seat))

    def reveals(self, before: S, event: Event, after: S, seat: int | None) -> bool:
        """Whether the event shows the seat something that was hidden from him until now."""
        return False

    def another_world(self, state: S, seat: int | None, chance: Chance) -> S:
        """A random state that the seat cannot tell from this one: what he may not know is drawn anew.

        Games that hide anything must say this; `check_game` and searching players use it.
        """
        return state

    # --- programs --------------------------------------------------------------------------------------------------

    @abstractmethod
    def autopilot(self, view: View) -> str:
        """What is played for a seat whose player is away: one of ``view.moves``, or `WAIT` while a timer is running."""


def see(event: Event, wanted: Draw | None, seat: int | None, notes: tuple[Note, ...]) -> Seen:
    """An event as a seat sees it when only the audience of a draw hides anything."""
    match event:
        case Move(mover, move):
            return Seen(seat=mover, move=move, notes=notes)
        case Drawn(position, result):
            source = wanted.source.text if wanted else None
            shown = result if wanted is None or wanted.seen_by(seat) else None
            return Seen(draw=position, source=source, result=shown, notes=notes)
        case Clock(timer):
            return Seen(clock=timer, notes=notes)
        case Judged(window, order):
            return Seen(judged={"window": window, "order": order}, notes=notes)
        case Signal(signal, sender, facts):
            return Seen(signal={"kind": signal, "seat": sender, "facts": facts}, notes=notes)


AnyGame = Game[Any]
"""A game of any state type."""
