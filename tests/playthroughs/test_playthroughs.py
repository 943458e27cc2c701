"""Golden playthroughs: the rules play every scenario as the text beside it says, to the letter."""

from __future__ import annotations

import difflib

import pytest

from scripts.playthroughs import FOLDER, Scenario, scenarios, text_of

SCENARIOS = scenarios()


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.name)
def test_playthrough(scenario: Scenario) -> None:
    golden = (FOLDER / f"{scenario.name}.txt").read_text("utf-8")
    played = text_of(scenario)
    difference = "\n".join(difflib.unified_diff(golden.splitlines(), played.splitlines(), "golden", "played", n=2))
    assert not difference, f"if this is meant: make playthroughs\n{difference[:4000]}"


def test_every_text_has_its_scenario() -> None:
    names = [scenario.name for scenario in SCENARIOS]
    assert len(set(names)) == len(names)
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(names)


def test_what_the_texts_cover() -> None:
    """Everything that can happen in the family happens in some text."""
    texts = "\n".join((FOLDER / f"{scenario.name}.txt").read_text("utf-8") for scenario in SCENARIOS)
    notes = ("start_roll", "starts", "gain", "bust", "void", "wipe", "out", "bank", "last_round", "play_off", "over")
    reasons = ("target", "highest", "play_off", "first_reached", "shared", "round_limit", "practice")
    assert [note for note in notes if f"· {note}" not in texts] == []
    assert [reason for reason in reasons if f'"reason":"{reason}"' not in texts] == []
