"""The start of a game: who does not find his own bytes among the luck says so loudly, and stops."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import msgspec
import pytest
from playwright.sync_api import expect

from svinarium.ledger import EntropyLine, HashLine, OpenLine, Secret
from tests.browser.barriers import barriers, speak
from tests.browser.between import Between, Message
from tests.browser.conftest import People
from tests.browser.people import MAY_BANK, MAY_ROLL, PATIENCE_MS, Person
from tests.browser.substitute import made_up
from tests.browser.words import word
from tests.live.server import Server

Forger: TypeAlias = Callable[[list[bytes]], list[bytes]]


def other_digest(lines: list[bytes]) -> list[bytes]:
    """Where the page's own digest should stand, stands another."""
    return [lines[0], *(_hash(lines[0]) if _tag(line) == b"hash" else line for line in lines[1:])]


def other_entropy(lines: list[bytes]) -> list[bytes]:
    """Digests as they were, other bytes."""
    return [lines[0], *(_entropy(lines[0]) if _tag(line) == b"entropy" else line for line in lines[1:])]


def other_pair(lines: list[bytes]) -> list[bytes]:
    """Once the bytes are shown, others stand there, and were promised before, too."""
    shown = any(_tag(line) == b"entropy" for line in lines)
    return other_digest(other_entropy(lines)) if shown else lines


def nobody(lines: list[bytes]) -> list[bytes]:
    """Once the page has sent its digest, it does not take part, and never did."""
    open_line = OpenLine.parse(lines[0])
    return [msgspec.structs.replace(open_line, participants=()).encode()] if len(lines) > 1 else lines


def _tag(line: bytes) -> bytes:
    return line[4 : 4 + line[3]].rpartition(b"/")[2]


def _hash(open_line: bytes) -> bytes:
    line = EntropyLine.parse(_entropy(open_line))
    return HashLine(line.game_id, line.seat, line.digest()).encode()


def _entropy(open_line: bytes) -> bytes:
    return EntropyLine(OpenLine.parse(open_line).game_id, 0, Secret(made_up("forged", 16))).encode()


def lying(forge: Forger) -> Callable[[Message], list[Message]]:
    """Tells the page other lines than the house published."""

    def tell(message: Message) -> list[Message]:
        state: dict[str, Any] = message.get("table") or message.get("state") or {}
        ledger = state.get("ledger")
        if ledger is not None:
            lines = forge([bytes.fromhex(line) for line in ledger["lines"]])
            ledger["lines"] = [line.hex() for line in lines]
            ledger["participants"] = list(OpenLine.parse(lines[0]).participants)
        return [message]

    return tell


@pytest.mark.parametrize(
    ("forge", "fault", "sends"),
    [
        (other_digest, "fault-own-digest-missing", ["digest"]),
        (other_entropy, "fault-lines-broken", ["digest", "entropy"]),
        (other_pair, "fault-own-entropy-missing", ["digest", "entropy"]),
        (nobody, "fault-own-left-out", ["digest"]),
    ],
)
def test_without_its_own_bytes_a_page_stops(
    house: Server, people: People, forge: Forger, fault: str, sends: list[str]
) -> None:
    anya = people(house.url)
    between = Between(anya)
    between.tell = lying(forge)
    anya.lay("me", target=10)
    alarm = anya.see("alarm")
    alarm.wait_for()
    assert_says(anya, fault)
    for key in ("r", "b"):
        anya.page.keyboard.press(key)
    expect(anya.page.locator(f":is({MAY_ROLL}, {MAY_BANK})")).to_have_count(0)
    assert [message["type"] for message in between.said if message["type"] != "hello"] == sends
    anya.page.reload()
    alarm.wait_for()
    assert not between.sent("move")


def assert_says(person: Person, fault: str) -> None:
    """Loudly, in the reader's language, and for readers of screens."""
    alarm = person.see("alarm")
    assert alarm.get_attribute("role") == "alert"
    for language in ("ru", "en"):
        speak(person, language)
        for message in ("alarm-title", fault, "alarm-stop"):
            expect(alarm).to_contain_text(word(language, message), timeout=PATIENCE_MS)
    assert barriers(person.page) == []


def test_the_own_bytes_are_the_own_bytes(house: Server, people: People) -> None:
    """What a page sends is what it keeps, and new for each game."""
    anya = people(house.url)
    between = Between(anya)
    for _ in range(2):
        anya.lay("me", target=10)
        anya.see("roll").wait_for()
    shown = [message["entropy"] for message in between.sent("entropy")]
    kept = [value for key, value in anya.kept().items() if "/entropy/" in key]
    assert sorted(shown) == sorted(kept)
    assert len(set(kept)) == 2
    assert all(len(entropy) == 32 for entropy in kept)
