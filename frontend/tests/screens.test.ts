/** The screens as a person meets them: names, keys, what is read aloud, what can be pressed when. */

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import App from "../src/App.svelte";
import PigTable from "../src/games/pig/PigTable.svelte";
import { useLanguage } from "../src/lib/i18n/i18n.svelte";
import type { GameInfo, PigView, TableState } from "../src/lib/protocol";
import { memoryStore } from "../src/lib/storage";
import { Table } from "../src/lib/table.svelte";
import { asPig } from "../src/lib/view";
import { frame, INFO, state, view, welcome, seatInfo } from "./support/frames";
import { FakeHouse } from "./support/wire";

beforeAll(() => useLanguage("ru"));
afterEach(cleanup);

const SEATS = [
  seatInfo({ seat: 0, kind: "person", name: "Маша", host: true }),
  seatInfo({ seat: 1, kind: "bot", bot: "hold:20" }),
];

function pigView(part: Partial<PigView>): PigView {
  const own = { on_turn: 0, starter: 0, round: 1, turn: 1, rolls: 1, turn_total: 0, start_rolls: [], out: [] };
  const last = { seat: 0, outcome: 4, effect: "gain 4" };
  const rest = { closing: null, playing_off: [], target: 100, hold: 20, last };
  return { ...view({ scores: [12, 30], dice: [{ value: 4, sides: 6, role: "" }] }), ...own, ...rest, ...part };
}

describe("the table of a game of Pig", () => {
  let house: FakeHouse;
  let table: Table;

  beforeEach(() => {
    house = new FakeHouse();
    table = new Table({ id: "t1", token: "x", store: memoryStore(), url: "ws://house/ws", open: house.open });
    table.open();
    house.socket.up();
  });

  afterEach(() => table.close());

  function show(part: Partial<PigView>): void {
    const shown: TableState = state({ phase: "playing", seats: SEATS, view: pigView(part), online: [0] });
    house.socket.say(welcome(7, { state: shown }));
    render(PigTable, {
      table,
      info: INFO,
      shown,
      view: asPig(shown.view ?? view({})) as PigView,
      names: ["Маша", "Двадцатка"],
    });
  }

  const enabled = (id: string): boolean => screen.getByTestId(id).getAttribute("aria-disabled") !== "true";
  const moves = (): string[] => house.socket.all("move").map(({ move }) => move);

  test("my turn: both actions are there, and one of them is the one expected now", async () => {
    show({ moves: ["roll", "bank"], turn_total: 14, to_act: [0] });
    expect(screen.getByTestId("status").textContent).toBe("Твой ход. В копилке 14 — бросай или записывай.");
    expect(screen.getByTestId("turn-total").textContent).toBe("14");
    expect([enabled("roll"), enabled("bank")]).toEqual([true, true]);
    expect(document.querySelectorAll(".button.main")).toHaveLength(1);
    await fireEvent.click(screen.getByTestId("bank"));
    expect(moves()).toEqual(["bank"]);
    expect([enabled("roll"), enabled("bank")]).toEqual([false, false]);
  });

  test("another's turn: nothing can be pressed, by hand or by key", async () => {
    show({ on_turn: 1, to_act: [1], turn_total: 5 });
    expect([enabled("roll"), enabled("bank")]).toEqual([false, false]);
    await fireEvent.click(screen.getByTestId("roll"));
    await fireEvent.keyDown(document.body, { key: "r" });
    expect(moves()).toEqual([]);
    expect(screen.getByTestId("status").textContent).toBe("Ходит Двадцатка. В копилке 5.");
  });

  test.each([
    ["r", "roll"],
    ["К", "roll"],
    [" ", "roll"],
    ["b", "bank"],
    ["З", "bank"],
    ["Enter", "bank"],
  ])("the key %j means %s", async (key, move) => {
    show({ moves: ["roll", "bank"], turn_total: 14, to_act: [0] });
    await fireEvent.keyDown(document.body, { key });
    expect(moves()).toEqual([move]);
  });

  test("keys are left alone while somebody writes, holds a key down or presses a button with it", async () => {
    show({ moves: ["roll", "bank"], turn_total: 14, to_act: [0] });
    const field = document.body.appendChild(document.createElement("input"));
    await fireEvent.keyDown(field, { key: "r" });
    await fireEvent.keyDown(document.body, { key: "r", repeat: true });
    await fireEvent.keyDown(document.body, { key: "r", ctrlKey: true });
    await fireEvent.keyDown(screen.getByTestId("roll"), { key: "Enter" });
    field.remove();
    expect(moves()).toEqual([]);
  });

  test("scores, and what each still needs", () => {
    show({ moves: ["roll"], to_act: [0] });
    expect([screen.getByTestId("score-0").textContent, screen.getByTestId("score-1").textContent]).toEqual([
      "12",
      "30",
    ]);
    expect(screen.getByText("ещё 88")).toBeTruthy();
    expect(screen.getByRole("img", { name: "На кубике 4" })).toBeTruthy();
  });

  test("where a player chooses how many dice, the number goes with the throw", async () => {
    show({ moves: ["roll 1", "roll 2", "roll 3"], to_act: [0], hold: 2 });
    expect(screen.queryByTestId("bank")).toBeNull();
    await fireEvent.change(screen.getByTestId("dice-count"), { target: { value: "3" } });
    await fireEvent.click(screen.getByTestId("roll"));
    expect(moves()).toEqual(["roll 3"]);
  });
});

