/** The table as the page holds it, with a house at the other end: the ceremony, a move, an alarm. */

import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { digestOf } from "../src/lib/ledger/transcript";
import { memoryStore, type Store } from "../src/lib/storage";
import { Table } from "../src/lib/table.svelte";
import { frame, INFO, view, welcome } from "./support/frames";
import { AGREED, PlayedGame } from "./support/game";
import { FakeHouse } from "./support/wire";

const info = { ...INFO, ...AGREED };
let house: FakeHouse;
let store: Store;
let table: Table;

function enter(): Table {
  const opened = new Table({ id: "t1", token: "secret", store, url: "ws://house/ws", open: house.open });
  opened.open();
  house.socket.up();
  return opened;
}

beforeEach(() => {
  vi.useFakeTimers();
  [house, store] = [new FakeHouse(), memoryStore()];
  table = enter();
});

afterEach(() => {
  table.close();
  vi.useRealTimers();
});

/** The bytes that the page drew, as the house never sees them before the reveal. */
const drawn = (gameId: string): string => table.witness.entropies(gameId, 0)[0] ?? "";

function committed(): PlayedGame {
  const gameId = "11".repeat(16);
  house.socket.say(welcome(1, { info, state: new PlayedGame({ gameId }).committing() }));
  return new PlayedGame({ gameId, entropies: [drawn(gameId), "44".repeat(16)] });
}

test("the ceremony goes by itself: the digest first, the bytes when the digests are published", () => {
  const game = committed();
  const [digest] = house.socket.all("digest");
  expect(digest).toMatchObject({ game_id: game.gameId, digest: digestOf(game.gameId, 0, drawn(game.gameId)) });
  expect(house.socket.all("entropy")).toEqual([]);
  house.socket.say(frame(2, { table: { phase: "revealing", ledger: game.ledger(3, { waiting: [0, 1] }) } }));
  expect(house.socket.all("entropy")).toMatchObject([{ game_id: game.gameId, entropy: drawn(game.gameId) }]);
  house.socket.say(frame(3, { table: { ledger: game.ledger(3, { waiting: [0] }) } }));
  expect(house.socket.all("entropy")).toHaveLength(1);
  house.socket.say(
    frame(4, { table: { phase: "playing", ledger: game.ledger(5) }, view: view({ moves: ["roll"], to_act: [0] }) }),
  );
  vi.runOnlyPendingTimers();
  expect([table.faults, table.mayMove]).toEqual([[], true]);
});

test("what the disk refused is sent again", () => {
  committed();
  const [first] = house.socket.all("digest");
  house.socket.say({
    type: "refused",
    id: first?.id ?? "",
    kind: "unsaved",
    code: "log_failed",
    facts: {},
    version: 1,
  });
  vi.advanceTimersByTime(2000);
  expect(house.socket.all("digest")).toHaveLength(2);
});

test("its own bytes are missing in what the house echoes: it says so and stops playing", () => {
  committed();
  const other = new PlayedGame({});
  const ledger = other.ledger(3, { waiting: [0, 1] });
  house.socket.say(frame(2, { table: { phase: "revealing", ledger } }));
  expect(house.socket.all("entropy")).toEqual([]);
  expect(table.faults.map(({ code }) => code)).toEqual(["own-digest-missing"]);
  house.socket.say(frame(3, { table: { phase: "playing" }, view: view({ moves: ["roll"], to_act: [0] }) }));
  vi.runOnlyPendingTimers();
  expect(table.mayMove).toBe(false);
  table.move("roll");
  expect(house.socket.all("move")).toEqual([]);
});

test("a move goes out once, with the version that was seen, and the next one waits until its dice lie", () => {
  const game = committed();
  house.socket.say(frame(2, { table: { phase: "revealing", ledger: game.ledger(3) } }));
  house.socket.say(
    frame(3, { table: { phase: "playing", ledger: game.ledger(5) }, view: view({ moves: ["roll"], to_act: [0] }) }),
  );
  vi.runOnlyPendingTimers();
  table.move("bank");
  table.move("roll");
  table.move("roll");
  expect(house.socket.all("move")).toMatchObject([{ version: 3, move: "roll" }]);
  const id = house.socket.all("move")[0]?.id ?? "";
  house.socket.say({ type: "ack", id, version: 4 });
  const [draw] = game.events();
  house.socket.say(
    frame(4, {
      events: [
        { v: 1, seat: 0, move: "roll" },
        { ...draw, v: 2, notes: [{ code: "gain", facts: { seat: 0, points: 4, total: 4 } }] },
      ],
      view: { moves: ["roll", "bank"], pot: 4, dice: [{ value: 4, sides: 6, role: "" }] },
    }),
  );
  flushSync();
  expect(table.falling?.dice).toEqual([{ value: 4, sides: 6, role: "" }]);
  expect([table.shown?.view?.pot, table.mayMove]).toEqual([0, false]);
  vi.runOnlyPendingTimers();
  expect([table.falling, table.shown?.view?.pot, table.mayMove]).toEqual([null, 4, true]);
});

test("a refused move gives the turn back, with the reason, for a while", () => {
  const game = committed();
  house.socket.say(
    frame(2, { table: { phase: "playing", ledger: game.ledger(5) }, view: view({ moves: ["roll"], to_act: [0] }) }),
  );
  vi.runOnlyPendingTimers();
  table.move("roll");
  const id = house.socket.all("move")[0]?.id ?? "";
  house.socket.say({ type: "refused", id, kind: "unsaved", code: "disk_full", facts: {}, version: 2 });
  expect([table.refusal?.code, table.mayMove]).toEqual(["disk_full", true]);
  vi.advanceTimersByTime(10_000);
  expect(table.refusal).toBeNull();
});
