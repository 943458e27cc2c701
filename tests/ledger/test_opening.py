"""The ceremony: who may send what, when, and what is published then."""

from __future__ import annotations

import json
from typing import Any

import hypothesis.strategies as st
import pytest
from hypothesis import given, settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from svinarium.kernel.draws import Die, Draw
from svinarium.kernel.errors import IllegalError
from svinarium.ledger import EntropyLine, HashLine, Opening, OpenLine, Secret
from tests.ledger.build import digest_of, entropy_of, filled, made_up, malformed, new_opening, openings, refused


def test_the_whole_ceremony() -> None:
    opening = new_opening()
    assert opening.lines == (opening.open_line,)
    assert (opening.waiting, opening.digests_complete, opening.complete) == ((0, 2), False, False)

    opening = opening.with_digest(2, digest_of(opening, 2))
    assert (opening.waiting, opening.hash_lines, opening.lines) == ((0,), (), (opening.open_line,))

    opening = opening.with_digest(0, digest_of(opening, 0))
    assert (opening.waiting, opening.digests_complete) == ((0, 2), True)
    assert [HashLine.parse(line).seat for line in opening.hash_lines] == [0, 2]

    opening = opening.with_entropy(2, entropy_of(2))
    assert (opening.waiting, opening.entropy_lines, opening.complete) == ((0,), (), False)

    opening = opening.with_entropy(0, entropy_of(0))
    assert (opening.waiting, opening.complete) == ((), True)
    assert [EntropyLine.parse(line).entropy for line in opening.entropy_lines] == [
        Secret(entropy_of(0)),
        Secret(entropy_of(2)),
    ]

    ledger = opening.seal()
    assert ledger.lines == opening.lines == (opening.open_line, *opening.hash_lines, *opening.entropy_lines)
    assert (ledger.secret, ledger.open, ledger.game_id) == (opening.secret, opening.line, opening.game_id)
    assert ledger.answer(Draw("turn/1/roll/1", Die(6))) in range(1, 7)


def test_without_people_it_is_sealed_at_once() -> None:
    opening = new_opening(participants=())
    assert (opening.waiting, opening.digests_complete, opening.complete) == ((), True, True)
    assert opening.seal().lines == (opening.open_line,)


def test_every_participant_changes_every_draw() -> None:
    draw = Draw("turn/1/roll/1", Die(2**53 - 1))
    opening = new_opening()
    answers = {
        filled(opening).seal().answer(draw),
        filled(new_opening(secret=made_up("other", 32))).seal().answer(draw),
    }
    for changed in (0, 2):
        entropies = {seat: made_up("x", 16) if seat == changed else entropy_of(seat) for seat in (0, 2)}
        started = opening
        for seat, entropy in entropies.items():
            digest = EntropyLine(opening.game_id, seat, Secret(entropy)).digest()
            started = started.with_digest(seat, digest)
        for seat, entropy in entropies.items():
            started = started.with_entropy(seat, entropy)
        answers.add(started.seal().answer(draw))
    assert len(answers) == 4


def test_foreign_seats() -> None:
    opening = new_opening()
    for seat in (1, 3, -1):
        for send, sent in ((opening.with_digest, bytes(32)), (opening.with_entropy, bytes(16))):
            assert refused(send, seat, sent) == ("ledger_not_participant", {"seat": seat})


def test_a_digest_is_sent_once() -> None:
    opening = new_opening().with_digest(0, bytes(32))
    assert opening.with_digest(0, bytes(32)) == opening
    assert refused(opening.with_digest, 0, b"\1" * 32) == ("ledger_digest_changed", {"seat": 0})
    complete = filled(new_opening())
    assert complete.with_digest(0, digest_of(complete, 0)) == complete
    assert refused(complete.with_digest, 0, bytes(32)) == ("ledger_digest_changed", {"seat": 0})


def test_entropy_comes_after_all_digests() -> None:
    opening = new_opening()
    opening = opening.with_digest(0, digest_of(opening, 0))
    assert refused(opening.with_entropy, 0, entropy_of(0)) == (
        "ledger_entropy_early",
        {"seat": 0, "missing": 1},
    )


def test_entropy_matches_its_digest() -> None:
    opening = new_opening()
    for seat in (0, 2):
        opening = opening.with_digest(seat, digest_of(opening, seat))
    assert refused(opening.with_entropy, 0, entropy_of(2)) == ("ledger_entropy_mismatch", {"seat": 0})
    opening = opening.with_entropy(0, entropy_of(0))
    assert opening.with_entropy(0, entropy_of(0)) == opening
    assert refused(opening.with_entropy, 0, entropy_of(2)) == ("ledger_entropy_changed", {"seat": 0})


def test_a_copied_digest_is_of_no_use() -> None:
    """Seat 2 repeats what seat 0 has sent; when seat 0 shows its bytes they do not open the digest for seat 2."""
    opening = new_opening()
    copied = digest_of(opening, 0)
    opening = opening.with_digest(0, copied).with_digest(2, copied).with_entropy(0, entropy_of(0))
    assert refused(opening.with_entropy, 2, entropy_of(0)) == ("ledger_entropy_mismatch", {"seat": 2})


def test_sizes_are_exact() -> None:
    opening = new_opening()
    for size in (0, 31, 33):
        code, facts = malformed(opening.with_digest, 0, bytes(size))
        assert (code, facts) == ("ledger_line", {"line": "hash", "field": "digest", "what": "length"})
    assert malformed(lambda: opening.with_entropy(0, bytes(15)))[1]["field"] == "entropy"
    assert malformed(lambda: new_opening(secret=bytes(31)))[1]["field"] == "secret"
    assert malformed(lambda: new_opening(game_id=bytes(17)))[1]["field"] == "game_id"


