"""Duels that leak, each in one way; ``caught_by`` names the check that must find it, ``said`` its words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

import msgspec

from svinarium.kernel import (
    CardsShown,
    Chance,
    Clock,
    Draw,
    Drawn,
    Event,
    MalformedError,
    Move,
    Note,
    PlayerKind,
    Refusal,
    Seen,
    Signal,
    View,
)
from tests.kernel.duel import MOVES, Duel, DuelState

replace = msgspec.structs.replace


class Leaky(Duel):
    """The base of leaking duels, in no way leaking."""

    caught_by: ClassVar[str] = ""
    said: ClassVar[str] = ""

    def others(self, state: DuelState) -> Iterator[Event]:
        """Signals that may come."""
        yield from ()


def highest(state: DuelState, besides: int | None) -> int:
    """The best card of the others: what nobody may know."""
    return max(card for seat, card in enumerate(state.hands) if seat != besides)


# --- in the view -----------------------------------------------------------------------------------------------------


class CardsOfOthersInView(Leaky):
    caught_by, said = "hidden_draws", "changes what is sent"

    def view(self, state: DuelState, seat: int | None) -> View:
        shown = tuple(CardsShown("hand", 1, owner, (str(card),)) for owner, card in enumerate(state.hands))
        return replace(super().view(state, seat), cards=shown if seat is not None else ())


class MoodInPhase(Leaky):
    caught_by, said = "hidden_draws", "changes what is sent"

    def view(self, state: DuelState, seat: int | None) -> View:
        view = super().view(state, seat)
        strong = state.hands and seat is not None and highest(state, seat) > 3
        return replace(view, phase="tense") if strong and not view.result else view


class SpectatorSeesAll(Leaky):
    caught_by, said = "hidden_draws", "changes what is sent"

    def sees(self, state: DuelState, viewer: int | None, owner: int) -> bool:
        return viewer is None or super().sees(state, viewer, owner)


class FoldedCardsInView(Leaky):
    """Shows also who has folded, at the end; `another_world` says that nobody knows them."""

    caught_by, said = "worlds", "another view"

    def view(self, state: DuelState, seat: int | None) -> View:
        view = super().view(state, seat)
        shown = tuple(CardsShown("hand", 1, owner, (str(card),)) for owner, card in enumerate(state.hands))
        return replace(view, cards=shown) if state.shown else view


class MovesOfOthersCounted(Leaky):
    """Who holds the lowest card cannot bet, and everybody sees how many moves he has."""

    caught_by, said = "hidden_draws", "changes what is sent"

    def legal(self, state: DuelState, seat: int) -> tuple[str, ...]:
        legal = super().legal(state, seat)
        return tuple(move for move in legal if move != "bet" or state.hands[seat])

    def cannot_swap(self, state: DuelState, seat: int) -> Refusal:
        return Refusal("not_with_this_card")

    def view(self, state: DuelState, seat: int | None) -> View:
        return replace(super().view(state, seat), pot=sum(len(self.legal(state, each)) for each in self.movers(state)))


# --- in what is seen of events ---------------------------------------------------------------------------------------


class ResultInSeen(Leaky):
    caught_by, said = "seen", "seen as"

    def view_event(self, before: DuelState, event: Event, after: DuelState, seat: int | None) -> Seen:
        seen = super().view_event(before, event, after, seat)
        return replace(seen, result=event.result) if isinstance(event, Drawn) else seen


class DealtCardInNote(Leaky):
    caught_by, said = "hidden_draws", "changes what is sent"

    def notes(self, before: DuelState, event: Event, after: DuelState, seat: int | None) -> tuple[Note, ...]:
        if event == Move(0, "swap") or not isinstance(event, Drawn):
            return super().notes(before, event, after, seat)
        return (Note("dealt", {"card": after.hands[-1]}),)


class SwappedCardInNote(Leaky):
    caught_by, said = "hidden_draws", "changes what is sent"

    def notes(self, before: DuelState, event: Event, after: DuelState, seat: int | None) -> tuple[Note, ...]:
        if isinstance(event, Drawn) and event.position != "deck":
            return (Note("swapped", {"seat": before.turn, "card": after.hands[before.turn]}),)
        return super().notes(before, event, after, seat)


class OthersCardInNoteWithOwn(Leaky):
    """The deal shows a seat his own card, so it reveals; but here his note tells another one's too."""

    caught_by, said = "hidden_draws", "tells more than the view"

    def notes(self, before: DuelState, event: Event, after: DuelState, seat: int | None) -> tuple[Note, ...]:
        if isinstance(event, Drawn) and event.position == "deck" and seat is not None:
            return (Note("dealt", {"card": after.hands[seat - 1]}),)
        return super().notes(before, event, after, seat)


