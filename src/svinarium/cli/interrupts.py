"""Ctrl-C at a moment of our choosing: never between a move and its line in the record, and never missed."""

from __future__ import annotations

import os
import select
import signal
import threading
from types import FrameType, TracebackType
from typing import TextIO


class Interrupts:
    """While it is entered, Ctrl-C only sets ``asked``, and wakes whoever waits in `read_line`.

    A signal that comes just before the system's read would leave that asleep; so the signal also writes to a pipe, and
    at a terminal both are waited for at once.

    >>> with Interrupts() as interrupts:
    ...     interrupts.asked
    False
    """

    def __init__(self) -> None:
        self.asked = False
        self._ours = threading.current_thread() is threading.main_thread() and os.name == "posix"
        self._waiting = False
        self._pipe = (-1, -1)
        self._before: tuple[object, int] = (None, -1)

    def __enter__(self) -> Interrupts:
        if self._ours:
            self._pipe = os.pipe()
            os.set_blocking(self._pipe[1], False)
            woken = signal.set_wakeup_fd(self._pipe[1], warn_on_full_buffer=False)
            self._before = (signal.signal(signal.SIGINT, self._pressed), woken)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self._ours:
            handler, woken = self._before
            signal.set_wakeup_fd(woken)
            if callable(handler) or isinstance(handler, signal.Handlers):
                signal.signal(signal.SIGINT, handler)
            for end in self._pipe:
                os.close(end)

    def read_line(self, stream: TextIO) -> str:
        """The next line; empty at the end of input, or if Ctrl-C is or was pressed."""
        self._waiting = True
        try:
            if self.asked:
                return ""
            if self._ours and stream.isatty():
                ready, _, _ = select.select([stream.fileno(), self._pipe[0]], [], [])
                if stream.fileno() not in ready:
                    return ""
            return stream.readline()
        except (KeyboardInterrupt, UnicodeDecodeError):
            return ""
        finally:
            self._waiting = False

    def _pressed(self, number: int, frame: FrameType | None) -> None:
        self.asked = True
        if self._waiting:
            raise KeyboardInterrupt
