"""Any game on the generic screen: each of the house, and a stranger's, to its end, with its dice verified."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import expect

from svinarium.ledger.standalone import verify_bytes
from tests.browser.barriers import THEMES, barriers, resize, too_small, too_wide, variants
from tests.browser.conftest import People
from tests.browser.games import Table, house_with_strangers, may_move, may_press, play_on, press, tables
from tests.browser.people import MOST_FRAMES, OVER, Person
from tests.browser.words import BROKEN, GATHER

NARROW, PHONE = (320, 640), (390, 844)
FIRST = 5
"""So many moves are made before the table is looked at closely."""

OPEN = "(all) => all.forEach((at) => (at.open = true))"
RAW = re.compile(
    r"\b(?:game|move|phase|note|refusal|malformed|reason|option|preset|player|card|zone|cell|field|outcome|timer)-[a-z0-9_]+\b"
)
"""Names of messages: what no reader should ever see."""


@pytest.fixture(scope="module")
def strangers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with house_with_strangers(tmp_path_factory.mktemp("strangers")) as url:
        yield url


def unreadable(person: Person) -> list[str]:
    """Names of messages and broken texts on the page."""
    text = "\n".join(person.page.evaluate(GATHER))
    return [*RAW.findall(text), *(match.group() for match in BROKEN.finditer(text))]


def record(person: Person, url: str, table: str) -> list[dict[str, object]]:
    answer = person.context.request.get(f"{url}/api/tables/{table}/record")
    assert answer.status == 200, answer.text()
    return [json.loads(line) for line in answer.text().splitlines()]


@pytest.mark.parametrize("table", tables(), ids=lambda table: table.game)
def test_a_game_is_played_to_its_end_and_verified(strangers: str, people: People, table: Table) -> None:
    anya = people(strangers)
    laid = anya.lay(*table.wishes, name="Аня", game=table.game, **table.options)
    play_on(anya, Random(1), FIRST)
    may_move(anya)
    assert unreadable(anya) == []
    play_on(anya, Random(1))
    said = anya.verdict("ok")
    assert unreadable(anya) == []
    lines = record(anya, strangers, laid)
    draws = [line for line in lines[1:] if line.get("by") == "ledger"]
    assert draws
    assert f"{len(draws)} из {len(draws)}" in said
    report = verify_bytes("\n".join(json.dumps(line) for line in lines).encode())
    assert report.ok, report.text()


@pytest.mark.parametrize("table", tables(), ids=lambda table: table.game)
def test_nothing_keeps_anybody_out(strangers: str, people: People, table: Table) -> None:
    anya = people(strangers)
    anya.lay(*table.wishes, name="Аня", game=table.game, **table.options)
    play_on(anya, Random(2), FIRST)
    may_move(anya)
    anya.page.locator("details").evaluate_all(OPEN)
    found = [f"{variant}: {one}" for variant in variants(anya) for one in (*barriers(anya.page), *unreadable(anya))]
    assert found == []
    for size in (NARROW, PHONE):
        resize(anya, size)
        assert too_wide(anya.page) == []
        assert too_small(anya.page) == []


def test_a_game_is_laid_by_the_form_and_played_with_the_keys(strangers: str, people: People) -> None:
    anya = people(strangers)
    anya.page.goto(strangers)
    anya.see("game-acorns").click()
    expect(anya.page.get_by_text("Жёлуди", exact=True)).to_be_visible()
    anya.page.get_by_role("button", name="Убрать место 2").click()
    anya.see("add-bot").click()
    anya.page.get_by_text("Ещё правила").click()
    anya.see("number-rounds").fill("2")
    anya.see("create").click()
    may_move(anya)
    assert unreadable(anya) == []
    anya.page.locator("[data-testid='move-shake']").focus()
    anya.page.keyboard.press("Enter")
    expect(anya.see("log")).to_contain_text("Аня" if anya.see("name-input").count() else "Игрок")
    may_move(anya)
    anya.page.keyboard.press("/")
    expect(anya.see("command")).to_be_focused()
    anya.page.keyboard.type("подобрать")
    anya.page.keyboard.press("Enter")
    anya.page.locator(OVER).wait_for()
    assert "из" in anya.verdict("ok")
    options = record(anya, strangers, anya.page.url.rpartition("/")[2])[0]["options"]
    assert options == {"rounds": 2}


def test_a_move_that_is_none_is_refused_in_words(strangers: str, people: People) -> None:
    anya = people(strangers)
    anya.lay("me", "random", name="Аня", game="acorns", rounds=2)
    may_move(anya)
    anya.page.keyboard.press("/")
    anya.page.keyboard.type("улететь")
    anya.page.keyboard.press("Enter")
    expect(anya.see("refusal")).to_contain_text("улететь")
    assert unreadable(anya) == []
    assert "nibble" in may_move(anya)


def test_several_move_at_once(strangers: str, people: People) -> None:
    """In Sysna with secret choices everybody chooses at the same time, and nobody sees the others' choice."""
    anya, borya = people(strangers), people(strangers)
    anya.lay("me", "open", name="Аня", game="sysna", target=15, announce="at_once")
    borya.come(anya.invitation(), "Боря")
    both = (anya, borya)
    chance = Random(3)
    for _ in range(MOST_FRAMES):
        for one in both:
            if moves := may_press(one):
                press(one, chance.choice(moves))
            one.frame()
        if all(one.page.locator(OVER).count() for one in both):
            break
    for one in both:
        one.page.locator(OVER).wait_for()
        assert one.verdict("ok")
        assert unreadable(one) == []


@pytest.mark.parametrize("theme", THEMES)
def test_the_form_lets_everybody_in_with_every_game(strangers: str, people: People, theme: str) -> None:
    anya = people(strangers, viewport={"width": NARROW[0], "height": NARROW[1]}, color_scheme=theme)
    anya.page.goto(strangers)
    for game in [table.game for table in tables()]:
        anya.see(f"game-{game}").click()
        expect(anya.page.locator("form summary").first).to_be_visible()
        anya.page.locator("form details").evaluate_all(OPEN)
        assert barriers(anya.page) == []
        assert too_wide(anya.page) == []
        assert unreadable(anya) == []
