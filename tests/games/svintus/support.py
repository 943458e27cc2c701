"""A table of Svintus with the cards put where a test wants them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

import msgspec

from svinarium.games.svintus import SVINTUS, SvintusState, SvintusView
from svinarium.kernel import Clock, Drawn, Event, Move, Note, Outcome, Refusal, Signal
from svinarium.kernel.draws import pick


class Luck:
    """Chance and luck from a seed."""

    def __init__(self, seed: int = 1) -> None:
        self.below = Random(seed).randrange


class Table:
    """A game at a point of its course. Seat 0 is on turn, nothing has landed yet.

    ``hands`` are one text a seat; ``top`` is the start card; ``deck`` lies on top of the deck, first first. All other
    cards lie under the deck, or with ``rest`` = ``pile`` under the pile, or with a seat's number in that hand.
    """

    def __init__(
        self,
        *hands: str,
        top: str = "r0",
        deck: str = "",
        rest: str | int = "deck",
        preset: str = "",
        seed: int = 1,
        **options: Any,
    ) -> None:
        self.luck = Luck(seed)
        self.setup = SVINTUS.setup(len(hands), options, preset)
        self.state: SvintusState = SVINTUS.start(self.setup)
        self.said: list[str] = []
        self.before = self.state
        self.event: Event | None = None
        self.settle()
        self.put(*hands, top=top, deck=deck, rest=rest)

    def put(self, *hands: str, top: str, deck: str = "", rest: str | int = "deck") -> None:
        """Put all cards anew."""
        texts = self.state.rules.deck.text
        free = list(range(len(texts)))

        def ids(words: str) -> list[int]:
            found = []
            for word in words.split():
                found.append(next(card for card in free if texts[card] == word))
                free.remove(found[-1])
            return found

        pile = ids(top)
        held = [ids(hand) for hand in hands]
        on_deck = ids(deck)
        kind = self.state.rules.deck.kind[pile[-1]]
        if isinstance(rest, int):
            held[rest] += free
        self.state = msgspec.structs.replace(
            self.state,
            hands=tuple(tuple(sorted(hand)) for hand in held),
            pile=tuple([*free, *pile] if rest == "pile" else pile),
            deck=(*(free if rest == "deck" else []), *reversed(on_deck)),
            colour=kind.colour,
            on_turn=0,
            actor=-1,
            direction=1,
        )

    # --- what happens ----------------------------------------------------------------------------------------------

    def do(self, event: Event) -> None:
        """An event that must be allowed; its notes are kept. Draws that follow are answered by the seed."""
        assert SVINTUS.verify(self.state, event) is None, SVINTUS.verify(self.state, event)
        self.before, self.event = self.state, event
        self.state = SVINTUS.apply(self.state, event)
        self.said = said(SVINTUS.notes(self.before, event, self.state, None))

    def settle(self) -> None:
        """Answer the draws that are wanted; the notes of all of them are added."""
        while (wanted := SVINTUS.wanted(self.state)) is not None:
            before = self.said
            self.do(Drawn(wanted.position, pick(wanted.source, self.luck.below)))
            self.said = before + self.said

    def move(self, seat: int, *moves: str) -> None:
        """Moves of a seat, each with the draws that follow."""
        for move in moves:
            self.do(Move(seat, move))
            self.settle()

    def play(self, seat: int, *moves: str) -> None:
        """Moves of a seat; if the guard makes one wait, the guard runs out."""
        for move in moves:
            self.move(seat, move)
            if self.state.pending:
                self.clock("guard")

    def clock(self, kind: str) -> None:
        """The timer of this kind that is due first runs out."""
        self.do(Clock(self.timer(kind)))
        self.settle()

    def timer(self, kind: str) -> str:
        """The name of the running timer of this kind."""
        return next(timer for timer in SVINTUS.timers(self.state) if timer.startswith(kind))

    def signal(self, kind: str, seat: int, **facts: int | str) -> None:
        """Something that was said or pressed."""
        self.do(Signal(kind, seat, facts))
        self.settle()

    def draw(self, result: Outcome) -> None:
        """Answer the wanted draw so."""
        wanted = SVINTUS.wanted(self.state)
        assert wanted is not None
        self.do(Drawn(wanted.position, result))

    # --- what is there ---------------------------------------------------------------------------------------------

    def refused(self, seat: int, move: str) -> Refusal | None:
        """What is said to a move now."""
        return SVINTUS.verify(self.state, Move(seat, move))

    def code(self, seat: int, move: str) -> str:
        """The code of the refusal, without the game's name; empty if the move is accepted."""
        refusal = self.refused(seat, move)
        return refusal.code.removeprefix("svintus_") if refusal is not None else ""

    def legal(self, seat: int) -> tuple[str, ...]:
        """A seat's moves."""
        return SVINTUS.legal(self.state, seat)

    def view(self, seat: int | None = None) -> SvintusView:
        """What a seat sees."""
        return SVINTUS.view(self.state, seat)

    def hand(self, seat: int) -> str:
        """A seat's cards."""
        return " ".join(self.state.rules.deck.text[card] for card in self.state.hands[seat])

    def count(self, seat: int) -> int:
        """How many cards a seat has."""
        return len(self.state.hands[seat])

    @property
    def top(self) -> str:
        """The top card."""
        return self.state.rules.deck.text[self.state.pile[-1]]

    @property
    def on_turn(self) -> int:
        """Whose turn it is."""
        return self.state.on_turn

    @property
    def colour(self) -> str:
        """The active colour."""
        return self.view().colour

    @property
    def timers(self) -> set[str]:
        """Kinds of the running timers."""
        return {timer.partition("/")[0] for timer in SVINTUS.timers(self.state)}


def said(notes: Iterable[Note]) -> list[str]:
    """Notes as text: ``called seat=1``."""
    return [
        " ".join([note.code.removeprefix("svintus_"), *(f"{name}={value}" for name, value in note.facts.items())])
        for note in notes
    ]


def everything_in_place(state: SvintusState) -> bool:
    """Whether every card's id is in exactly one place (a round that has begun)."""
    places: Sequence[int] = [*state.deck, *state.pile, *(card for hand in state.hands for card in hand)]
    return Counter(places) == Counter(range(state.rules.deck.size))
