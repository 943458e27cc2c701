"""What ``--json`` answers, word for word: scripts of others rely on it."""

from __future__ import annotations

import json

import pytest

from tests.cli.golden import FILE, LINES, documents

WRITTEN = json.loads(FILE.read_text("utf-8"))


@pytest.fixture(scope="module")
def found() -> dict[str, object]:
    return documents()


def test_every_line_is_written_down() -> None:
    assert list(WRITTEN) == list(LINES)


@pytest.mark.parametrize("line", LINES)
def test_the_document_is_as_written(found: dict[str, object], line: str) -> None:
    assert found[line] == WRITTEN[line]
