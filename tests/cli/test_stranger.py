"""A game from another package is listed, described, played by people and programs, replayed and verified."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.running import answer, run
from tests.foreign.install import SITE, installed, package


@pytest.fixture(autouse=True)
def acorns() -> Iterator[None]:
    with installed(SITE):
        yield


@pytest.mark.parametrize(("lang", "title", "line"), [("ru", "Жёлуди", "тряси дуб"), ("en", "Acorns", "shake the oak")])
def test_it_is_listed_with_its_own_words(lang: str, title: str, line: str) -> None:
    shown = " ".join(run("games", lang=lang).stdout.split())
    assert title in shown
    assert line in shown
    assert title in run("games", "acorns", lang=lang).stdout


def test_it_is_played_by_programs() -> None:
    played = answer("play", "acorns", "--seats", "careful:9,random", "--seed", 1)
    assert (played["game"], played["over"]) == ("acorns", True)
    assert answer("play", "acorns", "--seats", "careful:9,random", "--games", 5, "--seed", 1)["games"] == 5


def test_it_is_played_by_a_person_and_its_record_is_verified(tmp_path: Path) -> None:
    path = tmp_path / "acorns.jsonl"
    shown = run("play", "acorns", "--seats", "me,careful:9", "--record", path, typed="nibble\nshake\n" * 99, lang="ru")
    assert shown.exit_code == 0
    assert "Подобрать · Трясти дуб" in shown.stdout
    assert "тихо и мирно" in shown.stdout
    assert answer("verify", path)["ok"] is True
    assert "тихо и мирно" in run("replay", path, lang="ru").stdout


def test_odds_and_rules_that_it_does_not_bring_are_no_mishap() -> None:
    assert "no rules in words" in run("rules", "acorns").stdout
    left = run("play", "acorns", "--seats", "me", typed="?\n!\nq\n")
    assert left.exit_code == 1


def test_what_cannot_be_loaded_is_told(tmp_path: Path) -> None:
    package(tmp_path, "broken", {"broken_game.py": "raise RuntimeError('no luck')"}, {"broken": "broken_game:GAME"})
    with installed(tmp_path):
        shown = run("games")
    assert "The game broken (broken_game:GAME) could not be loaded: RuntimeError: no luck" in shown.stderr
    assert "pig" in shown.stdout
