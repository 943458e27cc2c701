"""``svinarium serve``: settings from the line, the address and its QR code, and what cannot work in one sentence."""

from __future__ import annotations

import socket
from collections.abc import Callable
from pathlib import Path

import pytest

from svinarium.cli.commands.serve import qr_text
from svinarium.kernel import MalformedError
from svinarium.web import server
from svinarium.web.address import addresses, lan_address
from svinarium.web.settings import Settings
from tests.cli.running import answer, refused, run


class FakeHouse:
    """A house that opens and is stopped at once, or that cannot open."""

    def __init__(self) -> None:
        self.settings: list[Settings] = []
        self.failure: BaseException | None = None

    def run(self, settings: Settings, ready: Callable[[], None]) -> None:
        self.settings.append(settings)
        if isinstance(self.failure, MalformedError):
            raise self.failure
        ready()
        if self.failure is not None:
            raise self.failure


@pytest.fixture
def house(monkeypatch: pytest.MonkeyPatch) -> FakeHouse:
    fake = FakeHouse()
    monkeypatch.setattr(server, "run", fake.run)
    return fake


def test_the_defaults_are_the_houses_own(house: FakeHouse) -> None:
    assert run("serve").exit_code == 0
    assert house.settings == [Settings()]


def test_the_line_says_the_settings(house: FakeHouse, tmp_path: Path) -> None:
    given = ["--host", "127.0.0.1", "--port", "9000", "--data", tmp_path, "--database-url", "sqlite:///x.db"]
    given += ["--public-url", "https://pigs.example/", "--tls-cert", "c.pem", "--tls-key", "k.pem"]
    run("serve", *given)
    assert house.settings == [
        Settings(
            host="127.0.0.1",
            port=9000,
            data=tmp_path,
            database_url="sqlite:///x.db",
            public_url="https://pigs.example/",
            tls_cert="c.pem",
            tls_key="k.pem",
        )
    ]


def test_the_data_folder_of_a_user(house: FakeHouse) -> None:
    run("serve", "--data", "~/pigs")
    assert house.settings[0].data == Path.home() / "pigs"


@pytest.mark.usefixtures("house")
def test_the_address_and_its_code_are_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("svinarium.web.address.lan_address", lambda: "192.168.7.7")
    shown = run("serve", "--host", "0.0.0.0", "--port", "9000")
    assert "The house is open." in shown.stdout
    assert "On this machine: http://127.0.0.1:9000/" in shown.stdout
    assert "For phones in the same network: http://192.168.7.7:9000/" in shown.stdout
    assert qr_text("http://192.168.7.7:9000/") in shown.stdout
    assert "The house is closed." in shown.stderr


@pytest.mark.usefixtures("house")
def test_a_public_address_goes_before_that_of_the_network() -> None:
    shown = run("serve", "--public-url", "https://pigs.example/").stdout
    assert "For everybody: https://pigs.example/" in shown
    assert qr_text("https://pigs.example/") in shown


@pytest.mark.usefixtures("house")
def test_a_house_for_this_machine_alone_says_so() -> None:
    shown = run("serve", "--host", "127.0.0.1").stdout
    assert "--host 0.0.0.0" in shown
    assert "█" not in shown


@pytest.mark.usefixtures("house")
def test_a_program_gets_the_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("svinarium.web.address.lan_address", lambda: None)
    assert answer("serve", "--host", "0.0.0.0", "--port", "9000") == {
        "url": "http://127.0.0.1:9000/",
        "network_url": None,
        "public_url": None,
    }


@pytest.mark.parametrize(
    ("settings", "here", "there"),
    [
        (Settings(host="0.0.0.0", port=80), "http://127.0.0.1:80/", "http://10.0.0.5:80/"),
        (Settings(host="10.0.0.5", port=80), "http://10.0.0.5:80/", "http://10.0.0.5:80/"),
        (Settings(host="localhost", port=80), "http://localhost:80/", None),
        (Settings(host="::1", port=80), "http://[::1]:80/", None),
        (Settings(host="::", port=80, tls_cert="c", tls_key="k"), "https://127.0.0.1:80/", "https://10.0.0.5:80/"),
    ],
)
def test_addresses(monkeypatch: pytest.MonkeyPatch, settings: Settings, here: str, there: str | None) -> None:
    monkeypatch.setattr("svinarium.web.address.lan_address", lambda: "10.0.0.5")
    assert addresses(settings) == (here, there)


def test_the_networks_address_is_none_of_this_machine_alone() -> None:
    found = lan_address()
    assert found is None or not found.startswith("127.")


def test_ctrl_c_is_a_way_to_stop(house: FakeHouse) -> None:
    house.failure = KeyboardInterrupt()
    stopped = run("serve")
    assert stopped.exit_code == 0
    assert "The house is closed." in stopped.stderr


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (MalformedError("port_in_use", {"host": "127.0.0.1", "port": 18377}), "Port 18377 on 127.0.0.1 is taken"),
        (MalformedError("folder_unwritable", {"path": "/data"}), "The folder /data cannot be written to"),
        (MalformedError("database_newer", {"found": "0009", "known": "0001"}), "newer than this program"),
        (MalformedError("database_locked", {"path": "x.db"}), "Another running house holds the database x.db"),
        (MalformedError("database_unreadable", {"path": "x.db"}), "x.db is not this house's database"),
        (MalformedError("tls_files", {"path": "c.pem"}), "Both are needed"),
    ],
)
def test_what_cannot_work_is_one_sentence(house: FakeHouse, error: MalformedError, said: str) -> None:
    house.failure = error
    assert said in refused("serve")


def test_a_port_that_is_taken_is_refused_by_the_real_house(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        said = refused("serve", "--host", "127.0.0.1", "--port", port, "--data", tmp_path)
    assert said.startswith(f"Port {port} on 127.0.0.1 is taken.")


def test_wrong_use(tmp_path: Path) -> None:
    assert "--port is a number 1…65535" in refused("serve", "--port", "http")
    file = tmp_path / "file"
    file.write_text("")
    assert "cannot be written to" in refused("serve", "--data", file / "below")
    assert "Needed: sqlite:///" in refused(
        "serve", "--data", tmp_path, "--database-url", "mysql://x/y", "--port", 1 + _free()
    )


def _free() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1]) - 1
