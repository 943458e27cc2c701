"""The house's chain: no game left out, none slipped in, every reveal counted."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from svinarium.ledger import ZERO_HASH, HouseChain, OpenLine, check_chain
from tests.ledger.build import made_up, malformed, new_opening


def house(games: int) -> tuple[list[bytes], dict[int, bytes]]:
    """Open lines of a house's games, and all their secrets."""
    chain, lines, secrets = HouseChain(), [], {}
    for number in range(1, games + 1):
        secrets[number] = made_up(f"secret {number}", 32)
        opening = new_opening(
            number=chain.next_number,
            previous=chain.previous,
            game_id=made_up(f"game {number}", 16),
            secret=secrets[number],
        )
        lines.append(opening.open_line)
        chain = chain.with_opened(opening.open_line)
        assert chain.previous == opening.open_hash
    return lines, secrets


LINES, SECRETS = house(6)


def test_an_empty_house() -> None:
    chain = HouseChain()
    assert (chain.next_number, chain.previous) == (1, ZERO_HASH)
    assert check_chain([], {}) == chain


def test_the_counts_are_the_answer_of_the_house() -> None:
    chain = HouseChain().with_opened(LINES[0]).with_opened(LINES[1]).with_opened(LINES[2])
    chain = chain.with_revealed().with_revealed(cancelled=True, repeated=True)
    assert msgspec.to_builtins(chain) == {
        "opened": 3,
        "open": 1,
        "revealed": 2,
        "cancelled": 1,
        "repeated_starts": 1,
        "head": chain.previous.hex(),
    }
    assert msgspec.json.decode(msgspec.json.encode(chain), type=HouseChain) == chain


def test_a_repeated_start_is_a_cancelled_game() -> None:
    chain = HouseChain().with_opened(LINES[0])
    assert (chain.with_revealed(repeated=True).cancelled, chain.with_revealed(repeated=True).repeated_starts) == (1, 1)
    assert (chain.with_revealed(cancelled=True).cancelled, chain.with_revealed(cancelled=True).repeated_starts) == (
        1,
        0,
    )
    assert (chain.with_revealed().cancelled, chain.with_revealed().revealed) == (0, 1)


@pytest.mark.parametrize("revealed", [{}, {1, 2, 3, 4, 5, 6}, {2}, {1, 6}])
def test_a_whole_chain(revealed: set[int]) -> None:
    checked = check_chain(LINES, {number: SECRETS[number] for number in revealed})
    assert (checked.opened, checked.revealed, checked.open) == (6, len(revealed), 6 - len(revealed))
    assert (checked.next_number, checked.cancelled, checked.repeated_starts) == (7, 0, 0)


def test_a_game_cannot_be_left_out() -> None:
    for at in range(5):
        assert malformed(check_chain, LINES[:at] + LINES[at + 1 :], {}) == (
            "ledger_chain",
            {"number": at + 1, "what": "number"},
        )


def test_a_game_cannot_be_slipped_in_or_exchanged() -> None:
    third = OpenLine.parse(LINES[2])
    other = msgspec.structs.replace(third, game="sysna").encode()
    assert malformed(check_chain, [*LINES[:2], other, *LINES[3:]], {}) == (
        "ledger_chain",
        {"number": 4, "what": "previous"},
    )
    assert malformed(check_chain, [*LINES[:2], other, *LINES[2:]], {})[1] == {"number": 4, "what": "number"}
    assert malformed(check_chain, [LINES[1], LINES[0]], {})[1] == {"number": 1, "what": "number"}


def test_a_game_id_is_used_once() -> None:
    chain = HouseChain().with_opened(LINES[0])
    again = new_opening(number=2, previous=chain.previous, game_id=OpenLine.parse(LINES[0]).game_id)
    assert malformed(check_chain, [LINES[0], again.open_line], {})[1] == {"number": 2, "what": "game_id"}


@pytest.mark.parametrize("wrong", [bytes(32), bytes(31), b"", SECRETS[2]])
def test_a_secret_that_does_not_open(wrong: bytes) -> None:
    assert malformed(check_chain, LINES, SECRETS | {4: wrong}) == ("ledger_chain", {"number": 4, "what": "secret"})


@pytest.mark.parametrize("number", [0, -1, 7])
def test_a_reveal_of_no_game(number: int) -> None:
    code, facts = malformed(check_chain, LINES, SECRETS | {number: bytes(32)})
    assert (code, facts) == ("ledger_chain", {"number": number, "what": "reveal"})


def test_what_is_no_open_line() -> None:
    assert malformed(check_chain, [LINES[0], b"open"], {})[0] == "ledger_line"


def test_counts_that_cannot_be() -> None:
    assert malformed(HouseChain().with_revealed)[1]["what"] == "counts"
    for counts in ({"opened": 1}, {"opened": 1, "open": 2}, {"opened": 1, "revealed": 1, "cancelled": 2}):
        assert malformed(lambda counts=counts: HouseChain(**counts))[1]["what"] == "counts"
    assert malformed(lambda: HouseChain(opened=1, revealed=1, repeated_starts=1))[1]["what"] == "counts"


@settings(deadline=None)
@given(st.integers(0, 4), st.data())
def test_any_changed_byte_is_found(game: int, data: st.DataObject) -> None:
    """Every byte of an open line is bound: by its own form, or by the line after it."""
    line = bytearray(LINES[game])
    line[data.draw(st.integers(0, len(line) - 1))] ^= data.draw(st.integers(1, 255))
    code, facts = malformed(check_chain, [*LINES[:game], bytes(line), *LINES[game + 1 :]], {})
    assert code in ("ledger_chain", "ledger_line")
    assert facts.get("number") in (None, game + 1, game + 2)
