"""Moves as people type them, in Russian and English."""

from __future__ import annotations

from collections.abc import Mapping

from svinarium.games.pass_the_pigs.calls import CALL, PASS, ordered
from svinarium.games.pass_the_pigs.counts import NAMES, TOUCHING
from svinarium.games.pass_the_pigs.poses import SIDE
from svinarium.games.pig.move_text import read_pig_move
from svinarium.kernel import MalformedError

ALIASES: Mapping[str, tuple[str, ...]] = {
    CALL: ("call", "c", "hog", "объявить", "объявляю", "зову", "о"),
    PASS: ("pass", "p", "no", "пас", "пасую", "нет", "п"),
}
_WORDS = {alias: move for move, aliases in ALIASES.items() for alias in aliases}
_POSES = {**{name: pose for name, pose in NAMES.items() if pose != TOUCHING}, SIDE: SIDE, "бок": SIDE, "боком": SIDE}

EXPECTED = "roll | bank | call N | call POSE POSE | pass"


def read_pigs_move(text: str) -> str:
    """The canonical move: ``roll``, ``bank``, ``pass``, ``call 5``, ``call razorback trotter``.

    `MalformedError` ``move`` if it is none.

    >>> read_pigs_move("бросить"), read_pigs_move("Пас"), read_pigs_move("hog 5")
    ('roll', 'pass', 'call 5')
    >>> read_pigs_move("объявляю копытце спинка"), read_pigs_move("call trotter side")
    ('call razorback trotter', 'call side trotter')
    """
    words = text.lower().replace("ё", "е").replace("+", " ").split()
    meant = _WORDS.get(words[0]) if words else None
    if meant == PASS and len(words) == 1:
        return PASS
    if meant == CALL and (called := _called(words[1:])):
        return f"{CALL} {called}"
    if meant is None and len(words) == 1 and not words[0].isdigit():
        return read_pig_move(text)
    raise MalformedError("move", {"move": text.strip()[:40], "expected": EXPECTED})


def _called(words: list[str]) -> str:
    """What is called, or nothing."""
    if len(words) == 1:
        score = words[0]
        return str(int(score)) if score.isascii() and score.isdigit() and len(score) <= 4 else ""
    poses = [_POSES.get(word, "") for word in words]
    if len(poses) != 2 or not all(poses):
        return ""
    return ordered(*poses)
