/** The generic screen's pieces: moves in words, what a view shows, timers, exact scores, the words of strangers' games. */

import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { choiceOfDice, diceGroup } from "../src/games/any/dice";
import { hueOf } from "../src/games/any/faces";
import { seatFields, sheetsOf, tableFields, worthOf } from "../src/games/any/fields";
import {
  cardText,
  choiceOf,
  found,
  groupsOf,
  mainMove,
  moveByKey,
  movesWith,
  moveText,
  readMove,
} from "../src/games/any/moves";
import { Clocks, secondsLeft } from "../src/lib/clocks";
import { has, learnGame, t, useLanguage } from "../src/lib/i18n/i18n.svelte";
import { botName, seatNames } from "../src/lib/names";
import { readable, scoreText, titled } from "../src/lib/plain";
import { argumentsOf, rulesOf } from "../src/lib/rules";
import { noteText, refusalText } from "../src/lib/words";
import { INFO, view, seatInfo } from "./support/frames";

const WORDS: Record<string, string> = {
  en: `game-trolls-title = Trolls
phase-choose = Throw a rock, or think
move-roll = Roll the rock
move-think-keys = enter, t, think
move-think = Think hard
move-keep = Keep
move-catch-with = Catch { $name }
move-give = Give { $argument } away
move-give-keys = g, give
move-wild-red = Call for red
card-r = red { $rank }
card-gold = the gold
card-stone = a stone worth { $rank }
move-call-with = Call: { $argument }
note-growl = { $name } growls.
player-hold = Sits
field-round = Round
field-mood-bad = grumpy
field-mood = Mood
field-stones = { $value ->
    [one] one stone
   *[other] { $value } stones
  }
field-way = { $value }
field-way--1 = backwards
field-bags = Bags
cell-rocks = rocks
rules-trolls-1-goal =
    The goal
    Get { $target } rocks. A rock falls { $fall_percent } % of the time.
rules-trolls-2-none =
    { $seats ->
        [1] { "" }
       *[other] Together
    }
refusal-too_heavy = { $name }: too heavy.
`,
  ru: `game-trolls-title = Тролли
move-roll = Катить камень
`,
};

beforeAll(async () => {
  vi.stubGlobal("fetch", (path: string) => {
    const found = /^\/api\/games\/trolls\/messages\/(\w+)$/.exec(path);
    return Promise.resolve(found ? new Response(WORDS[found[1] ?? ""]) : new Response("{}", { status: 404 }));
  });
  await useLanguage("en");
  await learnGame("trolls");
});

const speech = { game: "trolls", names: ["Ann", "Bob"] };

describe("moves in words", () => {
  test.each([
    ["roll", "Roll the rock"],
    ["think", "Think hard"],
    ["keep 3 3", "Keep 3 3"],
    ["catch 1", "Catch Bob"],
    ["give r7", "Give red 7 away"],
    ["give gold r2", "Give the gold red 2 away"],
    ["wild red", "Call for red"],
    ["call stone", "Call: stone"],
    ["call stone-5", "Call: a stone worth 5"],
    ["wild blue", "Wild blue"],
    ["swap_all side_dot", "Swap all side dot"],
  ])("%s is %s", (move, text) => expect(moveText(move, speech)).toBe(text));

  test("a card has a name of its own, one of its kind, or its text", () => {
    expect(["gold", "r7", "r-grab", "x9"].map((card) => cardText(card, "trolls"))).toEqual([
      "the gold",
      "red 7",
      "r grab",
      "x9",
    ]);
  });

  test("moves with one first word are one group, named by it; under it stands what differs", () => {
    const groups = groupsOf(["keep 3", "roll", "keep 5 5"], speech);
    expect(groups.map(({ label, choices }) => [label, choices.map(({ short }) => short)])).toEqual([
      ["Roll the rock", ["Roll the rock"]],
      ["Keep", ["3", "5 5"]],
    ]);
    expect(choiceOf("catch 1", speech).short).toBe("Catch Bob");
    expect(choiceOf("call gold", speech).short).toBe("the gold");
  });

  test("they are found by their words and by their texts", () => {
    const choices = ["keep 3", "give r7", "think"].map((move) => choiceOf(move, speech));
    expect(found(choices, " RED ").map(({ move }) => move)).toEqual(["give r7"]);
    expect(found(choices, "r7").map(({ move }) => move)).toEqual(["give r7"]);
    expect(found(choices, "nothing")).toEqual([]);
  });

  test("the move of a key, and the one that Enter makes", () => {
    const moves = ["roll", "think", "give r7"];
    expect([moveByKey("T", moves, "trolls"), moveByKey("g", moves, "trolls")]).toEqual(["think", null]);
    expect(mainMove(moves, "trolls")).toBe("think");
    expect(mainMove(["roll", "keep 3"], "trolls")).toBeNull();
    expect(mainMove(["roll"], "trolls")).toBe("roll");
  });

  test.each([
    ["  Think   HARD ", "think"],
    ["t", "think"],
    ["g R7", "give r7"],
    ["give r7", "give r7"],
    ["Give red 7 away", "give r7"],
    ["bank Everything", "bank Everything"],
  ])("what is written as %j means %j", (text, move) => {
    expect(readMove(text, ["roll", "think", "give r7"], speech)).toBe(move);
  });

  test("the moves that speak of a card", () => {
    expect(movesWith("r7", ["card r7", "card r7 svintus", "draw", "card r70"])).toEqual(["card r7", "card r7 svintus"]);
  });
});

