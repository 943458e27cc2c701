"""Every code of the source has a message in both languages, with exactly the facts that come with it."""

from __future__ import annotations

import pytest

from svinarium import bots, registry
from svinarium.cli.words import LANGUAGES, Language, Words
from svinarium.kernel import Reason
from tests.locales.catalogues import NAMES, messages, needs
from tests.locales.codes import all_codes
from tests.locales.spoken import spoken

CODES = all_codes()
SEATS = frozenset({"seat", "on_turn"})
"""Facts that a message may leave out: what it shows instead is the name of whoever sits there."""

RESULT_FACTS = {Reason.PRACTICE: {"turns"}}
"""Facts that a reason's message uses."""


def _variables(language: str) -> dict[str, set[str]]:
    return {
        message.id.name: needs(message.value).variables
        for name in NAMES
        for message in messages(language, name)
        if message.value is not None
    }


VARIABLES = {language: _variables(language) for language in LANGUAGES}


def test_the_source_is_read() -> None:
    assert len(CODES) > 100
    assert CODES["malformed-seats"].facts[0] == frozenset({"seats", "minimum", "maximum"})
    assert CODES["note-bank"].facts[0] == frozenset({"seat", "points", "score"})
    assert {"note-void", "note-out", "unsaved-disk_full", "refusal-not_your_turn"} <= set(CODES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("message", sorted(CODES))
def test_every_code_has_a_message_with_its_facts(language: Language, message: str) -> None:
    found = CODES[message]
    assert message in VARIABLES[language], found.places
    used = VARIABLES[language][message]
    for place, facts in zip(found.places, found.facts, strict=True):
        if facts is not None:
            known = facts | {"name"} if facts & SEATS else facts
            assert used <= known, place
            assert facts - SEATS <= used, place


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_for_a_code_that_does_not_exist(language: Language) -> None:
    kinds = ("malformed-", "refusal-", "stale-", "unsaved-", "note-")
    written = {message for message in VARIABLES[language] if message.startswith(kinds)}
    assert written - set(CODES) == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", list(Reason))
def test_every_reason_has_a_message(language: Language, reason: Reason) -> None:
    assert VARIABLES[language][f"reason-{reason}"] == RESULT_FACTS.get(reason, set())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", registry.games())
def test_everything_that_a_game_declares_has_words(language: Language, name: str) -> None:
    game, words = registry.game(name), spoken(language, registry.game(name))
    for part in ("title", "line", "about"):
        assert f"game-{name}-{part}" in words
    for option in game.options:
        assert words.option(name, option.name) != option.name, option.name
        assert words.option(name, option.name, "about"), option.name
        assert not option.group or f"group-{name}-{option.group}" in words, option.group
        for choice in option.choices:
            assert words.value(name, option.name, choice) != choice, (option.name, choice)
    for preset in game.presets:
        assert words.first(f"preset-{name}-{preset}", f"preset-{preset}")
        assert f"preset-{preset}-about" in words
    for player in bots.player_names(game):
        kind, _, argument = player.partition(":")
        assert f"player-{kind}" in words
        assert words.first(f"player-{name}-{kind}-about", f"player-{kind}-about")
        assert not argument or f"player-{kind}-with" in words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["pig", "two-dice-pig"])
def test_phases_and_moves_of_pig_have_words(language: Language, name: str) -> None:
    game, words = registry.game(name), Words(language)
    for phase in ("start", "roll", "choose", "over"):
        assert f"phase-{phase}" in words
    for move in ("roll", "bank"):
        assert f"move-{move}" in words
        assert all(game.read_move(key) == move for key in words(f"move-{move}-keys").split(", ") if key != "enter")
