"""Which language is spoken, and that everything wrong is said in it."""

from __future__ import annotations

import pytest

from svinarium import registry
from svinarium.cli.words import Words, choose_language
from svinarium.kernel import IllegalError, MalformedError, Note, Refusal
from tests.cli.running import answer, refused, run


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "ru"),
        ({"LANG": "C.UTF-8"}, "ru"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "de_DE.UTF-8"}, "ru"),
        ({"LC_MESSAGES": "en_US", "LANG": "ru_RU"}, "en"),
        ({"LC_ALL": "ru_RU", "LC_MESSAGES": "en_US"}, "ru"),
        ({"SVINARIUM_LANG": "en", "LC_ALL": "ru_RU"}, "en"),
        ({"SVINARIUM_LANG": "EN"}, "en"),
        ({"SVINARIUM_LANG": "fr", "LANG": "en_US"}, "en"),
    ],
)
def test_the_environment_decides(environment: dict[str, str], language: str) -> None:
    assert choose_language(environment) == language


def test_who_asks_decides_before_the_environment() -> None:
    assert choose_language({"SVINARIUM_LANG": "ru"}, "en") == "en"
    with pytest.raises(MalformedError, match="language_unknown"):
        choose_language({}, "fr")


@pytest.mark.parametrize(
    ("args", "russian", "english"),
    [
        (["plya"], "Команды «plya» нет. Есть: play.", "There is no command “plya”. There are: play."),
        (["--lang"], "После --lang нужно значение.", "--lang needs a value after it."),
        (
            ["--lang", "fr"],
            "Языка «fr» дом не знает. Есть: ru | en.",
            "The house does not speak “fr”. It speaks: ru | en.",
        ),
        (
            ["play", "--sed"],
            "Ключа --sed у этой команды нет. Есть: --seed.",
            "This command has no switch --sed. It has: --seed.",
        ),
        (["play", "--seats"], "После --seats нужно значение.", "--seats needs a value after it."),
        (["play", "--force=1"], "--force пишется без значения.", "--force is written without a value."),
        (
            ["games", "pig", "x"],
            "Лишнее в конце: x. Что можно указать, покажет --help.",
            "There is something left over: x. What can be given: --help.",
        ),
        (
            ["--what"],
            "Ключа --what у этой команды нет. Есть: --version.",
            "This command has no switch --what. It has: --version.",
        ),
    ],
)
def test_what_is_wrong_is_said_in_the_users_language(args: list[str], russian: str, english: str) -> None:
    assert refused(*args, lang="ru") == russian
    assert refused(*args, lang="en") == english


def test_what_is_wrong_is_a_document_for_a_program() -> None:
    assert answer("games", "chess", code=2) == {
        "error": {
            "kind": "malformed",
            "code": "game_unknown",
            "facts": {"game": "chess", "expected": " | ".join(registry.games())},
        }
    }
    assert answer("games", "--foo", code=2)["error"]["code"] == "switch_unknown"
    assert answer("--lang", "fr", code=2)["error"]["code"] == "language_unknown"


def test_the_version() -> None:
    assert run("--version").stdout == "svinarium 0.1.0\n"
    assert answer("--version") == {"version": "0.1.0"}


def test_words_of_errors_and_notes() -> None:
    words = Words("ru")
    assert words.error(IllegalError(Refusal("must_roll_first"))) == "Сначала брось: записывать пока нечего."
    assert (
        words.note(Note("bank", {"seat": 1, "points": 14, "score": 64}), ("Аня", "Боря"))
        == "Боря: записано 14, счёт 64."
    )
    assert words.note(Note("bust", {"seat": 0, "lost": 0}), ("Аня",)) == "Аня: сгорело. Терять было нечего."
    against = MalformedError("record_event", {"line": 1234, "code": "must_roll_first"})
    assert words.error(against) == "Строка 1234 записи против правил (Сначала брось: записывать пока нечего)."


def test_a_message_that_no_catalogue_has_is_shown_as_code_and_facts() -> None:
    words = Words("en")
    assert words.error(MalformedError("strange", {"n": 3})) == "malformed-strange (n: 3)"
    assert words.error(MalformedError("strange")) == "malformed-strange"
    words.add("malformed-strange = Strange: { $n }.\nmove-roll = Shake\n")
    assert words.error(MalformedError("strange", {"n": 3})) == "Strange: 3."
    assert words("move-roll") == "Shake"
