"""The tables of the house's own games, in the language of throw tables (`svinarium.games.pig.throws`)."""

from __future__ import annotations

from collections.abc import Mapping

from svinarium.games.pig.table_text import read_table
from svinarium.games.pig.throws import ThrowTable
from svinarium.kernel import MalformedError

BUST_ON: Mapping[str, tuple[str, ...]] = {
    "one": ("any 1",),
    "double": ("alike",),
    "any_one": ("any 1",),
    "red_one": ("first 1",),
    "one_or_double": ("any 1", "alike"),
}
"""The cases that bust, by the option ``bust_on`` (PIG-3, PIG-8)."""

NAMED: Mapping[str, str] = {
    "piglet": "weighted: 1 heads = gain 1; 1 tails = bust",
    "big_pig": "2d6: all 1 = gain 25; any 1 = bust; alike = gain sum*2; else = gain sum",
    "two_dice_wipe": "2d6: all 1 = wipe; any 1 = bust; else = gain sum",
}
"""Tables with a name of their own. ``hog`` has one for each number of dice: `hog_table`."""


def pig_table(dice: int, bust_on: str, void_on: str) -> ThrowTable:
    """The table of Pig with one or two dice (PIG-3, PIG-8, PIG-9): a void throw is never a bust, so it stands first.

    `MalformedError` ``pig_bust_on``, ``pig_void_on`` for what needs another number of dice, ``pig_never_busts`` for
    a combination in which no throw can bust.

    >>> pig_table(2, "any_one", "double").text
    '2d6: alike = void; any 1 = bust; else = gain sum'
    """
    allowed = ("one",) if dice == 1 else tuple(name for name in BUST_ON if name != "one")
    if bust_on not in allowed:
        raise MalformedError("pig_bust_on", {"bust_on": bust_on, "dice": dice, "expected": " | ".join(allowed)})
    if dice == 1 and void_on != "none":
        raise MalformedError("pig_void_on", {"void_on": void_on, "dice": dice, "expected": "none"})
    source = "d6" if dice == 1 else f"{dice}d6"
    busts = [case for case in BUST_ON[bust_on] if not (void_on == "double" and case == "alike")]
    if not busts:
        raise MalformedError("pig_never_busts", {"bust_on": bust_on, "void_on": void_on})
    voids = ["alike = void"] if void_on == "double" else []
    return read_table(f"{source}: {'; '.join([*voids, *(f'{case} = bust' for case in busts), 'else = gain sum'])}")


def hog_table(dice: int) -> ThrowTable:
    """The table of Hog with so many dice: any 1, and the turn scores nothing.

    >>> hog_table(3).text
    '3d6: any 1 = bust; else = gain sum'
    """
    return read_table(f"{'' if dice == 1 else dice}d6: any 1 = bust; else = gain sum")
