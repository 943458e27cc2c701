"""Golden playthroughs: whole games as text that a reviewer reads and a test compares.

``tests/playthroughs/*.toml`` say which games are played, by whom and with what luck; the text of each lies beside them.
``make playthroughs`` writes the texts anew. What a scenario says::

    [[playthrough]]
    name = "pig-play-off"          # the text's file, without .txt
    game = "pig"
    seats = ["hold:20", "pace"]    # who plays, one a seat
    seed = "1"                     # luck follows from it and from the position of each draw
    preset = ""                    # optional
    variant = ""                   # optional: a file of a variant, from the repository's root
    [playthrough.options]          # optional
    target = 30
    [playthrough.draws]            # optional: results that are not left to luck, by position
    "turn/1/roll/1" = 6
"""

from __future__ import annotations

import hashlib
import sys
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from scripts.steps import ROOT, say
from svinarium import bots, registry
from svinarium.games.pig import read_variant
from svinarium.kernel import (
    WAIT,
    AnyGame,
    Clock,
    Draw,
    Drawn,
    Event,
    Move,
    Outcome,
    Player,
    Setup,
    View,
    event_text,
    patch,
)
from svinarium.kernel.draws import pick

FOLDER = ROOT / "tests" / "playthroughs"
MOST_EVENTS = 5000
LONG = 160
"""Longest text of a source that is written whole."""


class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One game that is played: see the module's text."""

    name: str
    game: str
    seats: list[str]
    seed: str = "1"
    preset: str = ""
    variant: str = ""
    options: dict[str, int | str] = {}
    draws: dict[str, Outcome] = {}

    def setup(self) -> tuple[AnyGame, Setup]:
        """The game, set up."""
        game = registry.game(self.game)
        declared = read_variant((ROOT / self.variant).read_text("utf-8")).options if self.variant else {}
        return game, game.setup(len(self.seats), {**declared, **self.options}, self.preset)


class Stream:
    """Whole numbers that follow from a text by SHA-256: the same on every machine and for ever."""

    def __init__(self, *words: str) -> None:
        self._words = "|".join(words)
        self._block = 0

    def below(self, n: int) -> int:
        """The next number 0 … n−1; 256 bits make it as good as uniform."""
        digest = hashlib.sha256(f"{self._words}|{self._block}".encode()).digest()
        self._block += 1
        return int.from_bytes(digest, "big") % n


def scenarios(folder: Path = FOLDER) -> list[Scenario]:
    """All scenarios, in order of files."""
    found: list[Scenario] = []
    for path in sorted(folder.glob("*.toml")):
        rows = tomllib.loads(path.read_text("utf-8"))["playthrough"]
        found.extend(msgspec.convert(rows, list[Scenario]))
    return found


def text_of(scenario: Scenario) -> str:
    """The whole game as text."""
    game, setup = scenario.setup()
    return "\n".join([*_header(scenario, game, setup), *_course(scenario, game, setup)]) + "\n"


def _header(scenario: Scenario, game: AnyGame, setup: Setup) -> Iterator[str]:
    yield f"game: {game.name}, rules {game.rules}"
    yield f"seats: {', '.join(f'{seat} {player}' for seat, player in enumerate(scenario.seats))}"
    yield f"luck: seed {scenario.seed}" + (f", {len(scenario.draws)} draws given" if scenario.draws else "")
    yield "options:"
    yield from (f"  {name} = {value}" for name, value in setup.options.items())
    yield "facts:"
    yield from (f"  {name} = {value}" for name, value in game.facts(setup).items())


def _course(scenario: Scenario, game: AnyGame, setup: Setup) -> Iterator[str]:
    """Every event with its notes, what has changed for a spectator, and what may come next."""
    players = [bots.make(game, setup, player) for player in scenario.seats]
    state = game.start(setup)
    view: View = game.view(state, None)
    yield ""
    yield "0 start"
    yield from _changes(None, view)
    yield from _next(game, state)
    for v in range(1, MOST_EVENTS):
        if game.result(state) is not None:
            return
        event: Event
        if (wanted := game.wanted(state)) is not None:
            event = Drawn(wanted.position, _luck(scenario, wanted))
        else:
            event = _chosen(scenario, game, state, players, v)
        after = game.apply(state, event)
        yield ""
        yield f"{v} {event_text(event)}"
        for note in game.notes(state, event, after, None):
            yield "  · " + " ".join([note.code, *(f"{name}={value}" for name, value in note.facts.items())])
        view, before, state = game.view(after, None), view, after
        yield from _changes(before, view)
        yield from _next(game, state)
    raise RuntimeError(f"{scenario.name} has no end after {MOST_EVENTS} events")


def _chosen(scenario: Scenario, game: AnyGame, state: Any, players: Sequence[Player], v: int) -> Event:
    """The move of the first seat that does not wait; if all wait, the first timer runs out."""
    for seat in game.movers(state):
        move = players[seat].choose(game.view(state, seat), Stream(scenario.seed, "player", str(v)))
        if move != WAIT or not game.timers(state):
            return Move(seat, move)
    return Clock(game.timers(state)[0])


def _luck(scenario: Scenario, draw: Draw) -> Outcome:
    given = scenario.draws.get(draw.position)
    return pick(draw.source, Stream(scenario.seed, draw.position).below) if given is None else draw.source.check(given)


_NEXT = ("moves", "to_act", "timers")
"""Fields of a view that `_next` tells of."""


def _changes(before: View | None, after: View) -> Iterator[str]:
    """What has changed in the view, but for what `_next` says."""
    changed = {name: value for name, value in patch(before, after).items() if name not in _NEXT}
    if changed:
        yield "  " + "; ".join(f"{name} {_plain(value)}" for name, value in changed.items())


def _plain(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _next(game: AnyGame, state: Any) -> Iterator[str]:
    """What may come next: a draw, or the legal moves of those who may act, and the timers that run."""
    if (wanted := game.wanted(state)) is not None:
        yield f"  → draw {wanted.position} ({_short(wanted)})"
    for seat in game.movers(state):
        yield f"  → seat {seat}: {' | '.join(game.legal(state, seat))}"
    for timer in game.timers(state):
        yield f"  → clock {timer} ({game.duration(state, timer)} ms)"


def _short(draw: Draw) -> str:
    """The text of a draw's source; of a long table its beginning, and how many outcomes it has."""
    text = draw.source.text
    return text if len(text) <= LONG else f"{text[: LONG // 2].rpartition(' ')[0]} …, {draw.source.size()} outcomes"


def main() -> int:
    """Write all texts anew, and take away those that no scenario makes."""
    texts = {f"{scenario.name}.txt": text_of(scenario) for scenario in scenarios()}
    for path in FOLDER.glob("*.txt"):
        if path.name not in texts:
            path.unlink()
    for name, text in texts.items():
        (FOLDER / name).write_text(text, encoding="utf-8")
    say(f"{len(texts)} playthroughs written to {FOLDER.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