def test_it_is_sealed_when_complete() -> None:
    opening = new_opening()
    assert refused(opening.seal) == ("ledger_not_complete", {"missing": 4})
    opening = opening.with_digest(0, digest_of(opening, 0)).with_digest(2, digest_of(opening, 2))
    assert refused(opening.seal) == ("ledger_not_complete", {"missing": 2})


def test_the_public_part_is_plain() -> None:
    opening = filled(new_opening())
    log = opening.to_log()
    assert json.loads(json.dumps(log)) == log == opening.seal().to_log()
    assert log == {
        "game_id": opening.game_id.hex(),
        "number": 1,
        "participants": [0, 2],
        "lines": [line.hex() for line in opening.lines],
    }


@settings(deadline=None)
@given(openings())
def test_a_log_brings_it_back(opened: tuple[Opening, Any]) -> None:
    fresh, _ = opened
    hashed = fresh
    for seat in fresh.line.participants:
        hashed = hashed.with_digest(seat, digest_of(fresh, seat))
    for opening in (fresh, hashed, filled(fresh)):
        assert Opening.from_log(opening.to_log()["lines"], fresh.secret) == opening


def test_a_log_that_is_none() -> None:
    opening = filled(new_opening())
    lines = opening.to_log()["lines"]
    other = filled(new_opening(secret=made_up("other", 32)))
    broken = [
        [],
        lines[:2],
        lines[:4],
        [*lines, lines[4]],
        [lines[0], lines[2], lines[1]],
        [*lines[:4], lines[3]],
        [*lines[:3], EntropyLine(opening.game_id, 0, Secret(bytes(16))).encode().hex()],
        [*lines[:3], *lines[4:], *lines[3:4]],
        other.to_log()["lines"],
    ]
    for log in broken:
        assert malformed(Opening.from_log, log, opening.secret)[0] == "ledger_transcript"
    assert malformed(lambda: Opening.from_log(lines, Secret(bytes(32)))) == ("ledger_transcript", {})
    assert malformed(lambda: Opening.from_log([lines[0].upper()], opening.secret))[0] == "ledger_hex"
    assert malformed(lambda: Opening.from_log([lines[0], lines[3]], opening.secret))[0] == "ledger_line"


class Ceremony(RuleBasedStateMachine):
    """Anything sent in any order: the opening stays what a plain account of it says."""

    @initialize(seats=st.integers(1, 4), data=st.data())
    def open(self, seats: int, data: st.DataObject) -> None:
        self.people = sorted(data.draw(st.sets(st.integers(0, seats - 1))))
        self.opening = new_opening(seats=seats, participants=self.people)
        self.digests: dict[int, bytes] = {}
        self.entropies: dict[int, bytes] = {}

    def promised(self, seat: int, which: int) -> bytes:
        return EntropyLine(self.opening.game_id, seat, Secret(bytes([which]) * 16)).digest()

    @rule(seat=st.integers(0, 4), which=st.integers(0, 1))
    def digest(self, seat: int, which: int) -> None:
        sent = self.promised(seat, which)
        allowed = seat in self.people and self.digests.get(seat, sent) == sent
        before = self.opening
        try:
            self.opening = self.opening.with_digest(seat, sent)
        except IllegalError:
            assert not allowed
            assert self.opening is before
        else:
            assert allowed
            self.digests[seat] = sent

    @rule(seat=st.integers(0, 4), which=st.integers(0, 1))
    def entropy(self, seat: int, which: int) -> None:
        allowed = len(self.digests) == len(self.people) and self.digests.get(seat) == self.promised(seat, which)
        try:
            self.opening = self.opening.with_entropy(seat, bytes([which]) * 16)
        except IllegalError:
            assert not allowed
        else:
            assert allowed
            self.entropies[seat] = bytes([which]) * 16

    @precondition(lambda self: len(self.entropies) == len(self.people))
    @rule()
    def seal(self) -> None:
        lines = self.opening.seal().lines
        assert OpenLine.parse(lines[0]).participants == tuple(self.people)
        assert [EntropyLine.parse(line).seat for line in lines[1 + len(self.people) :]] == self.people

    @precondition(lambda self: len(self.entropies) < len(self.people))
    @rule()
    def seal_early(self) -> None:
        missing = 2 * len(self.people) - len(self.digests) - len(self.entropies)
        assert refused(self.opening.seal) == ("ledger_not_complete", {"missing": missing})

    @invariant()
    def published(self) -> None:
        hashed, shown = len(self.digests) == len(self.people), len(self.entropies) == len(self.people)
        assert self.opening.digests_complete == hashed
        assert self.opening.complete == shown
        assert len(self.opening.lines) == 1 + len(self.people) * (hashed + shown)
        missing = self.entropies if hashed else self.digests
        assert list(self.opening.waiting) == [seat for seat in self.people if seat not in missing]
        assert Opening.from_log(self.opening.to_log()["lines"], self.opening.secret).lines == self.opening.lines


TestCeremony = Ceremony.TestCase
TestCeremony.settings = settings(deadline=None, max_examples=60, stateful_step_count=25)


@pytest.mark.parametrize("count", [0, 1, 2, 50])
def test_any_number_of_participants(count: int) -> None:
    ledger = filled(new_opening(seats=max(1, count), participants=range(count))).seal()
    assert len(ledger.lines) == 1 + 2 * count
