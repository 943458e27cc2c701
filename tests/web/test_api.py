"""The HTTP door: tables, seats, cookies, and every way to be refused."""

from __future__ import annotations

from http.cookies import SimpleCookie

import httpx
import msgspec
import pytest

from svinarium.ledger.standalone import verify_bytes
from svinarium.tables.messages import GameInfo, GameSetup, Health, HouseCounts
from svinarium.web.guests import COOKIE
from tests.live.client import Client
from tests.live.evening import evening, playing, seated
from tests.live.guest import Guest, RefusedError, exactly
from tests.live.server import Server

ME = '{"game": "pig", "seats": [{"kind": "me"}]'


async def refused(guest: Guest, method: str, path: str, content: bytes | None = None) -> tuple[int, str, str]:
    """Status, kind and code of a refusal."""
    with pytest.raises(RefusedError) as error:
        await guest.ask(method, path, content=content)
    return error.value.status, error.value.body.kind, error.value.body.code


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ("{", 400, "http"),
        ("", 400, "body"),
        ("null", 400, "body"),
        ("[]", 400, "body"),
        ("{}", 400, "body"),
        ("[" * 60_000, 400, "body"),
        (" " * 70_000, 413, "http"),
        ('{"game": 5, "seats": []}', 400, "body"),
        ('{"game": "pig", "seats": [{"kind": "king"}]}', 400, "body"),
        (ME + ', "name": 5}', 400, "body"),
        (ME + ', "options": {"target": [5]}}', 400, "body"),
        (ME + ', "name": "\\ud800"}', 400, "http"),
        ('{"game": "bridge", "seats": [{"kind": "me"}]}', 404, "game_unknown"),
        ('{"game": "", "seats": [{"kind": "me"}]}', 404, "game_unknown"),
        ('{"game": "pig", "seats": []}', 400, "seats"),
        ('{"game": "pig", "seats": [{"kind": "open"}]}', 400, "seats_me"),
        ('{"game": "pig", "seats": [{"kind": "me"}, {"kind": "me"}]}', 400, "seats_me"),
        ('{"game": "pig", "seats": [{"kind": "me"}, {"kind": "bot"}]}', 400, "player_unknown"),
        ('{"game": "pig", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "deep-blue"}]}', 400, "player_unknown"),
        (ME + ', "options": {"target": 0}}', 400, "option_value"),
        (ME + ', "options": {"target": ' + "9" * 400 + "}}", 400, "option_value"),
        (ME + ', "options": {"colour": "red"}}', 400, "option_unknown"),
        (ME + ', "preset": "nobody"}', 400, "preset_unknown"),
        (ME + ', "name": "' + "x" * 41 + '"}', 400, "name_long"),
    ],
)
@evening
async def test_tables_that_cannot_be_had(house: Server, body: str, status: int, code: str) -> None:
    async with Guest(house) as guest:
        assert await refused(guest, "POST", "/api/tables", body.encode()) == (status, "malformed", code)
        assert guest.http.cookies == {}, "nobody becomes a guest by a refusal"


@evening
async def test_bytes_that_are_no_text(house: Server) -> None:
    async with Guest(house) as guest:
        for body in (b"\xff", b'{"game": "\xff"}', b"\x00"):
            assert (await refused(guest, "POST", "/api/tables", body))[:2] == (400, "malformed")


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/api/games/bridge", 404, "game_unknown"),
        ("GET", "/api/games/pig?target=0", 400, "option_value"),
        ("GET", "/api/games/pig?target=x", 400, "option_value"),
        ("GET", "/api/games/pig?colour=red", 400, "option_unknown"),
        ("GET", "/api/games/pig?seats=x", 400, "seats"),
        ("GET", "/api/games/pig?seats=0", 400, "seats"),
        ("GET", "/api/games/pig?seats=-1", 400, "seats"),
        ("GET", "/api/games/pig?seats=99999999999999999999", 400, "seats"),
        ("GET", "/api/games/pig?preset=nobody", 400, "preset_unknown"),
        ("GET", "/api/games/pig/messages/xx", 404, "language_unknown"),
        ("GET", "/api/games/bridge/messages/ru", 404, "game_unknown"),
        ("GET", "/api/tables/nowhere", 404, "table_unknown"),
        ("GET", "/api/tables/%00", 404, "table_unknown"),
        ("GET", "/api/tables/%ff", 404, "table_unknown"),
        ("GET", "/api/tables/nowhere/record", 404, "table_unknown"),
        ("GET", "/api/nothing", 404, "http"),
        ("GET", "/nothing", 404, "http"),
        ("GET", "/api/tables", 405, "http"),
        ("DELETE", "/api/games", 405, "http"),
        ("POST", "/health", 405, "http"),
        ("GET", "/ws", 426, "http"),
        ("POST", "/ws", 426, "http"),
    ],
)
@evening
async def test_what_there_is_not(house: Server, method: str, path: str, status: int, code: str) -> None:
    async with Guest(house) as guest:
        assert await refused(guest, method, path) == (status, "malformed", code)


