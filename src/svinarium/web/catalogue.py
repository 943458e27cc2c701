"""What the house says about its games: names, options, odds, words."""

from __future__ import annotations

from collections.abc import Mapping

from svinarium import registry
from svinarium.kernel import AnyGame, MalformedError
from svinarium.tables import player_names
from svinarium.tables.messages import GameInfo, GameSetup, OptionInfo, RangeInfo


def games() -> list[GameInfo]:
    """All games, in order of their names."""
    return [_info(game) for _, game in sorted(registry.games().items())]


def setup(name: str, query: Mapping[str, str]) -> GameSetup:
    """A game with its options resolved; ``seats`` and ``preset`` are no options."""
    game = registry.game(name)
    given = dict(query)
    seats, preset = given.pop("seats", ""), given.pop("preset", "")
    if seats and not (seats.isascii() and seats.isdigit()):
        raise MalformedError("seats", {"seats": seats[:20], "minimum": game.min_seats, "maximum": game.max_seats})
    made = game.setup(int(seats[:9]) if seats else max(game.min_seats, 2), given, preset)
    return GameSetup(game.name, made.options, game.facts(made))


def messages(name: str, language: str) -> str:
    """A game's Fluent catalogue; `MalformedError` for an unknown game or language."""
    return registry.messages(name, language)


def _info(game: AnyGame) -> GameInfo:
    options = tuple(
        OptionInfo(o.name, o.kind, game.defaults({})[o.name], o.choices, o.minimum, o.maximum, o.group)
        for o in game.options
    )
    return GameInfo(
        name=game.name,
        rules=game.rules,
        seats=RangeInfo(game.min_seats, game.max_seats),
        options=options,
        presets={name: dict(values) for name, values in game.presets.items()},
        players=player_names(game),
        languages=registry.languages(game.name),
    )
