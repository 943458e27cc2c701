"""People with browsers: what somebody at a table does and sees, and everything that went wrong on his page."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Callable, Sequence
from typing import Any, Literal, TypeAlias

from playwright.sync_api import BrowserContext, ConsoleMessage, Error, Locator, Page, expect

from tests.live.server import Server

PATIENCE_MS = 30_000
"""How long a test waits for what must come."""

MOST_FRAMES = 3000
"""So many pictures of a page a test waits for somebody to move, or for an answer."""

Turn: TypeAlias = Literal["mine", "other", "over"]

MAY_ROLL = "[data-testid=roll]:not([aria-disabled=true])"
MAY_BANK = "[data-testid=bank]:not([aria-disabled=true])"
OVER = "[data-testid=result]"
WORDS = {"ru": "ru-RU", "en": "en-GB"}

FILE_MISSING = r"Failed to load resource: the server responded with a status of 404"
REFUSED = r"Failed to load resource: the server responded with a status of 409"
UNSAVED = r"Failed to load resource: the server responded with a status of 503"
NO_NETWORK = r"net::ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE|CONNECTION_CLOSED)"
WIRE_LOST = rf"WebSocket connection to .* failed: .*({NO_NETWORK}|closed before|handshake)"
"""What a browser itself says on its console of answers that a test provokes; a page cannot help it."""


class Person:
    """One browser: cookies and memory of its own. ``page`` is its first tab."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        context.set_default_timeout(PATIENCE_MS)
        context.on("page", self._watch)
        self.context, self.url = context, url
        self.troubles: list[str] = []
        self.expected: list[str] = []
        self.page = context.new_page()

    def tab(self) -> Person:
        """The same person at another tab of the same browser."""
        other = copy.copy(self)
        other.page = self.context.new_page()
        return other

    def _watch(self, page: Page) -> None:
        page.on("console", self._console)
        page.on("pageerror", self._error)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.troubles.append(f"{message.type}: {message.text}")

    def _error(self, error: Error) -> None:
        self.troubles.append(f"uncaught: {error}")

    def expects(self, *troubles: str) -> None:
        """These troubles (regular expressions) are what the test provokes."""
        self.expected += troubles

    def unexpected(self) -> list[str]:
        """What went wrong and should not have."""
        return [trouble for trouble in self.troubles if not any(re.search(one, trouble) for one in self.expected)]

    # --- coming to a table -------------------------------------------------------------------------------------------

    def lay(self, *seats: str, name: str = "", game: str = "pig", **options: int | str) -> str:
        """Lay a table over HTTP, as the page's form does, and go there; returns its id. Seats: me, open, else a bot."""
        wishes = [{"kind": s, "bot": ""} if s in ("me", "open") else {"kind": "bot", "bot": s} for s in seats]
        order = {"game": game, "seats": wishes, "name": name, "options": options, "preset": ""}
        answer = self.context.request.post(f"{self.url}/api/tables", data=order)
        assert answer.status == 201, answer.text()
        table = str(answer.json()["table"])
        self.visit(table)
        return table

    def visit(self, table: str) -> None:
        """Go to a table."""
        self.page.goto(f"{self.url}/t/{table}")

    def invitation(self) -> str:
        """The link that the host's page shows. It may name the house by another of its addresses than the page's."""
        link = self.see("invite-link").get_attribute("href")
        assert link is not None
        return link

    def follow(self, link: str) -> None:
        """Open an invitation, by the address that this person knows the house by."""
        self.page.goto(self.url + link[link.index("/t/") :])

    def come(self, link: str, name: str) -> None:
        """Open an invitation, say a name, sit down."""
        self.follow(link)
        self.see("sit-name").fill(name)
        self.see("sit").click()

    def take_a_seat(self, link: str, name: str) -> None:
        """Sit down by an invitation without looking at the table: nobody answers for this seat yet."""
        path, _, codes = link[link.index("/t/") :].partition("#")
        wish = {"codes": codes.split("."), "name": name}
        answer = self.context.request.post(f"{self.url}/api/tables/{path.removeprefix('/t/')}/sit", data=wish)
        assert answer.status == 200, answer.text()

    # --- seeing ------------------------------------------------------------------------------------------------------

    def see(self, what: str) -> Locator:
        """What has this ``data-testid``."""
        return self.page.get_by_test_id(what)

    def connection(self, state: str) -> None:
        """Wait for the connection to be in this state."""
        expect(self.see("connection")).to_have_attribute("data-state", state, timeout=PATIENCE_MS)

    def verdict(self, state: str) -> str:
        """Wait until the dice are judged so; what the page says to it."""
        status = self.see("verify-status")
        expect(status).to_have_attribute("data-state", re.compile("ok|bad|partial"), timeout=PATIENCE_MS)
        text = status.inner_text()
        assert status.get_attribute("data-state") == state, text
        return text

    def kept(self) -> dict[str, str]:
        """What this browser remembers of games and seats."""
        found = self.page.evaluate("() => ({...localStorage})")
        assert isinstance(found, dict)
        return found

    def frame(self) -> None:
        """Let the page draw one picture more."""
        self.page.evaluate("() => new Promise((done) => requestAnimationFrame(done))")

    # --- playing -----------------------------------------------------------------------------------------------------

    def turn(self, seat: int) -> Turn:
        """Wait until the page shows whose turn it is, and if it is this seat's, until it can move."""
        others = f"[data-seat][aria-current=true]:not([data-seat='{seat}'])"
        self.page.locator(f":is({MAY_ROLL}, {MAY_BANK}, {OVER}, {others})").first.wait_for(state="attached")
        if self.page.locator(OVER).count():
            return "over"
        return "mine" if self.page.locator(f":is({MAY_ROLL}, {MAY_BANK})").count() else "other"

    def on_turn(self) -> int | None:
        """The seat that the page shows as on turn, or nothing (over, or not begun)."""
        shown = self.page.locator("[data-seat][aria-current=true]").evaluate_all(
            "(all) => all.map((at) => at.dataset.seat)"
        )
        return int(shown[0]) if shown else None

    def move(self, hold: int, touch: Callable[[Locator], None] = lambda button: button.click()) -> str:
        """Make a move with a button: bank from ``hold`` points on."""
        total = int(self.see("turn-total").inner_text()) if self.see("turn-total").count() else 0
        chosen = "bank" if total >= hold and self.page.locator(MAY_BANK).count() else "roll"
        touch(self.see(chosen))
        return chosen


