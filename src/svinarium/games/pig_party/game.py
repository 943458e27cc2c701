"""`PigParty`: the rules of Pig Party as the kernel asks for them."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from svinarium.games.pig_party.cards import deck
from svinarium.games.pig_party.machine import drawn, judge_move, legal_moves, moved
from svinarium.games.pig_party.move_text import read_party_move
from svinarium.games.pig_party.notes import party_notes
from svinarium.games.pig_party.options import MAX_SEATS, MIN_SEATS, OPTIONS, OWN_COLOURS, check_seats, rules_of
from svinarium.games.pig_party.players import PLAYERS, natural_move
from svinarium.games.pig_party.rounds import first_state
from svinarium.games.pig_party.state import PartyState
from svinarium.games.pig_party.views import PartyView, party_view
from svinarium.kernel import Chance, Draw, Event, Fact, Note, Outcome, PlainGame, Refusal, Result, Setup, Value, View


class PigParty(PlainGame[PartyState]):
    """Eight pigs, twenty cards: who first shows what the card wants takes it.

    >>> PIG_PARTY.facts(PIG_PARTY.setup(2))["points_double_razorback"]
    25
    """

    name = "pig-party"
    state_type = PartyState
    view_type = PartyView
    min_seats = MIN_SEATS
    max_seats = MAX_SEATS
    options = OPTIONS
    players = PLAYERS

    def __repr__(self) -> str:
        return "PIG_PARTY"

    # --- before the game -------------------------------------------------------------------------------------------

    def setup(self, seats: int, options: Mapping[str, object] | None = None, preset: str = "") -> Setup:
        """Check seats and options; where there are more seats than colours, they are shared unless somebody objects."""
        more = {"shared_colours": "on"} if seats > OWN_COLOURS else {}
        return super().setup(seats, {**more, **(options or {})}, preset)

    def check(self, seats: int, options: Mapping[str, Value]) -> None:
        """More seats than colours only where colours are shared."""
        check_seats(seats, options)

    def facts(self, setup: Setup) -> dict[str, Fact]:
        """Each card's chance in a fresh throw, and the points that follow from it."""
        facts: dict[str, Fact] = {}
        for card in deck():
            facts |= {f"chance_{card.name}": str(card.chance), f"points_{card.name}": card.points}
        return facts

    # --- the game --------------------------------------------------------------------------------------------------

    def start(self, setup: Setup) -> PartyState:
        """The first state: the deck is to be shuffled."""
        return first_state(rules_of(setup))

    def movers(self, state: PartyState) -> tuple[int, ...]:
        """The seat on turn, unless a draw is wanted."""
        return () if state.seat is None or state.draw is not None else (state.seat,)

    def legal(self, state: PartyState, seat: int) -> tuple[str, ...]:
        """``roll``, and ``leave N`` where a pig may stay; ``give CARD`` after an oinker."""
        return legal_moves(state, seat)

    def wanted(self, state: PartyState) -> Draw | None:
        """The shuffle, the lot, a throw, or a pig of a bonus throw."""
        return state.draw

    def judge_move(self, state: PartyState, seat: int, move: str) -> Refusal | None:
        """Why a move is not allowed now, or nothing if it is."""
        return judge_move(state, seat, move)

    def moved(self, state: PartyState, seat: int, move: str) -> PartyState:
        """The state after a move that is allowed."""
        return moved(state, move)

    def drawn(self, state: PartyState, outcome: Outcome) -> PartyState:
        """The state after the wanted draw, answered."""
        return drawn(state, outcome)

    def result(self, state: PartyState) -> Result | None:
        """How the game ended, or nothing."""
        return state.result

    def read_move(self, text: str) -> str:
        """A move from what somebody typed in either language."""
        return read_party_move(text)

    # --- what is seen ----------------------------------------------------------------------------------------------

    def view(self, state: PartyState, seat: int | None) -> PartyView:
        """Everything but the order of the deck."""
        return party_view(state, seat)

    def notes(self, before: PartyState, event: Event, after: PartyState, seat: int | None) -> tuple[Note, ...]:
        """What the event did."""
        return party_notes(before, event, after)

    def reveals(self, before: PartyState, event: Event, after: PartyState, seat: int | None) -> bool:
        """Whether a card was turned that could have been another: neither the last unknown one, nor one given back."""
        return after.turned > before.turned and len(after.deck) > after.bottom

    def another_world(self, state: PartyState, seat: int | None, chance: Chance) -> PartyState:
        """The unknown cards of the deck in another order; nobody knows more than anybody else."""
        unknown = list(state.deck[: len(state.deck) - state.bottom])
        for place in range(len(unknown) - 1, 0, -1):
            other = chance.below(place + 1)
            unknown[place], unknown[other] = unknown[other], unknown[place]
        return replace(state, deck=(*unknown, *state.deck[len(unknown) :]))

    # --- programs --------------------------------------------------------------------------------------------------

    def autopilot(self, view: View) -> str:
        """Throws what is worth most now, gives back the cheapest card."""
        return natural_move(view)


PIG_PARTY = PigParty()
"""Pig Party."""
