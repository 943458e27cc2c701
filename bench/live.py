"""The live path: seats at Pig tables, every move committed before it is acknowledged, beside a bare echo.

Server and load client run on a core each (``taskset``); the client is ``bench/wsload.c``, built with the system's C
compiler.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import websockets

from bench.report import Figure, median
from svinarium.ledger import EntropyLine, Secret

SECONDS = 4.0
WARMUP = 1.5
ROUNDS = 3
SIZES = (50, 500)
HERE = Path(__file__).parent


class Load(msgspec.Struct, frozen=True):
    """What the load client prints."""

    connections: int
    moves_s: float
    frames_s: float
    bytes_a_frame: float
    bytes_a_move: float
    p50_ms: float
    p99_ms: float
    max_ms: float
    server_cpu: float
    server_kib: int
    ended: int


def build(folder: Path) -> Path | None:
    """The load client, or nothing where there is no C compiler."""
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if compiler is None:
        return None
    program = folder / "wsload"
    subprocess.run([compiler, "-O2", "-o", str(program), str(HERE / "wsload.c")], check=True)
    return program


def run() -> list[Figure]:
    """Moves a second at each size, and the echo at the same number of connections."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        program = build(folder)
        if program is None:
            print("live path: left out, there is no C compiler for the load client", file=sys.stderr)
            return []
        figures = []
        for tables in SIZES:
            ours, echo = [], []
            for number in range(ROUNDS):
                ours.append(measure_tables(program, folder / f"{tables}-{number}", tables))
                echo.append(measure_echo(program, folder, tables))
            figures += _figures(tables, ours, echo)
        return figures


def _figures(tables: int, ours: Sequence[Load], echo: Sequence[Load]) -> list[Figure]:
    peer = f"bare echo, {2 * tables} sockets"
    rate, echoed = median([o.moves_s for o in ours]), median([e.moves_s for e in echo])
    size = median([o.bytes_a_move for o in ours])
    memory = median([o.server_kib / 1024 for o in ours])
    busy = median([o.server_cpu for o in ours])
    note = f"durable; {size:,.0f} bytes a move, {memory:,.0f} MiB, server core {busy:.0%}"
    p99, peer_p99 = median([o.p99_ms for o in ours]), median([e.p99_ms for e in echo])
    p50, peer_p50 = median([o.p50_ms for o in ours]), median([e.p50_ms for e in echo])
    return [
        Figure(f"live, {tables} tables: moves", rate, "/s", peer, echoed, note),
        Figure(f"live, {tables} tables: p50", p50, "ms", peer, peer_p50),
        Figure(f"live, {tables} tables: p99", p99, "ms", peer, peer_p99),
    ]


# --- servers ---------------------------------------------------------------------------------------------------------


def measure_tables(program: Path, folder: Path, tables: int) -> Load:
    """Open the tables, go through their ceremonies, then let the load client play."""
    port = free_port()
    code = (
        "import sys; from pathlib import Path; from svinarium.web import Settings, run; "
        "run(Settings(port=int(sys.argv[1]), data=Path(sys.argv[2]), ceremony=120_000, "
        "rate=0, tables_per_guest=0, tables_per_address=0))"
    )
    with serving([sys.executable, "-c", code, str(port), str(folder)], port) as pid:
        spec = folder / "spec"
        spec.write_text(asyncio.run(open_tables(port, tables)), encoding="utf-8")
        return _load(program, "table", port, spec, pid)


def measure_echo(program: Path, folder: Path, tables: int) -> Load:
    """The same number of connections against the bare echo."""
    port = free_port()
    spec = folder / "echo"
    spec.write_text("/ws\t\t0\n" * 2 * tables, encoding="utf-8")
    with serving([sys.executable, "-m", "bench.echo", str(port)], port) as pid:
        return _load(program, "echo", port, spec, pid)