def play(
    people: dict[int, Person],
    *,
    hold: int = 5,
    until: Callable[[], bool] = lambda: False,
    stop_at: int | None = None,
) -> None:
    """Let these people, by seat, play on until the game is over on every page.

    Or until ``until`` says so before a move, or the seat ``stop_at`` can move; who holds so much (``hold``) banks it.
    """
    seat = next(iter(people))
    frames = 0
    while frames < MOST_FRAMES and not until():
        person = people[seat]
        match person.turn(seat):
            case "mine" if seat == stop_at:
                return
            case "mine":
                person.move(hold)
                frames = 0
            case "other":
                seat = _next(people, person, seat)
                person.frame()
                frames += 1
            case "over":
                for other in people.values():
                    other.page.locator(OVER).wait_for()
                return
    assert frames < MOST_FRAMES, "nobody moves"


def _next(people: dict[int, Person], person: Person, seat: int) -> int:
    """Who is to be asked next: the person on turn; while a program is, the same."""
    now = person.on_turn()
    return seat if now is None or now not in people else now


def sit_together(host: Person, guests: Sequence[Person], names: Sequence[str]) -> None:
    """Guests come by the host's invitation; everybody sees the table."""
    link = host.invitation()
    for guest, name in zip(guests, names, strict=True):
        guest.come(link, name)
    for person in (host, *guests):
        person.page.locator("[data-seat]").first.wait_for()


def record_of(house: Server, person: Person, table: str) -> list[dict[str, Any]]:
    """The record that the house gives, line by line."""
    answer = person.context.request.get(f"{house.url}/api/tables/{table}/record")
    assert answer.status == 200, answer.text()
    return [json.loads(line) for line in answer.text().splitlines()]
