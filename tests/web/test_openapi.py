"""The description of the HTTP interface at ``/schema/openapi.json``: it is one, and the house keeps to it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import pytest
from jsonschema import Draft202012Validator

from tests.live.evening import evening, playing
from tests.live.server import Server

ROUTES = {
    "/health": {"get"},
    "/api/games": {"get"},
    "/api/games/{game}": {"get"},
    "/api/games/{game}/messages/{lang}": {"get"},
    "/api/tables": {"post"},
    "/api/tables/{table}": {"get"},
    "/api/tables/{table}/sit": {"post"},
    "/api/tables/{table}/record": {"get"},
    "/api/house": {"get"},
}


@pytest.fixture(scope="module")
def document(house: Server) -> dict[str, Any]:
    answer = httpx.get(f"{house.url}/schema/openapi.json", trust_env=False)
    assert answer.status_code == 200
    read = msgspec.json.decode(answer.content)
    assert isinstance(read, dict)
    return read


def walk(value: Any) -> Iterator[dict[str, Any]]:
    """Every object of the document."""
    if isinstance(value, dict):
        yield value
        for inner in value.values():
            yield from walk(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from walk(inner)


def test_it_describes_every_address(document: dict[str, Any]) -> None:
    assert document["openapi"].startswith("3.1")
    assert document["info"]["title"] == "Svinarium"
    assert {path: set(methods) for path, methods in document["paths"].items()} == ROUTES


def test_it_holds_together(document: dict[str, Any]) -> None:
    schemas = document["components"]["schemas"]
    for value in walk(document):
        reference = value.get("$ref")
        if isinstance(reference, str):
            prefix, _, name = reference.rpartition("/")
            assert prefix == "#/components/schemas"
            assert name in schemas
    for schema in schemas.values():
        Draft202012Validator.check_schema(schema)
    names = [method["operationId"] for path in document["paths"].values() for method in path.values()]
    assert len(set(names)) == len(names)
    for path, methods in document["paths"].items():
        for method in methods.values():
            declared = {p["name"] for p in method.get("parameters", ()) if p["in"] == "path"}
            assert declared == {part[1:-1] for part in path.split("/") if part.startswith("{")}


def test_every_error_is_told_as_it_comes(document: dict[str, Any]) -> None:
    for path in document["paths"].values():
        for method in path.values():
            for status, answer in method["responses"].items():
                if int(status) >= 400 and status != "503":
                    assert answer["content"]["application/json"]["schema"] == {"$ref": "#/components/schemas/ErrorBody"}


@evening
async def test_the_house_answers_as_it_is_described(house: Server, document: dict[str, Any]) -> None:
    checked = set()

    def check(answer: httpx.Response, path: str) -> Any:
        method = answer.request.method.lower()
        described = document["paths"][path][method]["responses"][str(answer.status_code)]["content"]
        kind = answer.headers["content-type"].partition(";")[0]
        schema = described[kind]["schema"]
        value = msgspec.json.decode(answer.content) if kind == "application/json" else answer.text
        Draft202012Validator({**schema, "components": document["components"]}).validate(value)
        checked.add((method, path, answer.status_code))
        return value

    async with (
        playing(house, "me", "hold:20", target=10) as table,
        httpx.AsyncClient(base_url=house.url, trust_env=False) as http,
    ):
        at = f"/api/tables/{table.name}"
        check(await http.get("/health"), "/health")
        for game in check(await http.get("/api/games"), "/api/games"):
            check(await http.get(f"/api/games/{game['name']}"), "/api/games/{game}")
        check(await http.get("/api/games/bridge"), "/api/games/{game}")
        check(await http.get("/api/games/pig?target=0"), "/api/games/{game}")
        check(await http.get("/api/games/pig/messages/ru"), "/api/games/{game}/messages/{lang}")
        check(await http.get("/api/house"), "/api/house")
        check(await http.get(at), "/api/tables/{table}")
        check(await http.get("/api/tables/nowhere"), "/api/tables/{table}")
        check(await http.get(f"{at}/record"), "/api/tables/{table}/record")
        await table.play()
        check(await http.get(f"{at}/record"), "/api/tables/{table}/record")
        wish = {"game": "pig", "seats": [{"kind": "me"}, {"kind": "open"}]}
        opened = check(await http.post("/api/tables", json=wish), "/api/tables")
        check(await http.get(f"/api/tables/{opened['table']}"), "/api/tables/{table}")
        check(await http.post("/api/tables", json={}), "/api/tables")
        check(await http.post("/api/tables", json={"game": "bridge", "seats": []}), "/api/tables")
        sit = {"codes": [code["code"] for code in opened["codes"]]}
        check(await http.post(f"/api/tables/{opened['table']}/sit", json=sit), "/api/tables/{table}/sit")
        http.cookies.clear()
        check(await http.post(f"/api/tables/{opened['table']}/sit", json={"codes": []}), "/api/tables/{table}/sit")
    assert {path for _, path, _ in checked} == set(ROUTES)
    assert {status for _, _, status in checked} == {200, 201, 400, 404, 409}
