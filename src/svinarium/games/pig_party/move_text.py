"""Moves: their canonical texts, and how people type them in Russian and English."""

from __future__ import annotations

from collections.abc import Mapping

from svinarium.games.pig_party.cards import deck, read_card
from svinarium.kernel import MalformedError

ROLL, LEAVE, GIVE = "roll", "leave", "give"

MOVES: Mapping[str, int] = {
    ROLL: -1,
    f"{LEAVE} 1": -1,
    f"{LEAVE} 2": -1,
    **{f"{GIVE} {card.face}": number for number, card in enumerate(deck())},
}
"""Every move of the game; of ``give CARD`` the card's number."""

EXPECTED = f"{ROLL} | {LEAVE} 1 | {LEAVE} 2 | {GIVE} CARD"

ALIASES: Mapping[str, tuple[str, ...]] = {
    ROLL: ("roll", "r", "throw", "t", "б", "бросить", "бросай", "бросаю", "бросок"),
    LEAVE: ("leave", "l", "keep", "о", "оставить", "оставляю"),
    GIVE: ("give", "g", "back", "отдать", "отдаю", "вернуть"),
}
_WORDS = {alias: move for move, aliases in ALIASES.items() for alias in aliases}


def read_party_move(text: str) -> str:
    """The canonical move: ``roll``, ``leave 1`` (the first pig stays), ``give CARD``.

    A card may be named without its points. `MalformedError` ``move`` or ``party_card`` if it is none.

    >>> read_party_move("Бросить"), read_party_move("оставить 2"), read_party_move("give side_dot_up")
    ('roll', 'leave 2', 'give side_dot_up-10')
    """
    words = text.lower().split()
    move = _WORDS.get(words[0]) if words else None
    if move == ROLL and len(words) == 1:
        return ROLL
    if move == LEAVE and words[1:] in (["1"], ["2"]):
        return f"{LEAVE} {words[1]}"
    if move == GIVE and len(words) == 2:
        return f"{GIVE} {deck()[read_card(words[1])].face}"
    raise MalformedError("move", {"move": text.strip()[:40], "expected": EXPECTED})
