"""The cards: every kind with its text, the decks that they make, what lies on what (SV-1 … SV-4, SV-7).

A card's text is its colour's first letter with its number (``r7``) or its name (``r-grab``); ``wild``, ``snake1`` …
``snake7`` and the host's own ``own1`` … ``own4`` have no letter. Cards of a deck have numbers, *ids*, in the order of
their kinds, so that a sorted hand is a tidy one.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec

from svinarium.games.svintus.own_cards import OwnCard
from svinarium.kernel import Fact

COLOURS = ("red", "green", "blue", "orange")
SPECIALS = ("grab", "snore", "reverse", "hush", "slap")
RANKS = 8
"""Numbers 0 … 7, in each colour."""

SNAKE_RANKS = (1, 3, 4, 5, 6, 7)
WILDS = 8
ANY = -1
"""As a colour: none; as the active colour: any card may be laid."""


class Kind(msgspec.Struct, frozen=True):
    """A kind of card. ``name`` is ``number``, a special's name, ``wild``, ``snake`` or the text of an own card.

    ``asks_colour``: who lays it names the active colour. ``effects`` and ``title`` are those of an own card.
    """

    text: str
    name: str
    colour: int = ANY
    rank: int = -1
    asks_colour: bool = False
    effects: tuple[str, ...] = ()
    own: bool = False
    title: str = ""

    @property
    def facts(self) -> dict[str, Fact]:
        """What it is called, for a note: its face and its colour."""
        names = {"number": str(self.rank), "snake": self.text}
        face = names.get(self.name) or self.title or self.name
        return {"face": face, "colour": COLOURS[self.colour] if self.colour >= 0 else "none"}

    @property
    def special(self) -> bool:
        """Whether it is one of the five that have a colour and an effect."""
        return self.name in SPECIALS


def _coloured() -> list[Kind]:
    kinds = []
    for number, colour in enumerate(COLOURS):
        kinds += [Kind(f"{colour[0]}{rank}", "number", number, rank) for rank in range(RANKS)]
        kinds += [Kind(f"{colour[0]}-{name}", name, number) for name in SPECIALS]
    return kinds


def _own(number: int, card: OwnCard) -> Kind:
    text = f"own{number}"
    colour = COLOURS.index(card.colour) if card.colour else ANY
    return Kind(text, text, colour, card.rank, "colour" in card.effects, card.effects, True, card.name)


class Deck:
    """All cards of a game: kinds, and for each id its kind, its text and the moves that lay it.

    ``plays[id]`` are the texts of the moves that lay the card (four for one that asks a colour), ``lays[id]`` the text
    that lays it and goes on (SV-7 ``multi_play``), ``gives[id]`` the one that gives it away (SV-24).
    """

    def __init__(self, snake_copies: int, own: tuple[OwnCard, ...]) -> None:
        counted = [(kind, 2) for kind in _coloured()]
        counted.append((Kind("wild", "wild", asks_colour=True), WILDS))
        if snake_copies:
            counted += [
                (Kind(f"snake{rank}", "snake", rank=rank, asks_colour=True), snake_copies) for rank in SNAKE_RANKS
            ]
        counted += [(_own(number, card), 1) for number, card in enumerate(own, start=1)]
        self.kinds = tuple(kind for kind, _ in counted)
        self.numbers = {kind.text: number for number, kind in enumerate(self.kinds)}
        self.kind_of = tuple(number for number, (_, copies) in enumerate(counted) for _ in range(copies))
        self.size = len(self.kind_of)
        self.kind = tuple(self.kinds[number] for number in self.kind_of)
        self.text = tuple(kind.text for kind in self.kind)
        plays = [_plays(kind) for kind in self.kinds]
        self.plays = tuple(plays[number] for number in self.kind_of)
        called = [tuple(f"{move} svintus" for move in moves) for moves in plays]
        self.called = tuple(called[number] for number in self.kind_of)
        lays, gives = [[f"{verb} {kind.text}" for kind in self.kinds] for verb in ("lay", "add")]
        self.lays = tuple(lays[number] for number in self.kind_of)
        self.gives = tuple(gives[number] for number in self.kind_of)
        self.coloured_number = tuple(kind.name == "number" for kind in self.kind)

    def fits(self, top: int, colour: int, by_name: bool) -> bytes:
        """For every id, 1 if it may be laid on a kind ``top`` while ``colour`` is active, else 0 (SV-7)."""
        under = self.kinds[top]
        return bytes(_fits(kind, under, colour, by_name) for kind in self.kind)

    def twins(self, top: int) -> bytes:
        """For every id, 1 if it is identical to a card of kind ``top`` (SV-4, SV-18); own cards have no twin."""
        return bytes(number == top and not self.kinds[top].own for number in self.kind_of)


def _plays(kind: Kind) -> tuple[str, ...]:
    if kind.asks_colour:
        return tuple(f"{kind.text} {colour}" for colour in COLOURS)
    return (f"card {kind.text}",)


def _fits(kind: Kind, top: Kind, colour: int, by_name: bool) -> bool:
    if kind.name == "wild" or colour == ANY or (kind.own and kind.colour == ANY and kind.rank < 0):
        return True
    if kind.colour == colour or (kind.rank >= 0 and kind.rank == top.rank):
        return True
    return kind.special and kind.name == top.name and by_name


@lru_cache(maxsize=64)
def deck_of(snake_copies: int, own: tuple[OwnCard, ...] = ()) -> Deck:
    """The deck: the base one, with snakes if ``snake_copies`` > 0, with the host's own cards.

    >>> deck_of(0).size, deck_of(2).size
    (112, 124)
    """
    return Deck(snake_copies, own)
