"""A walk through all screens of the page, each of them standing still to be looked at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tests.browser.people import MAY_BANK, Person, play


def walk(people: Sequence[Person], names: tuple[str, str] = ("Ann", "Bob")) -> Iterator[tuple[str, Person]]:
    """Every screen of a game from its start to its end, by name, with who of host, guest and stranger sees it."""
    host, guest, stranger = people
    host.page.goto(host.url)
    host.see("create").wait_for()
    yield "start", host
    for summary in host.page.locator("summary").all():
        summary.click()
    yield "start-rules", host
    table = host.lay("me", "open", name=names[0], target=16)
    link = host.invitation()
    yield "lobby-host", host
    guest.follow(link)
    guest.see("sit").wait_for()
    yield "lobby-guest", guest
    stranger.visit(table)
    stranger.see("status").wait_for()
    yield "lobby-stranger", stranger
    guest.take_a_seat(link, names[1])
    host.page.locator(".ceremony", has_text=names[1]).wait_for()
    yield "ceremony", host
    guest.visit(table)
    host.page.locator("[data-seat]").first.wait_for()
    guest.page.locator("[data-seat]").first.wait_for()
    yield "starts", guest
    yield from _table({0: host, 1: guest})
    yield "watching", stranger
    play({0: host, 1: guest}, hold=8)
    for seat, person in ((0, host), (1, guest)):
        person.verdict("ok")
        yield f"end-{seat}", person
    stranger.verdict("partial")
    yield "end-stranger", stranger


def _table(players: dict[int, Person]) -> Iterator[tuple[str, Person]]:
    """One turn that is banked, and one that burns."""
    seat = _mover(players)
    players[seat].move(hold=100)
    while players[seat].turn(seat) == "other":
        seat = 1 - seat
        players[seat].turn(seat)
        players[seat].move(hold=100)
    players[seat].page.locator(MAY_BANK).wait_for()
    yield "mine", players[seat]
    players[1 - seat].turn(1 - seat)
    yield "others", players[1 - seat]
    players[seat].move(hold=1)
    players[1 - seat].turn(1 - seat)
    yield "bank", players[seat]
    seat = 1 - seat
    while players[seat].turn(seat) == "mine":
        players[seat].move(hold=100)
    yield "bust", players[seat]


def _mover(players: dict[int, Person]) -> int:
    """The seat that can move now."""
    return next(seat for seat, person in players.items() if person.turn(seat) == "mine")