class NervousNote(Leaky):
    caught_by, said = "frames", "nothing is said to be revealed"

    def notes(self, before: DuelState, event: Event, after: DuelState, seat: int | None) -> tuple[Note, ...]:
        nervous = isinstance(event, Move) and event.move == "bet" and before.hands[event.seat] < 2
        more = (Note("nervous"),) if nervous else ()
        return (*super().notes(before, event, after, seat), *more)


class FoldedCardInNote(Leaky):
    caught_by, said = "frames", "tells more than the view"

    def notes(self, before: DuelState, event: Event, after: DuelState, seat: int | None) -> tuple[Note, ...]:
        notes = super().notes(before, event, after, seat)
        if not after.shown:
            return notes
        return (*notes, Note("all_cards", {"cards": " ".join(map(str, after.hands))}))


# --- in answers and in what is wanted --------------------------------------------------------------------------------


class StrengthInRefusal(Leaky):
    caught_by, said = "worlds", "another answer"

    def cannot_swap(self, state: DuelState, seat: int) -> Refusal:
        return Refusal("cannot_swap", {"best": highest(state, seat)})


class StrengthInMalformed(Leaky):
    caught_by, said = "worlds", "another answer to 'no such move'"

    def verify(self, state: DuelState, event: Event) -> Refusal | None:
        if isinstance(event, Move) and event.move not in MOVES and state.hands:
            raise MalformedError("move", {"best": highest(state, event.seat)})
        return super().verify(state, event)


class StrengthOutOfTurn(Leaky):
    caught_by, said = "worlds", "another answer"

    def verify(self, state: DuelState, event: Event) -> Refusal | None:
        out_of_turn = isinstance(event, Move) and state.hands and event.seat not in self.movers(state)
        if isinstance(event, Move) and event.move == "swap" and out_of_turn and highest(state, event.seat) > 3:
            return Refusal("better_not")
        return super().verify(state, event)


class LegalByCardsOfOthers(Leaky):
    caught_by, said = "worlds", "another view"
    players: Mapping[str, PlayerKind] = {}

    def legal(self, state: DuelState, seat: int) -> tuple[str, ...]:
        legal = super().legal(state, seat)
        return legal if not state.hands or highest(state, seat) < 4 else tuple(m for m in legal if m != "bet")

    def cannot_swap(self, state: DuelState, seat: int) -> Refusal:
        return Refusal("not_now")


class CardInPosition(Leaky):
    caught_by, said = "worlds", "another wanted draw"

    def wanted(self, state: DuelState) -> Draw | None:
        wanted = super().wanted(state)
        if wanted is None or not state.hands:
            return wanted
        return replace(wanted, position=f"{wanted.position}/{state.hands[state.turn]}")


class TimerForWeak(Leaky):
    caught_by, said = "views", "timers {}, running are"

    def timers(self, state: DuelState) -> tuple[str, ...]:
        return ("hurry",) if self.movers(state) and state.hands[state.turn] == 0 else ()

    def verify(self, state: DuelState, event: Event) -> Refusal | None:
        if isinstance(event, Clock):
            return None if event.timer in self.timers(state) else Refusal("no_such_timer")
        return super().verify(state, event)

    def apply(self, state: DuelState, event: Event) -> DuelState:
        if isinstance(event, Clock) and self.verify(state, event) is None:
            event = Move(state.turn, "fold")
        return super().apply(state, event)