describe("dice that are chosen by hand", () => {
  const dice = [3, 1, 3, 5].map((value) => ({ value, sides: 6, role: "" }));
  const keeps = groupsOf(["roll", "keep 1", "keep 3", "keep 1 3", "keep 3 3"], speech);

  test("only where moves name dice that lie there", () => {
    expect(diceGroup(keeps, dice)?.word).toBe("keep");
    expect(diceGroup(groupsOf(["call 1", "call 3", "call 9"], speech), dice)).toBeNull();
    expect(diceGroup(groupsOf(["keep 3 3 3", "keep 1", "keep 3"], speech), dice)).toBeNull();
    expect(diceGroup(groupsOf(["keep 3 3", "keep 3"], speech), dice)).toBeNull();
    expect(diceGroup(groupsOf(["write 1", "write 3", "write 5"], speech), dice)).toBeNull();
  });

  test("the places that are touched make the move", () => {
    const group = diceGroup(keeps, dice);
    expect(group && choiceOfDice(group, dice, [2, 0])?.move).toBe("keep 3 3");
    expect(group && choiceOfDice(group, dice, [0, 1])?.move).toBe("keep 1 3");
    expect(group && choiceOfDice(group, dice, [])).toBeNull();
  });
});

describe("what the view of a game shows beside what all show", () => {
  const own = {
    ...view({ scores: [4, 2] }),
    round: 3,
    way: -1,
    secret: 9,
    mood: ["bad", "fine_today"],
    stones: [1, 5],
    bags: [{ first: { rocks: 1 }, gold: null }, { first: { rocks: 2 }, gold: "7/3" }],
  };

  test("fields that have a word, with values in words", () => {
    expect(tableFields(own, "trolls")).toEqual(["Round: 3", "backwards"]);
    expect(seatFields(own, 0, "trolls")).toEqual(["Mood: grumpy", "one stone"]);
    expect(seatFields(own, 1, "trolls")).toEqual(["Mood: fine today", "5 stones"]);
  });

  test("what a move would bring", () => {
    const offer = { ...view({}), possible: { F: 27, "3 3": 0 } };
    expect(["write F", "keep 3 3", "roll"].map((move) => worthOf(move, offer))).toEqual(["27", "0", ""]);
    expect(worthOf("write F", view({}))).toBe("");
  });

  test("what has parts of its own is a sheet", () => {
    expect(sheetsOf(own, "trolls")).toEqual([
      {
        field: "bags",
        title: "Bags",
        lines: [
          { part: "rocks", label: "rocks", cells: ["1", "2"] },
          { part: "gold", label: "gold", cells: ["", "2⅓"] },
        ],
      },
    ]);
  });
});

describe("timers", () => {
  test("run from the house's time, by this browser's clock", () => {
    let now = 50_000;
    const clocks = new Clocks(() => now);
    expect(clocks.read({ "call/1": 4000 }, 10_000)).toEqual([{ name: "call/1", end: 54_000, sure: true }]);
    now = 51_500;
    const [old, late] = clocks.read({ "call/1": 4000, turn: 30_000 }, 11_000);
    expect([old?.end, late?.end]).toEqual([54_000, 81_000]);
    expect(secondsLeft({ name: "", end: 54_000, sure: true }, now)).toBe(3);
    expect(secondsLeft({ name: "", end: 54_000, sure: true }, 60_000)).toBe(0);
    expect(clocks.read({}, 12_000)).toEqual([]);
  });

  test("who comes later knows only how long they are at most", () => {
    expect(new Clocks(() => 7000).read({ turn: 1000 }, null)).toEqual([{ name: "turn", end: 8000, sure: false }]);
  });
});

