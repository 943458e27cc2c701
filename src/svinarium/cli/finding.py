"""Finding what the command line names: a game or a variant in a file, its options, its players."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from svinarium import registry
from svinarium.cli.files import read_file
from svinarium.cli.session import Session
from svinarium.cli.words import Words
from svinarium.games.pig import read_variant
from svinarium.kernel import AnyGame, MalformedError, Setup, Value

VARIANT = ".toml"
"""How the name of a file with a variant ends."""


class Chosen(msgspec.Struct, frozen=True):
    """A game as the command line names it: what it is called there, the rules, and options that it brings."""

    name: str
    game: AnyGame
    options: dict[str, Value] = {}

    def setup(self, seats: int, given: dict[str, str], preset: str | None) -> Setup:
        """Seats and all options; what is given on the line wins over what the variant says."""
        return self.game.setup(seats, {**self.options, **given}, preset or "")

    def title(self, session: Session) -> str:
        """What people call it."""
        title = session.words.first(f"game-{self.game.name}-title", default=self.game.name)
        return title if self.name == self.game.name else f"{self.name} ({title})"


def choose(session: Session, name: str) -> Chosen:
    """The game that ``name`` means, or the variant in the file of that name; its words are learnt."""
    if name.endswith(VARIANT):
        variant = read_variant(_text(name))
        chosen = Chosen(variant.name, registry.game(variant.game), variant.options)
    else:
        game = registry.game(name)
        chosen = Chosen(game.name, game)
    learn(session.words, chosen.game)
    return chosen


def learn(words: Words, game: AnyGame) -> None:
    """Let somebody speak of a game that is not one of the house's: with the words that it brings."""
    if f"game-{game.name}-title" not in words:
        words.add(registry.messages(game.name, words.language))


def _text(path: str) -> str:
    try:
        return read_file(path).decode("utf-8")
    except UnicodeDecodeError as error:
        raise MalformedError("file", {"path": path, "error": "UTF-8"}) from error


def pairs(options: Iterable[str] | None) -> dict[str, str]:
    """Options as ``name=value``; `MalformedError` ``option_pair``, ``option_twice``."""
    found: dict[str, str] = {}
    for text in options or ():
        name, sign, value = text.partition("=")
        if not sign or not name.strip():
            raise MalformedError("option_pair", {"text": text[:40]})
        if name.strip() in found:
            raise MalformedError("option_twice", {"option": name.strip()[:40]})
        found[name.strip()] = value
    return found


def listed(text: str) -> list[str]:
    """The entries of a list separated by commas.

    >>> listed("me, hold:20")
    ['me', 'hold:20']
    """
    return [entry.strip() for entry in text.split(",")]
