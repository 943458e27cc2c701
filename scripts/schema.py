"""The published JSON schema of a record, made from the types that read records.

``python -m scripts.schema`` writes ``docs/record.schema.json``; a test holds the file equal to what this makes. A
record is JSON lines: its first line fits ``#/$defs/Header``, every other one ``#/$defs/Line``.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from typing import Any

import msgspec

from scripts.steps import ROOT, say
from svinarium.kernel.events import Judged, Signal
from svinarium.kernel.records import FORMAT, PARTS, Header, Line

TARGET = ROOT / "docs" / "record.schema.json"
_REF = "#/$defs/"


def schema() -> dict[str, Any]:
    """The whole schema, JSON Schema draft 2020-12."""
    _, found = msgspec.json.schema_components([Header, Line, Signal, Judged], ref_template=_REF + "{name}")
    line = found.pop("Line")["properties"] | {"signal": _ref("Signal"), "judged": _ref("Judged")}
    correction = found.pop("Correction")
    kinds = {f"{kind.capitalize()}Line": _line(line, kind) for kind in PARTS}
    corrections = [{"back_to"}, {"of", "move"}, {"of", "result"}]
    defs = {
        "Header": _header(found.pop("Header")),
        "Line": {"description": "Any line after the header.", "oneOf": [_ref(name) for name in kinds]},
        **kinds,
        "Correction": {
            "description": _text(correction["description"]),
            "oneOf": [_only(correction["properties"], {"reason", *part}) for part in corrections],
        },
        **{name: _plain(definition) for name, definition in sorted(found.items())},
    }
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": f"urn:svinarium:record:{FORMAT}",
        "title": f"A line of a Svinarium record, format {FORMAT}",
        "description": "The first line of a record is a Header, every other one a Line. docs/record.md is the text.",
        "oneOf": [_ref("Header"), _ref("Line")],
        "$defs": defs,
    }


def _header(definition: dict[str, Any]) -> dict[str, Any]:
    """The header names its format: a number that is not this one is another schema's."""
    definition["properties"]["svinarium"] = {"const": FORMAT}
    return _plain(definition) | {"required": ["svinarium", *definition["required"]]}


def _line(properties: dict[str, Any], kind: str) -> dict[str, Any]:
    needed, allowed = PARTS[kind]
    return _only(properties, {"v", "t", kind, *needed}, allowed)


def _only(properties: dict[str, Any], needed: set[str], allowed: Iterable[str] = ()) -> dict[str, Any]:
    """An object with just these properties, in the order of the type."""
    both = needed | set(allowed)
    return {
        "type": "object",
        "properties": {name: _there(value) for name, value in properties.items() if name in both},
        "required": [name for name in properties if name in needed],
        "additionalProperties": False,
    }


def _there(definition: dict[str, Any]) -> dict[str, Any]:
    """A property that is there: what is absent is left out of a line, never written as null."""
    left = {name: value for name, value in definition.items() if name != "default"}
    kinds = [each for each in left.pop("anyOf", []) if each != {"type": "null"}]
    return left | (kinds[0] if len(kinds) == 1 else {"anyOf": kinds} if kinds else {})


def _plain(definition: dict[str, Any]) -> dict[str, Any]:
    """A definition without the tag that only events between programs carry."""
    properties = {name: value for name, value in definition["properties"].items() if name != "type"}
    required = [name for name in definition["required"] if name != "type"]
    return definition | {
        "description": _text(definition["description"]),
        "properties": properties,
        "required": required,
    }


def _text(description: str) -> str:
    return " ".join(description.replace("``", "").split())


def _ref(name: str) -> dict[str, Any]:
    return {"$ref": _REF + name}


def text() -> str:
    """The schema as the file holds it."""
    return json.dumps(schema(), indent=2, ensure_ascii=False) + "\n"


def main() -> int:
    """Write the file."""
    TARGET.write_text(text(), encoding="utf-8")
    say(f"✓ {TARGET.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
