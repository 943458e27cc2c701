"""The front end's files, and what a browser is told about them. The files here are the test's own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.live.evening import evening
from tests.live.raw import Raw
from tests.live.server import Server

PAGE = "<!doctype html><title>Свинарник</title>"
SECRET = "nobody may read this"


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house with a small front end, and files around it that are nobody's business."""
    folder = tmp_path_factory.mktemp("built")
    static = folder / "web" / "static"
    for path, text in {
        static / "index.html": PAGE,
        static / "pig.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
        static / "assets" / "app-1234.js": "export {}",
        static / "assets" / "app-1234.css": "body {}",
        static / "inner" / "secret.txt": SECRET,
        static / ".hidden": SECRET,
        folder / "web" / "app.py": SECRET,
        folder / "secret.txt": SECRET,
    }.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    constants = {"svinarium.web.pages:STATIC": str(static)}
    with Server(tmp_path_factory.mktemp("house"), constants=constants) as house:
        yield house


async def get(server: Server, path: str) -> tuple[int, str, str]:
    """Status, head (lower case) and body of an answer; the path is sent as it is written here."""
    async with await Raw.open(server) as raw:
        request = f"GET {path} HTTP/1.1\r\nhost: {server.address}\r\nconnection: close\r\n\r\n"
        status, head = await raw.ask(request.encode())
        return status, head.decode().lower(), (await raw.reader.read()).decode()


@pytest.mark.parametrize("path", ["/", "/t/abcdefgh", "/verify", "/about"])
@evening
async def test_the_page_has_every_address_and_one_policy(built: Server, path: str) -> None:
    status, head, body = await get(built, path)
    assert (status, body) == (200, PAGE)
    assert "content-type: text/html; charset=utf-8" in head
    assert "cache-control: no-cache" in head
    assert "x-content-type-options: nosniff" in head
    assert "referrer-policy: no-referrer" in head
    policy = next(line for line in head.splitlines() if line.startswith("content-security-policy: "))
    rules = dict(rule.strip().split(" ", 1) for rule in policy.partition(": ")[2].split(";"))
    assert rules["default-src"] == "'self'"
    assert rules["script-src"] == "'self'"
    assert (rules["frame-ancestors"], rules["base-uri"], rules["form-action"]) == ("'none'", "'none'", "'self'")


@evening
async def test_files_have_their_types_and_are_kept_as_long_as_they_may(built: Server) -> None:
    for path, kind, caching in (
        ("/pig.svg", "image/svg+xml", "no-cache"),
        ("/assets/app-1234.js", "javascript", "immutable"),
        ("/assets/app-1234.css", "text/css", "immutable"),
    ):
        status, head, _ = await get(built, path)
        assert status == 200
        kinds = [line for line in head.splitlines() if line.startswith("content-type: ")]
        assert len(kinds) == 1
        assert kind in kinds[0]
        assert caching in next(line for line in head.splitlines() if line.startswith("cache-control: "))
        assert "attachment" not in head


@pytest.mark.parametrize(
    "path",
    [
        "/../app.py",
        "/..%2fapp.py",
        "/%2e%2e/app.py",
        "/%2e%2e%2fapp.py",
        "/..%5capp.py",
        "/.hidden",
        "/inner/secret.txt",
        "/inner%2fsecret.txt",
        "/static/index.html",
        "/assets/../inner/secret.txt",
        "/assets/%2e%2e/inner/secret.txt",
        "/assets/..%2finner%2fsecret.txt",
        "/assets/..%2f..%2fapp.py",
        "/assets/....//app.py",
        "/assets//../../../secret.txt",
        "/assets/%00",
        "/pig.svg%00.txt",
        "/t/../../app.py",
        "//etc/passwd",
        "/%2fetc%2fpasswd",
        "/assets/%2fetc%2fpasswd",
        "/assets/",
        "/assets",
        "/pig.svg/",
    ],
)
@evening
async def test_nothing_else_is_served(built: Server, path: str) -> None:
    status, _, body = await get(built, path)
    assert SECRET not in body
    assert "root:" not in body
    assert status in (200, 400, 404, 405)
    assert status != 200 or body in (PAGE, "<svg xmlns='http://www.w3.org/2000/svg'/>")


@evening
async def test_a_house_whose_page_is_not_built_says_so(tmp_path_factory: pytest.TempPathFactory) -> None:
    constants = {"svinarium.web.pages:STATIC": str(tmp_path_factory.mktemp("nothing") / "static")}
    with Server(tmp_path_factory.mktemp("house"), constants=constants) as house:
        status, head, body = await get(house, "/")
        assert status == 503
        assert "text/plain" in head
        assert "make setup" in body
        assert (await get(house, "/index.html"))[0] == 404
        assert (await get(house, "/assets/app.js"))[0] == 404
