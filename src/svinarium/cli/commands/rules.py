"""``svinarium rules``: the complete rules of a game, as they are with these options."""

from __future__ import annotations

from typing import Annotated

import typer

from svinarium.cli.finding import choose, pairs
from svinarium.cli.parameters import GameName, Options, Preset
from svinarium.cli.rulebook import rulebook, sections
from svinarium.cli.session import Session
from svinarium.cli.shell import needed, whole

Seats = Annotated[str | None, typer.Option("--seats", metavar="meta-number", help="rules-seats")]

USUAL_SEATS = 2
"""How many play if nobody says."""


def rules(
    context: typer.Context, name: GameName = None, o: Options = None, preset: Preset = None, seats: Seats = None
) -> None:
    """Tell the rules."""
    session: Session = context.obj
    chosen = choose(session, needed(name, session.words("meta-game")))
    game = chosen.game
    usual = min(max(USUAL_SEATS, game.min_seats), game.max_seats)
    many = whole(seats, "--seats", game.min_seats, game.max_seats)
    setup = chosen.setup(usual if many is None else many, pairs(o), preset)
    told = sections(session.words, game, setup)
    document = {
        "game": game.name,
        "seats": setup.seats,
        "options": setup.options,
        "facts": game.facts(setup),
        "language": session.words.language,
        "sections": [{"title": title, "text": text} for title, text in told],
    }
    session.answer(document, rulebook(session.words, game, setup))
