"""``svinarium verify``: whether every draw of a record follows from its ledger, and its course from the rules."""

from __future__ import annotations

from typing import Any

import typer
from rich.console import Group, RenderableType
from rich.text import Text

from svinarium.cli.checking import Verdict, check_record
from svinarium.cli.files import read_file
from svinarium.cli.parameters import RecordFile
from svinarium.cli.session import DONE, NO, Session
from svinarium.cli.shell import needed
from svinarium.cli.words import Words
from svinarium.ledger import comparison_words

_CANNOT = ("no_ledger", "no_reveal")
_RULES = {
    "rules_draw": "verify-wanted",
    "rules_no_draw": "verify-not-wanted",
    "rules_notes": "verify-notes",
    "rules_refused": "verify-refused",
    "rules_record": "verify-record",
}


def verify(context: typer.Context, file: RecordFile = None) -> int:
    """Check a record."""
    session: Session = context.obj
    found = check_record(read_file(needed(file, session.words("meta-file"))))
    session.answer(_document(session.words, found), _shown(session.words, found))
    return DONE if found.ok else NO


def _document(words: Words, found: Verdict) -> dict[str, Any]:
    report = found.report
    return {
        "ok": found.ok,
        "code": found.code,
        "facts": found.facts,
        "checked": report.checked,
        "draws": report.draws,
        "foreign": report.foreign,
        "game_id": report.game_id,
        "transcript_hash": report.transcript_hash,
        "words": _compared(words, found),
        "message": _message(words, found),
    }


def _compared(words: Words, found: Verdict) -> list[str]:
    """The four words of the transcript, if it could be read."""
    hashed = found.report.transcript_hash
    return list(comparison_words(bytes.fromhex(hashed), words.language)) if hashed else []


def _message(words: Words, found: Verdict) -> str:
    """The first thing that does not agree, in words; or that all does."""
    if found.code not in _RULES:
        return found.report.text(words.language)
    why = words.error(found.error) if found.error else ""
    return words(_RULES[found.code], {**found.facts, "why": why})


def _shown(words: Words, found: Verdict) -> RenderableType:
    if found.ok:
        head = Text(_message(words, found), style="bold green")
    elif found.code in _CANNOT:
        head = Text(words("verify-cannot"), style="bold yellow")
    else:
        head = Text(words("verify-no"), style="bold red")
    told = words("verify-rules") if found.ok else _message(words, found)
    parts: list[RenderableType] = [Text.assemble(head, " ", told)]
    compared = _compared(words, found)
    if compared:
        parts.append(Text(words("verify-words", words=" ".join(compared)), style="dim"))
        parts.append(Text(words("verify-transcript", hash=found.report.transcript_hash), style="dim"))
    return Group(*parts)
