"""Secrets at rest: AES-256-GCM with a key that lies in a file of its own, outside the database.

A box is: version (1 byte, 1) ‖ key id (4 bytes) ‖ nonce (12 bytes) ‖ ciphertext and tag. All before the ciphertext, and
the game id, are authenticated with it, so that a box opens for its own game alone. The key id is the beginning of a
hash of the key: it tells a wrong key from a damaged box.

Errors (`MalformedError`): ``secret_key_length`` (``path``, ``found``, ``expected``), ``secret_key_mode`` (``path``,
``mode``), ``secret_key_file`` (``path``, ``reason``: the system's name of the error, or ``not_a_file``),
``secret_box_key`` (``game_id``: sealed with another key), ``secret_box_damaged`` (``game_id``).
"""

from __future__ import annotations

import errno
import os
import secrets
import stat
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from svinarium.kernel.errors import MalformedError
from svinarium.ledger.hidden import Secret

KEY_SIZE = 32
"""Bytes of the key, and of its file."""

_VERSION = b"\x01"
_KEY_ID = 4
_NONCE = 12
_HEAD = len(_VERSION) + _KEY_ID + _NONCE


class SecretBox:
    """Seals and opens the secrets of games with one key. ``random`` gives the nonces; only simulations replace it.

    >>> box = SecretBox(Secret(bytes(32)))
    >>> box.open(box.seal(Secret(b"dice"), game_id=bytes(16)), game_id=bytes(16)) == Secret(b"dice")
    True
    """

    def __init__(self, key: Secret, random: Callable[[int], bytes] = secrets.token_bytes) -> None:
        self._cipher = AESGCM(bytes(key))
        self._key_id = sha256(b"svinarium/1/key-id" + bytes(key)).digest()[:_KEY_ID]
        self._random = random

    @classmethod
    def from_file(cls, path: Path, random: Callable[[int], bytes] = secrets.token_bytes) -> SecretBox:
        """The box whose key lies at ``path``; the file is made, with mode 0600, if there is none."""
        return cls(load_key(path, random), random)

    def seal(self, secret: Secret, game_id: bytes) -> bytes:
        """The secret of a game, encrypted: what may lie in a database."""
        head = _VERSION + self._key_id + self._random(_NONCE)
        return head + self._cipher.encrypt(head[-_NONCE:], bytes(secret), head + game_id)

    def open(self, box: bytes, game_id: bytes) -> Secret:
        """The secret back; `MalformedError` ``secret_box_key`` or ``secret_box_damaged`` if this is not its box."""
        head = box[:_HEAD]
        if len(head) < _HEAD or not head.startswith(_VERSION):
            raise MalformedError("secret_box_damaged", {"game_id": game_id.hex()})
        if not head.startswith(_VERSION + self._key_id):
            raise MalformedError("secret_box_key", {"game_id": game_id.hex()})
        try:
            return Secret(self._cipher.decrypt(head[-_NONCE:], box[_HEAD:], head + game_id))
        except InvalidTag as error:
            raise MalformedError("secret_box_damaged", {"game_id": game_id.hex()}) from error


def load_key(path: Path, random: Callable[[int], bytes] = secrets.token_bytes) -> Secret:
    """The key at ``path``, made once if there is none. Refuses a file that others may read, or of another length."""
    try:
        if not path.exists():
            _make(path, random(KEY_SIZE))
        return _read(path)
    except OSError as error:
        reason = errno.errorcode.get(error.errno or 0, type(error).__name__)
        raise MalformedError("secret_key_file", {"path": str(path), "reason": reason}) from error


def _make(path: Path, key: bytes) -> None:
    """Write the key under a name of its own, then link it to its place: never half a key, and never a second one."""
    draft = path.with_name(f"{path.name}.{secrets.token_hex(8)}")
    handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(handle, "wb") as file:
            os.fchmod(file.fileno(), 0o600)
            file.write(key)
            file.flush()
            os.fsync(file.fileno())
        os.link(draft, path)
    except FileExistsError:
        return  # another process was faster: its key is the key
    finally:
        draft.unlink()
    _sync_folder(path.parent)


def _sync_folder(folder: Path) -> None:
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _read(path: Path) -> Secret:
    with path.open("rb") as file:
        found = os.fstat(file.fileno())
        if not stat.S_ISREG(found.st_mode):
            raise MalformedError("secret_key_file", {"path": str(path), "reason": "not_a_file"})
        if os.name == "posix" and found.st_mode & 0o077:
            raise MalformedError("secret_key_mode", {"path": str(path), "mode": f"{stat.S_IMODE(found.st_mode):04o}"})
        key = file.read(KEY_SIZE + 1)
    if len(key) != KEY_SIZE:
        raise MalformedError("secret_key_length", {"path": str(path), "found": found.st_size, "expected": KEY_SIZE})
    return Secret(key)
