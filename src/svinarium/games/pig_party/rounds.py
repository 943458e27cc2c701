"""Cards and turns: the first card, who throws next, the next card, the last round, the end (PP-3, PP-5, PP-6)."""

from __future__ import annotations

from msgspec.structs import replace

from svinarium.games.pig_party.cards import deck
from svinarium.games.pig_party.options import PartyRules
from svinarium.games.pig_party.state import PartyState
from svinarium.kernel import Die, Draw, Outcome, Reason, Result, Shuffle, standings

DECK, LOT = "deck", "start/lot"


def first_state(rules: PartyRules) -> PartyState:
    """The state before anything has happened: the deck is to be shuffled, and nobody sees how."""
    none = ((),) * rules.seats
    shuffle = Draw(DECK, Shuffle(len(deck())), ())
    return PartyState(rules, (0,) * rules.seats, none, (0,) * rules.seats, none, draw=shuffle)


def set_up(state: PartyState, result: Outcome) -> PartyState:
    """The state after the shuffle, or after the lot that follows it."""
    if isinstance(result, tuple):
        shuffled = replace(state, deck=result, draw=Draw(LOT, Die(state.rules.seats)))
        return shuffled if state.rules.lot else next_card(replace(shuffled, draw=None), 0)
    assert isinstance(result, int)  # the lot is a single die
    return next_card(replace(state, draw=None), result - 1)


def next_card(state: PartyState, seat: int) -> PartyState:
    """The next card is turned, and ``seat`` throws for it first; without one the last round begins, or the game ends.

    All are back in, all pigs are taken up. Cards that stayed open can still be won. With an empty deck nothing is left
    to reshuffle: every card is open, or somebody's, for one that was given back lies under the deck again.
    """
    seats = state.rules.seats
    fresh = replace(state, seat=seat, throws=(0,) * seats, pigs=((),) * seats, sitting=())
    if not fresh.deck:
        return replace(fresh, final=True) if fresh.open else over(fresh, Reason.HIGHEST)
    following = fresh.deck[1:]
    return replace(
        fresh,
        deck=following,
        bottom=min(fresh.bottom, len(following)),
        open=(*fresh.open, fresh.deck[0]),
        turned=fresh.turned + 1,
    )


def next_turn(state: PartyState) -> PartyState:
    """The state after a throw that won nothing: the next seat throws, or the card stays open and the next is turned."""
    assert state.seat is not None
    for away in range(1, state.rules.seats + 1):
        seat = (state.seat + away) % state.rules.seats
        if may_throw(state, seat):
            return replace(state, seat=seat)
    if state.final:
        return over(state, Reason.HIGHEST)
    return next_card(state, (state.seat + 1) % state.rules.seats)


def may_throw(state: PartyState, seat: int) -> bool:
    """Whether a seat still has a throw for the latest card, or in the last round."""
    most = 1 if state.final else state.rules.card_rounds
    return seat not in state.sitting and state.throws[seat] < most


def after_win(state: PartyState) -> PartyState:
    """The state after cards, and a bonus, were scored: the end, the next card, or on with the last round (PP-6)."""
    seat = state.seat
    assert seat is not None
    if state.scores[seat] >= state.rules.target:
        return over(state, Reason.TARGET)
    if not state.final:
        return next_card(state, (seat + 1) % state.rules.seats)
    if not state.open:
        return over(state, Reason.HIGHEST)
    return next_turn(replace(state, pigs=((),) * state.rules.seats))


def over(state: PartyState, reason: Reason) -> PartyState:
    """The last state: ranks by score; level at the top without anybody at the target is shared."""
    ranks = standings(state.scores)
    if reason is Reason.HIGHEST and ranks.count(1) > 1:
        reason = Reason.SHARED
    return replace(state, seat=None, result=Result(reason, ranks, state.scores))
