"""Moves in words and words as moves, by the same messages of the catalogues as on the page.

A move is a text, ``keep 3 3``. Its words, where a catalogue has them: ``move-keep-3-3`` for this very move;
``move-keep-with``, or a ``move-keep`` that uses what it is told, with ``$argument`` (all that follows, in words),
``$first``, ``$second``, and ``$name``, whose seat the first of it is; else ``move-keep`` and the argument. The words of
an argument are ``move-keep-3``, ``card-3``, ``outcome-3``, ``cell-3``, ``colour-3``, ``move-3``.
"""

from __future__ import annotations

from collections.abc import Sequence

from svinarium.cli.board import card_text
from svinarium.cli.finding import learn
from svinarium.cli.words import LANGUAGES, Words
from svinarium.kernel import AnyGame, MalformedError

MAX_SHOWN = 12
"""More moves than these are not listed one by one."""

_KINDS = ("card", "outcome", "cell", "colour", "move")


def move_text(words: Words, names: Sequence[str], move: str) -> str:
    """A move in words; ``names`` has one name a seat."""
    head, *rest = move.split() or [move]
    said = [_argument(words, head, word) for word in rest]
    argument = " ".join(said)
    if not rest:
        return words.first(f"move-{head}", f"card-{head}", default=head)
    own = ["-".join(["move", head, *rest]), f"move-{head}-with"]
    if f"move-{head}" in words and not words.fixed(f"move-{head}"):
        own.append(f"move-{head}")
    facts = {"argument": argument, "first": said[0], "second": said[1] if len(said) > 1 else ""}
    text = words.first(*own, **facts, name=_name(names, rest[0]))
    return text or f"{words.first(f'move-{head}', f'card-{head}', default=head)} {argument}"


def _argument(words: Words, head: str, word: str) -> str:
    messages = [f"move-{head}-{word}", *(f"{kind}-{word}" for kind in _KINDS)]
    return words.first(*(message for message in messages if words.fixed(message))) or card_text(words, word)


def _name(names: Sequence[str], word: str) -> str:
    seat = int(word) if word.isascii() and word.isdecimal() and len(word) < 4 else len(names)
    return names[seat] if seat < len(names) else ""


def split_keys(text: str) -> list[str]:
    """The keys in a message that lists them.

    >>> split_keys("enter, r, roll")
    ['enter', 'r', 'roll']
    """
    return [key.strip() for key in text.split(",")]


class Keys:
    """What people type besides the moves' own texts: aliases of the catalogues, in every language that there is."""

    def __init__(self, game: AnyGame, names: Sequence[str]) -> None:
        self._game = game
        self._names = names
        self._spoken = [Words(language) for language in LANGUAGES]
        for words in self._spoken:
            learn(words, game)

    def of(self, message: str) -> set[str]:
        """The aliases that a message lists, in any language."""
        return {key for words in self._spoken if message in words for key in split_keys(words(message))}

    def read(self, moves: Sequence[str], text: str) -> str:
        """The move that was meant; `MalformedError` ``move`` if the game has none such."""
        typed = " ".join(text.lower().split())
        key, _, rest = (typed or "enter").partition(" ")
        for word in {move.partition(" ")[0] for move in moves}:
            meant = f"{word} {rest}".strip()
            if meant in moves and key in self.of(f"move-{word}-keys"):
                return meant
        found = self._in_words(moves, typed) or self._by_number(moves, typed)
        return found or self._game.read_move(typed)

    def numbered(self, moves: Sequence[str]) -> bool:
        """Whether moves may be chosen by their number in the list: no number means anything else to the game."""
        if sum(" " in move for move in moves) < 2:
            return False
        return not any(self._means_a_move(moves, str(number)) for number in range(1, len(moves) + 1))

    def _in_words(self, moves: Sequence[str], typed: str) -> str | None:
        for words in self._spoken:
            for move in moves:
                if typed == move_text(words, self._names, move).lower():
                    return move
        return None

    def _by_number(self, moves: Sequence[str], typed: str) -> str | None:
        number = int(typed) if typed.isascii() and typed.isdecimal() and len(typed) < 4 else 0
        return moves[number - 1] if 0 < number <= len(moves) and self.numbered(moves) else None

    def _means_a_move(self, moves: Sequence[str], text: str) -> bool:
        try:
            return self._game.read_move(text) in moves
        except MalformedError:
            return False


def choices(words: Words, keys: Keys, names: Sequence[str], moves: Sequence[str]) -> str:
    """The moves that there are, in one line: each with the number or the keys that choose it."""
    numbered = keys.numbered(moves)
    shown = []
    for number, move in enumerate(moves[:MAX_SHOWN], start=1):
        text = _choice(words, names, move)
        shown.append(words("play-move-number", number=number, move=text) if numbered else text)
    if len(moves) > MAX_SHOWN:
        shown.append(words("play-rest", count=len(moves) - MAX_SHOWN))
    return " · ".join(shown)


def _choice(words: Words, names: Sequence[str], move: str) -> str:
    label = move_text(words, names, move)
    keys = split_keys(words.first(f"move-{move}-keys"))
    if " " in move or not keys[0]:
        return label
    shown = [words("play-enter") if key == "enter" else key for key in keys[:2]]
    return words("play-move-keys", move=label, keys=", ".join(shown[:2] if "enter" in keys else shown[:1]))
