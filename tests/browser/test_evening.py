"""A whole game: two people and a program, by an invitation, with a reload in the middle; all dice are verified."""

from __future__ import annotations

import json
import re

from svinarium.ledger.standalone import verify_bytes
from tests.browser.conftest import People
from tests.browser.people import Person, play, record_of, sit_together
from tests.live.server import Server


def test_two_people_and_a_program_play_a_whole_game(house: Server, people: People) -> None:
    anya, borya = people(house.url, still=False), people(house.url, still=False)
    table = anya.lay("me", "open", "hold:6", name="Аня", target=14)
    borya.url = re.sub("/t/.*", "", anya.invitation())
    sit_together(anya, [borya], ["Боря"])
    play({0: anya, 1: borya}, until=lambda: banked(anya))
    borya.page.reload()
    play({0: anya, 1: borya})
    lines = record_of(house, anya, table)
    draws = [line for line in lines[1:] if line.get("by") == "ledger"]
    assert_verified(anya, len(draws))
    assert_verified(borya, len(draws))
    for person in (anya, borya):
        assert_kept(person, lines)
    report = verify_bytes("\n".join(json.dumps(line) for line in lines).encode())
    assert report.ok, report.text()


def banked(person: Person) -> bool:
    return any(
        person.see(f"score-{seat}").inner_text() != "0" for seat in range(3) if person.see(f"score-{seat}").count()
    )


def assert_verified(person: Person, draws: int) -> None:
    assert f"{draws} из {draws}" in person.verdict("ok")


def assert_kept(person: Person, lines: list[dict[str, object]]) -> None:
    """The browser kept by itself, while the game was played, all that the record says."""
    kept = {key: json.loads(value) for key, value in person.kept().items() if "/evidence/" in key}
    [evidence] = kept.values()
    header = lines[0]
    assert isinstance(header["ledger"], dict)
    assert evidence["lines"] == header["ledger"]["lines"]
    assert evidence["faults"] == []
    told = [(line["draw"], line["result"]) for line in lines if line.get("by") == "ledger"]
    assert [(draw["position"], draw["result"]) for draw in evidence["draws"]] == told
