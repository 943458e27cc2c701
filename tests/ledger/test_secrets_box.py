"""Secrets at rest, and the key that lies beside the database."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from svinarium.ledger import Secret, SecretBox, load_key
from svinarium.ledger.secrets_box import KEY_SIZE
from tests.ledger.build import made_up, malformed

KEY = Secret(made_up("key", 32))
GAME = made_up("game", 16)
SECRET = Secret(made_up("secret", 32))


def test_a_secret_comes_back() -> None:
    box = SecretBox(KEY)
    sealed = box.seal(SECRET, GAME)
    assert box.open(sealed, GAME) == SECRET
    assert SecretBox(KEY).open(sealed, GAME) == SECRET
    assert bytes(SECRET) not in sealed
    assert len(sealed) == 1 + 4 + 12 + 32 + 16


def test_every_box_has_a_nonce_of_its_own() -> None:
    box = SecretBox(KEY)
    assert len({box.seal(SECRET, GAME) for _ in range(50)}) == 50
    fixed = SecretBox(KEY, random=bytes)
    assert fixed.seal(SECRET, GAME) == fixed.seal(SECRET, GAME)


def test_a_wrong_key_is_told_from_a_damaged_box() -> None:
    sealed = SecretBox(KEY).seal(SECRET, GAME)
    other = SecretBox(Secret(made_up("other key", 32)))
    assert malformed(other.open, sealed, GAME) == ("secret_box_key", {"game_id": GAME.hex()})
    assert malformed(SecretBox(KEY).open, sealed[:-1], GAME) == ("secret_box_damaged", {"game_id": GAME.hex()})


def test_a_box_is_of_one_game() -> None:
    sealed = SecretBox(KEY).seal(SECRET, GAME)
    assert malformed(SecretBox(KEY).open, sealed, made_up("other", 16))[0] == "secret_box_damaged"


@settings(deadline=None)
@given(st.integers(0, 64), st.integers(1, 255))
def test_every_changed_byte_is_found(at: int, mask: int) -> None:
    sealed = bytearray(SecretBox(KEY).seal(SECRET, GAME))
    sealed[at] ^= mask
    expected = "secret_box_key" if 1 <= at < 5 else "secret_box_damaged"
    assert malformed(SecretBox(KEY).open, bytes(sealed), GAME)[0] == expected


@settings(deadline=None)
@given(st.binary(max_size=100))
def test_any_bytes(box: bytes) -> None:
    assert malformed(SecretBox(KEY).open, box, GAME)[0] in ("secret_box_damaged", "secret_box_key")


# --- the key's file ---------------------------------------------------------------------------------------------------


def test_the_key_is_made_once(tmp_path: Path) -> None:
    path = tmp_path / "key"
    first = load_key(path)
    assert path.read_bytes() == bytes(first)
    assert len(first) == KEY_SIZE
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert load_key(path) == first
    assert [file.name for file in tmp_path.iterdir()] == ["key"]
    assert SecretBox.from_file(path).open(SecretBox(first).seal(SECRET, GAME), GAME) == SECRET


def test_the_key_is_random(tmp_path: Path) -> None:
    assert load_key(tmp_path / "a") != load_key(tmp_path / "b")


def test_its_mode_does_not_depend_on_the_process(tmp_path: Path) -> None:
    before = os.umask(0o277)
    try:
        load_key(tmp_path / "key")
    finally:
        os.umask(before)
    assert stat.S_IMODE((tmp_path / "key").stat().st_mode) == 0o600


def test_who_is_slower_takes_the_key_that_is_there(tmp_path: Path) -> None:
    """Another process makes the file between the look and the write: nothing is overwritten, nothing is left over."""
    path = tmp_path / "key"

    def slow(size: int) -> bytes:
        path.write_bytes(bytes(KEY))
        path.chmod(0o600)
        return bytes(size)

    assert load_key(path, random=slow) == KEY
    assert [file.name for file in tmp_path.iterdir()] == ["key"]


@pytest.mark.parametrize("size", [0, 31, 33, 1000])
def test_another_length(tmp_path: Path, size: int) -> None:
    path = tmp_path / "key"
    path.write_bytes(bytes(size))
    path.chmod(0o600)
    assert malformed(load_key, path) == ("secret_key_length", {"path": str(path), "found": size, "expected": 32})
    assert path.stat().st_size == size


@pytest.mark.parametrize("mode", [0o640, 0o604, 0o644, 0o660, 0o610, 0o666, 0o777])
def test_a_key_that_others_may_use(tmp_path: Path, mode: int) -> None:
    path = tmp_path / "key"
    load_key(path)
    path.chmod(mode)
    assert malformed(load_key, path) == ("secret_key_mode", {"path": str(path), "mode": f"0{mode:o}"})


def test_a_key_that_is_read_only(tmp_path: Path) -> None:
    key = load_key(tmp_path / "key")
    (tmp_path / "key").chmod(0o400)
    assert load_key(tmp_path / "key") == key


def test_no_file_can_be_there(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir(mode=0o700)
    (tmp_path / "file").write_bytes(b"")
    (tmp_path / "lost").symlink_to(tmp_path / "nowhere")
    for name, reason in (("folder", "EISDIR"), ("file/key", "ENOTDIR"), ("none/key", "ENOENT"), ("lost", "ENOENT")):
        path = tmp_path / name
        assert malformed(load_key, path) == ("secret_key_file", {"path": str(path), "reason": reason})


def test_something_that_is_no_file() -> None:
    path = Path(os.devnull)
    assert malformed(load_key, path) == ("secret_key_file", {"path": str(path), "reason": "not_a_file"})


def test_no_error_shows_a_key(tmp_path: Path) -> None:
    path = tmp_path / "key"
    key = load_key(path)
    path.chmod(0o644)
    _, facts = malformed(load_key, path)
    assert key.hex() not in str(facts)
    assert repr(key) == "Secret(32 bytes)"
