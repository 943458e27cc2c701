"""Any game on the generic screen: a house with a stranger's game too, and a person who presses what there is."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from svinarium import bots, registry
from svinarium.kernel import Value
from tests.browser.people import OVER, Person
from tests.foreign.install import SITE
from tests.live.server import ROOT, free_port

RICH = ("pig", "two-dice-pig")
"""Games with a screen of their own."""

MOVE = "[data-testid^='move-']:not([aria-disabled=true])"
MOST_MOVES = 1500
"""A person who has pressed so many buttons does not get to the end."""

TEXTS = "(all) => all.map((at) => at.dataset.testid.slice('move-'.length))"
PRESS = "(id) => [...document.querySelectorAll('[data-testid]')].find((at) => at.dataset.testid === id)?.click()"
QUICK = ("roll", "bank", "enough", "confirm", "throw", "pass", "shake")
"""Moves that bring a game to its end."""

SERVE = """
import pathlib, sys
from svinarium.web import Settings, run
settings = Settings(host="127.0.0.1", port=int(sys.argv[1]), data=pathlib.Path(sys.argv[2]), bot_pace=0)
run(settings, lambda: print("ready", flush=True))
"""


@dataclass(frozen=True)
class Table:
    """A table that ends soon: one person and programs, two seats in all unless more are needed."""

    game: str
    options: dict[str, Value] = field(default_factory=dict)
    seats: int = 2

    @property
    def wishes(self) -> tuple[str, ...]:
        """Who sits there: the person first, programs of the game beside."""
        return ("me", *(self.program for _ in range(1, self.seats)))

    @property
    def program(self) -> str:
        """A program that plays the game; one that plays by its rules if there is any."""
        if self.game in registry.games():
            return bots.player_names(registry.game(self.game))[0]
        return "random"


SHORT: dict[str, dict[str, Value]] = {
    "sysna": {"target": 30},
    "pass-the-pigs": {"target": 30},
    "acorns": {"rounds": 3},
    "pig-party": {"target": 20},
    "dice-poker": {"first": "seat_0"},
    "svintus": {"target_score": 1, "intercept_guard": 0, "call_grace": 0},
}
"""Options that make games short."""


def tables() -> list[Table]:
    """One for each game that has no screen of its own, a stranger's among them."""
    names = [name for name in registry.games() if name not in RICH]
    return [Table(name, SHORT.get(name, {}), max(2, registry.game(name).min_seats)) for name in names] + [
        Table("acorns", SHORT["acorns"])
    ]


@contextmanager
def house_with_strangers(folder: Path) -> Iterator[str]:
    """A house on a machine on which a stranger's game is installed, too; its address."""
    port = free_port()
    path = os.pathsep.join([str(SITE), *filter(None, [os.environ.get("PYTHONPATH")])])
    command = [sys.executable, "-c", SERVE, str(port), str(folder)]
    with (folder / "said.txt").open("w") as said:
        process = subprocess.Popen(
            command, cwd=ROOT, env={**os.environ, "PYTHONPATH": path}, stdout=subprocess.PIPE, stderr=said, text=True
        )
        try:
            assert process.stdout is not None
            assert "ready" in process.stdout.readline(), (folder / "said.txt").read_text("utf-8")
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()
            process.communicate()
    assert "Traceback" not in (folder / "said.txt").read_text("utf-8")


def may_move(person: Person) -> list[str]:
    """Wait until the person may move or the game is over; the moves that can be pressed, none at the end."""
    moves: list[str] = []
    while not moves and not person.page.locator(OVER).count():
        person.page.locator(f":is({MOVE}, {OVER})").first.wait_for(state="attached")
        moves = may_press(person)
    return moves


def may_press(person: Person) -> list[str]:
    """The moves that can be pressed now."""
    return list(person.page.locator(MOVE).evaluate_all(TEXTS))


def play_on(person: Person, chance: Random, most: int = MOST_MOVES) -> int:
    """Press buttons until the game is over, or ``most`` of them; how many there were."""
    for pressed in range(most):
        moves = may_move(person)
        if not moves:
            return pressed
        wanted = [move for move in moves if move in QUICK] or moves
        press(person, chance.choice(wanted))
    assert most < MOST_MOVES, "the game does not end"
    return most


def press(person: Person, move: str) -> None:
    """Press a move's button, if it is still there when the finger comes: others may be faster."""
    person.page.evaluate(PRESS, f"move-{move}")
