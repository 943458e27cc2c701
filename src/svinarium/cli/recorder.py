"""Writing a record while a game is played: append-only, and on disk before the game goes on."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path

from svinarium.cli.files import file_error
from svinarium.kernel import Header, Line, MalformedError, line_text


class Recorder:
    """An open record. Every `write` is flushed and synced, so that an interrupted game leaves a record that replays.

    `MalformedError` ``file_exists`` if there is a file already and ``force`` does not say that it may go, ``file`` with
    what the system said.
    """

    def __init__(self, path: Path, header: Header, *, force: bool = False) -> None:
        self.path = path
        flags = os.O_WRONLY | os.O_CREAT | os.O_APPEND | (os.O_TRUNC if force else os.O_EXCL)
        try:
            self._file = os.fdopen(os.open(path, flags, 0o666), "w", encoding="utf-8", newline="\n")
        except FileExistsError as error:
            raise MalformedError("file_exists", {"path": str(path)}) from error
        except OSError as error:
            raise file_error(error, path) from error
        self._put(line_text(header))
        _sync_folder(path.absolute().parent)

    def write(self, lines: Iterable[Line]) -> None:
        """Put these lines on disk."""
        self._put("".join(map(line_text, lines)))

    def _put(self, text: str) -> None:
        try:
            self._file.write(text)
            self._file.flush()
            os.fsync(self._file.fileno())
        except OSError as error:
            raise file_error(error, self.path) from error

    def close(self) -> None:
        """Nothing more will be written."""
        self._file.close()


def _sync_folder(folder: Path) -> None:
    """Make sure that the folder knows of its new file; where a folder cannot be opened there is nothing to sync."""
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