@evening
async def test_games_and_their_words(house: Server) -> None:
    async with Guest(house) as guest:
        games = exactly((await guest.ask("GET", "/api/games")).content, list[GameInfo])
        assert [game.name for game in games] == sorted(game.name for game in games)
        assert "pig" in [game.name for game in games]
        for game in games:
            setup = exactly((await guest.ask("GET", f"/api/games/{game.name}")).content, GameSetup)
            assert set(setup.options) == {option.name for option in game.options}
            for language in game.languages:
                answer = await guest.ask("GET", f"/api/games/{game.name}/messages/{language}")
                assert answer.headers["content-type"].startswith("text/plain")
                assert "charset=utf-8" in answer.headers["content-type"].lower()
                assert "note-" in answer.text
        chosen = exactly((await guest.ask("GET", "/api/games/pig?target=50&ending=equal_turns")).content, GameSetup)
        assert (chosen.options["target"], chosen.options["ending"]) == (50, "equal_turns")


@evening
async def test_a_guest_is_known_by_his_cookie_alone(house: Server) -> None:
    async with Guest(house) as host, Guest(house) as stranger:
        answer = await host.http.post("/api/tables", content=ME + ', "name": "  Аня\\n\\u0007 П. "}')
        made = SimpleCookie(answer.headers["set-cookie"])[COOKIE]
        assert made["httponly"] is True
        assert (made["samesite"], made["path"], made["secure"]) == ("lax", "/", "")
        assert int(made["max-age"]) > 24 * 3600
        opened = msgspec.json.decode(answer.content)
        mine = await host.summary(opened["table"])
        assert mine.you is not None
        assert (mine.you.seat, mine.you.token) == (0, opened["token"])
        assert mine.state.seats[0].name == "Аня П."
        assert (await stranger.summary(opened["table"])).you is None
        signature = made.value.rpartition(".")[2]
        another = made.value.replace(signature, signature[::-1])
        for forged in (another, made.value[1:], made.value.partition(".")[0], "", ".", "é"):
            cookie = f"{COOKIE}={forged}".encode()
            seen = await stranger.ask("GET", f"/api/tables/{opened['table']}", headers={b"cookie": cookie})
            assert msgspec.json.decode(seen.content)["you"] is None
            assert "set-cookie" not in seen.headers


@evening
async def test_a_forged_cookie_makes_a_new_guest(house: Server) -> None:
    async with Guest(house) as guest:
        guest.http.cookies.set(COOKIE, "0" * 24 + ".forged", domain="127.0.0.1", path="/")
        await guest.make_table("me", "open")
        given = guest.http.cookies.get(COOKIE, domain="127.0.0.1", path="/")
        assert given is not None
        assert not given.startswith("0" * 24)


@evening
async def test_each_code_takes_one_seat_once(house: Server) -> None:
    async with Guest(house) as host, Guest(house) as one, Guest(house) as two, Guest(house) as late:
        opened = await host.make_table("me", "open", "open", "hold:20")
        first, second = (code.code for code in opened.codes)
        for wrong in ((), ("aaaaaaaaaa",), ("",), ("é",), (first[:-1],), (first + "a",)):
            assert await sat_refused(late, opened.table, *wrong) == (409, "illegal", "code_unknown")
        assert (await one.sit(opened.table, f" {first.upper()} ")).seat == 1
        again = await one.sit(opened.table, second)
        assert again.seat == 1, "a guest has one seat at a table"
        assert await sat_refused(late, opened.table, first) == (409, "illegal", "code_spent")
        seen = await host.summary(opened.table)
        assert [code.code for code in seen.codes] == [second]
        assert (await one.summary(opened.table)).codes == ()
        assert (await late.summary(opened.table)).codes == ()
        seated_two = await two.sit(opened.table, first, second)
        assert seated_two.seat == 2, "the first code that is not spent"
        assert len({opened.token, again.token, seated_two.token}) == 3
        assert (await host.sit(opened.table, first)).seat == 0
        assert await sat_refused(late, opened.table, first, second) == (409, "illegal", "code_spent")
        assert await sat_refused(late, opened.table, second, name="x" * 41) == (400, "malformed", "name_long")


