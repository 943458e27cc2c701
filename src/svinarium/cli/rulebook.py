"""The complete rules of a game in words, as they are with a table's options."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from svinarium.cli.odds import arguments, families
from svinarium.cli.words import Words
from svinarium.kernel import AnyGame, Setup


def sections(words: Words, game: AnyGame, setup: Setup) -> list[tuple[str, str]]:
    """Title and text of each part of the rules that these options make necessary, in order."""
    given = {**setup.options, **arguments(game.facts(setup)), "seats": setup.seats}
    for family in families(game.name):
        told = [words(message, given) for message in words.starting_with(f"rules-{family}-")]
        if told:
            parts = (text.strip().partition("\n") for text in told)
            return [(title, body.strip()) for title, _, body in parts if title]
    return []


def rulebook(words: Words, game: AnyGame, setup: Setup) -> RenderableType:
    """The rules for a terminal."""
    title = words.first(f"game-{game.name}-title", default=game.name)
    parts: list[RenderableType] = [Text(words("rules-heading", title=title), style="bold magenta")]
    told = sections(words, game, setup)
    if not told:
        parts.append(Text(words("rules-none")))
    for heading, body in told:
        parts += [Text(f"\n{heading}", style="bold"), Padding(Text(body), (0, 0, 0, 2))]
    return Group(*parts)
