"""Four words to compare at the table: the same words mean the same transcript."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Literal, TypeAlias

from svinarium.ledger.encoding import blob, text

Language: TypeAlias = Literal["ru", "en"]
"""The languages that have a list of words."""

_TAG = text("svinarium/1/words")


@cache
def word_list(language: Language) -> tuple[str, ...]:
    """The 256 words of a language, in the order that the format gives them numbers."""
    return tuple(files("svinarium.ledger").joinpath(f"words.{language}.txt").read_text("utf-8").split())


def comparison_words(hashed: bytes, language: Language) -> tuple[str, str, str, str]:
    """The four words of a transcript hash."""
    listed = word_list(language)
    first, second, third, fourth = sha256(_TAG + blob(hashed)).digest()[:4]
    return listed[first], listed[second], listed[third], listed[fourth]
