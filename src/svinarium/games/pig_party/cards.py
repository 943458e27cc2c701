"""The deck: 20 roll cards as data, each with its exact chance and the points that follow from it (PP-7)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from importlib.resources import files

import msgspec

from svinarium.games.pass_the_pigs import kern_single, poses_of
from svinarium.games.pass_the_pigs.figures import single_source, weights
from svinarium.games.pass_the_pigs.poses import OINKER, SIDE, SIDES
from svinarium.kernel import MalformedError, Weighted

ANY, STANDING = "any", "standing"
"""Words on a card: any pose at all, any pose but a side. The others are poses, and ``side``."""

PIGS = 8
"""How many pigs there are, two of each colour."""


class Card(msgspec.Struct, frozen=True):
    """A roll card: what one pig or two must show for it, the chance of that in a fresh throw, and its points."""

    name: str
    wants: tuple[str, ...]
    chance: Fraction
    points: int

    @property
    def face(self) -> str:
        """The card as text, its points beside it: ``double_razorback-25``."""
        return f"{self.name}-{self.points}"

    def shown_by(self, poses: tuple[str, ...]) -> bool:
        """Whether pigs that lie so show the card; for a card of one pig any of them will do."""
        return shows(self.wants, poses)

    def has(self, pose: str) -> bool:
        """Whether a pose is one that the card names, so that a pig may be left with it (PP-2)."""
        return any(fits(want, pose) for want in self.wants if want != ANY)


class Deck(msgspec.Struct, frozen=True):
    """The data: what each card wants, points for each halving of the chance, the bonus, the colours."""

    cards: dict[str, tuple[str, ...]]
    halving: int
    bonus: dict[str, int]
    bonus_most: int
    colours: tuple[str, ...]


def fits(want: str, pose: str) -> bool:
    """Whether a pose is what a word on a card wants.

    >>> fits("side", "side_dot_up"), fits("standing", "side_dot_up"), fits("any", "trotter")
    (True, False, True)
    """
    if want == SIDE:
        return pose in SIDES
    if want == STANDING:
        return pose not in SIDES
    return want in (ANY, pose)


def shows(wants: tuple[str, ...], poses: tuple[str, ...]) -> bool:
    """Whether pigs show what is wanted, in either order.

    >>> shows(("side", "trotter"), ("trotter", "side_dot_up")), shows(("trotter", "trotter"), ("trotter",))
    (True, False)
    """
    if len(wants) == 1:
        return any(fits(wants[0], pose) for pose in poses)
    if len(poses) < len(wants):
        return False
    (one, other), (first, second) = wants, poses
    return (fits(one, first) and fits(other, second)) or (fits(one, second) and fits(other, first))


def is_pig_out(poses: tuple[str, ...]) -> bool:
    """Whether both pigs lie on their sides, and on different ones."""
    return len(poses) == 2 and set(poses) == set(SIDES)


def card_points(chance: Fraction, halving: int) -> int:
    """Points of a card: so many for each time that the chance halves, begun ones too.

    ``halving × ⌈log2(1 / chance)⌉``, worked out without logarithms: the least k with chance × 2^k ≥ 1.

    >>> card_points(Fraction(1, 4), 5), card_points(Fraction(1, 5), 5), card_points(Fraction(3, 4), 5)
    (10, 15, 5)
    """
    halvings = 0
    while chance * 2**halvings < 1:
        halvings += 1
    return halving * halvings


@cache
def data() -> Deck:
    """The deck's data, from the package."""
    text = files("svinarium.games.pig_party").joinpath("deck.json").read_bytes()
    return msgspec.json.decode(text, type=Deck)


@cache
def one_pig() -> Weighted:
    """What one pig shows: the published single pigs."""
    return single_source(kern_single())


@cache
def two_pigs() -> Weighted:
    """What two pigs show: two single pigs, or ``oinker`` as often as pigs touched in the published throws."""
    return Weighted(tuple(weights(kern_single(), Fraction(0)).items()))


@cache
def deck() -> tuple[Card, ...]:
    """All cards, in the order of their numbers in a shuffle."""
    known = data()
    return tuple(_card(name, wants, known.halving) for name, wants in known.cards.items())


def _card(name: str, wants: tuple[str, ...], halving: int) -> Card:
    source = one_pig() if len(wants) == 1 else two_pigs()
    thrown = ((str(outcome), p) for outcome, p in source.outcomes() if outcome != OINKER)
    chance = sum((p for outcome, p in thrown if shows(wants, poses_of(outcome))), Fraction(0))
    return Card(name, wants, chance, card_points(chance, halving))


def bonus_points(poses: tuple[str, ...]) -> int:
    """What a throw of all eight is worth (PP-4).

    >>> bonus_points(("razorback", "snouter", "side_dot_up")), bonus_points(("leaning_jowler",) * 8)
    (6, 25)
    """
    known = data()
    return min(known.bonus_most, sum(known.bonus[pose] for pose in poses))


@cache
def by_name() -> Mapping[str, int]:
    """Numbers of the cards by name."""
    return {card.name: number for number, card in enumerate(deck())}


_FACE = re.compile(r"([a-z_]{1,40})(?:-\d{1,3})?")


def read_card(text: str) -> int:
    """The number of the card that a text names, with its points or without; `MalformedError` ``party_card`` if none.

    >>> read_card("side_dot_up"), read_card("side_dot_up-10")
    (0, 0)
    """
    found = _FACE.fullmatch(text)
    if found is None or found[1] not in by_name():
        raise MalformedError("party_card", {"card": text[:40]})
    return by_name()[found[1]]
