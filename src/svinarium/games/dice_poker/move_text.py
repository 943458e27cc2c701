"""Moves as texts: what there is to choose from, and what people type in Russian and English."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations

from svinarium.games.dice_poker.cells import CELLS, SCHOOL, Dice, Sheet, open_cells, struck_cells
from svinarium.games.dice_poker.rules import DICE, KEEP, ROLL, STRIKE, WRITE
from svinarium.kernel import MalformedError

EXPECTED = f"{ROLL} | {KEEP} 3 3 | {WRITE} F | {STRIKE} F"

_VERBS = {
    ROLL: ("roll", "r", "throw", "б", "бросить", "бросай", "бросаю", "брось", "бросок", "всё", "все"),
    KEEP: ("keep", "k", "hold", "о", "оставить", "оставляю", "отложить", "откладываю", "беру"),
    WRITE: ("write", "w", "з", "записать", "записываю", "запиши", "пиши"),
    STRIKE: ("strike", "s", "зачеркнуть", "вычеркнуть", "вычёркиваю", "зачёркиваю"),
}
_VERB = {alias: verb for verb, aliases in _VERBS.items() for alias in aliases}

_NAMES = {
    "1п": ("1п", "1p", "пара", "pair"),
    "2п": ("2п", "2p", "две пары", "two pairs", "two_pairs"),
    "3": ("тройка", "три", "three", "сет"),
    "LS": ("ls", "мс", "малый стрит", "малый", "small straight", "small", "small_straight"),
    "BS": ("bs", "бс", "большой стрит", "большой", "large straight", "large", "large_straight"),
    "F": ("f", "ф", "фул", "фулл", "фулл хаус", "full", "full house"),
    "C": ("c", "с", "к", "каре", "four"),
    "P": ("p", "п", "р", "покер", "poker"),
    "Sh": ("sh", "ш", "шанс", "chance"),
}
_NAMED = {alias: cell for cell, aliases in _NAMES.items() for alias in aliases}
_CELL = {**_NAMED, **{cell: cell for cell in SCHOOL}}
_FACES = re.compile(r"[1-6](?:[ ,]?[1-6])*", re.ASCII)


def read_poker_move(text: str) -> str:
    """The canonical move; `MalformedError` ``move`` if there is none such.

    >>> [read_poker_move(text) for text in ("оставить 3,1,3", "записать каре", "w 1p", "Б")]
    ['keep 1 3 3', 'write C', 'write 1п', 'roll']
    """
    words = " ".join(text.lower().split())
    if words in _NAMED and words not in _VERB:
        return f"{WRITE} {_NAMED[words]}"
    first, _, rest = words.partition(" ")
    verb = _VERB.get(first)
    if verb in (WRITE, STRIKE) and rest in _CELL:
        return f"{verb} {_CELL[rest]}"
    if verb == ROLL and not rest:
        return ROLL
    if verb == KEEP and (not rest or _FACES.fullmatch(rest)):
        kept = sorted(face for face in rest if face.isdigit())
        if len(kept) < DICE:
            return " ".join([KEEP, *kept]) if kept else ROLL
    raise MalformedError("move", {"move": text.strip()[:40], "expected": EXPECTED})


# --- what there is to choose from ---------------------------------------------------------------------------------


@lru_cache(maxsize=512)
def keep_moves(dice: Dice) -> tuple[str, ...]:
    """The throws of these sorted dice: all of them, or some kept, the most first. ``roll`` keeps none.

    >>> keep_moves((2, 2, 2, 2, 5))[:3]
    ('roll', 'keep 2 2 2 2', 'keep 2 2 2 5')
    """
    return (ROLL, *(" ".join([KEEP, *map(str, kept)]) for kept in _kept(dice)))


def _kept(dice: Dice) -> Iterator[Dice]:
    for size in range(DICE - 1, 0, -1):
        yield from dict.fromkeys(combinations(dice, size))


@lru_cache(maxsize=8192)
def end_moves(sheet: Sheet, strike: bool) -> tuple[str, ...]:
    """The moves that end a turn: cells to write, and with ``strike`` recorded figures to strike."""
    writes = tuple(f"{WRITE} {CELLS[cell]}" for cell in open_cells(sheet))
    return (*writes, *(f"{STRIKE} {CELLS[cell]}" for cell in struck_cells(sheet))) if strike else writes


@lru_cache(maxsize=1024)
def kept_dice(move: str) -> Dice:
    """The dice that a move keeps: ``keep 3 3``, or none for ``roll``."""
    return tuple(int(face) for face in move.split(" ")[1:])


def cell_of(move: str, sheet: Sheet) -> int:
    """The cell that ``write 3`` or ``strike 3`` means on this sheet: a school cell until the school is full."""
    verb, _, name = move.partition(" ")
    if verb == WRITE and name in SCHOOL and None in sheet[: len(SCHOOL)]:
        return SCHOOL.index(name)
    return len(CELLS) - 1 - CELLS[::-1].index(name)