def _load(program: Path, mode: str, port: int, spec: Path, pid: int) -> Load:
    command = [str(program), mode, str(port), str(spec), str(SECONDS), str(WARMUP), str(pid)]
    done = subprocess.run(_on_core(1, command), check=True, capture_output=True, timeout=120)
    return msgspec.json.decode(done.stdout, type=Load)


@contextlib.contextmanager
def serving(command: Sequence[str], port: int) -> Iterator[int]:
    """A server process that answers on /health; its pid."""
    server = subprocess.Popen(_on_core(0, command), cwd=HERE.parent)
    try:
        _await_health(server, port)
        yield server.pid
    finally:
        server.terminate()
        server.wait(30)


def _await_health(server: subprocess.Popen[bytes], port: int) -> None:
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline and server.poll() is None:
        with contextlib.suppress(OSError), urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=5):
            return
        time.sleep(0.05)
    raise RuntimeError("the server does not answer")


def _on_core(core: int, command: Sequence[str]) -> list[str]:
    if shutil.which("taskset") and len(os.sched_getaffinity(0)) > 1:
        return ["taskset", "-c", str(sorted(os.sched_getaffinity(0))[core]), *command]
    return list(command)


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


# --- tables ----------------------------------------------------------------------------------------------------------


async def open_tables(port: int, tables: int) -> str:
    """Open tables for two, long games, ceremonies done; the load client's spec."""
    lines: list[str] = []
    for first in range(0, tables, 50):
        batch = range(first, min(first + 50, tables))
        for seats in await asyncio.gather(*(_open_table(port) for _ in batch)):
            lines += seats
    return "".join(lines)


async def _open_table(port: int) -> list[str]:
    wish = {"game": "pig", "options": {"target": 10000}, "name": "a", "seats": [{"kind": "me"}, {"kind": "open"}]}
    opened = await asyncio.to_thread(_post, port, "/api/tables", wish)
    table, code = opened["table"], opened["codes"][0]["code"]
    seated = await asyncio.to_thread(_post, port, f"/api/tables/{table}/sit", {"codes": [code], "name": "b"})
    tokens = [opened["token"], seated["token"]]
    await asyncio.gather(*(_ceremony(port, table, seat, token) for seat, token in enumerate(tokens)))
    return [f"/ws\t{_hello(table, token)}\t{seat}\n" for seat, token in enumerate(tokens)]


async def _ceremony(port: int, table: str, seat: int, token: str) -> None:
    entropy = os.urandom(16)
    async with websockets.connect(f"ws://127.0.0.1:{port}/ws") as connection:
        await connection.send(_hello(table, token))
        sent: set[str] = set()
        async for text in connection:
            message = msgspec.json.decode(text)
            changed = message.get("state") or message.get("table") or {}
            phase, ledger = changed.get("phase"), changed.get("ledger")
            if phase == "playing":
                return
            if ledger and seat in ledger["waiting"]:
                kind = "digest" if len(ledger["lines"]) == 1 else "entropy"
                if kind not in sent:
                    sent.add(kind)
                    await connection.send(_command(kind, ledger["game_id"], seat, entropy))


def _command(kind: str, game_id: str, seat: int, entropy: bytes) -> str:
    line = EntropyLine(bytes.fromhex(game_id), seat, Secret(entropy))
    value = hashlib.sha256(line.encode()).hexdigest() if kind == "digest" else entropy.hex()
    return msgspec.json.encode({"type": kind, "id": kind, "game_id": game_id, kind: value}).decode()


def _hello(table: str, token: str) -> str:
    return msgspec.json.encode({"type": "hello", "table": table, "token": token, "version": None}).decode()


def _post(port: int, path: str, body: dict[str, Any]) -> Any:
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}{path}", msgspec.json.encode(body), {"content-type": "application/json"}
    )
    with urllib.request.urlopen(request, timeout=30) as answer:
        return msgspec.json.decode(answer.read())
