"""What a reader of one language is told about a game."""

from __future__ import annotations

from svinarium.cli.finding import learn
from svinarium.cli.words import Language, Words
from svinarium.kernel import AnyGame


def spoken(language: Language, game: AnyGame) -> Words:
    """The words of the house and of the game."""
    words = Words(language)
    learn(words, game)
    return words
