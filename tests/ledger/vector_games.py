"""The games of ``tests/vectors/ledger.json``: what is agreed on, and the draws that are asked for, with notes.

Positions like ``turn/1841342657/roll/1`` were searched for: their streams hold a word that must be thrown away.
"""

from __future__ import annotations

from typing import Any

PIG = {
    "bust_on": "one",
    "dice": 1,
    "ending": "sudden",
    "first": "lowest_roll",
    "round_limit": "none",
    "target": 100,
    "tie": "play_off",
    "void_on": "none",
}

POSES = "weighted 5629:pink 5632:dot 3659:razorback 1432:trotter 489:snouter 99:leaning_jowler"

GAMES: list[dict[str, Any]] = [
    {
        "name": "two-people-and-a-bot",
        "note": "Seats 0 and 2 are people, seat 1 is a program.",
        "number": 1,
        "game": "pig",
        "rules": 1,
        "options": PIG,
        "seats": 3,
        "participants": [0, 2],
        "draws": [
            *((f"start/1/seat/{seat}", "d6") for seat in range(3)),
            *((f"turn/{turn}/roll/{roll}", "d6") for turn in range(1, 5) for roll in range(1, 6)),
            *((f"dice/{n}", source) for n, source in enumerate(("2d6", "5d6", "d20", "d1", "3d1", "d2", "20d6"), 1)),
            ("coin", "weighted 1:heads 1:tails"),
            ("certain", "weighted 7:always"),
            ("pig/1", POSES),
            ("pig/2", POSES),
            *((f"deck/{n}", f"shuffle {n}") for n in (1, 2, 3, 52, 112)),
        ],
    },
    {
        "name": "only-programs",
        "note": "No participants: the transcript is the open line alone. No options.",
        "number": 2,
        "game": "two-dice-pig",
        "rules": 3,
        "options": {},
        "seats": 2,
        "participants": [],
        "draws": [(f"turn/{turn}/roll/1", "2d6") for turn in range(1, 11)],
    },
    {
        "name": "all-alphabets",
        "note": "Option names in code point order (not UTF-16 order), values of all kinds, positions beyond ASCII.",
        "number": 3,
        "game": "свинья/гостя",
        "rules": 4294967295,
        "options": {
            "цель": -5,
            "": "an empty name",
            "\U0001f437": "a pig",
            "\uff21": "a wide A",
            "b": True,
            "a": False,
            "Z": "",
            "e\u0301": "decomposed",
            "\u00e9": "composed",
        },
        "seats": 8,
        "participants": [0, 1, 3, 5, 6],
        "draws": [
            ("ход/7/бросок/2", "d6"),
            ("\U0001f437/1", "d6"),
            ("", "d6", "The position is the empty text."),
            ("e\u0301", "d100", "Decomposed and composed: two positions. Nothing is normalised."),
            ("\u00e9", "d100"),
            ("колода", "shuffle 112"),
            ("монета", "weighted 1:орёл 1:решка"),
        ],
    },
    {
        "name": "large-ranges",
        "note": "Numbers of several words, and draws where a number is thrown away.",
        "number": 4,
        "game": "sysna",
        "rules": 1,
        "options": {"rounds": 10},
        "seats": 1,
        "participants": [0],
        "draws": [
            *((f"third/{n}", "d3221225472", "3 * 2^30 sides: one number in four is thrown away.") for n in range(1, 9)),
            *((f"half/{n}", "d2147483649", "2^31 + 1 sides: nearly every other number is.") for n in range(1, 5)),
            ("turn/1841342657/roll/1", "d6", "The first word is fffffffc: thrown away even for a common die."),
            (
                "turn/8676037/roll/1",
                "8d6",
                "The seventh word is fffffffc: the last two dice come from the words after it.",
            ),
            ("several", "12d3000000000", "Rejections in the middle shift the dice after them."),
            ("sides", "d9007199254740991", "The most sides of a die: 2^53 - 1, two words."),
            ("word", "d4294967296", "2^32 sides: exactly one word, none is thrown away."),
            ("word+1", "d4294967297", "2^32 + 1 sides: two words."),
            ("total/33", f"weighted {2**32 - 1}:most 2:rest", "A sum of 2^32 + 1: two words."),
            ("total/34", f"weighted 1:a {2**33 - 2}:b 1:c"),
            *((f"total/64/{n}", f"weighted {2**62}:a {2**62}:b {2**62}:c", "A sum of 3 * 2^62.") for n in range(1, 7)),
            ("total/65", f"weighted {2**64}:most 1:rest", "A sum of 2^64 + 1: three words."),
            *(
                (f"total/96/{n}", f"weighted {2**93}:a {2**94}:b {2**94 + 1}:c", "Three words, often thrown away.")
                for n in (1, 2, 3, 4, 11)
            ),
            ("total/161", f"weighted {2**159}:a {2**160}:b {2**159 + 1}:c", "Six words."),
            *(
                (f"total/256/{n}", f"weighted {2**254}:a {2**254 + 1}:b", "Eight words, half of them thrown away.")
                for n in range(1, 5)
            ),
            ("total/max", f"weighted {2**255}:a {2**255}:b", "The largest sum: 2^256."),
        ],
    },
]
