"""Pig Party played by hand: say which cards come, who throws what, and look at the state and the notes."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from svinarium.games.pig_party import PIG_PARTY, Card, PartyState, PartyView, deck
from svinarium.kernel import Move
from tests.games.playing import ByHand

UP, DOWN, TROTTER, RAZORBACK, SNOUTER, JOWLER = (
    "side_dot_up",
    "side_dot_down",
    "trotter",
    "razorback",
    "snouter",
    "leaning_jowler",
)
PIG_OUT, OINKER, NOTHING = f"{UP}+{DOWN}", "oinker", f"{UP}+{SNOUTER}"
NUMBERS = {card.name: number for number, card in enumerate(deck())}


def card(name: str) -> Card:
    """A card by its name."""
    return deck()[NUMBERS[name]]


class Play(ByHand[PartyState]):
    """A game at a point of its course. ``cards`` come first, in this order; the rest follow in the deck's own."""

    def __init__(self, cards: Sequence[str] = (), seats: int = 2, **options: object) -> None:
        super().__init__(PIG_PARTY, seats, {"first": "seat_0", **options})
        first = [NUMBERS[name] for name in cards]
        self.draw((*first, *(number for number in range(len(deck())) if number not in first)))

    def move(self, seat: int, move: str) -> None:
        """A move."""
        self.do(Move(seat, move))

    def throw(self, seat: int, result: str, move: str = "roll") -> None:
        """The seat throws this."""
        self.move(seat, move)
        self.draw(result)

    def bonus(self, *poses: str) -> None:
        """All eight pigs; those that are not named lie on their sides."""
        for pose in (*poses, *[UP] * (8 - len(poses))):
            self.draw(pose)

    def empty(self, seat: int | None = None) -> None:
        """Take all cards out of the deck; with a seat: he has them, and their points."""
        state = self.state
        won, scores = list(state.won), list(state.scores)
        if seat is not None:
            won[seat] = (*won[seat], *state.deck)
            scores[seat] += sum(deck()[number].points for number in state.deck)
        self.state = msgspec.structs.replace(state, deck=(), bottom=0, won=tuple(won), scores=tuple(scores))

    def legal(self, seat: int) -> tuple[str, ...]:
        """The seat's legal moves."""
        return PIG_PARTY.legal(self.state, seat)

    def view(self, seat: int | None = None) -> PartyView:
        """What the seat sees."""
        return PIG_PARTY.view(self.state, seat)

    @property
    def open(self) -> list[str]:
        """Names of the open cards."""
        return [face.card for face in self.view().faces]

    def zone(self, zone: str, seat: int | None = None) -> tuple[str, ...]:
        """The cards that are seen of a zone."""
        return next(place.cards for place in self.view().cards if (place.zone, place.seat) == (zone, seat))
