"""Dice drawn in characters: large for the person at the terminal, small for a line of the log."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from svinarium.kernel import Die, DieShown, Seen, Shuffle, parse_source

_PIPS = {
    1: ("       ", "   ●   ", "       "),
    2: (" ●     ", "       ", "     ● "),
    3: (" ●     ", "   ●   ", "     ● "),
    4: (" ●   ● ", "       ", " ●   ● "),
    5: (" ●   ● ", "   ●   ", " ●   ● "),
    6: (" ●   ● ", " ●   ● ", " ●   ● "),
}
_SMALL = "⚀⚁⚂⚃⚄⚅"
MAX_LARGE = 8
"""More dice than these are shown small."""


def thrown(seen: Seen, shown: Sequence[DieShown] = ()) -> tuple[DieShown, ...]:
    """The dice of an event as it is seen: none if it threw none, or if they are hidden. ``shown``: the view's own.

    An outcome in several words, ``trotter+razorback``, is as many dice in the view.

    >>> thrown(Seen(draw="turn/1/roll/1", source="2d6", result=(3, 5)))[0]
    DieShown(value=3, sides=6, role='')
    """
    if seen.result is None or seen.source is None:
        return ()
    source = parse_source(seen.source)
    if isinstance(source, Shuffle):
        return ()
    values = seen.result if isinstance(seen.result, tuple) else (seen.result,)
    if list(values) in ([die.value for die in shown], ["+".join(str(die.value) for die in shown)]):
        return tuple(shown)
    sides = source.sides if isinstance(source, Die) else 0
    return tuple(DieShown(value, sides) for value in values)


def large(dice: Sequence[DieShown]) -> Table:
    """Dice side by side, five lines high."""
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_row(*(_box(die) for die in dice))
    return table


def small(dice: Sequence[DieShown]) -> str:
    """Dice for a line of text.

    >>> small([DieShown(3), DieShown("heads", 0)])
    '⚂ heads'
    """
    return " ".join(_glyph(die) for die in dice)


def _glyph(die: DieShown) -> str:
    if isinstance(die.value, int) and die.sides == 6 and 1 <= die.value <= 6:
        return _SMALL[die.value - 1]
    return str(die.value)


def _box(die: DieShown) -> Text:
    if isinstance(die.value, int) and die.sides == 6 and die.value in _PIPS:
        rows = _PIPS[die.value]
    else:
        word = f" {die.value} ".center(7)
        blank = " " * len(word)
        rows = (blank, word, blank)
    width = len(rows[0])
    lines = [f"┌{'─' * width}┐", *(f"│{row}│" for row in rows), f"└{'─' * width}┘"]
    return Text("\n".join(lines), style="red" if die.role == "red" else "")
