"""Dice fall where people like to see it; who wants no motion sees the result at once, and plays just the same."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.people import PATIENCE_MS, Person, play
from tests.live.server import Server

MOVING = """() => document.getAnimations().filter((one) => one.playState === 'running')
  .map((one) => one.animationName ?? one.transitionProperty ?? 'own')"""
FALLING = ".die.falls"


def stop_time(person: Person) -> None:
    """From now on no timer of the page fires."""
    now = person.page.evaluate("() => Date.now()") / 1000
    person.page.clock.pause_at(datetime.fromtimestamp(now, UTC) + timedelta(minutes=1))


def ready_to_roll(person: Person, url: str) -> None:
    person.page.clock.install()
    person.lay("me", target=30)
    assert person.url == url
    person.turn(0)
    stop_time(person)


def test_without_motion_a_result_is_there_at_once(house: Server, people: People) -> None:
    anya = people(house.url, still=True)
    ready_to_roll(anya, house.url)
    empty = anya.see("log").inner_text()
    anya.see("roll").click()
    expect(anya.see("log")).not_to_have_text(empty, use_inner_text=True, timeout=PATIENCE_MS)
    assert anya.page.locator(FALLING).count() == 0
    assert anya.page.evaluate(MOVING) == []
    anya.page.clock.resume()
    play({0: anya}, until=lambda: anya.page.evaluate(MOVING) != [])
    anya.verdict("ok")


def test_with_motion_dice_fall_first(house: Server, people: People) -> None:
    anya = people(house.url, still=False)
    ready_to_roll(anya, house.url)
    empty = anya.see("log").inner_text()
    anya.see("roll").click()
    anya.page.locator(FALLING).wait_for()
    assert anya.see("log").inner_text() == empty
    assert anya.see("turn-total").inner_text() == "0"
    anya.page.clock.run_for(1000)
    expect(anya.see("log")).not_to_have_text(empty, use_inner_text=True, timeout=PATIENCE_MS)
    assert anya.page.locator(FALLING).count() == 0
