"""A client of a table over a real WebSocket, as ``docs/protocol.md`` describes one, with a good memory.

It folds what it is sent, remembers every acknowledgement and every draw that it ever saw, and after a lost connection
says again, with the same ids, what it got no answer to.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import secrets
from collections.abc import Callable
from typing import Any, TypeAlias

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from svinarium.kernel import fold
from svinarium.ledger import EntropyLine, Secret
from svinarium.tables.messages import (
    Ack,
    Act,
    Arrange,
    Command,
    Frame,
    Hello,
    Outgoing,
    Past,
    Refused,
    SendDigest,
    SendEntropy,
    SendMove,
    Welcome,
)
from tests.live.guest import message
from tests.live.server import PATIENCE_S, Server

Answer: TypeAlias = Ack | Refused

_ids = itertools.count()


class Client:
    """One seat's connection, or with no token a spectator's. It may be connected again and again."""

    def __init__(self, server: Server, table: str, token: str | None = None, address: str | None = None) -> None:
        self.server, self.table, self.token = server, table, token
        self.address = address or server.address
        self.uri = f"ws://{self.address}/ws"
        self.seat: int | None = None
        self.state: dict[str, Any] = {}
        self.version: int | None = None
        self.raw: list[bytes] = []
        self.refused: list[Refused] = []
        self.acks: dict[str, int] = {}
        self.said: dict[str, Command] = {}
        self.unanswered: dict[str, Command] = {}
        self.repeated = 0
        self.draws: dict[tuple[str, str], Any] = {}
        self.hear: Callable[[Outgoing], None] = lambda _: None
        self._welcomed: int | None = None
        self._past: list[dict[str, Any]] = []
        self._entropies: dict[str, bytes] = {}
        self._answers: dict[str, asyncio.Future[Answer]] = {}
        self._changed = asyncio.Event()
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None

    # --- the connection ----------------------------------------------------------------------------------------------

    async def connect(self) -> Client:
        """Connect, say hello with the version that one has, and say again what was not answered."""
        await self.disconnect()
        self._socket = await connect(
            self.uri, compression=None, max_size=None, ping_interval=None, open_timeout=PATIENCE_S, proxy=None
        )
        await self.hello()
        self._reader = asyncio.create_task(self._read(self._socket))
        await self.until(lambda: self._welcomed is not None and (self.version or 0) >= self._welcomed)
        await self.until(lambda: self.state["first"] == 1)
        for command in tuple(self.unanswered.values()):
            self.repeated += 1
            await self.send(command)
        await self.until(lambda: not self.unanswered and (self.version or 0) >= max(self.acks.values(), default=0))
        return self

    async def hello(self, version: int | None = None) -> None:
        """Say hello."""
        self._welcomed = None
        whole = self.version if self.state.get("first") == 1 else None
        await self.send(Hello(self.table, self.token, whole if version is None else version))

    async def disconnect(self) -> None:
        """Close the connection."""
        reader, socket = self._reader, self._socket
        self._reader = self._socket = None
        if socket is not None:
            await socket.close()
        if reader is not None:
            with contextlib.suppress(ConnectionClosed):
                await reader

    async def __aenter__(self) -> Client:
        return self if self._socket is not None else await self.connect()

    async def __aexit__(self, *_error: object) -> None:
        await self.disconnect()

    async def send(self, message: msgspec.Struct) -> None:
        """Send a message, and wait for nothing."""
        assert self._socket is not None, "not connected"
        await self._socket.send(msgspec.json.encode(message).decode())

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for text in socket:
                assert isinstance(text, str)
                raw = text.encode()
                self.raw.append(raw)
                self._take(message(raw), msgspec.json.decode(raw))
                self._tell()
        finally:
            self._tell()

    def _tell(self) -> None:
        self._changed.set()
        self._changed = asyncio.Event()

    # --- what it is sent ---------------------------------------------------------------------------------------------

    def _take(self, message: Outgoing, plain: dict[str, Any]) -> None:
        match message:
            case Welcome(_, you, version, state):
                assert version >= max(self.acks.values(), default=0), "what was acknowledged is gone"
                assert version >= (self.version or 0), "what was shown is gone"
                self.seat, self._welcomed = you, version
                if state is not None:
                    self.state, self.version, self._past = plain["state"], version, []
                    self._remember_draws(plain["state"]["events"])
                else:
                    assert self.version is not None, "a welcome without a state for somebody who had none"
            case Past():
                self._recall(plain["events"])
            case Frame():
                self._fold(plain)
                if isinstance(message.ack, str):
                    self._acknowledged(Ack(message.ack, message.version))
            case Ack():
                self._acknowledged(message)
            case Refused(None):
                self.refused.append(message)
            case Refused(command_id):
                self.refused.append(message)
                self._answered(command_id, message)
            case _ if plain["type"] == "presence":
                self.state["online"] = plain["online"]
        self.hear(message)

    def _fold(self, frame: dict[str, Any]) -> None:
        assert frame["version"] == (self.version or 0) + 1, "a gap in the versions"
        self.version = frame["version"]
        self.state |= frame["table"]
        self.state["events"] = [*self.state["events"], *frame["events"]]
        self._remember_draws(frame["events"])
        if frame["view"]:
            self.state["view"] = fold(self.state["view"], frame["view"])

    def _recall(self, events: list[dict[str, Any]]) -> None:
        assert events[0]["v"] == len(self._past) + 1, "a gap in the past"
        self._past += events
        self._remember_draws(events)
        assert len(self._past) < self.state["first"], "more of the past than there is"
        if len(self._past) == self.state["first"] - 1:
            self.state |= {"events": self._past + self.state["events"], "first": 1}

    def _remember_draws(self, events: list[dict[str, Any]]) -> None:
        for event in events:
            if "result" in event:
                key = self.state["ledger"]["game_id"], event["draw"]
                assert self.draws.setdefault(key, event["result"]) == event["result"], "a draw has changed"

    def _acknowledged(self, ack: Ack) -> None:
        assert self.acks.setdefault(ack.id, ack.version) == ack.version, "two answers to one command"
        self._answered(ack.id, ack)

    def _answered(self, command_id: str | None, answer: Answer) -> None:
        if command_id is None:
            return
        self.unanswered.pop(command_id, None)
        future = self._answers.pop(command_id, None)
        if future is not None and not future.done():
            future.set_result(answer)

    # --- what it says ------------------------------------------------------------------------------------------------

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait until something is true of what was sent; `ConnectionClosed` if the connection ends before."""
        async with asyncio.timeout(PATIENCE_S):
            while not true():
                changed, reader = self._changed, self._reader
                if reader is None or reader.done():
                    if reader is not None:
                        reader.result()
                    raise ConnectionClosed(None, None)
                await changed.wait()

    async def say(self, command: Command) -> Answer:
        """Send a command and wait for its answer; an acknowledgement in a frame is answered as an `Ack`."""
        self.said[command.id] = self.unanswered[command.id] = command
        future: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._answers[command.id] = future
        await self.send(command)
        await self.until(future.done)
        answer = future.result()
        if isinstance(answer, Ack):
            await self.until(lambda: (self.version or 0) >= answer.version)
        return answer

    async def move(self, text: str, *, move_id: str | None = None, version: int | None = None) -> Answer:
        """Make a move, on the version that one sees unless another is given."""
        seen = self.version or 0
        return await self.say(
            SendMove(self.new_id() if move_id is None else move_id, seen if version is None else version, text)
        )

    async def arrange(self, act: Act, **given: Any) -> Answer:
        """Say something about the table itself."""
        return await self.say(Arrange(self.new_id(), act, **given))

    def new_id(self) -> str:
        """An id for a command."""
        return f"{self.seat}-{next(_ids)}"

    @property
    def view(self) -> dict[str, Any]:
        """The seat's view of the game."""
        view = self.state["view"]
        assert isinstance(view, dict)
        return view

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.get("phase") == "finished"

    def next_command(self, hold: int = 8) -> Command | None:
        """What this seat has to do now: its part of the ceremony, or a move; it banks ``hold`` points or more."""
        phase, ledger = self.state["phase"], self.state["ledger"]
        if phase in ("committing", "revealing") and self.seat is not None and self.seat in ledger["waiting"]:
            return self._ceremony(phase, ledger["game_id"], self.seat)
        if phase == "playing" and self.view["moves"]:
            bank = "bank" in self.view["moves"] and self.view["turn_total"] >= hold
            return SendMove(self.new_id(), self.version or 0, "bank" if bank else "roll")
        return None

    def _ceremony(self, phase: str, game_id: str, seat: int) -> Command:
        entropy = self._entropies.setdefault(game_id, secrets.token_bytes(16))
        command_id = f"{phase}-{game_id}"
        if phase == "revealing":
            return SendEntropy(command_id, game_id, entropy.hex())
        line = EntropyLine(bytes.fromhex(game_id), seat, Secret(entropy))
        return SendDigest(command_id, game_id, line.digest().hex())

    async def play(self, hold: int = 8, done: Callable[[], bool] | None = None) -> None:
        """Do whatever this seat has to do, until the game is over or ``done`` says so."""
        finished = done or (lambda: False)
        while not (self.over or finished()):
            command = self.next_command(hold)
            if command is None:
                await self.until(lambda: self.over or finished() or self.next_command(hold) is not None)
            else:
                await self.say(command)
