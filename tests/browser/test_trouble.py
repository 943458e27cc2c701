"""What goes wrong is told in words, in the reader's language, with what is safe; and then it goes on."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from tests.browser.barriers import LANGUAGES, barriers, speak
from tests.browser.between import Between
from tests.browser.conftest import People
from tests.browser.people import FILE_MISSING, PATIENCE_MS, REFUSED, Person, play, sit_together
from tests.browser.words import strange_words, word
from tests.live.server import Server

NAMES = ("Ann", "Bob", "Eve")


def says(person: Person, language: str, message: str, **facts: str | int) -> None:
    """The page tells of this refusal, which goes away by itself, in this language."""
    expect(person.see("refusal")).to_contain_text(word(language, message, **facts), timeout=PATIENCE_MS)
    assert strange_words(person.page, language, NAMES) == []
    assert barriers(person.page) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_move_on_an_older_table(house: Server, people: People, language: str) -> None:
    """Two tabs; one of them has not heard yet what the other one did."""
    one = people(house.url, language=language)
    one.lay("me", target=50)
    one.turn(0)
    two = one.tab()
    between = Between(two)
    two.page.goto(one.page.url)
    two.turn(0)
    between.hold = True
    one.move(hold=50)
    expect(one.see("log")).not_to_contain_text(word(language, "log-empty"), timeout=PATIENCE_MS)
    two.see("roll").click()
    refusal = between.answer("refused")
    between.release()
    says(two, language, "stale-version", **refusal["facts"])
    two.turn(0)
    two.move(hold=50)
    between.acknowledgement()


def test_no_such_table(house: Server, people: People) -> None:
    anya = people(house.url)
    anya.expects(FILE_MISSING)
    anya.visit("nosuchtable")
    for language in LANGUAGES:
        speak(anya, language)
        expect(anya.page.get_by_role("heading", level=1)).to_have_text(word(language, "table-nowhere"))
        expect(anya.page.locator("main")).to_contain_text(word(language, "table-nowhere-about"))
        assert strange_words(anya.page, language) == []
    assert barriers(anya.page) == []
    anya.page.get_by_role("link", name=word("en", "to-start")).click()
    anya.see("quick-bot").wait_for()


def test_a_code_is_spent_once(house: Server, people: People) -> None:
    """Who comes too late is told so, and may watch."""
    anya, borya, eva = people(house.url), people(house.url), people(house.url)
    eva.expects(REFUSED)
    anya.lay("me", "open", "open", name="Ann", target=4)
    link = anya.invitation()
    only = link[: link.rindex(".")]
    borya.come(only, "Bob")
    borya.see("sit").wait_for(state="detached")
    eva.come(only, "Eve")
    eva.see("sit").wait_for()
    for language in LANGUAGES:
        speak(eva, language)
        expect(eva.page.locator("main")).to_contain_text(word(language, "refusal-code_spent"), timeout=PATIENCE_MS)
    assert barriers(eva.page) == []
    eva.come(link, "Eve")
    play({0: anya, 1: borya, 2: eva})
    for person in (anya, borya, eva):
        person.verdict("ok")


def test_a_full_table_is_watched(house: Server, people: People) -> None:
    anya, borya, eva = people(house.url), people(house.url), people(house.url)
    anya.lay("me", "open", name="Ann", target=4)
    link = anya.invitation()
    sit_together(anya, [borya], ["Bob"])
    eva.follow(link)
    eva.page.locator("[data-seat]").first.wait_for()
    for language in LANGUAGES:
        speak(eva, language)
        expect(eva.page.locator("main")).to_contain_text(word(language, "watching"))
    assert eva.see("roll").count() == eva.see("bank").count() == 0
    play({0: anya, 1: borya})
    eva.see("result").wait_for()
    eva.verdict("partial")


def test_a_move_that_the_disk_refuses(own_house: Server, people: People, tmp_path: Path) -> None:
    full = tmp_path / "full"
    own_house.start({"refuse": str(full)})
    anya = people(own_house.url)
    anya.lay("me", name="Ann", target=5)
    anya.turn(0)
    full.touch()
    for language in LANGUAGES:
        speak(anya, language)
        anya.see("roll").click()
        says(anya, language, "unsaved-disk_full")
    assert anya.see("turn-total").inner_text() == "0"
    assert own_house.health() == 503
    full.unlink()
    play({0: anya})
    anya.verdict("ok")


def test_a_ceremony_that_the_disk_refuses(own_house: Server, people: People, tmp_path: Path) -> None:
    """What a page has to say to the start of a game it says again by itself."""
    full = tmp_path / "full"
    own_house.start({"refuse": str(full)})
    anya = people(own_house.url)
    between = Between(anya)

    def fill_the_disk_once() -> None:
        between.on_sent.clear()
        full.touch()

    between.on_sent["digest"] = fill_the_disk_once
    anya.lay("me", name="Ann", target=5)
    says(anya, "ru", "unsaved-disk_full")
    full.unlink()
    play({0: anya})
    anya.verdict("ok")


def test_a_game_without_words_is_shown_by_its_name(house: Server, people: People) -> None:
    """A stranger's game may have no catalogue; it is not asked for again and again, and the game can be chosen."""
    anya = people(house.url)
    anya.expects(FILE_MISSING)
    asked: list[str] = []

    def add_game(route: Route) -> None:
        games = route.fetch().json()
        route.fulfill(json=[*games, next(game for game in games if game["name"] == "pig") | {"name": "wordless"}])

    anya.page.route("**/api/games", add_game)
    anya.page.on("request", lambda request: asked.append(request.url) if "/wordless/messages/" in request.url else None)
    anya.page.goto(house.url)
    anya.see("game-wordless").wait_for()
    anya.page.wait_for_load_state("networkidle")
    assert len(asked) in (1, 2)
    expect(anya.page.locator("label", has=anya.see("game-wordless"))).to_contain_text("wordless", ignore_case=True)
