"""``svinarium replay``: a record played again by the rules: its course in words, and the table at the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

import typer
from rich.console import Group, RenderableType
from rich.text import Text

from svinarium.cli.board import ending, happened, scoreboard
from svinarium.cli.files import read_file
from svinarium.cli.finding import learn
from svinarium.cli.moves import move_text
from svinarium.cli.parameters import RecordFile
from svinarium.cli.session import Session
from svinarium.cli.shell import needed, whole
from svinarium.cli.words import Words, printable
from svinarium.kernel import AnyGame, Drawn, Header, Move, Record, Replay, Step, read_record, replay
from svinarium.registry import game as find_game

MAX_AT = 10**9
At = Annotated[str | None, typer.Option("--at", metavar="meta-number", help="replay-at")]


def play_again(context: typer.Context, file: RecordFile = None, at: At = None) -> None:
    """Replay a record."""
    session: Session = context.obj
    record = read_record(read_file(needed(file, session.words("meta-file"))))
    game = find_game(record.header.game)
    learn(session.words, game)
    played = replay(record, game, whole(at, "--at", 0, MAX_AT))
    session.answer(document(game, played), _shown(session, game, record, played))


def document(game: AnyGame, played: Replay[Any]) -> dict[str, Any]:
    """Where the game stands, for programs."""
    view = game.view(played.state, None)
    result = game.result(played.state)
    return {
        "game": game.name,
        "over": result is not None,
        "scores": result.scores if result else view.scores,
        "winners": result.winners if result else (),
        "version": played.version,
        "to_act": game.movers(played.state),
        "reason": str(result.reason) if result else None,
    }


def steps_of(game: AnyGame, played: Replay[Any]) -> list[Step]:
    """The events with the states around them."""
    steps: list[Step] = []
    state = game.start(played.setup)
    for event in played.events:
        wanted = game.wanted(state) if isinstance(event, Drawn) else None
        after = game.apply(state, event)
        steps.append(Step(state, event, after, wanted.source.text if wanted else None))
        state = after
    return steps


def shown_names(words: Words, header: Header) -> list[str]:
    """The names of a record; a seat without one has its number."""
    return [printable(name) or words("play-person", number=seat + 1) for seat, name in enumerate(header.names)]


def _shown(session: Session, game: AnyGame, record: Record, played: Replay[Any]) -> RenderableType:
    words, names = session.words, shown_names(session.words, record.header)
    title = words.first(f"game-{game.name}-title", default=game.name)
    luck = sorted({line.by for line in record.lines if line.draw is not None and line.by})
    said = [words("replay-version", events=played.version)]
    said += [words.first(f"replay-luck-{by}", default=by) for by in luck]
    parts: list[RenderableType] = [
        Text(words("replay-heading", title=title, players=", ".join(names)), style="bold magenta"),
        Text(" ".join(said), style="dim"),
        *_log(words, game, names, steps_of(game, played)),
        *(Text(text, style="yellow") for text in _corrections(words, record)),
        Text(),
        scoreboard(words, played.setup, names, game.view(played.state, None)),
        _end(words, game, names, played),
    ]
    return Group(*parts)


def _log(words: Words, game: AnyGame, names: Sequence[str], steps: Sequence[Step]) -> list[RenderableType]:
    """The course of the game; moves that the rules have nothing to say about are told by their text."""
    shown: list[RenderableType] = []
    for made in steps:
        told = happened(words, game, names, [made])
        asked = game.wanted(made.after) is not None
        if not told and isinstance(made.event, Move) and not asked:
            told_move = words("replay-move", name=names[made.event.seat], move=move_text(words, names, made.event.move))
            shown.append(Text(f"  {told_move}"))
        shown += told
    return shown


def _corrections(words: Words, record: Record) -> list[str]:
    changes = [line.correct for line in record.lines if line.correct is not None]
    return [words("replay-correction", of=change.of or change.back_to or 0, reason=change.reason) for change in changes]


def _end(words: Words, game: AnyGame, names: Sequence[str], played: Replay[Any]) -> Text:
    result = game.result(played.state)
    if result is not None:
        return ending(words, names, result)
    movers = game.movers(played.state)
    if not movers:
        return Text(words("replay-waiting"))
    return Text(words("replay-open", names=", ".join(names[seat] for seat in movers)))
