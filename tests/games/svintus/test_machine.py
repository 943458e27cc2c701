"""Stateful: whatever happens, in whatever order, the invariants of the rules hold."""

from __future__ import annotations

from typing import Any

import msgspec
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from svinarium.games.svintus import SVINTUS, SvintusState
from svinarium.kernel import Clock, Drawn, Event, Move, Signal
from svinarium.kernel.draws import pick
from tests.games.svintus.support import Luck, everything_in_place

OPTIONS = st.fixed_dictionaries(
    {"target_score": st.sampled_from([1, 15])},
    optional={
        "multi_play": st.sampled_from(["off", "same_rank"]),
        "draw_rule": st.sampled_from(["one", "until_playable"]),
        "play_drawn": st.sampled_from(["may", "must", "never"]),
        "wild_continue": st.sampled_from(["off", "on"]),
        "wild_anytime": st.sampled_from(["off", "on"]),
        "start_card": st.sampled_from(["number_only", "any_with_effect"]),
        "final_grab_draws": st.sampled_from(["off", "on"]),
        "slap_loser": st.sampled_from(["one", "all_missing"]),
        "turn_time": st.sampled_from(["off", 30]),
        "intercept_guard": st.sampled_from([0, 1000]),
        "own_cards": st.sampled_from(
            ["none", "A | - | - | draw 2 chosen, colour; B | red | 2 | swap, pass hands, again"]
        ),
    },
)


class Anything(RuleBasedStateMachine):
    """A table at which everything happens that may."""

    state: SvintusState

    @initialize(
        seats=st.integers(2, 5), preset=st.sampled_from(["base", "party"]), options=OPTIONS, seed=st.integers(0, 9)
    )
    def begin(self, seats: int, preset: str, options: dict[str, Any], seed: int) -> None:
        self.first = self.state = SVINTUS.start(SVINTUS.setup(seats, options, preset))
        self.events: list[Event] = []
        self.luck = Luck(seed)
        self._settle()

    def _do(self, event: Event) -> None:
        assert SVINTUS.verify(self.state, event) is None
        self.state = SVINTUS.apply(self.state, event)
        self.events.append(event)
        self._settle()

    def _settle(self) -> None:
        while (wanted := SVINTUS.wanted(self.state)) is not None:
            event = Drawn(wanted.position, pick(wanted.source, self.luck.below))
            self.state = SVINTUS.apply(self.state, event)
            self.events.append(event)

    @property
    def over(self) -> bool:
        return SVINTUS.result(self.state) is not None

    @precondition(lambda self: not self.over)
    @rule(data=st.data())
    def moves(self, data: st.DataObject) -> None:
        movers = SVINTUS.movers(self.state)
        if movers:
            seat = data.draw(st.sampled_from(movers))
            self._do(Move(seat, data.draw(st.sampled_from(SVINTUS.legal(self.state, seat)))))

    @precondition(lambda self: not self.over)
    @rule()
    def the_turn_goes_on(self) -> None:
        """The first legal move of the seat on turn, so that games get far."""
        legal = SVINTUS.legal(self.state, self.state.on_turn)
        if legal:
            self._do(Move(self.state.on_turn, legal[0]))

    @precondition(lambda self: not self.over and bool(SVINTUS.timers(self.state)))
    @rule(data=st.data())
    def a_timer(self, data: st.DataObject) -> None:
        self._do(Clock(data.draw(st.sampled_from(SVINTUS.timers(self.state)))))

    @precondition(lambda self: not self.over)
    @rule(data=st.data())
    def a_misplay(self, data: st.DataObject) -> None:
        seat = data.draw(st.integers(0, self.state.rules.seats - 1))
        hand = self.state.hands[seat]
        if hand:
            kind = self.state.rules.deck.kind[data.draw(st.sampled_from(hand))]
            move = f"{kind.text} red" if kind.asks_colour else f"card {kind.text}"
            if SVINTUS.verify(self.state, Move(seat, move)) is None:
                self._do(Move(seat, move))

    @precondition(lambda self: not self.over)
    @rule(
        kind=st.sampled_from(["chat", "press", "voice", "noticed", "saw_wink", "wink", "away", "back"]),
        seat=st.integers(0, 4),
        other=st.integers(0, 4),
    )
    def a_signal(self, kind: str, seat: int, other: int) -> None:
        seats = self.state.rules.seats
        facts: dict[str, int | str] = {"at": other % seats} if kind == "wink" else {}
        if kind == "chat":
            facts = {"named": str(other % seats), "question": other % 2}
        event = Signal(kind, seat % seats, facts)
        if SVINTUS.verify(self.state, event) is None:
            self._do(event)

    @precondition(lambda self: self.over)
    @rule()
    def over_is_over(self) -> None:
        assert (SVINTUS.movers(self.state), SVINTUS.timers(self.state)) == ((), ())
        assert SVINTUS.verify(self.state, Move(0, "draw")) is not None

    @invariant()
    def cards_are_where_they_are(self) -> None:
        assert everything_in_place(self.state)

    @invariant()
    def something_can_happen(self) -> None:
        """No state without a legal move for some seat or a running timer."""
        movers = SVINTUS.movers(self.state)
        assert self.over or movers or SVINTUS.timers(self.state)
        assert all(SVINTUS.legal(self.state, seat) for seat in movers)

    @invariant()
    def nobody_sees_what_he_may_not(self) -> None:
        """Another world for a seat is the same view; no other hand and no order of the deck stands in it."""
        for seat in (None, *range(self.state.rules.seats)):
            view = SVINTUS.view(self.state, seat)
            assert all(not place.cards for place in view.cards if place.zone == "hand" and place.seat != seat)
            assert all(not place.cards for place in view.cards if place.zone == "deck")
            other = SVINTUS.another_world(self.state, seat, self.luck)
            assert everything_in_place(other)
            assert msgspec.json.encode(SVINTUS.view(other, seat)) == msgspec.json.encode(view)

    @invariant()
    def a_seat_acts_by_what_is_public(self) -> None:
        """Who may act is the same in every world that a spectator can think of."""
        other = SVINTUS.another_world(self.state, None, self.luck)
        assert SVINTUS.movers(other) == SVINTUS.movers(self.state)

    def teardown(self) -> None:
        """Replaying what happened gives the same state."""
        if hasattr(self, "events"):
            state = self.first
            for event in self.events:
                state = SVINTUS.apply(state, event)
            assert state == self.state
            copy = msgspec.json.decode(msgspec.json.encode(state), type=SvintusState)
            assert copy == state


TestAnything = Anything.TestCase
TestAnything.settings = settings(
    max_examples=25, stateful_step_count=60, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
