"""A warm process: it has imported the house already, and forks a process for each house or command that a test starts.

Importing takes ten times longer than starting. A fork is a real process: it has sockets, files and a death of its own.
Requests are JSON objects, one a line of standard input; each is answered by one line on standard output.
"""

from __future__ import annotations

import contextlib
import gc
import importlib
import json
import os
import select
import signal
import sys
import tempfile
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn

from svinarium.cli import main as command_line
from svinarium.web import Settings, run
from tests.live.points import set_points

PATIENCE_S = 60
"""How long a process may take to be ready, in seconds."""


def serve(request: dict[str, Any], ready: Callable[[], None]) -> None:
    """A house with these settings; ``constants`` (``module:NAME``) are those that the test wants to be others."""
    for place, value in request["constants"].items():
        module, _, name = place.partition(":")
        found = importlib.import_module(module)
        setattr(found, name, type(getattr(found, name))(value))
    set_points(request["points"])
    settings = request["settings"]
    run(Settings(**settings | {"data": Path(settings["data"])}), ready)


def command(request: dict[str, Any], ready: Callable[[], None]) -> None:
    """The command line, as its entry point starts it."""
    sys.argv = ["svinarium", *request["argv"]]
    os.environ.update(request["env"])
    ready()
    command_line()


def fork(request: dict[str, Any]) -> dict[str, Any]:
    """Start a process; answered when it is ready, or has ended before it was."""
    hear, say = os.pipe()
    pid = os.fork()
    if pid == 0:
        os.close(hear)
        _child(request, lambda: _say(say))
    os.close(say)
    ready = bool(select.select([hear], [], [], PATIENCE_S)[0] and os.read(hear, 1))
    os.close(hear)
    return {"pid": pid, "ready": ready}


def _say(pipe: int) -> None:
    os.write(pipe, b"!")
    os.close(pipe)


def _child(request: dict[str, Any], ready: Callable[[], None]) -> NoReturn:
    signal.set_wakeup_fd(-1)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    for stream, number in (("out", 1), ("err", 2)):
        os.dup2(os.open(request[stream], os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600), number)
    code: Any = 0
    try:
        (serve if request["do"] == "serve" else command)(request, ready)
    except SystemExit as left:
        code = left.code
    except BaseException:  # noqa: BLE001 - whatever it was, the test is to see it
        traceback.print_exc()
        code = 70
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(code if isinstance(code, int) else int(code is not None))


def import_the_rest() -> None:
    """Import also what is only imported while a house opens: a fork opens one, and says which modules that took."""
    hear, say = os.pipe()
    with tempfile.TemporaryDirectory() as folder:
        if os.fork() == 0:
            before = set(sys.modules)

            def ready() -> None:
                os.write(say, "\n".join(name for name in sys.modules if name not in before).encode())
                os._exit(0)

            run(Settings(data=Path(folder), port=0), ready)
        os.close(say)
        with os.fdopen(hear) as pipe:
            for name in pipe.read().split():
                with contextlib.suppress(ImportError):
                    importlib.import_module(name)
        os.wait()


class Children:
    """Those that were started and have not been waited for. None outlives the test that this process works for."""

    def __init__(self) -> None:
        self._living: set[int] = set()
        self._ended, write = os.pipe()
        os.set_blocking(write, False)
        signal.set_wakeup_fd(write, warn_on_full_buffer=False)
        signal.signal(signal.SIGCHLD, lambda *_: None)

    def born(self, answer: dict[str, Any]) -> dict[str, Any]:
        """One more."""
        self._living.add(answer["pid"])
        return answer

    def wait(self, pid: int) -> dict[str, Any]:
        """Wait for the end of one, or of standard input."""
        while True:
            found, status = os.waitpid(pid, os.WNOHANG)
            if found:
                self._living.discard(pid)
                return {"code": os.waitstatus_to_exitcode(status)}
            ready, _, _ = select.select([self._ended, sys.stdin], [], [])
            if sys.stdin in ready:
                return {}
            os.read(self._ended, 4096)

    def end(self) -> None:
        """Leave nobody behind."""
        for pid in self._living:
            os.kill(pid, signal.SIGKILL)
            os.waitpid(pid, 0)


def main() -> None:
    """Answer requests until standard input ends."""
    import_the_rest()
    gc.freeze()
    children = Children()
    for line in sys.stdin:
        request = json.loads(line)
        answer = children.wait(request["pid"]) if request["do"] == "wait" else children.born(fork(request))
        with contextlib.suppress(BrokenPipeError):
            sys.stdout.write(json.dumps(answer) + "\n")
            sys.stdout.flush()
    children.end()


if __name__ == "__main__":
    main()
