/** The score sheet, the sentences at the table, and the orders for new tables. */

import { beforeAll, describe, expect, test } from "vitest";
import { readSheet } from "../src/games/pig/sheet";
import { sitsDown } from "../src/games/pig/players";
import { bankWins, diceChoices, statusText } from "../src/games/pig/talk";
import { tableUrl } from "../src/lib/address";
import { useLanguage } from "../src/lib/i18n/i18n.svelte";
import { bot, fewNumbers, FRIEND, ME, nextPlayer, players, quickOrder, rematch, seatsFor } from "../src/lib/orders";
import type { GameInfo, PigView, Seen } from "../src/lib/protocol";
import { routeOf } from "../src/lib/route.svelte";
import { asPig } from "../src/lib/view";
import { view } from "./support/frames";

const roll = (v: number, result: number, code: string, facts: Record<string, number>): Seen => ({
  v,
  draw: `turn/${v}`,
  source: "d6",
  result,
  notes: [{ code, facts: { seat: 0, ...facts } }],
});

function pig(part: Partial<PigView>): PigView {
  const own = {
    on_turn: 0,
    starter: 0,
    round: 1,
    turn: 1,
    rolls: 0,
    turn_total: 0,
    start_rolls: [],
    last: null,
    out: [],
  };
  return { ...view({ scores: [0, 0] }), ...own, closing: null, playing_off: [], target: 100, hold: 20, ...part };
}

describe("the score sheet", () => {
  test("throws gather until the turn ends, then stand as one entry", () => {
    const events: Seen[] = [roll(1, 5, "gain", { points: 5, total: 5 }), roll(2, 3, "gain", { points: 3, total: 8 })];
    const open = readSheet(events, 2);
    expect(open.throws.map(({ points }) => points)).toEqual([5, 3]);
    const bank: Seen = {
      v: 3,
      seat: 0,
      move: "bank",
      notes: [{ code: "bank", facts: { seat: 0, points: 8, score: 8 } }],
    };
    const closed = readSheet([...events, bank, roll(4, 1, "bust", { lost: 0, seat: 1 })], 2);
    expect(closed.throws).toEqual([]);
    expect(closed.columns).toEqual([[{ kind: "bank", points: 8, score: 8 }], [{ kind: "bust", lost: 0 }]]);
  });

  test("faces are counted over all dice, other luck is not", () => {
    const events: Seen[] = [
      { v: 1, draw: "a", source: "2d6", result: [3, 3] },
      { v: 2, draw: "b", source: "weighted 1:heads 1:tails", result: "heads" },
      { v: 3, draw: "c", source: "d6", result: 1 },
    ];
    const { faces, draws } = readSheet(events, 1);
    expect([...faces]).toEqual([
      [3, 2],
      [1, 1],
    ]);
    expect(draws).toBe(3);
  });
});

describe("what the table says", () => {
  beforeAll(() => useLanguage("ru"));
  const say = (part: Partial<PigView>, you: number | null = 0, ending = "sudden"): string =>
    statusText(pig(part), you, ["Маша", "Петя"], { ending });

  test("whose turn it is, and what can be done", () => {
    expect(say({ moves: ["roll"] })).toBe("Твой ход. Бросай!");
    expect(say({ moves: ["roll", "bank"], turn_total: 14 })).toBe("Твой ход. В копилке 14 — бросай или записывай.");
    expect(say({ on_turn: 1 })).toBe("Ходит Петя.");
    expect(say({ on_turn: 1, turn_total: 9 }, null)).toBe("Ходит Петя. В копилке 9.");
  });

  test("banking is the thing to do once it reaches the target and leaves nobody ahead", () => {
    const near = { moves: ["roll", "bank"], turn_total: 14, scores: [86, 120] };
    expect(bankWins(pig(near), 0, { ending: "sudden" })).toBe(true);
    expect(bankWins(pig(near), 0, { ending: "equal_turns" })).toBe(false);
    expect(bankWins(pig({ ...near, turn_total: 13 }), 0, { ending: "sudden" })).toBe(false);
    expect(say(near)).toBe("Твой ход. В копилке 14 — этого хватит. Записывай!");
  });

  test("a view of the family is known by its fields; any other is not", () => {
    expect(asPig(pig({}))).not.toBeNull();
    expect(asPig(view({}))).toBeNull();
    expect(diceChoices(["roll 1", "roll 2", "bank"])).toEqual([1, 2]);
  });
});

