"""``svinarium games``: which games there are; with a name, all that a table can agree on beforehand."""

from __future__ import annotations

from typing import Any

import typer
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from svinarium import bots, registry
from svinarium.cli.finding import choose, learn
from svinarium.cli.parameters import GameName
from svinarium.cli.session import Session
from svinarium.cli.words import Words
from svinarium.kernel import AnyGame, Option

ME = "me"
"""How a person at this terminal is called in ``--seats``."""


def games(context: typer.Context, name: GameName = None) -> None:
    """List the games, or describe one."""
    session: Session = context.obj
    if name is None:
        found = list(registry.games().values())
        for game in found:
            learn(session.words, game)
        for one in registry.broken():
            session.say(broken_text(session.words, one), "yellow")
        session.answer({"games": [described(game) for game in found]}, _listed(session, found))
        return
    chosen = choose(session, name)
    document = described(chosen.game)
    if chosen.options:
        document |= {"variant": chosen.name, "variant_options": chosen.options}
    session.answer(document, _one(session, chosen.game))


def described(game: AnyGame) -> dict[str, Any]:
    """A game for programs: name, rules version, seats, options, presets, players."""
    defaults = game.defaults({})
    return {
        "name": game.name,
        "rules": game.rules,
        "seats": {"min": game.min_seats, "max": game.max_seats},
        "options": [
            {
                "name": option.name,
                "kind": option.kind,
                "default": defaults[option.name],
                "choices": option.choices,
                "min": option.minimum,
                "max": option.maximum,
                "allowed": option.expected,
            }
            for option in game.options
        ],
        "presets": {name: dict(values) for name, values in game.presets.items()},
        "players": [ME, *bots.player_names(game)],
    }


def broken_text(words: Words, one: registry.Broken) -> str:
    """Why an installed game is not there."""
    return words(f"games-broken-{one.code}", name=one.name, value=one.value, detail=one.detail)


def _listed(session: Session, found: list[AnyGame]) -> RenderableType:
    words = session.words
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="dim")
    table.add_column(words("games-name"), style="cyan", no_wrap=True)
    table.add_column(words("games-title"), style="bold")
    table.add_column(words("games-seats"))
    table.add_column(words("games-line"))
    for game in found:
        title = words.first(f"game-{game.name}-title", default=game.name)
        line = words.first(f"game-{game.name}-line")
        table.add_row(game.name, title, f"{game.min_seats}–{game.max_seats}", line)
    return Group(table, Text(), Text(words("games-more"), style="dim"))


def _one(session: Session, game: AnyGame) -> RenderableType:
    words = session.words
    title = words.first(f"game-{game.name}-title", default=game.name)
    parts: list[RenderableType] = [
        Text.assemble((title, "bold magenta"), f"  {game.name}"),
        Text(words.first(f"game-{game.name}-about")),
        Text(words("games-seat-range", minimum=game.min_seats, maximum=game.max_seats)),
    ]
    parts += _titled(words("games-options"), [_option(session, game, option) for option in game.options])
    if not game.options:
        parts.append(Text(words("games-no-options")))
    presets = [_preset(session, game, name) for name in game.presets]
    parts += _titled(words("games-presets"), presets)
    people: list[RenderableType] = [_pair(ME, words("games-person"), "")]
    for player in bots.player_names(game):
        kind = player.partition(":")[0]
        people.append(_pair(player, words.player(player), _about(words, game, kind)))
    parts += _titled(words("games-players"), people)
    example = next(iter(bots.player_names(game)), ME)
    command = f"svinarium play {game.name} --seats {ME},{example}"
    return Group(*parts, Text(), Text(words("games-try", command=command), style="dim"))


def _about(words: Words, game: AnyGame, kind: str) -> str:
    """What a program does: in this game, if one of its name does something else in another one."""
    return words.first(f"player-{game.name}-{kind}-about", f"player-{kind}-about")


def _titled(title: str, rows: list[RenderableType]) -> list[RenderableType]:
    return [Text(f"\n{title}", style="bold"), *(Padding(row, (0, 0, 0, 2)) for row in rows)] if rows else []


def _option(session: Session, game: AnyGame, option: Option) -> RenderableType:
    words = session.words
    default = game.defaults({})[option.name]
    values = [_value(session, game, option, choice) for choice in option.choices]
    if option.kind == "int":
        values.insert(0, f"{option.minimum}…{option.maximum}")
    said = [words("games-default", value=default)]
    if values:
        said.append(words("games-allowed", expected=" | ".join(values)))
    title = words.option(game.name, option.name)
    return Group(
        Text.assemble((option.name, "cyan"), "  ", (title, "bold"), "  ", "; ".join(said)),
        Padding(Text(words.option(game.name, option.name, "about"), style="dim"), (0, 0, 0, 2)),
    )


def _value(session: Session, game: AnyGame, option: Option, choice: str) -> str:
    called = session.words.value(game.name, option.name, choice)
    return choice if called == choice else f"{choice} ({called})"


def _preset(session: Session, game: AnyGame, name: str) -> RenderableType:
    words = session.words
    given = "  ".join(f"{option}={value}" for option, value in game.presets[name].items())
    title = words.first(f"preset-{name}", default=name)
    about = words.first(f"preset-{name}-about")
    return Group(
        Text.assemble((name, "cyan"), "  ", (title, "bold"), "  ", (given, "dim")),
        Padding(Text(about, style="dim"), (0, 0, 0, 2)),
    )


def _pair(name: str, title: str, about: str) -> RenderableType:
    return Text.assemble((name, "cyan"), "  ", (title, "bold"), "  ", (about, "dim"))
