"""The host's own cards (SV-3): a name, a colour or none, an optional rank, effects of a fixed vocabulary. Data only.

A card is written ``name | colour | rank | effects``, several are separated by ``;``, what there is none of is ``-``::

    Piglet post | blue | - | pass hands; Feast | - | 3 | draw 2 others, colour
"""

from __future__ import annotations

import re

import msgspec

from svinarium.kernel import Fact, MalformedError

MAX_CARDS = 4
MAX_NAME = 24
MAX_DRAW = 5
NONE = "-"
COLOUR_WORDS = ("red", "green", "blue", "orange")
PLAIN_EFFECTS = ("skip", "reverse", "colour", "hush", "slap", "swap", "pass hands", "again")
DRAWERS = ("next", "others", "chosen")
EFFECTS = f"draw 1…{MAX_DRAW} {'/'.join(DRAWERS)} | {' | '.join(PLAIN_EFFECTS)}"

_DRAW = re.compile(rf"draw [1-{MAX_DRAW}] (?:{'|'.join(DRAWERS)})")


class OwnCard(msgspec.Struct, frozen=True):
    """A card of the host's. ``colour`` is a colour's name or empty, ``rank`` −1 if it has none.

    ``effects`` in the order in which they are written: ``draw 2 next``, ``skip``, ``reverse``, ``colour`` (its player
    names the active colour), ``hush``, ``slap``, ``swap`` (hands, with a chosen seat), ``pass hands`` (everybody, one
    seat on), ``again`` (he may lay one more fitting card).
    """

    name: str
    colour: str = ""
    rank: int = -1
    effects: tuple[str, ...] = ()


def read_own_cards(text: str) -> tuple[OwnCard, ...]:
    """The own cards that an option's text says; `MalformedError` ``svintus_own_card`` names the part that is wrong.

    >>> read_own_cards("Feast | - | 3 | draw 2 others, colour")[0].effects
    ('draw 2 others', 'colour')
    """
    if text.strip() in ("", "none"):
        return ()
    cards = tuple(_read(part) for part in text.split(";"))
    if len(cards) > MAX_CARDS:
        raise _wrong(str(len(cards)), f"1…{MAX_CARDS}")
    return cards


def _read(text: str) -> OwnCard:
    parts = [" ".join(part.split()) for part in text.split("|")]
    if len(parts) != 4:
        raise _wrong(text, "name | colour | rank | effects")
    name, colour, rank, effects = parts
    if not 1 <= len(name) <= MAX_NAME or not name.isprintable():
        raise _wrong(name, f"name: 1…{MAX_NAME}")
    if colour != NONE and colour not in COLOUR_WORDS:
        raise _wrong(colour, f"{' | '.join(COLOUR_WORDS)} | {NONE}")
    if not re.fullmatch(rf"[0-7]|{NONE}", rank):
        raise _wrong(rank, f"0…7 | {NONE}")
    return OwnCard(name, "" if colour == NONE else colour, -1 if rank == NONE else int(rank), _effects(effects))


def _effects(text: str) -> tuple[str, ...]:
    if text == NONE:
        return ()
    effects = tuple(effect.strip() for effect in text.split(","))
    for effect in effects:
        if effect not in PLAIN_EFFECTS and not _DRAW.fullmatch(effect):
            raise _wrong(effect, EFFECTS)
        if effects.count(effect) > 1:
            raise _wrong(text, EFFECTS)
    return effects


def _wrong(part: str, expected: str) -> MalformedError:
    facts: dict[str, Fact] = {"part": " ".join(part.split())[:60] or NONE, "expected": expected}
    return MalformedError("svintus_own_card", facts)
