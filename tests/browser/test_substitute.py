"""A house that lies: what the page stored while the game was played finds it out, and says so in words."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, TypeAlias

import pytest

from svinarium.ledger.standalone import verify_bytes
from tests.browser.barriers import LANGUAGES, barriers, speak
from tests.browser.between import Between, Message
from tests.browser.conftest import People
from tests.browser.people import Person, play
from tests.browser.substitute import Substitute
from tests.browser.words import word
from tests.live.server import Server

Lines: TypeAlias = list[dict[str, Any]]

TARGET = 6


def ends(message: Message) -> bool:
    """Whether with this message the game is over."""
    return message["type"] == "frame" and bool(message["table"].get("phase") == "finished")


def own_bytes(person: Person) -> bytes:
    """What this browser added to the luck of its one game."""
    [entropy] = [value for key, value in person.kept().items() if "/entropy/" in key]
    return bytes.fromhex(entropy)


class Liar:
    """At the end of the game he tells another one, to whoever asks, and from then on."""

    def __init__(self, between: Between, **wanted: Any) -> None:
        self.between, self.wanted = between, wanted
        self.made: Substitute | None = None
        between.tell = self.tell

    def tell(self, message: Message) -> list[Message]:
        """What the page is told."""
        if message["type"] == "welcome" and self.made is not None:
            return [self.made.welcome(message)]
        if not ends(message):
            return [message]
        welcome = next(one for one in self.between.heard if one["type"] == "welcome")
        ledger = message["table"]["ledger"]
        self.made = Substitute(welcome["info"], welcome["state"]["seats"], ledger, **self.wanted)
        self.between.record = self.made.record
        return [self.made.welcome(welcome)]


def test_who_changes_nothing_is_not_accused(house: Server, people: People) -> None:
    anya = people(house.url)
    between = Between(anya)
    anya.lay("me", "hold:3", target=TARGET)
    play({0: anya})
    frames = (message for message in between.heard if message["type"] == "frame")
    draws = sum("draw" in event for frame in frames for event in frame["events"])
    assert word("ru", "verify-count", good=draws, total=draws) in anya.verdict("ok")


@pytest.mark.parametrize(
    ("other_id", "with_own_bytes", "faults"),
    [
        (True, False, ["game-other", "open-changed", "secret-not-promised", "own-entropy-missing"]),
        (False, False, ["open-changed", "secret-not-promised", "own-entropy-missing"]),
        (False, True, ["open-changed", "secret-not-promised"]),
    ],
)
def test_a_made_up_game_is_found_out(
    house: Server, people: People, other_id: bool, with_own_bytes: bool, faults: list[str]
) -> None:
    anya = people(house.url)
    liar = Liar(Between(anya), other_id=other_id)
    anya.lay("me", "hold:3", target=TARGET)
    anya.page.locator("[data-seat]").first.wait_for()
    if with_own_bytes:
        liar.wanted["entropies"] = {0: own_bytes(anya)}
    play({0: anya})
    assert liar.made is not None
    report = verify_bytes(liar.made.record.encode())
    assert report.ok, report.text()
    assert_accused(anya, faults)
    anya.page.reload()
    assert_accused(anya, faults)
    stranger = people(house.url)
    watched = Between(stranger)
    watched.tell, watched.record = liar.tell, liar.made.record
    stranger.visit(liar.made.data.id)
    said = stranger.verdict("partial")
    assert word("ru", "verify-count", good=report.draws, total=report.draws) in said
    assert word("ru", "gap-no-evidence") in said


def assert_accused(person: Person, faults: list[str]) -> None:
    """The page says all this of the house, in both languages."""
    for language in LANGUAGES:
        speak(person, language)
        said = person.verdict("bad")
        for fault in faults:
            assert word(language, f"fault-{fault}") in said
    assert barriers(person.page) == []
    speak(person, "ru")


def last_draw(lines: Lines) -> dict[str, Any]:
    """The last draw of the ledger in a record."""
    return [line for line in lines if line.get("by") == "ledger"][-1]


def other_face(lines: Lines) -> Lines:
    """One die lies otherwise."""
    draw = last_draw(lines)
    draw["result"] = draw["result"] % 6 + 1
    return lines


def left_out(lines: Lines) -> Lines:
    """One draw never was."""
    lines.remove(last_draw(lines))
    for v, line in enumerate(lines[1:], 1):
        line["v"] = v
    return lines


def by_hand(lines: Lines) -> Lines:
    """One die was thrown by hand."""
    last_draw(lines)["by"] = "hand"
    return lines


def no_secret(lines: Lines) -> Lines:
    """The secret is kept."""
    return lines[:-1]


def no_ledger(lines: Lines) -> Lines:
    """There never was a ledger."""
    lines[0]["ledger"] = None
    return lines


@pytest.fixture
def played(house: Server, people: People) -> tuple[Person, Between, Lines]:
    """A finished game, and its true record."""
    anya = people(house.url)
    between = Between(anya)
    table = anya.lay("me", "hold:3", target=TARGET)
    play({0: anya})
    anya.verdict("ok")
    answer = anya.context.request.get(f"{house.url}/api/tables/{table}/record")
    return anya, between, [json.loads(line) for line in answer.text().splitlines()]


def test_a_record_that_was_changed_is_found_out(played: tuple[Person, Between, Lines]) -> None:
    anya, between, true = played
    forgeries: list[tuple[Callable[[Lines], Lines], str]] = [
        (other_face, "fault-draw-other"),
        (left_out, "fault-draw-left-out"),
        (by_hand, "fault-record-foreign"),
        (no_secret, "fault-record-no_reveal"),
        (no_ledger, "fault-record-no_ledger"),
    ]
    for forge, fault in forgeries:
        forged = forge(json.loads(json.dumps(true)))
        between.record = "".join(json.dumps(line) + "\n" for line in forged)
        anya.page.reload()
        draw = last_draw(true)
        told = last_draw(forged)["result"] if fault == "fault-draw-other" else 0
        facts = {"position": draw["draw"], "seen": draw["result"], "told": told}
        assert word("ru", fault, **facts) in anya.verdict("bad")
    between.record = None
    anya.page.reload()
    anya.verdict("ok")


def test_a_die_that_was_shown_otherwise_is_found_out(house: Server, people: People) -> None:
    """The page was shown one die that the house never threw; the record and the secret are true."""
    anya = people(house.url)
    between = Between(anya)
    changed: list[tuple[str, int, int]] = []

    def tell(message: Message) -> list[Message]:
        events = message["events"] if message["type"] == "frame" else []
        drawn = [event for event in events if event.get("draw", "").startswith("turn/")]
        if drawn and not changed:
            true = drawn[0]["result"]
            drawn[0]["result"] = true % 6 + 1
            changed.append((drawn[0]["draw"], drawn[0]["result"], true))
        return [message]

    between.tell = tell
    anya.lay("me", "hold:3", target=TARGET)
    play({0: anya})
    [(position, seen, told)] = changed
    assert word("ru", "fault-draw-other", position=position, seen=seen, told=told) in anya.verdict("bad")
