"""The natural player, and autopilot: it sees its `PartyView` and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import lru_cache

import msgspec

from svinarium.games.pass_the_pigs import poses_of
from svinarium.games.pass_the_pigs.poses import OINKER
from svinarium.games.pig_party.cards import by_name, deck, is_pig_out, one_pig, read_card, two_pigs
from svinarium.games.pig_party.machine import throws_two
from svinarium.games.pig_party.move_text import GIVE, LEAVE
from svinarium.games.pig_party.views import PartyView
from svinarium.kernel import Chance, MalformedError, PlayerKind, Setup, View


class Natural(msgspec.Struct, frozen=True):
    """Does what is worth most in this throw, on average over how the pigs fall; gives back its cheapest card."""

    def choose(self, view: View, chance: Chance) -> str:
        """Throw or leave a pig; give back a card."""
        return natural_move(view)


def natural_move(view: View) -> str:
    """The move that is worth most in the very next throw, the first of equal ones; to give back: the cheapest card."""
    assert isinstance(view, PartyView)
    assert view.seat is not None
    if view.moves[0].startswith(GIVE):
        return min(view.moves, key=lambda move: deck()[read_card(move.split()[1])].points)
    if len(view.moves) == 1:
        return view.moves[0]
    cards = tuple(by_name()[face.card] for face in view.faces)
    pigs = view.pigs[view.seat]
    return max(view.moves, key=lambda move: throw_value(cards, _left(move, pigs)))


def _left(move: str, pigs: tuple[str, ...]) -> str:
    """The pose of the pig that stays, or nothing."""
    word, _, place = move.partition(" ")
    return pigs[int(place) - 1] if word == LEAVE else ""


@lru_cache(maxsize=4096)
def throw_value(cards: tuple[int, ...], left: str = "") -> Fraction:
    """Mean points of the cards that one throw wins, with a pig left lying or with none.

    >>> from svinarium.games.pig_party.cards import by_name
    >>> double = (by_name()["double_razorback"],)
    >>> throw_value(double, "razorback") > throw_value(double) > throw_value(double, "side_dot_up") == 0
    True
    """
    source = two_pigs() if not left and throws_two(cards) else one_pig()
    value = Fraction(0)
    for outcome, p in source.outcomes():
        thrown = poses_of(str(outcome))
        if outcome == OINKER or (not left and is_pig_out(thrown)):
            continue
        poses = (left, *thrown) if left else thrown
        value += p * sum(deck()[card].points for card in cards if deck()[card].shown_by(poses))
    return value


def make_natural(_: Setup, argument: str) -> Natural:
    """``natural``."""
    if argument:
        raise MalformedError("player_argument", {"player": "natural", "value": argument[:40], "expected": "natural"})
    return Natural()


PLAYERS: Mapping[str, PlayerKind] = {"natural": PlayerKind("natural", make_natural)}
