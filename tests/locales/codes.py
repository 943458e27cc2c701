"""Every code that the source can raise or note, with the names of its facts, found by reading the source itself."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib.resources import files
from pathlib import Path

KINDS = {
    "MalformedError": "malformed",
    "StaleError": "stale",
    "UnsavedError": "unsaved",
    "Refusal": "refusal",
    "Note": "note",
}

ELSEWHERE = {
    ("games/pig/views.py", "kind"): ("void", "out"),
    ("tables/store/database.py", "_code_of(error)"): ("database_locked", "folder_unwritable", "database_unreadable"),
    ("cli/commands/doctor.py", "error.code"): (),
    ("tables/messages.py", "self.code"): (),
    ("tables/store/sqlite_log.py", "_code_of(error)"): ("log_conflict", "disk_full", "log_locked", "log_failed"),
    ("web/connection.py", "code"): ("message", "json"),
}
"""Codes that stand elsewhere than in the call: what the expression can be."""

Facts = frozenset[str]
Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass
class Found:
    """Where a message is asked for, and which facts it gets at each place; ``None``: not to be seen there."""

    places: list[str] = field(default_factory=list)
    facts: list[Facts | None] = field(default_factory=list)


def all_codes() -> dict[str, Found]:
    """Message ids with their places, over the whole source."""
    found: dict[str, Found] = {}
    root = Path(str(files("svinarium")))
    for path in sorted(root.rglob("*.py")):
        name = path.relative_to(root).as_posix()
        for message, line, facts in _of_file(name, ast.parse(path.read_text("utf-8"))):
            entry = found.setdefault(message, Found())
            entry.places.append(f"{name}:{line}")
            entry.facts.append(facts)
    return found


def _of_file(name: str, tree: ast.Module) -> Iterator[tuple[str, int, Facts | None]]:
    wrappers = dict(_wrappers(tree))
    for function, call in _calls(tree, None):
        if _called(call) == "ErrorBody" and all(isinstance(part, ast.Constant) for part in call.args[:2]):
            kind, code = (ast.literal_eval(part) for part in call.args[:2])
            yield f"{kind}-{code}", call.lineno, _facts(function or tree, call, 2)
            continue
        kind = KINDS.get(_called(call)) or wrappers.get(_called(call))
        within = function.name if function is not None else ""
        if kind is not None and call.args and within not in wrappers:
            for code in _codes(name, call):
                yield f"{kind}-{code}", call.lineno, _facts(function or tree, call)


def _wrappers(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """Functions of the file that take a code and hand it on: their calls are where the codes stand."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and node.args.args and node.args.args[0].arg == "code":
            for _, call in _calls(node, None):
                kind = KINDS.get(_called(call))
                if kind and call.args and isinstance(call.args[0], ast.Name) and call.args[0].id == "code":
                    yield node.name, kind


def _codes(name: str, call: ast.Call) -> Iterator[str]:
    first = call.args[0]
    options = [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]
    for option in options:
        if isinstance(option, ast.Constant) and isinstance(option.value, str):
            yield option.value
        else:
            written = ast.unparse(option)
            assert (name, written) in ELSEWHERE, f"{name}:{call.lineno}: which codes can {written} be?"
            yield from ELSEWHERE[name, written]


def _facts(function: ast.AST, call: ast.Call, place: int = 1) -> Facts | None:
    """Names of the facts: a dict in the call, keywords, or a variable that the function sets to a dict."""
    if any(keyword.arg is None for keyword in call.keywords):
        return None
    if call.keywords:
        return frozenset(str(keyword.arg) for keyword in call.keywords)
    if len(call.args) <= place:
        return frozenset()
    given = call.args[place]
    if isinstance(given, ast.Name):
        given = next(iter(_set_to_dict(function, given.id)), given)
    if isinstance(given, ast.Dict) and all(isinstance(key, ast.Constant) for key in given.keys):
        return frozenset(str(key.value) for key in given.keys if isinstance(key, ast.Constant))
    return None


def _set_to_dict(function: ast.AST, variable: str) -> Iterator[ast.Dict]:
    for node in ast.walk(function):
        targets = (
            node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
        )
        for target in targets:
            if isinstance(target, ast.Name) and target.id == variable:
                value = node.value if isinstance(node, ast.Assign | ast.AnnAssign) else None
                if isinstance(value, ast.Dict):
                    yield value


def _calls(node: ast.AST, function: Function | None) -> Iterator[tuple[Function | None, ast.Call]]:
    """All calls, each with the innermost function in which it stands."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Call):
            yield function, child
        yield from _calls(child, child if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef) else function)


def _called(call: ast.Call) -> str:
    return (
        call.func.id
        if isinstance(call.func, ast.Name)
        else call.func.attr
        if isinstance(call.func, ast.Attribute)
        else ""
    )
