"""Moves as people type them, in Russian and English."""

from __future__ import annotations

from svinarium.games.sysna.machine import EXPECTED
from svinarium.games.sysna.rules import CONFIRM, ENOUGH, PLAY, THROW
from svinarium.kernel import MalformedError

ALIASES = {
    THROW: ("throw", "t", "roll", "r", "б", "бросить", "бросай", "брось", "бросаю", "бросок", "кидаю"),
    PLAY: ("play", "p", "и", "играю", "играю!", "играть", "дальше"),
    ENOUGH: ("enough", "e", "take", "stop", "х", "хватит", "хватит!", "беру", "взять", "стоп"),
    CONFIRM: ("confirm", "c", "ok", "yes", "y", "д", "да", "ладно", "подтверждаю", "подтвердить"),
}
_WORDS = {alias: move for move, aliases in ALIASES.items() for alias in aliases}


def read_sysna_move(text: str) -> str:
    """The canonical move, ``throw``, ``play``, ``enough`` or ``confirm``; `MalformedError` ``move`` if it is none.

    >>> read_sysna_move("  Хватит! "), read_sysna_move("p"), read_sysna_move("Бросай")
    ('enough', 'play', 'throw')
    """
    words = " ".join(text.lower().split())
    if words in _WORDS:
        return _WORDS[words]
    raise MalformedError("move", {"move": text.strip()[:40], "expected": EXPECTED})
