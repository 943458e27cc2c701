"""What a program thinks of cards and moves, from what its view shows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from svinarium.games.svintus.cards import COLOURS, WILDS
from svinarium.games.svintus.notation import Parsed, parse
from svinarium.games.svintus.views import SvintusView

HURTING = ("grab", "snore")


@lru_cache(maxsize=256)
def face(card: str) -> tuple[str, str]:
    """A card's colour letter (empty: none) and its number or name.

    >>> face("r7"), face("b-grab"), face("wild")
    (('r', '7'), ('b', 'grab'), ('', 'wild'))
    """
    if card[1:2] == "-":
        return card[0], card[2:]
    if len(card) == 2 and card[0] in "rgbo" and card[1].isdigit():
        return card[0], card[1]
    return "", card.removeprefix("snake") if card.startswith("snake") else card


def hand_of(view: SvintusView) -> tuple[str, ...]:
    """The viewer's own cards."""
    return next((zone.cards for zone in view.cards if zone.zone == "hand" and zone.seat == view.seat), ())


def sizes(view: SvintusView) -> tuple[int, ...]:
    """How many cards each seat has."""
    return tuple(zone.count for zone in view.cards if zone.zone == "hand")


def next_seat(view: SvintusView) -> int:
    """Who comes after the viewer."""
    assert view.seat is not None
    return (view.seat + view.direction) % len(view.scores)


def plays(view: SvintusView) -> list[tuple[str, Parsed]]:
    """The moves that lay a card for good, with their parts; those that call with it, where there are such."""
    found = [(move, parse(move)) for move in view.moves]
    laid = [(move, parsed) for move, parsed in found if parsed.verb == "play"]
    calling = [(move, parsed) for move, parsed in laid if parsed.called]
    return calling or laid


def rest_of(hand: Sequence[str], card: str) -> list[str]:
    """A hand without one card."""
    rest = list(hand)
    if card in rest:
        rest.remove(card)
    return rest


def following(rest: Sequence[str], colour: str, name: str) -> int:
    """How many of these cards could be laid on a card of this colour letter and this number or name."""
    return sum(card == "wild" or face(card)[0] == colour or face(card)[1] == name for card in rest)


def colour_counts(hand: Sequence[str]) -> Counter[str]:
    """How many cards of each colour letter a hand has."""
    return Counter(face(card)[0] for card in hand if face(card)[0])


def worth(view: SvintusView, hand: Sequence[str], parsed: Parsed) -> float:
    """How good it is to lay this card: what could follow on it, kept wilds, and whom it hurts."""
    rest = rest_of(hand, parsed.card)
    letter, name = face(parsed.card)
    colour = COLOURS[parsed.colour][0] if parsed.colour >= 0 else letter
    value = float(following(rest, colour, name)) + colour_counts(rest)[colour] * 0.1
    if parsed.card == "wild" and len(hand) > 2:
        value -= 4
    danger = sizes(view)[next_seat(view)] <= 2
    if name in HURTING:
        value += 3 if danger else 0.3
    return value


def unseen(view: SvintusView, hand: Sequence[str]) -> Counter[str]:
    """How many cards of each colour letter others may hold: the deck less the pile, the own hand, what is known."""
    gone = Counter(face(card)[0] for card in (*view.pile, *hand))
    return Counter({colour[0]: 26 - gone[colour[0]] for colour in COLOURS} | {"": WILDS - gone[""]})
