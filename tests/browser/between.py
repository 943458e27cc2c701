"""Somebody between a page and its house: he reads what both say, and may tell the page another story."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from playwright.sync_api import Route, WebSocketRoute

from tests.browser.people import MOST_FRAMES, Person

Message: TypeAlias = dict[str, Any]
Tale: TypeAlias = Callable[[Message], Sequence[Message]]


def truth(message: Message) -> Sequence[Message]:
    """What the house said, as it said it."""
    return [message]


class Between:
    """Between one page and its house.

    ``tell`` makes of each message of the house what the page is told; while ``hold`` is set the page hears nothing.
    ``record`` is given for the record, if it is set. ``on_sent`` is called before a message of this type goes on.
    """

    def __init__(self, person: Person) -> None:
        self.heard: list[Message] = []
        self.said: list[Message] = []
        self.tell: Tale = truth
        self.record: str | None = None
        self.hold = False
        self.on_sent: dict[str, Callable[[], None]] = {}
        self._person = person
        self._held: list[Message] = []
        self._unread: list[Message] = []
        self._socket: WebSocketRoute | None = None
        person.page.route_web_socket("**/ws", self._open)
        person.page.route("**/api/tables/*/record", self._record)

    def release(self) -> None:
        """The page hears what was held back."""
        self.hold = False
        held, self._held = self._held, []
        for message in held:
            self._pass(message)

    def sent(self, kind: str) -> list[Message]:
        """What the page has said of this type."""
        return [message for message in self.said if message["type"] == kind]

    def answer(self, kind: str) -> Message:
        """Wait for the house to say something of this type, and take it: the next time another is meant."""
        return self._hear(lambda message: message["type"] == kind, kind)

    def acknowledgement(self) -> Message:
        """Wait for the frame of the page's own command, and take it."""
        return self._hear(lambda message: "ack" in message, "a frame with an acknowledgement")

    def _hear(self, meant: Callable[[Message], bool], what: str) -> Message:
        for _ in range(MOST_FRAMES):
            for message in self._unread:
                if meant(message):
                    self._unread.remove(message)
                    return message
            self._person.frame()
        raise AssertionError(f"the house does not say {what}")

    def _open(self, socket: WebSocketRoute) -> None:
        house = socket.connect_to_server()
        self._socket = socket

        def from_page(text: str | bytes) -> None:
            message = json.loads(text)
            self.said.append(message)
            self.on_sent.get(message["type"], lambda: None)()
            house.send(text)

        def from_house(text: str | bytes) -> None:
            message = json.loads(text)
            self.heard.append(message)
            self._unread.append(message)
            if self.hold:
                self._held.append(message)
            else:
                self._pass(message)

        socket.on_message(from_page)
        house.on_message(from_house)

    def _pass(self, message: Message) -> None:
        assert self._socket is not None
        for told in self.tell(message):
            self._socket.send(json.dumps(told))

    def _record(self, route: Route) -> None:
        if self.record is None:
            route.continue_()
        else:
            route.fulfill(status=200, content_type="application/jsonl", body=self.record)
