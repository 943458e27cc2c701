"""Everything about Sysna has words in both languages, and its rules can be read with any options."""

from __future__ import annotations

from itertools import product

import pytest

from svinarium.cli.odds import odds_text
from svinarium.cli.rulebook import sections
from svinarium.cli.words import LANGUAGES, Language
from svinarium.games.sysna import SYSNA
from svinarium.games.sysna.rules import MOVES
from tests.games.sysna.support import Play
from tests.locales.spoken import spoken


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_words(language: Language) -> None:
    words = spoken(language, SYSNA)
    for phase, moves in MOVES.items():
        assert f"phase-{phase}" in words
        for move in moves:
            keys = words(f"move-{move}-keys").split(", ")
            assert all(SYSNA.read_move(key) == move for key in keys if key != "enter"), move


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_with_any_options(language: Language) -> None:
    words = spoken(language, SYSNA)
    texts = set()
    for announce, ending, tie, limit, leader in product(
        ("in_order", "at_once"), ("gamble", "fair"), ("next_round", "shared"), ("none", 9), ("random", "seat_1")
    ):
        for dice, chirik in ((2, "red_one"), (2, "double"), (1, "one")):
            options = {"announce": announce, "ending": ending, "tie": tie, "round_limit": limit, "dice": dice}
            setup = SYSNA.setup(3, {**options, "chirik": chirik, "first_leader": leader})
            told = sections(words, SYSNA, setup)
            assert len(told) == (9 if limit == "none" else 10)
            assert all(title and body and "{" not in body for title, body in told)
            texts.add(str(told))
    shared = 2 * 2 * 2 * 3
    assert len(texts) == (2 + 1) * shared  # in fair games it does not matter what is done about a tie


@pytest.mark.parametrize("language", LANGUAGES)
def test_odds(language: Language) -> None:
    words = spoken(language, SYSNA)
    said = set()
    for points in ((2, 2), (6, 6)):
        play = Play(2)
        play.round(*([(points, "pp")] * 5))
        said.add(odds_text(words, SYSNA, play.setup, play.view(0)))
    assert len(said) == 2
    assert all("1/6" in text and "{" not in text for text in said)