async def sat_refused(guest: Guest, table: str, *codes: str, name: str = "") -> tuple[int, str, str]:
    with pytest.raises(RefusedError) as error:
        await guest.sit(table, *codes, name=name)
    return error.value.status, error.value.body.kind, error.value.body.code


@evening
async def test_codes_and_tokens_of_one_table_are_nothing_at_another(house: Server) -> None:
    async with Guest(house) as host, Guest(house) as guest:
        here, there = await host.make_table("me", "open"), await host.make_table("me", "open")
        assert await sat_refused(guest, there.table, here.codes[0].code) == (409, "illegal", "code_unknown")
        assert here.token != there.token


@evening
async def test_the_record_comes_at_the_end(house: Server) -> None:
    async with playing(house, "me", "open", target=12) as table:
        host = table.guests[0]
        assert await refused(host, "GET", f"/api/tables/{table.name}/record") == (409, "illegal", "record_early")
        await table.play()
        answer = await host.ask("GET", f"/api/tables/{table.name}/record")
        assert answer.headers["content-type"].startswith("application/jsonl")
        assert answer.headers["content-disposition"] == f'attachment; filename="{table.name}.jsonl"'
        report = verify_bytes(answer.content)
        assert report.ok
        assert report.draws == len(table.people[0].draws)
    async with seated(house, "me", "open") as lobby:
        path = f"/api/tables/{lobby.name}/record"
        assert await refused(lobby.guests[0], "GET", path) == (409, "illegal", "record_early")


@evening
async def test_what_a_summary_says(house: Server) -> None:
    async with playing(house, "me", "open", "hold:20", target=30) as table:
        summary = await table.guests[0].summary(table.name)
        assert summary.info.id == table.name
        assert summary.info.options["target"] == 30
        assert (summary.state.view, summary.state.events, summary.state.ledger) == (None, (), None)
        assert summary.state.online == (0, 1)
        assert [seat.kind for seat in summary.state.seats] == ["person", "person", "bot"]
        assert [seat.host for seat in summary.state.seats] == [True, False, False]


@evening
async def test_the_counts_of_the_house(tmp_path_factory: pytest.TempPathFactory) -> None:
    with Server(tmp_path_factory.mktemp("house")) as house:
        async with Guest(house) as guest:
            nothing = exactly((await guest.ask("GET", "/api/house")).content, HouseCounts)
            assert nothing == HouseCounts(0, 0, 0, 0, 0, "00" * 32)
            async with playing(house, "me", "hold:20", target=10) as table:
                during = exactly((await guest.ask("GET", "/api/house")).content, HouseCounts)
                assert (during.opened, during.open, during.revealed) == (1, 1, 0)
                await table.play()
            after = exactly((await guest.ask("GET", "/api/house")).content, HouseCounts)
            assert (after.opened, after.open, after.revealed, after.head) == (1, 0, 1, during.head)
            health = exactly((await guest.ask("GET", "/health")).content, Health)
            assert health.status == "ok"


@evening
async def test_nothing_of_the_interface_is_kept_by_caches(house: Server) -> None:
    async with Guest(house) as guest:
        opened = await guest.make_table("me", "open")
        for path in ("/api/games", "/api/house", f"/api/tables/{opened.table}", "/health"):
            assert (await guest.ask("GET", path)).headers["cache-control"] == "no-store"


@evening
async def test_a_whole_page_of_names_travels_unharmed(house: Server) -> None:
    async with Guest(house) as host:
        name = "<b>\"Хрю\" & 'Ко'</b> 🐷"
        opened = await host.make_table("me", "open", name=name)
        async with Client(house, opened.table, opened.token) as client:
            assert client.state["seats"][0]["name"] == name


@evening
async def test_answers_are_compressed_for_who_wants_it(house: Server) -> None:
    async with httpx.AsyncClient(base_url=house.url, trust_env=False) as http:
        plain = await http.get("/api/games", headers={"accept-encoding": "identity"})
        small = await http.get("/api/games", headers={"accept-encoding": "gzip"})
        assert "content-encoding" not in plain.headers
        assert small.headers["content-encoding"] == "gzip"
        assert plain.content == small.content
