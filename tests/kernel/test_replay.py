"""Replay: a record gives every state of its game again, at every place, and refuses what the rules refuse."""

from __future__ import annotations

from typing import Any

import pytest

from svinarium.kernel import (
    Correction,
    Drawn,
    Event,
    Game,
    Header,
    Line,
    MalformedError,
    Move,
    Record,
    event_line,
    read_record,
    record_of,
    replay,
)
from tests.kernel.duel import Duel
from tests.kernel.race import Race, RaceState

GAME: Game[RaceState] = Race()
EVENTS: list[Event] = [Move(0, "roll"), Drawn("die/1", 4), Move(0, "rest"), Move(1, "roll"), Drawn("die/2", 3)]


def header(**changes: Any) -> Header:
    setup = GAME.setup(2)
    fields: dict[str, Any] = {
        "game_id": "0",
        "game": "race",
        "rules": 2,
        "options": setup.options,
        "seats": 2,
        "names": ("a", "b"),
    }
    return Header(**{**fields, **changes})


def written(events: list[Event], **changes: Any) -> Record:
    """A record, to disk and back."""
    made = Record(header(**changes), tuple(event_line(e, v=v, t=0, by=None) for v, e in enumerate(events, start=1)))
    return read_record(made.text())


def refused(record: Record, game: Game[Any] = GAME, at: int | None = None) -> tuple[str, dict[str, Any]]:
    with pytest.raises(MalformedError) as caught:
        replay(record, game, at)
    return caught.value.code, caught.value.facts


def test_a_record_gives_every_state_again() -> None:
    record, state = written(EVENTS), GAME.start(GAME.setup(2))
    for at, event in enumerate(EVENTS):
        found = replay(record, GAME, at)
        assert (found.state, found.version, found.events) == (state, at, tuple(EVENTS[:at]))
        state = GAME.apply(state, event)
    assert replay(record, GAME).state == replay(record, GAME, 5).state == state
    assert replay(record, GAME).setup == GAME.setup(2)
    assert state.scores == (4, 3)


def test_an_unfinished_and_an_empty_game_replay() -> None:
    assert replay(written([]), GAME).state == GAME.start(GAME.setup(2))
    assert GAME.result(replay(written(EVENTS), GAME).state) is None


@pytest.mark.parametrize("at", [-1, 6, 1000])
def test_a_place_that_is_not_reached_is_malformed(at: int) -> None:
    assert refused(written(EVENTS), at=at) == ("record_at", {"at": at, "events": 5})


def test_a_record_is_made_with_sources_and_notes() -> None:
    record = record_of(header(), GAME, [(event, 9, "hand") for event in EVENTS])
    assert [line.source for line in record.lines] == [None, "d6", None, None, "d6"]
    assert [[note.code for note in line.notes] for line in record.lines] == [[], ["gain"], [], [], ["gain"]]
    assert {line.t for line in record.lines} == {9}
    assert replay(read_record(record.text()), GAME).state == replay(written(EVENTS), GAME).state


def test_corrections_are_played_too() -> None:
    lines = list(written(EVENTS).lines)
    lines.append(Line(v=6, t=0, correct=Correction(reason="it was a five", of=2, result=5)))
    assert replay(Record(header(), tuple(lines)), GAME).state.scores == (5, 3)
    lines.append(Line(v=7, t=0, correct=Correction(reason="that was my turn", back_to=3)))
    found = replay(Record(header(), tuple(lines)), GAME)
    assert (found.state.scores, found.version) == ((5, 0), 3)
    assert replay(Record(header(), tuple(lines)), GAME, 1).state.wants == "die"


def test_a_correction_that_the_rules_refuse_names_the_entry() -> None:
    lines = [*written(EVENTS).lines, Line(v=6, t=0, correct=Correction(reason="x", of=2, result=7))]
    assert refused(Record(header(), tuple(lines))) == ("record_event", {"line": 3, "code": "draw_result"})


@pytest.mark.parametrize(
    ("event", "code"),
    [
        (Move(1, "roll"), "not_your_turn"),
        (Move(0, "fly"), "move"),
        (Move(9, "roll"), "not_your_turn"),
        (Drawn("die/1", 3), "no_such_draw"),
    ],
)
def test_an_event_that_the_rules_refuse_names_its_line(event: Event, code: str) -> None:
    assert refused(written([*EVENTS[:3], Move(1, "rest"), event])) == ("record_event", {"line": 6, "code": code})


def test_the_error_of_the_rules_is_the_cause() -> None:
    with pytest.raises(MalformedError) as caught:
        replay(written([Move(1, "roll")]), GAME)
    assert "not_your_turn" in str(caught.value.__cause__)


# --- rules and options -----------------------------------------------------------------------------------------------


def test_older_rules_replay_and_newer_ones_do_not() -> None:
    assert replay(written(EVENTS, rules=1), GAME).version == 5
    for rules in (3, 0, -1):
        assert refused(written(EVENTS, rules=rules)) == (
            "record_rules",
            {"game": "race", "found": rules, "expected": "race 1…2"},
        )


def test_a_record_of_another_game_is_malformed() -> None:
    assert refused(written(EVENTS), Duel())[0] == "record_rules"


def test_every_option_must_be_there() -> None:
    options = GAME.setup(2).options
    for name in options:
        left = {other: value for other, value in options.items() if other != name}
        assert refused(written(EVENTS, options=left)) == ("record_options", {"options": name})
    assert refused(written(EVENTS, options={**options, "goal": "10"})) == (
        "record_options",
        {"options": "goal mood title"},
    )
    assert refused(written(EVENTS, options={**options, "more": 1}))[0] == "option_unknown"
    assert refused(written(EVENTS, options={**options, "goal": 1000}))[0] == "option_value"
    assert refused(written(EVENTS, seats=5, names=("x",) * 5))[0] == "seats"