describe("orders", () => {
  const option = { name: "dice", kind: "int", default: 1, choices: [], min: 1, max: 2, group: "" } as const;
  const game: GameInfo = {
    name: "pig",
    rules: 1,
    seats: { min: 1, max: 100 },
    options: [
      { ...option, choices: [] },
      { name: "target", kind: "int", default: 100, choices: [], min: 1, max: 10000, group: "" },
    ],
    presets: {},
    players: ["hold:20"],
    languages: ["ru"],
  };

  test("a few whole numbers are picked from a list, many are written", () => {
    expect(fewNumbers(game.options[0] as (typeof game.options)[0])).toEqual([1, 2]);
    expect(fewNumbers(game.options[1] as (typeof game.options)[0])).toEqual([]);
  });

  test("another game has other seats: programs fill up, the last ones go", () => {
    const wished = [ME, FRIEND];
    expect(seatsFor(wished, { min: 1, max: 6 }, ["a"])).toEqual(wished);
    expect(seatsFor(wished, { min: 4, max: 6 }, ["a", "b"])).toEqual([ME, FRIEND, bot("a"), bot("b")]);
    expect(seatsFor([...wished, bot("a")], { min: 1, max: 2 }, ["a"])).toEqual(wished);
  });

  test("programs that would refuse are not offered, and the next to sit is one who does not sit yet", () => {
    expect(sitsDown("pace", { target: 100, table: "dice" })).toBe(true);
    expect(sitsDown("pace", { target: 50, table: "dice" })).toBe(false);
    expect(sitsDown("random", { target: 50, table: "hog" })).toBe(true);
    expect(players({ ...game, players: ["hold:20", "random"] }, 30)).toEqual(["hold:30", "random"]);
    expect(players(game, undefined)).toEqual(["hold:20"]);
    expect(nextPlayer(["hold:20", "random"], [ME, bot("hold:20")])).toBe("random");
    expect(nextPlayer(["hold:20"], [ME, bot("hold:20")])).toBe("hold:20");
  });

  test("a stranger's first game is one person against one program", () => {
    expect(quickOrder("Маша").seats.map(({ kind }) => kind)).toEqual(["me", "bot"]);
  });

  test("a rematch keeps everybody's place: programs sit, people are invited again", () => {
    const seats = [
      { kind: "person", bot: "" },
      { kind: "bot", bot: "pace" },
      { kind: "person", bot: "" },
    ];
    expect(rematch("pig", { target: 50 }, seats, 2, "Петя").seats).toEqual([
      { kind: "open", bot: "" },
      { kind: "bot", bot: "pace" },
      { kind: "me", bot: "" },
    ]);
  });
});

describe("addresses", () => {
  test("the codes of an invitation stand in the fragment", () => {
    expect(routeOf("/t/abc", "#x1.y2")).toEqual({ at: "table", id: "abc", codes: ["x1", "y2"] });
    expect(routeOf("/t/abc/", "")).toEqual({ at: "table", id: "abc", codes: [] });
    expect(routeOf("/", "")).toEqual({ at: "start" });
    expect(routeOf("/t/", "")).toEqual({ at: "nowhere" });
  });

  test("the wire is encrypted where the page is", () => {
    expect(tableUrl({ protocol: "http:", host: "a:1" })).toBe("ws://a:1/ws");
    expect(tableUrl({ protocol: "https:", host: "b" })).toBe("wss://b/ws");
  });
});