describe("the start", () => {
  const GAME: GameInfo = {
    name: "pig",
    rules: 1,
    seats: { min: 1, max: 100 },
    options: [
      { name: "target", kind: "int", default: 100, choices: [], min: 1, max: 10000, group: "" },
      { name: "ending", kind: "choice", default: "sudden", choices: ["sudden", "equal_turns"], min: null, max: null, group: "" },
      { name: "round_limit", kind: "int", default: "none", choices: ["none"], min: 1, max: 10000, group: "" },
    ],
    presets: { short: { target: 50 } },
    players: ["hold:20", "pace"],
    languages: ["ru", "en"],
  };
  let asked: { path: string; body: unknown }[];

  beforeEach(() => {
    asked = [];
    history.replaceState(null, "", "/");
    vi.stubGlobal("fetch", (path: string, { body }: RequestInit = {}) => {
      asked.push({ path, body: typeof body === "string" ? JSON.parse(body) : null });
      if (path === "/api/games") return Promise.resolve(Response.json([GAME]));
      if (path === "/api/tables") {
        return Promise.resolve(
          Response.json({ kind: "malformed", code: "seats_me", facts: { found: 2 } }, { status: 400 }),
        );
      }
      return Promise.resolve(new Response("", { status: 404 }));
    });
  });

  afterEach(() => vi.unstubAllGlobals());

  const order = (): Record<string, unknown> =>
    asked.find(({ path, body }) => path === "/api/tables" && body !== null)?.body as Record<string, unknown>;

  test("one tap asks for a game against a program; a refusal is said in words", async () => {
    render(App);
    await fireEvent.click(await screen.findByTestId("quick-bot"));
    expect(order()).toMatchObject({
      game: "pig",
      seats: [{ kind: "me" }, { kind: "bot", bot: "hold:20" }],
      name: "Игрок",
    });
    expect(await screen.findByText("Ровно одно место должно быть твоим, а таких 2.")).toBeTruthy();
  });

  test("the form says what was chosen, and nothing that was left as it is", async () => {
    render(App);
    await fireEvent.input(await screen.findByTestId("name-input"), { target: { value: "Маша" } });
    await fireEvent.click(await screen.findByTestId("target-50"));
    await fireEvent.click(screen.getByTestId("add-bot"));
    await fireEvent.click(screen.getByRole("button", { name: "Убрать место 2" }));
    await fireEvent.click(screen.getByTestId("ending-equal_turns"));
    await fireEvent.click(screen.getByTestId("create"));
    expect(order()).toEqual({
      game: "pig",
      options: { target: 50, ending: "equal_turns" },
      preset: "",
      seats: [
        { kind: "me", bot: "" },
        { kind: "bot", bot: "hold:20" },
      ],
      name: "Маша",
    });
  });

  test("the language turns everything, the document's own too", async () => {
    render(App);
    await fireEvent.click(await screen.findByTestId("lang-switch"));
    expect(await screen.findByText("Fancy a game of Pig?")).toBeTruthy();
    expect(document.documentElement.lang).toBe("en");
    await fireEvent.click(screen.getByTestId("lang-switch"));
    expect(await screen.findByText("Сыграем в свинью?")).toBeTruthy();
  });
});

test("a frame that says nothing of the view leaves the table as it is", () => {
  const house = new FakeHouse();
  const table = new Table({ id: "t2", token: null, store: memoryStore(), url: "ws://house/ws", open: house.open });
  table.open();
  house.socket.up();
  house.socket.say(welcome(1, { you: null, state: state({ phase: "lobby", seats: SEATS }) }));
  house.socket.say(frame(2, { table: { phase: "committing" } }));
  expect([table.shown?.phase, table.shown?.seats]).toEqual(["committing", SEATS]);
  table.close();
});
