"""A whole game by keyboard alone, from the start page to its end and into the next one."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import People
from tests.browser.people import MAY_BANK, PATIENCE_MS, Person
from tests.live.server import Server

MOST_TABS = 80

FOCUSED = "() => document.activeElement.closest('[data-testid]')?.dataset.testid ?? document.activeElement.className"
RING = """() => {
  const at = document.activeElement;
  if (at === document.body) return true;
  const shown = at.type === 'radio' ? at.closest('label') : at;
  const {outlineStyle, outlineWidth} = getComputedStyle(shown);
  return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
}"""


def tab_to(page: Page, wanted: str) -> None:
    """Press Tab until this is focused; it must be seen that it is."""
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        focused = page.evaluate(FOCUSED).split()
        assert page.evaluate(RING), f"nothing shows that {focused} is focused"
        if wanted in focused:
            return
    raise AssertionError(f"no way to {wanted} by Tab")


def cyrillic(page: Page, letter: str, code: str) -> None:
    """Press a key of a Russian keyboard."""
    session = page.context.new_cdp_session(page)
    for kind in ("keyDown", "keyUp"):
        session.send("Input.dispatchKeyEvent", {"type": kind, "key": letter, "code": code, "text": letter})
    session.detach()


def press(person: Person, move: str, times: int) -> None:
    """Make a move in one of the ways that there are, a new one each time; at last by the buttons."""
    page = person.page
    ways = {
        "roll": [
            lambda: page.keyboard.press("Space"),
            lambda: page.keyboard.press("r"),
            lambda: cyrillic(page, "к", "KeyR"),
            lambda: press_button(page, "roll", "Space"),
        ],
        "bank": [
            lambda: page.keyboard.press("b"),
            lambda: cyrillic(page, "з", "KeyP"),
            lambda: press_button(page, "bank", "Enter"),
        ],
    }[move]
    ways[min(times, len(ways) - 1)]()


def press_button(page: Page, button: str, key: str) -> None:
    """Go to a button and press it."""
    if page.evaluate(FOCUSED) != button:
        tab_to(page, button)
    page.keyboard.press(key)


def test_a_whole_game_by_keyboard(house: Server, people: People) -> None:
    anya = people(house.url, viewport={"width": 1280, "height": 800})
    page = anya.page
    page.goto(house.url)
    anya.see("create").wait_for()
    lay_by_keyboard(anya)
    made = {"roll": 0, "bank": 0}
    while (turn := anya.turn(0)) != "over":
        if turn == "other":
            page.locator("[data-seat='1']:not([aria-current=true])").wait_for(state="attached")
            continue
        total = int(anya.see("turn-total").inner_text()) if anya.see("turn-total").count() else 0
        move = "bank" if page.locator(MAY_BANK).count() and total >= 4 else "roll"
        before = anya.see("log").inner_text()
        press(anya, move, made[move])
        made[move] += 1
        expect(anya.see("log")).not_to_have_text(before, use_inner_text=True, timeout=PATIENCE_MS)
    assert made["roll"] > 0
    anya.verdict("ok")
    before = page.url
    tab_to(page, "again")
    page.keyboard.press("Enter")
    expect(page).not_to_have_url(before, timeout=PATIENCE_MS)
    assert anya.turn(0) in ("mine", "other")


def lay_by_keyboard(person: Person) -> None:
    """Fill in the form: a name, a program instead of a friend, an own target."""
    page = person.page
    tab_to(page, "name-input")
    page.keyboard.type("Ann")
    tab_to(page, "remove")
    page.keyboard.press("Enter")
    tab_to(page, "add-bot")
    page.keyboard.press("Enter")
    tab_to(page, "target-100")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    tab_to(page, "target-input")
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.type("30")
    tab_to(page, "create")
    page.keyboard.press("Enter")
