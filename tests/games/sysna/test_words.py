"""Everything about Sysna has words in both languages, and its rules can be read with any options."""

from __future__ import annotations

from itertools import product

import pytest

from svinarium import bots
from svinarium.cli.finding import learn
from svinarium.cli.odds import odds_text
from svinarium.cli.rulebook import sections
from svinarium.cli.words import LANGUAGES, Language, Words
from svinarium.games.sysna import SYSNA
from svinarium.games.sysna.rules import MOVES
from tests.games.sysna.support import Play


def speak(language: Language) -> Words:
    words = Words(language)
    learn(words, SYSNA)
    return words


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_words(language: Language) -> None:
    words = speak(language)
    assert all(f"game-sysna-{part}" in words for part in ("title", "line", "about"))
    for option in SYSNA.options:
        assert words.option("sysna", option.name) != option.name, option.name
        assert words.option("sysna", option.name, "about"), option.name
        for choice in option.choices:
            assert words.value("sysna", option.name, choice) != choice, (option.name, choice)
    for preset in SYSNA.presets:
        assert {f"preset-{preset}", f"preset-{preset}-about"} <= set(words.starting_with("preset-"))
    for player in bots.player_names(SYSNA):
        assert f"player-{player}" in words
        assert words.first(f"player-sysna-{player}-about", f"player-{player}-about")
    for phase, moves in MOVES.items():
        assert f"phase-{phase}" in words
        for move in moves:
            keys = words(f"move-{move}-keys").split(", ")
            assert all(SYSNA.read_move(key) == move for key in keys if key != "enter"), move


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_with_any_options(language: Language) -> None:
    words = speak(language)
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
    words = speak(language)
    said = set()
    for points in ((2, 2), (6, 6)):
        play = Play(2)
        play.round(*([(points, "pp")] * 5))
        said.add(odds_text(words, SYSNA, play.setup, play.view(0)))
    assert len(said) == 2
    assert all("1/6" in text and "{" not in text for text in said)
