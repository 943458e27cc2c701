"""The words that a table compares."""

from __future__ import annotations

import re
from collections import Counter
from hashlib import sha256
from typing import get_args

import pytest

from svinarium.ledger import comparison_words, word_list
from svinarium.ledger.words import Language

LANGUAGES: tuple[Language, ...] = get_args(Language)

languages = pytest.mark.parametrize("language", LANGUAGES)


def one_letter_apart(a: str, b: str) -> bool:
    """Whether one letter changed, added or taken away makes one word the other."""
    if len(a) > len(b):
        a, b = b, a
    if len(a) == len(b):
        return sum(x != y for x, y in zip(a, b, strict=True)) <= 1
    return any(b[:at] + b[at + 1 :] == a for at in range(len(b)))


def test_there_are_two_lists() -> None:
    assert set(LANGUAGES) == {"ru", "en"}


@languages
def test_256_distinct_words(language: Language) -> None:
    words = word_list(language)
    assert len(words) == len(set(words)) == 256


@languages
def test_words_are_short_and_easily_said(language: Language) -> None:
    letters = {"ru": "[а-яё]{3,9}", "en": "[a-z]{3,9}"}[language]
    assert [word for word in word_list(language) if not re.fullmatch(letters, word)] == []


@languages
def test_no_two_words_are_easily_confused(language: Language) -> None:
    words = word_list(language)
    assert [(a, b) for at, a in enumerate(words) for b in words[at + 1 :] if one_letter_apart(a, b)] == []


def test_what_is_one_letter_apart() -> None:
    assert one_letter_apart("cat", "hat")
    assert one_letter_apart("cat", "cart")
    assert not one_letter_apart("cat", "dog")


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("ru", "1f565eee1e74bca444ba1f4e76d775bcaed7ea20716de4469b5eab2c08fc61c5"),
        ("en", "8876b4da6aaf32b8243e6a32063e6913d93e21d809b8788041375fe352250ae5"),
    ],
)
def test_the_numbers_of_the_words_do_not_change(language: Language, expected: str) -> None:
    """Two versions of the program at one table would show different words for the same transcript."""
    assert sha256(" ".join(word_list(language)).encode()).hexdigest() == expected


def test_words_follow_from_the_hash() -> None:
    assert comparison_words(bytes(32), "en") == comparison_words(bytes(32), "en")
    assert comparison_words(bytes(32), "en") != comparison_words(b"\1" * 32, "en")
    ru, en = comparison_words(bytes(32), "ru"), comparison_words(bytes(32), "en")
    assert [word_list("ru").index(word) for word in ru] == [word_list("en").index(word) for word in en]


def test_all_words_come_up() -> None:
    found = Counter(word for i in range(3000) for word in comparison_words(sha256(b"%d" % i).digest(), "ru"))
    assert len(found) == 256
