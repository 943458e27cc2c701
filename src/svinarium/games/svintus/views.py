"""What is seen: `SvintusView`, and what an event shows to whom."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from svinarium.games.svintus.cards import COLOURS, Deck
from svinarium.games.svintus.knowledge import Viewer, hidden_move, hidden_signal, known_cards
from svinarium.games.svintus.legal import legal, movers, paused, seats_in
from svinarium.games.svintus.machine import carried, running
from svinarium.games.svintus.state import Hand, Said, SvintusState
from svinarium.kernel import CardsShown, Event, Move, Note, Seen, View, see


class CallShown(msgspec.Struct, frozen=True, gc=False):
    """A seat with one card: whether it has called, whether the time for that is over."""

    seat: int
    called: bool
    open: bool


class OffenceShown(msgspec.Struct, frozen=True, gc=False):
    """An offence that a snake of this rank may still punish."""

    seat: int
    rank: int


class RobShown(msgspec.Struct, frozen=True, gc=False):
    """Two cards that ``seat`` takes unseen from ``target`` as soon as nothing is asked and slapped any more."""

    seat: int
    target: int


class KnownCard(msgspec.Struct, frozen=True, gc=False):
    """A card that the viewer knows to be in another hand."""

    seat: int
    card: str


class SvintusView(View, frozen=True, kw_only=True):
    """The table as seen. ``pot`` is how many cards a grab threatens; ``cards`` are deck, pile (its top) and hands.

    ``phase`` is ``deal``, ``turn``, ``threat``, ``more`` (one more card may be laid), ``drawn``, ``lay``, ``slap``,
    ``seat`` (an own card hits whom?), ``add``, ``aim``, ``paused`` or ``over``. ``colour`` is the active colour or
    ``any``; ``pile`` are all cards of it, the top last: what one may remember. ``drawn`` is the card that the viewer
    has just drawn. ``committed``: the seat on turn has, and waits for the guard. ``open``: cards may be intercepted.
    ``asked`` is the seat before whose answer nothing goes on. ``own`` are the names of the host's cards ``own1`` ….
    ``robs`` wait for a slap or an answer.
    """

    on_turn: int
    direction: int
    dealer: int
    round: int
    turn: int
    colour: str
    top: str
    pile: tuple[str, ...]
    threat: str
    hush: int | None
    drawn: str
    committed: bool
    open: bool
    asked: int | None
    calls: tuple[CallShown, ...]
    offences: tuple[OffenceShown, ...]
    known: tuple[KnownCard, ...]
    winked_by: int | None
    robs: tuple[RobShown, ...]
    away: tuple[int, ...]
    own: tuple[str, ...]
    target_score: int


def svintus_view(s: SvintusState, viewer: Viewer) -> SvintusView:
    """What a seat, or a spectator, sees of the state."""
    rules, side, prompt = s.rules, s.side, s.prompt
    texts = rules.deck.text
    pile = _pile(s.pile, rules.deck)
    wink = side.wink
    return SvintusView(
        seat=viewer,
        phase=_phase(s),
        to_act=movers(s),
        moves=() if viewer is None else legal(s, viewer),
        scores=s.scores,
        pot=s.stake or None,
        cards=_cards(s, viewer, pile),
        timers={name: _ms(s, name) for name in running(s)} if s.timers else {},
        result=s.result,
        on_turn=s.on_turn,
        direction=s.direction,
        dealer=s.dealer,
        round=s.round,
        turn=s.turn,
        colour=COLOURS[s.colour] if s.colour >= 0 else "any",
        top=pile[-1] if pile else "",
        pile=pile,
        threat=s.threat,
        hush=s.hush if s.hush >= 0 else None,
        drawn=texts[s.drawn] if s.drawn >= 0 and viewer == s.on_turn else "",
        committed=bool(s.pending),
        open=s.open,
        asked=prompt.seat if prompt is not None else None,
        calls=tuple([CallShown(call.seat, call.called, call.open) for call in s.calls]) if s.calls else (),
        offences=tuple([OffenceShown(one.seat, one.rank) for one in side.offences]) if side.offences else (),
        known=_known(s, viewer) if side.marks else (),
        winked_by=wink.seat if wink is not None and wink.target == viewer else None,
        robs=tuple([RobShown(task.seat, task.n) for task in s.queue if task.what == "rob"]) if s.queue else (),
        away=seats_in(side.away),
        own=rules.own_names,
        target_score=rules.target,
    )


def _pile(pile: Hand, deck: Deck) -> tuple[str, ...]:
    """The texts of the pile, which is nearly always the last one or that with one card more."""
    last, of, texts = _last_pile[0]
    if of is not deck or (pile is not last and pile[:-1] != last):
        texts = tuple(map(deck.text.__getitem__, pile))
    elif pile is not last:
        texts = (*texts, deck.text[pile[-1]])
    _last_pile[0] = (pile, deck, texts)
    return texts


_last_pile: list[tuple[Hand, Deck | None, tuple[str, ...]]] = [((), None, ())]


def _ms(s: SvintusState, name: str) -> int:
    for timer in s.timers:
        if timer.name == name:
            return timer.ms
    return 0


def _phase(s: SvintusState) -> str:
    if s.side.away and paused(s) and s.result is None:
        return "paused"
    if s.phase == "turn":
        return "threat" if s.threat else "more" if s.again else "turn"
    if s.phase == "ask" and s.prompt is not None:
        return s.prompt.what if s.prompt.what in ("add", "aim") else "seat"
    return s.phase


def _cards(s: SvintusState, viewer: Viewer, pile: tuple[str, ...]) -> tuple[CardsShown, ...]:
    texts = s.rules.deck.text
    shown = [_closed("deck", len(s.deck), None), CardsShown("pile", len(pile), None, pile[-1:])]
    shown += [_closed("hand", len(hand), seat) for seat, hand in enumerate(s.hands)]
    if viewer is not None:
        hand = s.hands[viewer]
        shown[viewer + 2] = CardsShown("hand", len(hand), viewer, tuple(map(texts.__getitem__, hand)))
    return tuple(shown)


@lru_cache(maxsize=4096)
def _closed(zone: str, count: int, seat: int | None) -> CardsShown:
    """A place whose cards are not seen."""
    return CardsShown(zone, count, seat)


def _known(s: SvintusState, viewer: Viewer) -> tuple[KnownCard, ...]:
    known, texts = known_cards(s, viewer), s.rules.deck.text
    return tuple(
        KnownCard(seat, texts[card])
        for seat, hand in enumerate(s.hands)
        if seat != viewer
        for card in hand
        if card in known
    )


# --- what happened ------------------------------------------------------------------------------------------------


def svintus_notes(before: SvintusState, event: Event, viewer: Viewer) -> tuple[Note, ...]:
    """What the event did, as far as the viewer may know it: the event is carried out again, listening."""
    said: list[Said] = []
    carried(before, event, said)
    return tuple(one.note for one in said if one.to is None or viewer in one.to)


def svintus_seen(before: SvintusState, event: Event, after: SvintusState, viewer: Viewer) -> Seen:
    """What the viewer sees of an event."""
    if hidden_signal(event, viewer):
        return Seen()
    notes = svintus_notes(before, event, viewer)
    if isinstance(event, Move) and hidden_move(before, event, after, viewer):
        return Seen(seat=event.seat, notes=notes)
    return see(event, before.want, viewer, notes)
