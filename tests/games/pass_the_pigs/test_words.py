"""Everything about the game has words in both languages."""

from __future__ import annotations

import re

import pytest

from svinarium.cli.odds import odds_text
from svinarium.cli.rulebook import sections
from svinarium.cli.words import LANGUAGES, Language
from svinarium.games.pass_the_pigs import PASS_THE_PIGS, POSES
from tests.locales.catalogues import ROOT
from tests.locales.spoken import spoken

BOTH = pytest.mark.parametrize("language", LANGUAGES)


@BOTH
def test_everything_has_words(language: Language) -> None:
    words = spoken(language, PASS_THE_PIGS)
    for phase in ("start", "roll", "choose", "call", "over"):
        assert f"phase-{phase}" in words
    for pose in (*POSES, "side", "oinker", "piggyback"):
        assert f"outcome-{pose}" in words


@BOTH
def test_keys_are_read_as_moves(language: Language) -> None:
    words = spoken(language, PASS_THE_PIGS)
    for move in ("roll", "bank", "pass"):
        keys = [key for key in words(f"move-{move}-keys").split(", ") if key != "enter"]
        assert [PASS_THE_PIGS.read_move(key) for key in keys] == [move] * len(keys)
    for key in words("move-call-keys").split(", "):
        assert PASS_THE_PIGS.read_move(f"{key} 5") == "call 5"


@BOTH
@pytest.mark.parametrize("seats", [1, 3])
@pytest.mark.parametrize(
    "options",
    [
        {},
        {"hog_call": "on"},
        {"hog_call": "on", "hog_call_names": "poses", "hog_call_needs": "turn_total", "hog_call_wins": "off"},
        {"hog_call": "on", "ending": "equal_turns", "tie": "shared", "first": "highest_throw", "round_limit": 9},
        {"figures": "custom", "counts": "up=3 trotter=1 touching=1", "piggyback_share": "1"},
    ],
)
def test_the_rules_are_told_whole(language: Language, seats: int, options: dict[str, object]) -> None:
    words, setup = spoken(language, PASS_THE_PIGS), PASS_THE_PIGS.setup(seats, options)
    told = sections(words, PASS_THE_PIGS, setup)
    assert len(told) == 7 + (seats > 1) + ("hog_call" in options) + ("round_limit" in options)
    for title, body in told:
        assert title
        assert body
        assert not re.search(r"[{}]|\$\w", body)
    state = PASS_THE_PIGS.start(setup)
    assert "{" not in odds_text(words, PASS_THE_PIGS, setup, PASS_THE_PIGS.view(state, 0))


def test_names_have_no_verb_in_the_past_after_them() -> None:
    text = (ROOT / "ru" / "pass_the_pigs.ftl").read_text("utf-8")
    assert re.findall(r"\{ \$names? \} [а-яё]+", text) == []