# --- in what the game says of hidden things --------------------------------------------------------------------------


class SameWorld(Leaky):
    caught_by, said = "hidden_worlds", "never another world"

    def another_world(self, state: DuelState, seat: int | None, chance: Chance) -> DuelState:
        return state


class OwnCardAnew(Leaky):
    caught_by, said = "worlds", "another view"

    def another_world(self, state: DuelState, seat: int | None, chance: Chance) -> DuelState:
        return super().another_world(state, None, chance)


class NoState(Leaky):
    caught_by, said = "worlds", "another world is no state"

    def another_world(self, state: DuelState, seat: int | None, chance: Chance) -> Any:
        return None


class CardTwice(Leaky):
    """Everybody else holds the lowest card: nobody can see that this cannot be."""

    caught_by, said = "possible_worlds", "no game leads to this world"

    def another_world(self, state: DuelState, seat: int | None, chance: Chance) -> DuelState:
        world = super().another_world(state, seat, chance)
        if not world.rest:
            return world
        return replace(world, rest=(world.hands[0], *world.rest[1:]))


class OnlyTheRestAnew(Leaky):
    """Hands stay: leaks of cards in hands would not be found, so that this must be."""

    caught_by, said = "possible_worlds", "worlds are possible, only"

    def another_world(self, state: DuelState, seat: int | None, chance: Chance) -> DuelState:
        rest = list(state.rest)
        for i in range(len(rest) - 1, 0, -1):
            j = chance.below(i + 1)
            rest[i], rest[j] = rest[j], rest[i]
        return replace(state, rest=tuple(rest))


class RevealsNothingEver(Leaky):
    caught_by, said = "hidden_draws", "changes what is sent"

    def reveals(self, before: DuelState, event: Event, after: DuelState, seat: int | None) -> bool:
        return False


class ForgetsShowdown(Leaky):
    caught_by, said = "frames", "nothing is said to be revealed"

    def reveals(self, before: DuelState, event: Event, after: DuelState, seat: int | None) -> bool:
        return isinstance(event, Drawn) and super().reveals(before, event, after, seat)


class RevealsAlways(Leaky):
    """Would hide every leak in events."""

    caught_by, said = "reveals", "it showed nothing"

    def reveals(self, before: DuelState, event: Event, after: DuelState, seat: int | None) -> bool:
        return True


class OinksReveal(Leaky):
    """Signals that show nothing are said to."""

    caught_by, said = "reveals", "Signal is said to reveal something to seats"

    def others(self, state: DuelState) -> Iterator[Event]:
        yield Signal("oink", 0)

    def verify(self, state: DuelState, event: Event) -> Refusal | None:
        if event == Signal("oink", 0) and not state.over and self.wanted(state) is None:
            return None
        return Refusal("no_such_signal") if isinstance(event, Signal) else super().verify(state, event)

    def apply(self, state: DuelState, event: Event) -> DuelState:
        if isinstance(event, Signal) and self.verify(state, event) is None:
            return state
        return super().apply(state, event)

    def reveals(self, before: DuelState, event: Event, after: DuelState, seat: int | None) -> bool:
        if isinstance(event, Signal):
            return seat is not None
        return super().reveals(before, event, after, seat)


class BragsWithTheBest(Leaky):
    """A signal that only the holder of the best card can send, and that does nothing else."""

    caught_by, said = "frames", "possible in one world"

    def others(self, state: DuelState) -> Iterator[Event]:
        if self.movers(state) and state.hands[0] == state.cards - 1:
            yield Signal("brag", 0)

    def verify(self, state: DuelState, event: Event) -> Refusal | None:
        if isinstance(event, Signal):
            return None if event in self.others(state) else Refusal("no_such_signal")
        return super().verify(state, event)

    def apply(self, state: DuelState, event: Event) -> DuelState:
        return state if event in self.others(state) else super().apply(state, event)


LEAKS: list[type[Leaky]] = sorted(Leaky.__subclasses__(), key=lambda leak: (leak.caught_by, leak.__name__))
