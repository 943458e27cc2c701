"""`Svintus`: the rules as the kernel asks for them."""

from __future__ import annotations

from collections.abc import Mapping

from svinarium.games.svintus import knowledge
from svinarium.games.svintus.legal import legal, movers, paused
from svinarium.games.svintus.machine import advance, judge, running
from svinarium.games.svintus.notation import read_svintus_move
from svinarium.games.svintus.options import MAX_SEATS, OPTIONS, PRESETS, rules_of, svintus_defaults
from svinarium.games.svintus.players import PLAYERS, away_move
from svinarium.games.svintus.rounds import first_state
from svinarium.games.svintus.state import SvintusState
from svinarium.games.svintus.timers import find
from svinarium.games.svintus.views import SvintusView, svintus_notes, svintus_seen, svintus_view
from svinarium.kernel import Chance, Draw, Event, Fact, Game, Note, Refusal, Result, Seen, Setup, Value, View


class Svintus(Game[SvintusState]):
    """«Свинтус», both editions: shed all cards, and watch what the others lay."""

    name = "svintus"
    state_type = SvintusState
    view_type = SvintusView
    min_seats = 2
    max_seats = MAX_SEATS
    options = OPTIONS
    presets = PRESETS
    players = PLAYERS

    def __repr__(self) -> str:
        return "SVINTUS"

    # --- before the game -------------------------------------------------------------------------------------------

    def defaults(self, given: Mapping[str, Value]) -> Mapping[str, Value]:
        """Every option's default: the edition decides."""
        return svintus_defaults(given)

    def check(self, seats: int, options: Mapping[str, Value]) -> None:
        """Refuse options that make no game."""
        rules_of(Setup(seats, dict(options)))

    def rotated(self, setup: Setup) -> Mapping[str, Value]:
        """The youngest player stays who he is, one seat further on."""
        youngest = rules_of(setup).youngest
        return setup.options if youngest < 0 else {**setup.options, "youngest": (youngest - 1) % setup.seats}

    def facts(self, setup: Setup) -> dict[str, Fact]:
        """How large the deck is, how many of its cards are special, and the target."""
        rules = rules_of(setup)
        special = sum(kind.name != "number" for kind in rules.deck.kind)
        return {"deck": rules.deck.size, "special": special, "target": rules.target}

    # --- the game --------------------------------------------------------------------------------------------------

    def start(self, setup: Setup) -> SvintusState:
        """Before the first deal."""
        return first_state(rules_of(setup))

    def movers(self, state: SvintusState) -> tuple[int, ...]:
        """The seat on turn, and all that may intercept, slap, call, catch or punish, whatever they hold."""
        return movers(state)

    def legal(self, state: SvintusState, seat: int) -> tuple[str, ...]:
        """The seat's moves."""
        return legal(state, seat)

    def wanted(self, state: SvintusState) -> Draw | None:
        """A deck, who is first, who pays for a slap, cards taken unseen, where the bar stands."""
        return state.want

    def verify(self, state: SvintusState, event: Event) -> Refusal | None:
        """Why the event is not allowed now, or nothing if it is."""
        return judge(state, event)

    def apply(self, state: SvintusState, event: Event) -> SvintusState:
        """The next state."""
        return advance(state, event)

    def result(self, state: SvintusState) -> Result | None:
        """How the game ended, or nothing."""
        return state.result

    def timers(self, state: SvintusState) -> tuple[str, ...]:
        """The timers that are running, in the order in which they would run out if nobody took any time."""
        return running(state)

    def duration(self, state: SvintusState, timer: str) -> int:
        """How long a timer runs, in milliseconds."""
        found = find(state, timer)
        return found.ms if found is not None else 0

    def forgives(self, state: SvintusState, seat: int) -> bool:
        """Whether a misplay or a false slap of this seat is accepted at a price (SV-16, SV-23)."""
        rules = state.rules
        playing = state.want is None and state.result is None and not (state.side.away and paused(state))
        return playing and (rules.misplay or bool(rules.false_slap)) and not state.side.away >> seat & 1

    def read_move(self, text: str) -> str:
        """A move from what somebody typed in either language."""
        return read_svintus_move(text)

    # --- what is seen ----------------------------------------------------------------------------------------------

    def view(self, state: SvintusState, seat: int | None) -> SvintusView:
        """The table, one's own cards, and how many the others have."""
        return svintus_view(state, seat)

    def notes(self, before: SvintusState, event: Event, after: SvintusState, seat: int | None) -> tuple[Note, ...]:
        """What the event did."""
        return svintus_notes(before, event, seat)

    def view_event(self, before: SvintusState, event: Event, after: SvintusState, seat: int | None) -> Seen:
        """What the seat sees of the event."""
        return svintus_seen(before, event, after, seat)

    def reveals(self, before: SvintusState, event: Event, after: SvintusState, seat: int | None) -> bool:
        """Whether the event shows the seat something that was hidden from him."""
        return knowledge.reveals(before, event, after, seat)

    def another_world(self, state: SvintusState, seat: int | None, chance: Chance) -> SvintusState:
        """Hands of others and the deck, drawn anew from what the seat does not know."""
        return knowledge.another_world(state, seat, chance)

    # --- programs --------------------------------------------------------------------------------------------------

    def autopilot(self, view: View) -> str:
        """Draws and passes; lays only what it must (SV-27)."""
        assert isinstance(view, SvintusView)
        return away_move(view)


SVINTUS = Svintus()
"""The game."""
