"""A house as a process of its own, for tests: started, stopped, killed, started again on the same folder and port."""

from __future__ import annotations

import atexit
import fcntl
import itertools
import json
import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
import threading
from collections.abc import Mapping
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

from tests.live.points import Points

ROOT = Path(__file__).parents[2]

UNLIMITED = {"rate": 0, "tables_per_guest": 0, "tables_per_address": 0}
"""A house that lets its guests do as much as they like."""

PATIENCE_S = 60.0
"""How long a test waits for what must come, in seconds."""

_FORGIVEN = re.compile(
    r"ERROR: +Invalid UTF-8 sequence received from client\.\nTraceback.*?UnicodeDecodeError[^\n]*\n", re.S
)
"""What uvicorn itself writes when a client of its own WebSocket sends what is no text."""

_ports = itertools.count(20_000 + os.getpid() * 7 % 10_000)
_taken = os.open(Path(tempfile.gettempdir()) / "svinarium-test-ports", os.O_RDWR | os.O_CREAT, 0o600)


def free_port() -> int:
    """A port where nobody listens. It stays this run's own during restarts: it is below those that the system gives to
    clients, and other runs of these tests see the lock on the byte of its number.
    """
    for port in _ports:
        with socket.socket() as probe:
            try:
                fcntl.lockf(_taken, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, port)
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise AssertionError


class Warm:
    """The warm process of this run (`tests.live.warm`); one request at a time."""

    _one: Warm | None = None

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.live.warm"],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        atexit.register(self._close)

    @classmethod
    def get(cls) -> Warm:
        """The one that there is, made at first need."""
        if cls._one is None:
            cls._one = cls()
        return cls._one

    def ask(self, **request: Any) -> dict[str, Any]:
        """Ask, and wait for the answer."""
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        with self._lock:
            process.stdin.write(json.dumps(request) + "\n")
            process.stdin.flush()
            answer = json.loads(process.stdout.readline())
        assert isinstance(answer, dict)
        return answer

    def _close(self) -> None:
        if self._process.stdin is not None and self._process.stdout is not None:
            self._process.stdin.close()
            self._process.wait()
            self._process.stdout.close()


class Server:
    """A house on a folder and a port. What it writes on standard output and error is kept beside its data."""

    def __init__(self, folder: Path, *, constants: Mapping[str, int | str] | None = None, **settings: Any) -> None:
        self.folder = folder
        self.data = folder / "data"
        self.out, self.err = folder / "out.txt", folder / "err.txt"
        self.port = free_port()
        self.constants = dict(constants or {})
        own = {"port": self.port, "data": str(self.data)}
        self.settings = {"bot_pace": 0, "ceremony": 60_000} | UNLIMITED | settings | own
        self.pid: int | None = None

    @property
    def address(self) -> str:
        """Host and port."""
        return f"127.0.0.1:{self.port}"

    @property
    def url(self) -> str:
        """Where it answers HTTP."""
        return f"http://{self.address}"

    def start(self, points: Points | None = None) -> Server:
        """Start it; returns when it takes requests and says that it is well."""
        assert self.pid is None, "it runs"
        self.folder.mkdir(exist_ok=True)
        answer = Warm.get().ask(
            do="serve",
            settings=self.settings,
            constants=self.constants,
            points=points or {},
            out=str(self.out),
            err=str(self.err),
        )
        self.pid = answer["pid"]
        assert answer["ready"], f"it did not start: {self.said()}"
        assert self.health() == 200
        return self

    def health(self) -> int:
        """The status of ``/health``."""
        with closing(HTTPConnection(self.address, timeout=PATIENCE_S)) as connection:
            connection.request("GET", "/health")
            return connection.getresponse().status

    def wait(self) -> int:
        """Wait for its end: its exit code, negative for a signal. What it wrote must show no failure."""
        assert self.pid is not None, "it does not run"
        code = Warm.get().ask(do="wait", pid=self.pid)["code"]
        self.pid = None
        self.check()
        return int(code)

    def kill(self) -> None:
        """End it with SIGKILL: it has no time for anything."""
        assert self.pid is not None, "it does not run"
        os.kill(self.pid, signal.SIGKILL)
        assert self.wait() == -signal.SIGKILL

    def stop(self) -> None:
        """End it with SIGTERM: it drains, and leaves of itself."""
        assert self.pid is not None, "it does not run"
        os.kill(self.pid, signal.SIGTERM)
        code = self.wait()
        assert code in (0, -signal.SIGTERM), f"exit code {code}: {self.said()}"

    def end(self) -> None:
        """Make an end of it, if it still runs, whoever is waiting for that."""
        if self.pid is not None:
            os.kill(self.pid, signal.SIGKILL)

    def said(self) -> str:
        """What it wrote on standard error so far."""
        return self.err.read_text(encoding="utf-8") if self.err.exists() else ""

    def check(self) -> None:
        """Nothing went wrong inside without being caught."""
        said = _FORGIVEN.sub("", self.said())
        assert "Traceback" not in said, said

    def __enter__(self) -> Server:
        return self if self.pid is not None else self.start()

    def __exit__(self, kind: type[BaseException] | None, *_rest: object) -> None:
        if self.pid is None:
            return
        if kind is None:
            self.stop()
        else:
            os.kill(self.pid, signal.SIGKILL)
            Warm.get().ask(do="wait", pid=self.pid)
