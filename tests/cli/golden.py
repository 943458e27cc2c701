"""The documents that ``--json`` promises, one a command line. ``python -m tests.cli.golden`` writes them anew."""

from __future__ import annotations

import json
import tempfile
from pathlib import Path
from typing import Any

from tests.cli.running import run

FILE = Path(__file__).with_name("golden.json")

PLAYED = "play pig --seats hold:20,pace --seed 7"

LINES = (
    "games pig",
    "games two-dice-pig",
    PLAYED,
    "play two-dice-pig --seats hold:30,random,hold:20 -o target=50 -o ending=equal_turns --seed 7",
    "play pig --preset hog --seats hold:5,random -o target=40 --seed 7",
    "play pig --seats hold:20 --seed 7",
    "play pig --seats hold:20,pace --games 25 --seed 7",
    "play pig --seats hold:20 --games 25 --seed 7",
    "play pig --seats hold:20,nobody",
    "rules pig",
    "rules two-dice-pig --preset two_dice_literal --seats 3",
    "replay RECORD",
    "replay RECORD --at 30",
    "replay RECORD --at 9999",
    "verify RECORD",
    "--version",
)
"""Command lines; ``RECORD`` is the record of `PLAYED`. The list of all games grows: see ``test_games.py``."""


def documents() -> dict[str, Any]:
    """Exit code and document of each line."""
    found: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as folder:
        record = Path(folder) / "record.jsonl"
        assert run(*PLAYED.split(), "--record", record).exit_code == 0
        for line in LINES:
            done = run(*line.replace("RECORD", str(record)).split(), "--json")
            found[line] = {"exit": done.exit_code, "document": json.loads(done.stdout)}
    return found


if __name__ == "__main__":
    FILE.write_text(json.dumps(documents(), ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
