"""Broken wires, sleeping phones, dying houses: the page says so, comes back by itself, and has missed nothing."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.barriers import LANGUAGES, barriers, speak
from tests.browser.conftest import People
from tests.browser.people import MAY_ROLL, NO_NETWORK, PATIENCE_MS, WIRE_LOST, Person, play, record_of, sit_together
from tests.browser.wire import Wire
from tests.browser.words import strange_words, word
from tests.live.server import Server

NEVER = 1000
"""Who holds so much never banks."""


@pytest.fixture
def wire(house: Server) -> Iterator[Wire]:
    """A wire to the house."""
    with Wire(house) as wire:
        yield wire


def log_of(person: Person) -> list[str]:
    return person.see("log").locator("li").all_inner_texts()


def assert_told_as_lost(person: Person) -> None:
    person.connection("lost")
    for language in LANGUAGES:
        speak(person, language)
        expect(person.see("connection")).to_have_text(word(language, "connection-lost"))
        assert strange_words(person.page, language, ("Ann", "Bob")) == []
    assert barriers(person.page) == []
    speak(person, "ru")


def pass_turn(players: dict[int, Person], seat: int) -> None:
    """Play until this seat is on turn; nobody banks anything."""
    play(players, hold=NEVER, stop_at=seat)


def test_the_house_is_killed_twice_in_the_middle_of_a_game(own_house: Server, people: People) -> None:
    own_house.start()
    anya, borya = people(own_house.url), people(own_house.url)
    players = {0: anya, 1: borya}
    table = anya.lay("me", "open", "hold:2", name="Ann", target=14)
    sit_together(anya, [borya], ["Bob"])
    for person in players.values():
        person.expects(NO_NETWORK, WIRE_LOST)
    for seat, person in players.items():
        pass_turn(players, seat)
        own_house.kill()
        assert_told_as_lost(person)
        before = log_of(person)
        person.see("roll").click()
        expect(person.see("connection")).to_have_text(word("ru", "connection-lost-sent"))
        own_house.start()
        person.connection("live")
        expect(person.see("log").locator("li")).not_to_have_count(len(before), timeout=PATIENCE_MS)
    play(players)
    draws = sum(line.get("by") == "ledger" for line in record_of(own_house, anya, table))
    for person in players.values():
        assert f"{draws} из {draws}" in person.verdict("ok")


def test_a_phone_that_sleeps_is_shown_what_it_missed(house: Server, wire: Wire, people: People) -> None:
    anya, borya = people(house.url), people(wire.url)
    players = {0: anya, 1: borya}
    anya.lay("me", "open", name="Ann", target=14)
    borya.come(anya.invitation(), "Bob")
    for person in players.values():
        person.page.locator("[data-seat]").first.wait_for()
    pass_turn(players, 0)
    borya.expects(NO_NETWORK, WIRE_LOST)
    borya.context.set_offline(True)
    wire.cut()
    assert_told_as_lost(borya)
    play({0: anya}, hold=2, until=lambda: anya.turn(0) == "other")
    wire.mend()
    borya.context.set_offline(False)
    borya.connection("live")
    pass_turn({1: borya}, 1)
    assert log_of(borya) == log_of(anya)
    play(players)
    for person in players.values():
        person.verdict("ok")


def test_a_wire_that_has_gone_dumb_is_given_up(wire: Wire, people: People) -> None:
    """A phone was carried out of the network: nothing ends, and nothing comes any more."""
    anya = people(wire.url)
    anya.page.clock.install()
    anya.lay("me", name="Ann", target=5)
    anya.turn(0)
    wire.freeze()
    anya.see("roll").click()
    anya.page.clock.fast_forward(16_000)
    anya.page.clock.fast_forward(9_000)
    anya.connection("live")
    expect(anya.see("log")).not_to_contain_text(word("ru", "log-empty"), timeout=PATIENCE_MS)
    play({0: anya})
    anya.verdict("ok")


def test_two_tabs_of_one_guest(house: Server, people: People) -> None:
    """Both tabs are at the table from the lobby on; both play, and both have verified the dice at the end."""
    one, borya = people(house.url), people(house.url)
    table = one.lay("me", "open", name="Ann", target=9)
    two = one.tab()
    two.visit(table)
    two.see("invite-link").wait_for()
    borya.come(one.invitation(), "Bob")
    for tab in (one, two, borya):
        tab.page.locator("[data-seat]").first.wait_for()
    for tab in (one, two, one):
        pass_turn({0: tab, 1: borya}, 0)
        before = tab.see("log").inner_text()
        tab.move(hold=2)
        expect(tab.see("log")).not_to_have_text(before, use_inner_text=True, timeout=PATIENCE_MS)
        for other in (one, two):
            heard = tab.see("log").inner_text()
            expect(other.see("log")).to_have_text(heard, use_inner_text=True, timeout=PATIENCE_MS)
    play({0: two, 1: borya})
    one.see("result").wait_for()
    assert log_of(one) == log_of(two)
    for person in (one, two, borya):
        person.verdict("ok")


def test_while_the_house_is_away_a_page_waits_for_it(own_house: Server, people: People) -> None:
    """A page that is opened while nobody answers; here its files came from the browser's own store."""
    own_house.start()
    anya = people(own_house.url)
    anya.lay("me", name="Ann", target=5)
    anya.turn(0)
    anya.expects(NO_NETWORK, WIRE_LOST)
    anya.page.route("**/api/tables/*", lambda route: route.abort("connectionrefused"))
    anya.page.reload()
    for language in LANGUAGES:
        speak(anya, language)
        expect(anya.see("connection")).to_have_text(word(language, "connection-none"), timeout=PATIENCE_MS)
    anya.page.unroute("**/api/tables/*")
    anya.page.locator(MAY_ROLL).wait_for()


def test_words_of_the_other_language_are_there_while_the_house_is_away(own_house: Server, people: People) -> None:
    own_house.start()
    anya = people(own_house.url)
    anya.page.goto(own_house.url)
    anya.see("create").wait_for()
    anya.page.wait_for_load_state("networkidle")
    own_house.kill()
    anya.expects(NO_NETWORK)
    speak(anya, "en")
    assert strange_words(anya.page, "en") == []
    anya.see("quick-bot").click()
    expect(anya.page.locator("main")).to_contain_text(word("en", "problem-unreachable"), timeout=PATIENCE_MS)
    speak(anya, "ru")
    expect(anya.page.locator("main")).to_contain_text(word("ru", "problem-unreachable"), timeout=PATIENCE_MS)
    own_house.start()
    anya.see("quick-bot").click()
    assert anya.turn(0) in ("mine", "other")
