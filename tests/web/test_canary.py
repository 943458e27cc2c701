"""A canary over every byte that leaves the house during a whole game: no secret and no key before the end."""

from __future__ import annotations

import asyncio
import hmac
from base64 import b32encode, b64encode, urlsafe_b64encode
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path

import msgspec

from svinarium.tables.messages import Hello, HouseCounts, SendDigest, SendEntropy
from tests.live.client import Client
from tests.live.evening import Table, evening, seated
from tests.live.guest import Guest, exactly
from tests.live.proxy import Proxy
from tests.live.raw import Raw, frame
from tests.live.server import Server


def forms(secret: bytes) -> list[bytes]:
    """How these bytes may be written: raw, backwards, hex, base64 at each alignment, base32, a list of numbers."""
    written = [secret, secret[::-1], secret.hex().encode(), secret.hex().upper().encode(), secret[::-1].hex().encode()]
    for shift in range(3):
        for encode in (b64encode, urlsafe_b64encode):
            whole = encode(b"\0" * shift + secret)
            written.append(whole[4 if shift else 0 : len(whole) // 4 * 4 - 4])
    written.append(b32encode(secret)[:48])
    written.append(b32encode(secret)[:48].lower())
    written += [separator.join(b"%d" % byte for byte in secret) for separator in (b",", b", ", b" ")]
    written.append(str(int.from_bytes(secret, "big")).encode())
    written.append(str(int.from_bytes(secret, "little")).encode())
    written.append(repr(secret).encode()[2:-1])
    return written


def holds(data: bytes, secrets: Iterable[bytes]) -> list[bytes]:
    """Which of these secrets stand in the data, in any form."""
    return [secret for secret in secrets if any(form in data for form in forms(secret))]


def key_of(secret: bytes, lines: Iterable[str]) -> bytes:
    """The key of a game, as ``docs/ledger.md`` says."""
    transcript = sha256()
    for line in lines:
        raw = bytes.fromhex(line)
        transcript.update(len(raw).to_bytes(4, "big") + raw)
    return hmac.digest(secret, transcript.digest(), "sha256")


def on_disk(server: Server) -> bytes:
    """Everything in the data folder but the keys, which lie in files of their own."""
    files = [path for path in server.data.iterdir() if path.is_file() and path.suffix != ".key"]
    assert {"svinarium.db", "svinarium.db-wal"} <= {path.name for path in files}
    return b"\n".join(path.read_bytes() for path in files)


def test_the_canary_sings() -> None:
    secret = sha256(b"canary").digest()
    for form in forms(secret):
        assert holds(b"xyz" + form + b"abc", [secret]) == [secret]
    for shift in range(3):
        assert holds(b64encode(b"x" * shift + secret + b"yz"), [secret]) == [secret]
    assert holds(sha256(b"another").digest().hex().encode(), [secret]) == []


@evening
async def test_nothing_secret_leaves_the_house_before_the_end(server: Server) -> None:
    async with (
        Proxy(server) as proxy,
        seated(server, "me", "open", "hold:9", address=proxy.address, target=40) as table,
    ):
        disk = [on_disk(server)]
        await table.begin()
        disk.append(on_disk(server))
        one = table.people[0]
        await asyncio.gather(*(play_until(client, 20) for client in table.clients))
        disk.append(on_disk(server))
        await look_at_everything(table, proxy)
        early = len(proxy.streams)
        before = [bytes(stream) for stream in proxy.streams]
        await table.play()
        ledger = one.state["ledger"]
        secret = bytes.fromhex(ledger["secret"])
        key = key_of(secret, ledger["lines"])
        hidden = (secret, key)
        assert early > 4
        for data in (*before, *disk):
            assert holds(data, hidden) == []
        for client in table.clients:
            assert_revealed_by_the_last_frame(client, secret)
        record = await table.guests[0].record(table.name)
        assert secret.hex().encode() in record
        await asyncio.gather(*(client.disconnect() for client in table.clients))
        await table.guests[0].http.aclose()
        for stream in proxy.streams:
            assert holds(bytes(stream), [key]) == [], "the key is never sent, not even at the end"
            assert_other_forms_never(bytes(stream), secret)
        assert holds(on_disk(server), [key]) == []
        assert_seats_keep_their_own(table, proxy)
        assert_keys_stay(server, proxy)
    said = server.said().encode() + server.out.read_bytes()
    assert holds(said, hidden) == []
    assert not any(str(client.token).encode() in said for client in table.people)


async def play_until(client: Client, score: int) -> None:
    await client.play(done=lambda: client.state["phase"] == "playing" and max(client.view["scores"]) >= score)


async def look_at_everything(table: Table, proxy: Proxy) -> None:
    """Ask for all that can be asked for during a game."""
    guest = table.guests[1]
    paths = ("", "/record")
    for path in [f"/api/tables/{table.name}{end}" for end in paths] + ["/api/house", "/health", "/schema/openapi.json"]:
        for method in ("GET", "POST"):
            await guest.http.request(method, path, headers={"accept-encoding": "identity"})
    for client in table.clients:
        async with Client(client.server, table.name, client.token, client.address) as fresh:
            await fresh.move("reveal")
        async with await Raw.socket(proxy) as raw:
            await raw.send(frame(msgspec.json.encode(Hello(table.name, client.token, 1))))
            await everything_said(raw)


async def everything_said(raw: Raw) -> None:
    """Read until the house has told all that there was before: a state with its past, or the commands since."""
    newest, missing = -1, 0
    while newest != 0 or missing:
        next_frame = await raw.next()
        assert next_frame is not None, "the house hung up"
        message = msgspec.json.decode(next_frame[1])
        if message["type"] == "welcome":
            state = message["state"]
            newest = 0 if state or message["version"] == 1 else message["version"]
            missing = state["first"] - 1 if state else 0
        elif message["type"] == "past":
            missing -= len(message["events"])
        elif message["type"] == "frame" and message["version"] == newest:
            newest = 0


def assert_revealed_by_the_last_frame(client: Client, secret: bytes) -> None:
    """The frame that ends the game tells the secret, in one place; no frame before it does."""
    told = [i for i, raw in enumerate(client.raw) if holds(raw, [secret])]
    assert len(told) == 1
    frame = msgspec.json.decode(client.raw[told[0]])
    assert frame["table"]["phase"] == "finished"
    assert frame["table"]["ledger"].pop("secret") == secret.hex()
    assert holds(msgspec.json.encode(frame), [secret]) == []


def assert_other_forms_never(stream: bytes, secret: bytes) -> None:
    """Even at the end it is told as lower-case hex only."""
    assert not any(form in stream for form in forms(secret) if form != secret.hex().encode())


def assert_seats_keep_their_own(table: Table, proxy: Proxy) -> None:
    """A token goes to its own guest alone: over HTTP, never over a WebSocket, never with another one's."""
    tokens = [str(client.token).encode() for client in table.people]
    told = [sum(token in stream for token in tokens) for stream in proxy.streams]
    assert max(told) == 1
    spoken = [stream for stream in proxy.streams if stream.startswith(b"HTTP/1.1 101 ")]
    assert len(spoken) > len(table.clients)
    assert not any(token in stream for token in tokens for stream in spoken)


def assert_keys_stay(server: Server, proxy: Proxy) -> None:
    """The keys of the house are nowhere but in their files."""
    keys = [path.read_bytes() for path in Path(server.data).glob("*.key")]
    assert len(keys) == 2
    for stream in (*proxy.streams, on_disk(server)):
        assert holds(bytes(stream), keys) == []


@evening
async def test_a_start_that_nobody_attends_is_repeated_without_them(tmp_path: Path) -> None:
    with Server(tmp_path, ceremony=300) as house:
        async with seated(house, "me", "open") as table:
            one = table.people[0]
            await one.until(lambda: one.state["phase"] == "playing")
            ledger = one.state["ledger"]
            assert (ledger["attempt"], ledger["participants"], ledger["secret"]) == (2, [], None)
            counts = exactly((await table.guests[0].ask("GET", "/api/house")).content, HouseCounts)
            assert (counts.opened, counts.open, counts.cancelled, counts.repeated_starts) == (2, 1, 1, 1)


@evening
async def test_entropy_is_shown_to_nobody_before_all_are_bound(server: Server) -> None:
    async with Proxy(server) as proxy, seated(server, "me", "open", address=proxy.address) as table:
        one, two = table.people
        for phase in ("committing", "revealing"):
            await two.until(lambda phase=phase: two.state["phase"] == phase)  # type: ignore[misc]  # mypy infers no type for a lambda with a default
            await one.until(lambda phase=phase: one.state["phase"] == phase)  # type: ignore[misc]  # mypy infers no type for a lambda with a default
            mine, yours = one.next_command(), two.next_command()
            assert mine is not None
            assert yours is not None
            await one.say(mine)
            for other in (two, table.spectator):
                await other.until(lambda other=other: other.state["ledger"]["waiting"] == [1])  # type: ignore[misc]  # mypy infers no type for a lambda with a default
            assert isinstance(mine, SendDigest | SendEntropy)
            sent = mine.digest if isinstance(mine, SendDigest) else mine.entropy
            assert all(holds(bytes(stream), [bytes.fromhex(sent)]) == [] for stream in proxy.streams)
            await two.say(yours)
            await one.until(lambda phase=phase: one.state["phase"] != phase)  # type: ignore[misc]  # mypy infers no type for a lambda with a default
            assert sent in "".join(one.state["ledger"]["lines"])


@evening
async def test_a_guest_of_the_page_sees_no_more(server: Server) -> None:
    async with seated(server, "me", "open") as table, Guest(server) as stranger:
        await table.begin()
        summary = msgspec.json.encode(await stranger.summary(table.name))
        for client in table.people:
            assert str(client.token).encode() not in summary
        assert b'"codes":[]' in summary
