"""Files that people name on the command line: read whole, or refused in one sentence."""

from __future__ import annotations

import errno
from pathlib import Path

from svinarium.kernel import MalformedError

MAX_BYTES = 256 * 1024 * 1024
"""No record is larger; what is has been named by mistake."""


def file_error(error: OSError, path: object = None) -> MalformedError:
    """What the system said about a file, as `MalformedError` ``file`` with the system's name of the error."""
    name = errno.errorcode.get(error.errno or 0, type(error).__name__)
    return MalformedError("file", {"path": str(path or error.filename or "—"), "error": name})


def read_file(path: str) -> bytes:
    """A file's bytes; `MalformedError` ``file`` if it cannot be read, ``file_size`` if it is no record by its size."""
    try:
        with Path(path).open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except OSError as error:
        raise file_error(error, path) from error
    except ValueError as error:
        raise MalformedError("file", {"path": path.replace("\0", "�"), "error": "EINVAL"}) from error
    if len(data) > MAX_BYTES:
        raise MalformedError("file_size", {"path": path, "megabytes": MAX_BYTES // 2**20})
    return data
