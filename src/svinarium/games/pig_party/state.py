"""The state of Pig Party."""

from __future__ import annotations

import msgspec

from svinarium.games.pig_party.options import PartyRules
from svinarium.kernel import Draw, Result

Poses = tuple[str, ...]


class Thrown(msgspec.Struct, frozen=True, gc=False):
    """The last throw: by whom, and how the pigs lie. ``left`` is the place of the one that was not thrown, from 0."""

    seat: int
    poses: Poses
    left: int | None = None


class PartyState(msgspec.Struct, frozen=True, gc=False):
    """The whole state. Cards are numbers in the order of `svinarium.games.pig_party.cards.deck`.

    ``deck``: the cards that are still to come, the next one first; the last ``bottom`` of them were given back, so that
    everybody knows them. ``open``: the cards that can be won, the latest last; ``turned`` counts all that were turned.
    ``won[seat]``: that seat's cards. ``throws[seat]``: throws for the latest card; ``sitting``: who sits out for it.
    ``pigs[seat]``: how that seat's two pigs lie, nothing if it has taken them up. ``thrown`` counts throws.
    While a throw is due: ``left`` is the pig that stays. ``bonus``: the pigs of a bonus throw so far. ``giving``: the
    seat on turn has to give back a card. ``final``: the last round, the deck is empty.
    """

    rules: PartyRules
    scores: tuple[int, ...]
    won: tuple[tuple[int, ...], ...]
    throws: tuple[int, ...]
    pigs: tuple[Poses, ...]
    deck: tuple[int, ...] = ()
    bottom: int = 0
    open: tuple[int, ...] = ()
    turned: int = 0
    seat: int | None = None
    sitting: tuple[int, ...] = ()
    thrown: int = 0
    left: int | None = None
    bonus: Poses | None = None
    giving: bool = False
    final: bool = False
    last: Thrown | None = None
    draw: Draw | None = None
    result: Result | None = None
