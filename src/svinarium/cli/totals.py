"""Many games in a row between programs, and what they add up to."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from fractions import Fraction
from typing import Any

import msgspec
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from svinarium.cli.finding import Chosen
from svinarium.cli.luck import SeedDice
from svinarium.cli.program import derived, seat_programs
from svinarium.cli.session import Session
from svinarium.cli.table import LocalTable, Sitter
from svinarium.cli.words import share
from svinarium.kernel import AnyGame, Result, Setup


class Totals(msgspec.Struct):
    """Sums over games: wins by seat (a shared one is divided), scores by seat, turns of practice, events."""

    wins: list[Fraction]
    scores: list[Fraction]
    turns: int = 0
    events: int = 0
    games: int = 0

    def count(self, result: Result, events: int) -> None:
        """Add a game."""
        for seat in result.winners:
            self.wins[seat] += Fraction(1, len(result.winners))
        for seat, score in enumerate(result.scores):
            self.scores[seat] += Fraction(score)
        turns = result.facts.get("turns")
        self.turns += turns if isinstance(turns, int) else 0
        self.events += events
        self.games += 1


def sum_up(game: AnyGame, setup: Setup, players: Sequence[str], seed: int, games: int) -> Totals:
    """Play so many games, each with dice and choices of its own that follow from the seed."""
    totals = Totals([Fraction(0)] * setup.seats, [Fraction(0)] * setup.seats)
    for number in range(1, games + 1):
        own = derived(seed, f"game/{number}")
        table = LocalTable(game, setup, SeedDice(own))
        sitters: list[Sitter] = [program for program in seat_programs(game, setup, players, own) if program is not None]
        totals.count(table.play(sitters), table.events)
    return totals


def play_many(
    session: Session,
    chosen: Chosen,
    setup: Setup,
    called: Sequence[str],
    players: Sequence[str],
    seed: int | None,
    games: int,
) -> None:
    """Play and answer; a seed that nobody gave is told, so that the games can be repeated."""
    used = secrets.randbits(64) if seed is None else seed
    totals = sum_up(chosen.game, setup, players, used, games)
    document: dict[str, Any] = {
        "game": chosen.game.name,
        "games": games,
        "seats": list(players),
        "wins": [float(wins) for wins in totals.wins],
        "shares": [float(wins / games) for wins in totals.wins],
        "mean_scores": [float(score / games) for score in totals.scores],
        "events": totals.events,
        "seed": used,
    }
    if setup.seats == 1:
        document["mean_turns"] = totals.turns / games
    session.answer(document, _shown(session, chosen, called, totals, used))


def _shown(session: Session, chosen: Chosen, called: Sequence[str], totals: Totals, seed: int) -> RenderableType:
    words, alone = session.words, len(called) == 1
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="dim")
    table.add_column(words("play-totals-player"), style="bold")
    for message in ("play-totals-turns",) if alone else ("play-totals-wins", "play-totals-share", "play-totals-score"):
        table.add_column(words(message), justify="right")
    for name, wins, score in zip(called, totals.wins, totals.scores, strict=True):
        if alone:
            table.add_row(name, words("play-number", number=totals.turns / totals.games))
            continue
        won = words("play-number", number=float(wins)) if wins.denominator > 1 else str(wins)
        percent = words("play-percent", percent=share(wins / totals.games))
        table.add_row(name, won, percent, words("play-number", number=float(score / totals.games)))
    parts: list[RenderableType] = [
        Text(words("play-totals", title=chosen.title(session), games=totals.games), style="bold magenta"),
        table,
        Text(words("play-dice-seed", seed=str(seed)), style="dim"),
    ]
    if any(wins.denominator > 1 for wins in totals.wins):
        parts.append(Text(words("play-shared-wins"), style="dim"))
    return Group(*parts)
