"""A house as a process of its own, Chromium, and people with browsers; whatever goes wrong on a page fails its test."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal, TypeAlias

import pytest
from playwright.sync_api import Browser, sync_playwright

from scripts import chromium, frontend
from tests.browser.people import WORDS, Person
from tests.live.server import Server

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)

People: TypeAlias = Callable[..., Person]


@contextmanager
def chromium_running() -> Iterator[Browser]:
    """Chromium as it is on this machine."""
    path = os.environ.get("SVINARIUM_CHROMIUM") or chromium.find()
    assert path, chromium.MISSING
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Chromium."""
    with chromium_running() as browser:
        yield browser


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house that all tests share which do not hurt it. Its programs answer at once."""
    with house_at(tmp_path_factory.mktemp("house")) as server:
        yield server


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[Server]:
    """A house for one test, that starts it; it may be killed."""
    server = house_at(tmp_path)
    try:
        yield server
    finally:
        if server.pid is not None:
            server.stop()


def house_at(folder: Path) -> Server:
    """A house that serves the front end as it is built from the present sources."""
    assert frontend.built(), "the front end is not built from its present sources: run `make setup`"
    folder.mkdir(exist_ok=True)
    return Server(folder)


@pytest.fixture
def people(browser: Browser) -> Iterator[People]:
    """Makes people: ``people(house.url, language="en", still=True, …)``; more names go to Playwright's new context."""
    made: list[Person] = []

    def person(url: str, *, language: str = "ru", still: bool = True, **more: Any) -> Person:
        motion: Literal["reduce", "no-preference"] = "reduce" if still else "no-preference"
        size = more.pop("viewport", {"width": 390, "height": 844})
        context = browser.new_context(locale=WORDS[language], reduced_motion=motion, viewport=size, **more)
        made.append(Person(context, url))
        return made[-1]

    yield person
    for one in made:
        one.context.close()
    assert [trouble for one in made for trouble in one.unexpected()] == []
