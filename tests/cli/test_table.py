"""The table at the terminal with games that have more than Pig has: timers, hidden cards, faults."""

from __future__ import annotations

import io
from contextlib import closing
from pathlib import Path

import pytest
from rich.console import Console

from svinarium.bots import SeededLuck
from svinarium.cli.board import cards, happened
from svinarium.cli.dice import large, small, thrown
from svinarium.cli.interrupts import Interrupts
from svinarium.cli.luck import SeedDice
from svinarium.cli.person import Person
from svinarium.cli.program import seat_programs
from svinarium.cli.recorder import Recorder
from svinarium.cli.session import Session
from svinarium.cli.table import LeftError, LocalTable, header_of
from svinarium.cli.words import Words
from svinarium.games.pig import PIG
from svinarium.kernel import (
    WAIT,
    DieShown,
    Drawn,
    Header,
    IllegalError,
    MalformedError,
    Move,
    Seen,
    Step,
    View,
    read_record,
    settle,
)
from tests.kernel.duel import Duel
from tests.kernel.race import Race


class Naps(Race):
    """A race in which nobody can move, and a nap runs all the time."""

    def movers(self, state: object) -> tuple[int, ...]:
        return ()

    def timers(self, state: object) -> tuple[str, ...]:
        return ("nap",)


class Stuck(Naps):
    """A race with a fault: nobody can move, and no timer runs."""

    def timers(self, state: object) -> tuple[str, ...]:
        return ()


class Quits:
    """Somebody who goes at once."""

    by = "person"

    def choose(self, table: LocalTable, seat: int, view: View) -> str:
        raise LeftError


def test_where_nobody_can_move_the_first_timer_runs_out() -> None:
    game = Naps()
    seen: list[Step] = []
    table = LocalTable(game, game.setup(2), SeedDice(1), watch=seen.extend)
    with pytest.raises(LeftError):
        table.play([Quits(), Quits()], stop=lambda: len(seen) > 3)
    assert {type(step.event).__name__ for step in seen} == {"Clock"}


def test_a_person_may_wait_where_a_timer_is_running(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Race()
    monkeypatch.setattr("sys.stdin", io.StringIO("wait\nsnore\nжду\nroll\n"))
    monkeypatch.setattr("svinarium.cli.moves.learn", lambda *_: None)
    session = Session(Words("en"))
    with Interrupts() as interrupts:
        person = Person(session, game, ["Ann", "Bob"], interrupts, alone=False)
        table = LocalTable(game, game.setup(2), SeedDice(1))
        view = game.view(table.state, 0)
        assert [person.choose(table, 0, view) for _ in range(3)] == [WAIT, WAIT, "roll"]


def test_a_game_that_is_stuck_says_so() -> None:
    game = Stuck()
    table = LocalTable(game, game.setup(2), SeedDice(1))
    with pytest.raises(MalformedError, match="game_stuck"):
        table.play([Quits(), Quits()])


def test_what_the_rules_refuse_changes_nothing() -> None:
    setup = PIG.setup(2, {"first": "seat_0"})
    table = LocalTable(PIG, setup, SeedDice(1))
    with pytest.raises(IllegalError, match="must_roll_first"):
        table.act(Move(0, "bank"), "person")
    assert (table.events, table.state) == (0, PIG.start(setup))


def test_every_line_is_on_disk_before_anybody_is_asked_again(tmp_path: Path) -> None:
    setup = PIG.setup(1, {"target": 30})
    path = tmp_path / "game.jsonl"
    dice = SeedDice(2)
    recorder = Recorder(path, header_of(PIG, setup, dice, ["Ann"]))
    table = LocalTable(PIG, setup, dice, recorder, now=lambda: 5)
    asked = []

    class Watches:
        by = "person"

        def choose(self, at: LocalTable, seat: int, view: View) -> str:
            asked.append(at.events)
            assert len(read_record(path.read_bytes()).lines) == at.events
            return view.moves[-1]

    with closing(recorder):
        table.play([Watches()])
    assert asked == sorted(asked)
    assert len(asked) > 3
    assert {line.t for line in read_record(path.read_bytes()).lines} == {5}


def test_a_recorder_writes_what_it_is_given_and_never_over_a_file(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    header = Header(game_id="x", game="pig", rules=1, options=PIG.setup(1).options, seats=1, names=("А",))
    Recorder(path, header).close()
    assert read_record(path.read_bytes()).header == header
    with pytest.raises(MalformedError, match="file_exists"):
        Recorder(path, header)
    with pytest.raises(MalformedError, match="ENOENT"):
        Recorder(tmp_path / "no" / "game.jsonl", header)


# --- what is shown ----------------------------------------------------------------------------------------------------


def test_hidden_draws_and_cards_of_others_are_not_shown() -> None:
    game = Duel()
    setup = game.setup(2)
    steps = settle(game, game.start(setup), SeededLuck(1))
    assert any(isinstance(step.event, Drawn) for step in steps)
    state = steps[-1].after
    shown = {seat: _text(*happened(Words("en"), game, ["Ann", "Bob"], steps, viewer=seat)) for seat in (None, 0)}
    hidden = [str(step.event.result) for step in steps if isinstance(step.event, Drawn)]
    assert not any(result in shown[None] for result in hidden if len(result) > 2)
    mine = _text(*cards(Words("en"), game, ["Ann", "Bob"], game.view(state, 0)))
    theirs = _text(*cards(Words("en"), game, ["Ann", "Bob"], game.view(state, 1)))
    assert mine != theirs
    assert "(Ann): " in mine


def test_dice_in_characters() -> None:
    assert small([DieShown(6), DieShown(1), DieShown(9, 12), DieShown("heads", 0)]) == "⚅ ⚀ 9 heads"
    drawn = _text(large([DieShown(5), DieShown("heads", 0)]))
    assert drawn.count("●") == 5
    assert "heads" in drawn
    assert len({len(line.rstrip()) for line in drawn.splitlines()}) == 1


def test_dice_of_an_event_as_it_is_seen() -> None:
    red = (DieShown(3, 6, "red"), DieShown(5))
    assert thrown(Seen(draw="d", source="2d6", result=(3, 5)), red) == red
    assert thrown(Seen(draw="d", source="2d6", result=(4, 5)), red) == (DieShown(4), DieShown(5))
    assert thrown(Seen(draw="d", source="2d6")) == ()
    assert thrown(Seen(seat=0, move="roll")) == ()
    assert thrown(Seen(draw="deck", source="shuffle 3", result=(2, 0, 1))) == ()


def _text(*shown: object) -> str:
    console = Console(file=io.StringIO(), width=100, markup=False, highlight=False, color_system=None)
    for renderable in shown:
        console.print(renderable)
    file = console.file
    assert isinstance(file, io.StringIO)
    return file.getvalue()


def test_programs_follow_from_the_seed_seat_by_seat() -> None:
    setup = PIG.setup(3)
    view = PIG.view(PIG.start(PIG.setup(3, {"first": "seat_0"})), 0)
    table = LocalTable(PIG, setup, SeedDice(1))
    chosen = []
    for seed in (4, 4):
        programs = seat_programs(PIG, setup, ["random", None, "random"], seed)
        assert programs[1] is None
        chosen.append([program.choose(table, 0, view) for program in programs if program is not None])
    assert chosen[0] == chosen[1]
