"""The catalogues are whole: nothing is dropped, both languages say the same things, every message can be said."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from tests.locales.catalogues import LANGUAGES, NAMES, ROOT, arguments, messages, needs, parsed

EACH = [(language, name) for language in LANGUAGES for name in NAMES]


def test_both_languages_have_the_same_catalogues() -> None:
    assert {"house.ftl", "cli.ftl", "pig.ftl"} <= set(NAMES)
    assert sorted(path.name for path in (ROOT / "en").glob("*.ftl")) == NAMES


@pytest.mark.parametrize(("language", "name"), EACH)
def test_no_entry_is_junk(language: str, name: str) -> None:
    junk = [entry for entry in parsed(language, name).body if isinstance(entry, ast.Junk)]
    assert [(entry.content, [str(a.message) for a in entry.annotations]) for entry in junk] == []


def test_a_broken_message_would_be_found() -> None:
    broken = FluentResource("good = yes\nbad = { $n -> [one] a *[other] b\nalso = no\n")
    assert any(isinstance(entry, ast.Junk) for entry in broken.body)


@pytest.mark.parametrize(("language", "name"), EACH)
def test_every_message_of_the_text_is_an_entry(language: str, name: str) -> None:
    text = (ROOT / language / name).read_text("utf-8")
    written = re.findall(r"^([a-z][\w-]*)\s*=", text, re.MULTILINE)
    assert [message.id.name for message in messages(language, name)] == written


@pytest.mark.parametrize(("language", "name"), EACH)
def test_every_variant_stands_on_a_line_of_its_own(language: str, name: str) -> None:
    text = (ROOT / language / name).read_text("utf-8")
    for number, line in enumerate(text.splitlines(), start=1):
        variants = re.findall(r"\*?\[[\w.-]+\] ", line)
        assert len(variants) <= 1, f"line {number}: {line}"
        assert not variants or re.match(r"\s+\*?\[", line), f"line {number}: {line}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_stands_twice(language: str) -> None:
    counted = Counter(message.id.name for name in NAMES for message in messages(language, name))
    assert [message for message, count in counted.items() if count > 1] == []


@pytest.mark.parametrize("name", NAMES)
def test_both_languages_have_the_same_messages_with_the_same_facts(name: str) -> None:
    said = {
        language: {
            message.id.name: (needs(message.value).variables if message.value else None, _attributes(message))
            for message in messages(language, name)
        }
        for language in LANGUAGES
    }
    assert said["ru"] == said["en"]


def _attributes(message: ast.Message) -> dict[str, set[str]]:
    return {attribute.id.name: needs(attribute.value).variables for attribute in message.attributes}


@pytest.mark.parametrize(("language", "name"), EACH)
def test_every_message_can_be_said_in_every_variant(language: str, name: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    for catalogue in NAMES:
        bundle.add_resource(FluentResource((ROOT / language / catalogue).read_text("utf-8")))
    for message in messages(language, name):
        compiled = bundle.get_message(message.id.name)
        patterns = [(message.value, compiled.value)] if message.value else []
        patterns += [(attribute.value, compiled.attributes[attribute.id.name]) for attribute in message.attributes]
        assert patterns, message.id.name
        said = set()
        for pattern, spoken in patterns:
            for given in arguments(pattern):
                assert spoken is not None
                formatted, errors = bundle.format_pattern(spoken, given)
                text = str(formatted)
                assert errors == [], (message.id.name, given)
                assert "{" not in text, (message.id.name, given)
                said.add(text.strip())
        assert said != {""}, message.id.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_that_are_names_are_not_grouped(language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((ROOT / language / "house.ftl").read_text("utf-8")))
    pattern = bundle.get_message("malformed-port_in_use").value
    assert pattern is not None
    assert "18377" in str(bundle.format_pattern(pattern, {"host": "127.0.0.1", "port": 18377})[0])


@pytest.mark.parametrize("name", ["house.ftl", "cli.ftl", "pig.ftl"])
def test_names_have_no_verb_in_the_past_after_them(name: str) -> None:
    """Names are not declined and have no gender: after one there is a colon, a comma, a dash or the end."""
    text = (ROOT / "ru" / name).read_text("utf-8")
    assert re.findall(r"\{ \$names? \} [а-яё]+", text) == []
