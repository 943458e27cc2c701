/** The generic screen as a person meets it. */

import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import AnyTable from "../src/games/any/AnyTable.svelte";
import { useLanguage } from "../src/lib/i18n/i18n.svelte";
import type { Seen, TableState, View } from "../src/lib/protocol";
import { memoryStore } from "../src/lib/storage";
import { Table } from "../src/lib/table.svelte";
import { frame, INFO, state, view, welcome, seatInfo } from "./support/frames";
import { FakeHouse } from "./support/wire";

const NAMES = ["Маша", "Боря", "Вера"];
const SEATS = NAMES.map((name, seat) => seatInfo({ seat, kind: "person", name, host: seat === 0 }));
const CARDS = Array.from({ length: 14 }, (_, i) => `card b${i}`);

beforeAll(() => useLanguage("ru"));
afterEach(cleanup);

describe("the table of any game", () => {
  let house: FakeHouse;
  let table: Table;

  beforeEach(() => {
    vi.stubGlobal("fetch", () => Promise.resolve(new Response("{}", { status: 404 })));
    house = new FakeHouse();
    table = new Table({ id: "t1", token: "x", store: memoryStore(), url: "ws://house/ws", open: house.open });
    table.open();
    house.socket.up();
  });

  afterEach(() => {
    table.close();
    vi.unstubAllGlobals();
  });

  function show(part: Partial<View>, more: { you?: number | null; events?: Seen[]; game?: string } = {}): void {
    const seen = view({ scores: [0, 0, 0], pot: null, phase: "choose_card", ...part });
    const info = { ...INFO, game: more.game ?? "wordless", seats: 3 };
    const phase = part.result ? "finished" : "playing";
    const shown: TableState = state({ phase, seats: SEATS, view: seen, online: [0, 1], events: more.events ?? [] });
    house.socket.say(welcome(7, { info, you: more.you === undefined ? 0 : more.you, state: shown }));
    render(AnyTable, { table, info, shown, view: seen, names: NAMES });
  }

  const text = (id: string): string => screen.getByTestId(id).textContent.trim();
  const moved = (): string[] => house.socket.all("move").map(({ move }) => move);
  const press = (id: string): Promise<boolean> => fireEvent.click(screen.getByTestId(id));

  test("several may move at once: it says who, and marks them", () => {
    show({ to_act: [0, 2], moves: ["slap"], scores: [3, "1/3", -2] });
    expect(text("status")).toBe("Твой ход. Могут ходить и другие: Вера.");
    expect(document.querySelectorAll("[aria-current=true]")).toHaveLength(2);
    expect([0, 1, 2].map((seat) => text(`score-${seat}`))).toEqual(["3", "⅓", "−2"]);
    expect(screen.getByText("не на связи").closest("li")?.dataset["seat"]).toBe("2");
  });

  test("others' turn, and nobody's: there is nothing to press", () => {
    show({ to_act: [1] });
    expect(text("status")).toBe("Ход: Боря.");
    expect(screen.queryByTestId("moves")).toBeNull();
    expect(screen.queryByTestId("command")).toBeNull();
    cleanup();
    show({ to_act: [] });
    expect(text("status")).toBe("Сейчас продолжим.");
  });

  test("a phase without words is not shown; texts without words can be read", () => {
    show({ to_act: [0], moves: ["take_card", "card r7"] });
    expect(screen.queryByTestId("phase")).toBeNull();
    expect([text("move-take_card"), text("move-card r7")]).toEqual(["Take card", "Card r7"]);
    expect(document.body.textContent).not.toMatch(/choose_card|move-|note-|undefined/);
  });

  test("a move is sent once; nothing is pressed while it is on its way", async () => {
    show({ to_act: [0], moves: ["draw", "pass"] });
    await press("move-draw");
    await press("move-pass");
    expect(moved()).toEqual(["draw"]);
    expect(screen.getByTestId("move-pass").getAttribute("aria-disabled")).toBe("true");
  });

  test("the only move is the one expected now, and Enter makes it", async () => {
    show({ to_act: [0], moves: ["draw"] });
    expect(document.querySelectorAll(".moves .button.main")).toHaveLength(1);
    await fireEvent.keyDown(document.body, { key: "Enter" });
    expect(moved()).toEqual(["draw"]);
  });

  test("letters of the catalogue are keys; they are left alone where somebody writes", async () => {
    show({ to_act: [0], moves: ["roll", "bank"] }, { game: "pass-the-pigs" });
    await fireEvent.keyDown(screen.getByTestId("command"), { key: "з" });
    expect(moved()).toEqual([]);
    await fireEvent.keyDown(document.body, { key: "З" });
    expect(moved()).toEqual(["bank"]);
  });

  test("many moves stand in groups, in a list that is searched", async () => {
    show({ to_act: [0], moves: [...CARDS, "draw"] });
    expect(within(screen.getByTestId("moves")).getByRole("group", { name: "Card" })).toBeTruthy();
    expect(text("move-card b3")).toBe("b3");
    await fireEvent.input(screen.getByTestId("moves-filter"), { target: { value: "b13" } });
    expect(screen.queryByTestId("move-card b3")).toBeNull();
    expect(screen.getByTestId("move-card b13")).toBeTruthy();
    await fireEvent.input(screen.getByTestId("moves-filter"), { target: { value: "xyz" } });
    expect(screen.getByText("Такого хода сейчас нет.")).toBeTruthy();
  });

  test("what is written is sent, legal or not: the house judges it", async () => {
    show({ to_act: [0], moves: ["draw", "card r7"] });
    await fireEvent.keyDown(document.body, { key: "/" });
    await fireEvent.input(screen.getByTestId("command"), { target: { value: " Card R7 " } });
    await press("command-send");
    expect(moved()).toEqual(["card r7"]);
    house.socket.say({ type: "refused", id: house.socket.all("move")[0]?.id ?? null, kind: "stale", code: "version", facts: {}, version: 7 });
    await fireEvent.input(screen.getByTestId("command"), { target: { value: "fly away" } });
    await press("command-send");
    expect(moved()).toEqual(["card r7", "fly away"]);
  });

  test("cards: my hand, the pile, how many others have; one that goes with one move makes it", async () => {
    const cards = [
      { zone: "hand", seat: 0, count: 3, cards: ["r7", "g2", "wild"] },
      { zone: "hand", seat: 1, count: 5, cards: [] },
      { zone: "pile", seat: null, count: 4, cards: ["r7"] },
      { zone: "deck", seat: null, count: 61, cards: [] },
    ];
    show({ to_act: [0], moves: ["card r7", "wild red", "wild blue", "draw"], cards });
    expect(screen.getAllByTestId("zone-hand")).toHaveLength(1);
    expect(screen.getByText("5 карт").closest("li")?.dataset["seat"]).toBe("1");
    expect(screen.getByTestId("zone-deck").textContent).toContain("61 карта");
    expect(screen.getByRole("heading", { name: "Стопка" })).toBeTruthy();
    expect(screen.queryByTestId("card-g2")).toBeNull();
    expect(within(screen.getByTestId("zone-pile")).queryByRole("button")).toBeNull();
    await press("card-wild");
    expect(moved()).toEqual([]);
    expect(screen.getByText("Ходы с картой «wild»")).toBeTruthy();
    expect([screen.queryByTestId("move-draw"), screen.queryByTestId("move-wild red")?.textContent]).toEqual([
      null,
      "Wild red",
    ]);
    await press("card-r7");
    expect(moved()).toEqual(["card r7"]);
  });

  test("dice that moves name are touched, and those set aside are chosen already", async () => {
    const dice = [2, 5, 5].map((value, i) => ({ value, sides: 6, role: i === 1 ? "kept" : "" }));
    show({ to_act: [0], moves: ["roll", "keep 2", "keep 5", "keep 2 5", "keep 5 5"], dice });
    expect(screen.queryByTestId("move-keep 2")).toBeNull();
    expect(text("move-keep 5")).toBe("Keep 5");
    expect(screen.getByText("отложен")).toBeTruthy();
    await press("die-2");
    await press("move-keep 5 5");
    expect(moved()).toEqual(["keep 5 5"]);
  });

  test("a running timer counts down without a word aloud", () => {
    show({ to_act: [0], moves: ["call"], timers: { "call/3": 4000 } });
    const timer = screen.getByRole("timer");
    expect(timer.textContent.replace(/\s+/g, " ").trim()).toMatch(/^Время: до [34] с$/);
    expect(timer.getAttribute("aria-live")).toBeNull();
  });

  test("what happened, as the game words it, else so that it can be read", () => {
    const notes = [{ code: "took_cards", facts: { seat: 1, cards: 3 } }];
    show({ to_act: [0], moves: ["draw"] }, { events: [{ v: 1, seat: 1, move: "draw", notes }] });
    expect(text("latest")).toBe("Боря: Took cards: cards 3.");
    expect(screen.getByTestId("log").textContent).toContain("Боря: Took cards: cards 3.");
  });

  test("the end: who won, exact scores, ranks", () => {
    const result = { reason: "highest" as const, standings: [2, 1, 3], scores: ["7/3", 5, "-22/3"], facts: {} };
    show({ scores: result.scores, result });
    expect(text("result")).toBe("Побеждает Боря!");
    const lines = within(screen.getByRole("region", { name: "Побеждает Боря!" })).getAllByRole("listitem");
    expect(lines.map((line) => line.textContent.replace(/\s+/g, " ").trim()).slice(0, 3)).toEqual([
      "1 Боря 5",
      "2 Маша ты 2⅓",
      "3 Вера −7⅓",
    ]);
    expect(screen.queryByTestId("moves")).toBeNull();
  });

  test("nobody wins: it is said", () => {
    show({ result: { reason: "abandoned", standings: [2, 2, 2], scores: [0, 0, 0], facts: {} } });
    expect(text("result")).toBe("Победителя в этот раз нет.");
  });

  test("who watches sees the table, and no moves", () => {
    show({ to_act: [1], seat: null }, { you: null });
    expect(screen.getByText("Ты смотришь со стороны.")).toBeTruthy();
    expect(screen.queryByTestId("moves")).toBeNull();
  });

  test("a hidden shuffle is no throw of dice: nothing falls", () => {
    show({ to_act: [1] });
    const events = [{ v: 1, draw: "round/1/deck", source: "shuffle 112" }];
    house.socket.say(frame(8, { events, view: { to_act: [0], moves: ["draw"] } }));
    expect([table.falling, table.moves, table.mayMove]).toEqual([null, ["draw"], true]);
  });
});
