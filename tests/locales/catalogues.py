"""Reading the catalogues as they are written: messages, what they need, and the values that select their variants."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources import files
from itertools import islice, product
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast

LANGUAGES = ("ru", "en")
ROOT = Path(str(files("svinarium").joinpath("locales")))
NAMES = sorted(path.name for path in (ROOT / "ru").glob("*.ftl"))
MOST = 300
"""So many combinations of a message's variants are tried."""


def parsed(language: str, name: str) -> ast.Resource:
    return FluentParser().parse((ROOT / language / name).read_text("utf-8"))


def messages(language: str, name: str) -> list[ast.Message]:
    return [entry for entry in parsed(language, name).body if isinstance(entry, ast.Message)]


@dataclass
class Needs:
    """The variables of a pattern, and for each one that selects: the keys of its variants, the default's among them."""

    variables: set[str]
    keys: dict[str, list[str | int]]


def walk(node: Any) -> Iterator[ast.BaseNode]:
    if isinstance(node, ast.BaseNode):
        yield node
        for name, value in vars(node).items():
            if name != "span":
                yield from walk(value)
    elif isinstance(node, list):
        for entry in node:
            yield from walk(entry)


def needs(pattern: ast.Pattern) -> Needs:
    found = Needs(set(), {})
    for node in walk(pattern):
        if isinstance(node, ast.VariableReference):
            found.variables.add(node.id.name)
        if isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
            keys = found.keys.setdefault(node.selector.id.name, [])
            keys += [key for key in map(_key, node.variants) if key not in keys]
    return found


def _key(variant: ast.Variant) -> str | int:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else int(variant.key.value)


_NUMBERS = {"one": 1, "few": 3, "many": 7, "other": 7}
"""Numbers of the plural categories (those of Russian are those of English, too)."""


def arguments(pattern: ast.Pattern, plain: Any = 7) -> Iterator[dict[str, Any]]:
    """Arguments that bring out every variant: numbers for plurals, words for words, and something that fits no key."""
    wanted = needs(pattern)
    choices: dict[str, list[Any]] = {name: [plain] for name in sorted(wanted.variables)}
    for name, keys in wanted.keys.items():
        if any(key in _NUMBERS for key in keys):
            choices[name] = [_NUMBERS.get(str(key), key) for key in keys]
        else:
            choices[name] = [*keys, "elsewhere"]
    for values in islice(product(*choices.values()), MOST):
        yield dict(zip(choices, values, strict=True))
