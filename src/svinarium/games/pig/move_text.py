"""Moves as people type them, in Russian and English."""

from __future__ import annotations

import re

from svinarium.games.pig.rules import BANK, ROLL
from svinarium.kernel import MalformedError

ALIASES = {
    ROLL: ("roll", "r", "throw", "б", "бросить", "бросай", "брось", "бросаю", "бросок", "кинуть", "кидаю"),
    BANK: ("bank", "b", "hold", "h", "stop", "з", "записать", "запиши", "записываю", "пиши", "стоп"),
}
_WORDS = {alias: move for move, aliases in ALIASES.items() for alias in aliases}
_DICE = re.compile(r"(?:(?P<word>\S+) )?(?P<dice>[1-9]\d?)", re.ASCII)


def read_pig_move(text: str) -> str:
    """The canonical move, ``roll``, ``bank`` or (where one chooses) ``roll N``; `MalformedError` ``move`` if none.

    >>> read_pig_move("  Бросить "), read_pig_move("h"), read_pig_move("r 5"), read_pig_move("5")
    ('roll', 'bank', 'roll 5', 'roll 5')
    """
    words = " ".join(text.lower().split())
    if words in _WORDS:
        return _WORDS[words]
    found = _DICE.fullmatch(words)
    if found and _WORDS.get(found["word"] or ROLL) == ROLL:
        return f"{ROLL} {found['dice']}"
    raise MalformedError("move", {"move": text.strip()[:40], "expected": f"{ROLL} | {BANK}"})
