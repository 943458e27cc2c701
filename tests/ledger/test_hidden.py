"""Secrets do not come out by accident."""

from __future__ import annotations

import copy
import json
import logging
import pickle
import traceback
from collections.abc import Callable

import msgspec
import pytest
from rich.pretty import pretty_repr

from svinarium.ledger import EntropyLine, Ledger, Opening, Secret, SecretLine
from svinarium.ledger.transcript import ledger_key
from tests.ledger.build import digest_of, entropy_of, filled, made_up, new_opening, refused

OPENING = new_opening()
HALF = (
    OPENING.with_digest(0, digest_of(OPENING, 0)).with_digest(2, digest_of(OPENING, 2)).with_entropy(0, entropy_of(0))
)
LEDGER = filled(OPENING).seal()
HOLDERS = [
    Secret(made_up("secret", 32)),
    SecretLine(OPENING.game_id, OPENING.secret),
    EntropyLine(OPENING.game_id, 0, Secret(entropy_of(0))),
    OPENING,
    HALF,
    LEDGER,
]
SECRETS = [
    made_up("secret", 32),
    bytes(ledger_key(OPENING.secret, LEDGER.transcript_hash)),
    entropy_of(0),
    entropy_of(2),
]

holders = pytest.mark.parametrize("holder", HOLDERS, ids=lambda holder: type(holder).__name__)
shows = pytest.mark.parametrize(
    "show",
    [
        repr,
        str,
        format,
        ascii,
        pretty_repr,
        lambda holder: f"{holder}{holder!r}{holder!s}",
        lambda holder: f"{[holder]}{ {1: (holder,)} }",
        lambda holder: logging.LogRecord("x", 1, "x", 1, "%s %r", (holder, holder), None).getMessage(),
        lambda holder: "".join(traceback.format_exception(ValueError(holder))),
    ],
    ids=lambda show: show.__name__,
)


def leaks(shown: str) -> list[bytes]:
    """Secrets that the text holds, in whatever form."""
    forms = {secret: [secret.hex(), secret.hex().upper(), repr(secret)[2:-1], str(list(secret))] for secret in SECRETS}
    return [secret for secret, written in forms.items() if any(form in shown for form in written)]


@holders
@shows
def test_no_print_out_shows_a_secret(holder: object, show: Callable[[object], str]) -> None:
    shown = show(holder)
    assert shown
    assert leaks(shown) == []


def test_the_search_for_leaks_finds_one() -> None:
    for secret in SECRETS:
        assert leaks(f"<{secret!r}>") == leaks(secret.hex()) == [secret]


@holders
def test_what_holds_a_secret_does_not_leave_the_house(holder: object) -> None:
    with pytest.raises(TypeError):
        msgspec.json.encode(holder)
    with pytest.raises(TypeError):
        msgspec.to_builtins(holder)
    with pytest.raises(TypeError):
        json.dumps(holder)
    with pytest.raises(TypeError):
        pickle.dumps(holder)


def test_errors_and_logs_show_nothing() -> None:
    code, facts = refused(lambda: HALF.with_entropy(2, entropy_of(0)))
    assert leaks(f"{code} {facts}") == []
    assert leaks(str(HALF.to_log())) == []
    assert leaks(str(LEDGER.to_log())) == [entropy_of(0), entropy_of(2)], "entropy is public once all of it is there"


def test_a_ledger_has_no_open_drawer() -> None:
    assert not hasattr(LEDGER, "__dict__")
    assert not hasattr(LEDGER, "key")
    public = [name for name in dir(LEDGER) if not name.startswith("_")]
    assert public == ["answer", "game_id", "lines", "open", "secret", "to_log", "transcript_hash", "words"]


def test_a_secret_comes_out_when_asked() -> None:
    secret = Secret(b"\x00\xff")
    assert (bytes(secret), secret.hex(), len(secret)) == (b"\x00\xff", "00ff", 2)
    assert secret == Secret(b"\x00\xff")
    assert secret != Secret(b"\x00\xfe")
    assert secret != b"\x00\xff"
    assert {secret: 1}[Secret(b"\x00\xff")] == 1
    assert copy.copy(secret) is copy.deepcopy(secret) is secret


def test_values_with_secrets_are_values() -> None:
    again: Opening = copy.deepcopy(HALF)
    assert again == HALF
    assert hash(again) == hash(HALF)
    assert isinstance(LEDGER, Ledger)
