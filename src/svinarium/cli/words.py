"""Words: what the house says, in the languages that it speaks.

The house's rooms speak in codes and facts; here they become sentences, by the Fluent catalogues in
``svinarium/locales``. A message that no catalogue has (a stranger's game may bring none) is shown as its code and
facts, so that nothing is ever hidden by a missing translation.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from importlib.resources import files
from typing import Literal, TypeAlias, get_args

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from svinarium.kernel import IllegalError, MalformedError, Note, Refusal, SvinariumError

Language: TypeAlias = Literal["ru", "en"]
"""The languages that the house speaks. The first one is spoken when nothing says otherwise."""

LANGUAGES: tuple[Language, ...] = get_args(Language)

CATALOGUES = ("cli", "house", "pig")
"""The catalogues that the terminal uses, in this order."""

Argument: TypeAlias = int | float | str
"""What a message can be given."""

_KINDS = {"illegal": "refusal"}
_NOTHING = "—"


def catalogue(language: Language, name: str) -> str:
    """The text of one of the house's catalogues.

    >>> "malformed-seats" in catalogue("en", "house")
    True
    """
    return files("svinarium").joinpath("locales", language, f"{name}.ftl").read_text("utf-8")


@lru_cache(maxsize=32)
def _parsed(text: str) -> ast.Resource:
    return FluentResource(text)


class Words:
    """Everything that is said in one language."""

    def __init__(self, language: Language) -> None:
        self.language: Language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._order: list[str] = []
        for name in CATALOGUES:
            self._learn(_parsed(catalogue(language, name)))

    def add(self, text: str) -> None:
        """Learn the messages of a further catalogue; they win over those that are known already."""
        self._learn(_parsed(text))

    def _learn(self, resource: ast.Resource) -> None:
        self._bundle.add_resource(resource, allow_overrides=True)
        self._order += [entry.id.name for entry in resource.body if isinstance(entry, ast.Message)]

    def __contains__(self, message: object) -> bool:
        return isinstance(message, str) and self._bundle.has_message(message)

    def __call__(self, message: str, facts: Mapping[str, Argument] | None = None, /, **more: Argument) -> str:
        """The message with these facts; its id and facts if no catalogue has it."""
        given = {**(facts or {}), **more}
        if message not in self:
            return f"{message} ({', '.join(f'{name}: {value}' for name, value in given.items())})" if given else message
        return self.render(message, given)[0]

    def first(self, *messages: str, default: str = "", **facts: Argument) -> str:
        """The first of these messages that there is, else ``default``."""
        return next((self(message, facts) for message in messages if message in self), default)

    def fixed(self, message: str) -> bool:
        """Whether there is this message, and it is always the same: it says nothing of what it is told."""
        return message in self and not self.render(message, {})[1]

    def starting_with(self, beginning: str) -> list[str]:
        """Ids of the messages that begin so, in the order in which they stand in the catalogues."""
        return [message for message in self._order if message.startswith(beginning)]

    def render(self, message: str, facts: Mapping[str, Argument]) -> tuple[str, list[Exception]]:
        """The message, and what was wrong with it: a missing fact, a malformed reference. `LookupError` if unknown."""
        value = self._bundle.get_message(message).value
        if value is None:
            raise LookupError(message)
        given = {name: _argument(fact) for name, fact in facts.items()}
        text, errors = self._bundle.format_pattern(value, given)
        return str(text), errors

    # --- errors, notes, options -------------------------------------------------------------------------------------

    def error(self, error: SvinariumError) -> str:
        """What one of the house's own errors says."""
        return self(f"{_KINDS.get(error.kind, error.kind)}-{error.code}", self._with_code(error))

    def refusal(self, refusal: Refusal) -> str:
        """What a refusal says."""
        return self.error(IllegalError(refusal))

    def _with_code(self, error: SvinariumError) -> dict[str, Argument]:
        facts: dict[str, Argument] = dict(error.facts)
        code = facts.get("code")
        if isinstance(error, MalformedError) and isinstance(code, str):
            facts["code"] = self.first(f"refusal-{code}", f"malformed-{code}", default=code).rstrip(".")
        return facts

    def note(self, note: Note, names: Sequence[str]) -> str:
        """What a note says; ``names`` has one name a seat."""
        facts: dict[str, Argument] = dict(note.facts)
        seat = note.facts.get("seat")
        if isinstance(seat, int) and 0 <= seat < len(names):
            facts["name"] = names[seat]
        return self(f"note-{note.code}", facts)

    def option(self, game: str, option: str, part: str = "") -> str:
        """An option's name, or with ``part`` ``about`` or a value: what it changes, what the value is called."""
        tail = f"{option}-{part}" if part else option
        return self.first(f"option-{game}-{tail}", f"option-common-{tail}", default="" if part == "about" else tail)

    def value(self, game: str, option: str, value: Argument) -> str:
        """What an option's value is called: the word itself if it has no other name."""
        return self.first(f"option-{game}-{option}-{value}", f"option-common-{option}-{value}", default=str(value))

    def player(self, text: str) -> str:
        """What a program is called: ``hold:20`` by its kind and its argument."""
        kind, _, argument = text.partition(":")
        if argument:
            return self.first(f"player-{kind}-with", default=text, argument=argument)
        return self.first(f"player-{kind}", default=text)


def _argument(fact: Argument) -> Argument:
    return (printable(fact) or _NOTHING) if isinstance(fact, str) else fact


def printable(text: str) -> str:
    """Text from outside, safe for a terminal: no control characters, nothing that cannot be encoded.

    >>> printable("Ann\\x1b[2J"), printable("a\\tb")
    ('Ann�[2J', 'a b')
    """
    return "".join(c if c.isprintable() else " " if c.isspace() else "�" for c in text)


def share(fraction: Fraction) -> float:
    """A probability in per cent, for a message that shows it.

    >>> share(Fraction(1, 8))
    12.5
    """
    return float(fraction * 100)


def choose_language(environment: Mapping[str, str], asked: str | None = None) -> Language:
    """The language to speak: ``asked`` for, else the environment's, else Russian.

    `MalformedError` ``language_unknown`` if a language is asked for that the house does not speak.

    >>> choose_language({"LANG": "en_GB.UTF-8"}), choose_language({"LANG": "C"})
    ('en', 'ru')
    """
    if asked is not None:
        for language in LANGUAGES:
            if asked.lower() == language:
                return language
        raise MalformedError("language_unknown", {"language": asked[:40], "expected": " | ".join(LANGUAGES)})
    for name in ("SVINARIUM_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        for language in LANGUAGES:
            if environment.get(name, "").lower().startswith(language):
                return language
    return LANGUAGES[0]
