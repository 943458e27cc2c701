"""What is seen of a game: everything but the order of the deck. `PartyView`."""

from __future__ import annotations

import msgspec

from svinarium.games.pig_party.cards import data, deck
from svinarium.games.pig_party.machine import legal_moves
from svinarium.games.pig_party.state import PartyState, Poses, Thrown
from svinarium.kernel import CardsShown, DieShown, View


class CardFace(msgspec.Struct, frozen=True):
    """An open card: what pigs must show for it, its points, and the exact chance that a fresh throw shows it.

    The points follow from the chance. ``wants`` are poses, ``side``, ``standing`` (any pose but a side) and ``any``.
    """

    card: str
    wants: tuple[str, ...]
    points: int
    chance: str


class PartyView(View, frozen=True, kw_only=True):
    """A game of Pig Party as seen. Only the order of the deck is hidden.

    ``phase`` is ``start``, ``roll``, ``give`` (a card has to be given back), ``over``. ``cards``: the zones ``open``,
    ``deck`` (its known cards are those given back, at the bottom, the last one lowest) and ``won`` of each seat; a card
    is its name and its points, ``double_razorback-25``. ``dice`` are the pigs of the last throw, their role the colour
    of the seat that threw. ``faces``: the open cards; ``pigs[seat]``: how that seat's pigs lie; ``throws[seat]``: its
    throws for the latest card, of ``card_rounds``; ``sitting`` sit out; ``final``: the last round.
    """

    on_turn: int | None
    faces: tuple[CardFace, ...]
    pigs: tuple[Poses, ...]
    throws: tuple[int, ...]
    sitting: tuple[int, ...]
    colours: tuple[str, ...]
    last: Thrown | None
    final: bool
    turned: int
    target: int
    card_rounds: int


def party_view(state: PartyState, seat: int | None) -> PartyView:
    """What a seat, or a spectator, sees of the state."""
    rules, on_turn = state.rules, state.seat
    colours = tuple(colour_of(other) for other in range(rules.seats))
    return PartyView(
        seat=seat,
        phase=_phase(state),
        to_act=() if on_turn is None or state.draw is not None else (on_turn,),
        moves=legal_moves(state, seat),
        scores=state.scores,
        dice=() if state.last is None else party_dice(state.last),
        cards=_cards(state),
        result=state.result,
        on_turn=on_turn,
        faces=tuple(face_of(card) for card in state.open),
        pigs=state.pigs,
        throws=state.throws,
        sitting=state.sitting,
        colours=colours,
        last=state.last,
        final=state.final,
        turned=state.turned,
        target=rules.target,
        card_rounds=1 if state.final else rules.card_rounds,
    )


def colour_of(seat: int) -> str:
    """The colour of a seat's pigs; from the fifth seat on colours are shared (PP-1)."""
    colours = data().colours
    return colours[seat % len(colours)]


def face_of(card: int) -> CardFace:
    """An open card."""
    known = deck()[card]
    return CardFace(known.name, known.wants, known.points, str(known.chance))


def party_dice(thrown: Thrown) -> tuple[DieShown, ...]:
    """The pigs of a throw; all eight colours of a bonus throw come two by two."""
    if len(thrown.poses) <= 2:
        return tuple(DieShown(pose, 6, colour_of(thrown.seat)) for pose in thrown.poses)
    return tuple(DieShown(pose, 6, colour_of(place // 2)) for place, pose in enumerate(thrown.poses))


def _phase(state: PartyState) -> str:
    if state.seat is None:
        return "start" if state.result is None else "over"
    return "give" if state.giving else "roll"


def _cards(state: PartyState) -> tuple[CardsShown, ...]:
    known = state.deck[len(state.deck) - state.bottom :]
    return (
        CardsShown("open", len(state.open), None, _faces(state.open)),
        CardsShown("deck", len(state.deck), None, _faces(known)),
        *(CardsShown("won", len(won), seat, _faces(won)) for seat, won in enumerate(state.won)),
    )


def _faces(cards: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(deck()[card].face for card in cards)