test.each([
  [12, "12"],
  [-49, "−49"],
  ["-49", "−49"],
  ["1/3", "⅓"],
  ["7/3", "2⅓"],
  ["-7/3", "−2⅓"],
  ["15/7", "2 1/7"],
  ["3/7", "3/7"],
  ["6/3", "2"],
  ["1/0", "1/0"],
  ["all", "all"],
])("the score %j reads %s", (score, text) => expect(scoreText(score)).toBe(text));

test("cards of Svintus have a colour, and so a shape; others have none", () => {
  expect(["r7", "g-grab", "b0", "o-slap", "wild", "snake4", "own1"].map((card) => hueOf(card, "svintus"))).toEqual([
    "red",
    "green",
    "blue",
    "orange",
    null,
    null,
    null,
  ]);
  expect(hueOf("r7", "trolls")).toBeNull();
});

test("texts of the rules can be read", () => {
  expect([readable("side_dot_up"), titled("pass-the-pigs")]).toEqual(["side dot up", "Pass the pigs"]);
});

describe("the words of a stranger's game", () => {
  afterEach(() => useLanguage("en"));

  test("are its own: the house's games keep theirs", () => {
    expect(t("phase-choose", {}, "trolls")).toBe("Throw a rock, or think");
    expect(t("phase-choose", {}, "pig")).toBe("Roll or bank");
    expect(t("move-roll", {}, "pig")).toBe("Roll");
    expect(has("move-bank", "trolls")).toBe(false);
  });

  test("follow the language", async () => {
    await useLanguage("ru");
    expect(t("move-roll", {}, "trolls")).toBe("Катить камень");
  });

  test("the house's other games share one catalogue with Pig", async () => {
    await learnGame("sysna");
    expect([t("game-sysna-title", {}, "sysna"), has("note-gain", "sysna")]).toEqual(["Sysna", true]);
  });

  test("a game without any words can be played too", async () => {
    await learnGame("wordless");
    expect(moveText("card r7", { game: "wordless", names: [] })).toBe("Card r7");
    expect(noteText({ code: "took_it", facts: { seat: 1, cards: 3, of_what: "gold" } }, ["Ann", "Bob"], "wordless")).toBe(
      "Bob: Took it: cards 3, of what gold.",
    );
    expect(noteText({ code: "thunder", facts: {} }, [], "wordless")).toBe("Thunder.");
    expect(botName("sly_fox:3", "wordless")).toBe("Sly fox 3");
  });

  test("notes, refusals and programs are worded by them", () => {
    expect(noteText({ code: "growl", facts: { seat: 0 } }, ["Ann"], "trolls")).toBe("Ann growls.");
    const refused = { kind: "illegal", code: "too_heavy", facts: { seat: 0 } } as const;
    expect(refusalText(refused, ["Ann"], "trolls")).toBe("Ann: too heavy.");
    expect(refusalText({ ...refused, facts: {} }, [], "trolls")).toBe("…: too heavy.");
    const seats = [seatInfo({ seat: 0, kind: "bot", bot: "hold:20" })];
    expect([seatNames(seats, "pig"), seatNames(seats)]).toEqual([["Hamster 20"], ["Hamster 20"]]);
    expect([botName("hold:20", "trolls"), botName("random", "trolls")]).toEqual(["Sits 20", botName("random")]);
  });
});

describe("rules in words", () => {
  test("are those of the table's options, with the odds; empty sections are left out", () => {
    const info = { ...INFO, game: "trolls", seats: 1, options: { target: 7 }, facts: { fall: "1/8" } };
    expect(rulesOf(info)).toEqual([
      { title: "The goal", text: "Get 7 rocks. A rock falls 12.5 % of the time." },
    ]);
    expect(rulesOf({ ...info, seats: 2 })).toHaveLength(2);
    expect(rulesOf({ ...info, game: "wordless" })).toEqual([]);
  });

  test("a game of a family has its family's rules", () => {
    const facts = { bust_chance: "1/6", wipe_chance: "1/36", out_chance: 0 };
    expect(rulesOf({ ...INFO, game: "two-dice-pig", facts }).length).toBeGreaterThan(3);
    expect(argumentsOf(facts)).toMatchObject({ lose_chance: "7/36", bust_chance_number: 1 / 6 });
  });
});
