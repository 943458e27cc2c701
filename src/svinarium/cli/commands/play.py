"""``svinarium play``: a game at this terminal, with people, programs or both."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.text import Text

from svinarium.cli.board import ending, happened, scoreboard
from svinarium.cli.commands.games import ME
from svinarium.cli.finding import Chosen, choose, listed, pairs
from svinarium.cli.interrupts import Interrupts
from svinarium.cli.luck import Dice, LedgerDice, SeedDice
from svinarium.cli.parameters import GameName, Options, Preset
from svinarium.cli.person import Person
from svinarium.cli.program import Program, seat_programs
from svinarium.cli.recorder import Recorder
from svinarium.cli.session import DONE, NO, Session
from svinarium.cli.shell import needed, whole
from svinarium.cli.table import LeftError, LocalTable, Sitter, header_of, summary
from svinarium.cli.totals import play_many
from svinarium.cli.words import printable
from svinarium.kernel import MalformedError, Move, Setup, Step

MAX_SEED = 2**64 - 1
MAX_GAMES = 10_000_000

Seats = Annotated[str | None, typer.Option("--seats", metavar="meta-seats", help="play-seats")]
Seed = Annotated[str | None, typer.Option("--seed", metavar="meta-number", help="play-seed")]
RecordPath = Annotated[str | None, typer.Option("--record", metavar="meta-file", help="play-record")]
Force = Annotated[bool, typer.Option("--force", help="play-force")]
Games = Annotated[str | None, typer.Option("--games", metavar="meta-number", help="play-games")]
Names = Annotated[str | None, typer.Option("--names", metavar="meta-names", help="play-names")]


class Plan(msgspec.Struct, frozen=True):
    """What is to be played: by whom, under which names, with which luck, written where."""

    chosen: Chosen
    setup: Setup
    seats: list[str]
    names: list[str]
    called: list[str]
    seed: int | None
    record: Path | None
    force: bool

    @property
    def persons(self) -> list[int]:
        """Seats of people."""
        return [seat for seat, who in enumerate(self.seats) if who == ME]


def play(
    context: typer.Context,
    name: GameName = None,
    seats: Seats = None,
    o: Options = None,
    preset: Preset = None,
    seed: Seed = None,
    record: RecordPath = None,
    force: Force = False,
    games: Games = None,
    names: Names = None,
) -> int:
    """Play a game, or many."""
    session: Session = context.obj
    chosen = choose(session, needed(name, session.words("meta-game")))
    sitting = listed(needed(seats, f"--seats {session.words('meta-seats')}"))
    setup = chosen.setup(len(sitting), pairs(o), preset)
    given, called = _names(session, sitting, names)
    number = whole(seed, "--seed", 0, MAX_SEED)
    plan = Plan(chosen, setup, sitting, given, called, number, Path(record) if record else None, force)
    programs = seat_programs(chosen.game, setup, [None if who == ME else who for who in sitting], number)
    many = whole(games, "--games", 1, MAX_GAMES)
    if many is not None:
        if plan.persons:
            raise MalformedError("games_person")
        if record:
            raise MalformedError("games_record")
        play_many(session, chosen, setup, called, sitting, number, many)
        return DONE
    return _play_one(session, plan, programs)


def _names(session: Session, sitting: Sequence[str], names: str | None) -> tuple[list[str], list[str]]:
    """Names for the record, and names for the screen (where a person who is here alone is spoken to)."""
    words, persons = session.words, [seat for seat, who in enumerate(sitting) if who == ME]
    if names is not None:
        given = [printable(name) for name in listed(names)]
        if len(given) != len(sitting) or not all(given):
            raise MalformedError("names_count", {"names": len(given), "seats": len(sitting)})
        return given, given
    numbers = {seat: number for number, seat in enumerate(persons, start=1)}
    given = [words("play-person", number=numbers[seat]) if who == ME else who for seat, who in enumerate(sitting)]
    called = [words.player(who) if who != ME else given[seat] for seat, who in enumerate(sitting)]
    if len(persons) == 1:
        called[persons[0]] = words("play-you")
    return given, [f"{name} ({seat + 1})" if called.count(name) > 1 else name for seat, name in enumerate(called)]


def _play_one(session: Session, plan: Plan, programs: Sequence[Program | None]) -> int:
    game, setup = plan.chosen.game, plan.setup
    dice: Dice = LedgerDice.open(game, setup, plan.persons) if plan.seed is None else SeedDice(plan.seed)
    header = header_of(game, setup, dice, plan.names)
    recorder = Recorder(plan.record, header, force=plan.force) if plan.record else None
    try:
        _introduce(session, plan, dice)
        table = LocalTable(game, setup, dice, recorder, lambda steps: _show(session, plan, steps))
        alone = len(plan.persons) == 1
        with Interrupts() as interrupts:
            person = Person(session, game, plan.called, interrupts, alone=alone)
            return _to_the_end(session, plan, table, [program or person for program in programs], interrupts)
    finally:
        if recorder is not None:
            recorder.close()


def _to_the_end(
    session: Session, plan: Plan, table: LocalTable, sitters: Sequence[Sitter], interrupts: Interrupts
) -> int:
    words = session.words
    result = None
    try:
        result = table.play(sitters, lambda: interrupts.asked)
    except LeftError:
        left = words("play-kept", path=str(plan.record)) if plan.record else words("play-interrupted")
        session.tell(f"\n{left}", "yellow")
    table.reveal()
    if result is not None and (plan.persons or not session.json):
        session.show("")
        session.show(scoreboard(words, table.setup, plan.called, table.game.view(table.state, None)))
        session.show(ending(words, plan.called, result))
        if plan.record:
            session.tell(words("play-recorded", path=str(plan.record)), "dim")
    if session.json:
        session.emit(summary(table, str(plan.record) if plan.record else None))
    return DONE if result is not None else NO


def _introduce(session: Session, plan: Plan, dice: Dice) -> None:
    """Who plays what, and where the dice come from."""
    if session.json and not plan.persons:
        return
    words = session.words
    title, players = plan.chosen.title(session), ", ".join(plan.called)
    session.show(Text(words("play-heading", title=title, players=players), style="bold magenta"))
    if plan.seed is not None:
        session.tell(words("play-dice-seed", seed=str(plan.seed)), "dim")
    elif plan.record is not None:
        session.tell(words("play-dice-ledger-record", path=str(plan.record)), "dim")
    else:
        session.tell(words("play-dice-ledger"), "dim")
    if isinstance(dice, LedgerDice) and plan.record is not None:
        compared = " ".join(dice.ledger.words(words.language))
        session.tell(words("play-dice-words", words=compared), "dim")
    if plan.persons:
        session.tell(words("play-hint"), "dim")


def _show(session: Session, plan: Plan, steps: Sequence[Step]) -> None:
    """What a command did: large dice for people, a line for programs; nothing if only a program is reading."""
    if session.json and not plan.persons:
        return
    first = steps[0].event
    big = isinstance(first, Move) and first.seat in plan.persons
    viewer = plan.persons[0] if len(plan.persons) == 1 else None
    for shown in happened(session.words, plan.chosen.game, plan.called, steps, big=big, viewer=viewer):
        session.show(shown)
