"""Words and data of games, from their own packages."""

from __future__ import annotations

from pathlib import Path

import pytest

from svinarium import registry
from svinarium.kernel import MalformedError
from tests.foreign.install import SITE, installed, package
from tests.registry.test_registry import RACE


@pytest.mark.parametrize("name", ["pig", "two-dice-pig"])
def test_games_of_the_house_have_words_in_both_languages(name: str) -> None:
    assert registry.languages(name) == ("ru", "en")
    ru, en = (registry.messages(name, lang) for lang in ("ru", "en"))
    assert f"game-{name}-title = " in ru
    assert f"game-{name}-title = " in en
    assert ru != en


def test_a_strangers_words_are_found_in_his_package() -> None:
    with installed(SITE):
        assert registry.messages("acorns", "ru").startswith("game-acorns-title = Жёлуди\n")
        assert registry.messages("acorns", "en").startswith("game-acorns-title = Acorns\n")


def test_a_game_without_words_in_a_language_has_those_of_the_other(tmp_path: Path) -> None:
    files = {"one/__init__.py": "", "one/rules/__init__.py": RACE.format(name="one"), "one/locales/en.ftl": "a = b\n"}
    package(tmp_path, "one", files, {"one": "one.rules:GAME"})
    with installed(tmp_path):
        assert registry.languages("one") == ("en",)
        assert registry.messages("one", "ru") == registry.messages("one", "en") == "a = b\n"


def test_a_game_in_a_single_file_has_no_words(tmp_path: Path) -> None:
    package(tmp_path, "lone", {"lone.py": RACE.format(name="lone")}, {"lone": "lone:GAME"})
    with installed(tmp_path):
        assert registry.messages("lone", "ru") == ""
        assert registry.languages("lone") == ()


@pytest.mark.parametrize("lang", ["de", "", "../en", "RU", "x" * 100])
def test_other_languages_are_malformed(lang: str) -> None:
    with pytest.raises(MalformedError) as caught:
        registry.messages("pig", lang)
    assert caught.value.code == "language_unknown"
    assert caught.value.facts == {"language": lang[:40], "expected": "ru | en"}


def test_an_unknown_game_is_malformed() -> None:
    for ask in (
        registry.languages,
        lambda name: registry.messages(name, "en"),
        lambda name: registry.resource(name, "a"),
    ):
        with pytest.raises(MalformedError, match="game_unknown"):
            ask("no such game")


def test_data_of_a_game_is_read_from_its_package() -> None:
    with installed(SITE):
        assert registry.resource("acorns", "locales/en.ftl").read_text("utf-8").startswith("game-acorns-title")
        with pytest.raises(FileNotFoundError, match=r"no/such\.csv in the package of acorns"):
            registry.resource("acorns", "no/such.csv")
