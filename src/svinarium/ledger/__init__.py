"""The ledger: dice that every player can verify. One a game; the format is in ``docs/ledger.md``.

>>> from svinarium.kernel.draws import Die, Draw
>>> opening = Opening.new(number=1, previous=ZERO_HASH, game="pig", rules=1, options={"target": 50}, seats=2,
...                       participants=(), game_id=bytes(16), secret=bytes(32))
>>> ledger = opening.seal()
>>> ledger.answer(Draw("turn/1/roll/1", Die(6)))
6

`standalone` is the verifier that shares no code with the rest: ``python standalone.py record.jsonl``.
"""

from svinarium.ledger.chain import HouseChain, check_chain
from svinarium.ledger.encoding import read_hex
from svinarium.ledger.hidden import Secret
from svinarium.ledger.ledger import Ledger
from svinarium.ledger.opening import Opening
from svinarium.ledger.secrets_box import SecretBox, load_key
from svinarium.ledger.transcript import (
    ZERO_HASH,
    EntropyLine,
    HashLine,
    OpenLine,
    SecretLine,
)
from svinarium.ledger.words import comparison_words, word_list

__all__ = [
    "ZERO_HASH",
    "EntropyLine",
    "HashLine",
    "HouseChain",
    "Ledger",
    "OpenLine",
    "Opening",
    "Secret",
    "SecretBox",
    "SecretLine",
    "check_chain",
    "comparison_words",
    "load_key",
    "read_hex",
    "word_list",
]
