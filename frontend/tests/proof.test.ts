/** The check at the end, and every way in which a house could tell another story than the one that was played. */

import { beforeEach, describe, expect, test } from "vitest";
import { Witness } from "../src/lib/evidence";
import { prove, type Proof } from "../src/lib/proof";
import type { Seen, TableState } from "../src/lib/protocol";
import { memoryStore } from "../src/lib/storage";
import { AGREED, PlayedGame } from "./support/game";

const ME = 0;
const MINE = "50".repeat(16);
let witness: Witness;
let game: PlayedGame;

beforeEach(() => {
  witness = new Witness(
    memoryStore(),
    "t1",
    (count) => new Uint8Array(count).fill(0x50),
    () => 1,
  );
  game = new PlayedGame({ entropies: [MINE, "44".repeat(16)] });
});

/** Plays the whole game at this browser, which sees everything as it comes. */
function live(seen: Seen[] = game.events()): void {
  witness.observe(game.committing(), ME, AGREED, []);
  witness.answer(game.committing(), ME);
  witness.observe(game.revealing(), ME, AGREED, []);
  witness.observe(game.playing(seen.slice(0, 3)), ME, AGREED, seen.slice(0, 3));
  witness.observe(game.finished(seen), ME, AGREED, seen.slice(3));
}

function check(told: PlayedGame, options: { bytes?: Uint8Array; state?: TableState } = {}): Proof {
  return prove({
    bytes: options.bytes ?? told.record(),
    state: options.state ?? told.finished(),
    evidence: witness.read(game.gameId),
    own: witness.entropies(game.gameId, ME),
  });
}

const codes = (proof: Proof): string[] => proof.faults.map(({ code }) => code);

test("an honest game: every draw checked, every one seen live", () => {
  live();
  expect(check(game)).toEqual({ state: "ok", total: 5, good: 5, live: 5, faults: [], gaps: [] });
});

test("an honest game whose end was missed: its draws are checked against the promise all the same", () => {
  witness.observe(game.committing(), ME, AGREED, []);
  witness.answer(game.committing(), ME);
  witness.observe(game.revealing(), ME, AGREED, []);
  expect(check(game)).toMatchObject({ state: "ok", good: 5, live: 0 });
});

describe("what is hidden while the game is played", () => {
  /** The second and the fourth draw are seen by nobody, as a shuffled deck is. */
  const shown = (): Seen[] =>
    game.events().map(({ result, ...rest }, i) => (i === 1 || i === 3 || result === undefined ? rest : { ...rest, result }));

  test("is checked by the record alone, and counted so", () => {
    live(shown());
    expect(check(game, { state: game.finished(shown()) })).toEqual({
      state: "ok",
      total: 5,
      good: 5,
      live: 3,
      faults: [],
      gaps: [],
    });
  });

  test("is found out where the record has made it up", () => {
    live(shown());
    const told = game.events();
    told[1] = { ...told[1], result: (Number(told[1]?.result) % 6) + 1 } as Seen;
    const proof = check(game, { bytes: game.record(told), state: game.finished(shown()) });
    expect(proof).toMatchObject({ state: "bad", total: 5 });
    expect(codes(proof)).toContain("record-mismatch");
  });

  test("has its place: another draw there does not match what was shown", () => {
    live(shown());
    const other = shown().map((event, i) => (i === 1 ? { ...event, draw: "elsewhere" } : event));
    expect(codes(check(game, { state: game.finished(other) }))).toEqual(["events-other"]);
  });

  test("a secret move is a move of that seat, whatever it was; a clock is a clock", () => {
    live();
    const row = (v: number, told: object): object => ({ v, t: 0, ...told });
    const more = [row(6, { seat: 1, by: "person", move: "enough" }), row(7, { clock: "turn" }), row(8, { reveal: game.secret })];
    const lines = new TextDecoder().decode(game.record()).trim().split("\n").slice(0, -1);
    const bytes = new TextEncoder().encode([...lines, ...more.map((one) => JSON.stringify(one))].join("\n") + "\n");
    const told = (...events: Seen[]): string[] =>
      codes(check(game, { bytes, state: game.finished([...game.events(), ...events]) }));
    expect(told({ v: 6, seat: 1 }, { v: 7, clock: "turn" })).toEqual([]);
    expect(told({ v: 6, seat: 0 }, { v: 7, clock: "turn" })).toEqual(["events-other"]);
    expect(told({ v: 6, seat: 1, move: "play" }, { v: 7, clock: "turn" })).toEqual(["events-other"]);
    expect(told({ v: 6, clock: "turn" }, { v: 7, clock: "turn" })).toEqual(["events-other"]);
    expect(told({ v: 6, seat: 1 }, { v: 7, seat: 1 })).toEqual(["events-other"]);
  });
});

describe("a record made up afterwards, consistent in itself", () => {
  test("with all of it other: secret, promise, numbers, draws", () => {
    live();
    const other = new PlayedGame({ gameId: game.gameId, secret: "99".repeat(32) });
    const proof = check(other);
    expect(proof).toMatchObject({ state: "bad", total: 5, good: 0 });
    expect(codes(proof)).toEqual(
      expect.arrayContaining(["open-changed", "secret-not-promised", "own-entropy-missing", "draw-other"]),
    );
  });

  test("with this browser's own bytes left in it", () => {
    live();
    const other = new PlayedGame({ gameId: game.gameId, secret: "99".repeat(32), entropies: game.entropies });
    const proof = check(other);
    expect(proof).toMatchObject({ state: "bad", good: 0 });
    expect(codes(proof)).toEqual(expect.arrayContaining(["open-changed", "secret-not-promised"]));
    expect(codes(proof)).not.toContain("own-entropy-missing");
  });

  test("with the true promise and secret, and another player's number changed", () => {
    live();
    const other = new PlayedGame({ entropies: [MINE, "45".repeat(16)] });
    const proof = check(other);
    expect(proof.state).toBe("bad");
    expect(codes(proof)).toContain("lines-changed");
  });

  test("under another game's number, so that nothing kept would belong to it", () => {
    live();
    const other = new PlayedGame({ gameId: "77".repeat(16), secret: "99".repeat(32) });
    expect(witness.sealed()).toBe(game.gameId);
    const proof = check(other);
    expect(proof).toMatchObject({ state: "bad", good: 0 });
    expect(codes(proof)[0]).toBe("game-other");
  });

  test("while the page still shows the game that was played", () => {
    live();
    const other = new PlayedGame({ gameId: game.gameId, secret: "99".repeat(32) });
    const proof = check(other, { state: game.finished() });
    expect(codes(proof)).toEqual(expect.arrayContaining(["secret-two", "lines-two", "open-changed"]));
  });

  test("shown to a browser that saw nothing: it says honestly that it cannot know", () => {
    const other = new PlayedGame({ secret: "99".repeat(32) });
    expect(check(other)).toEqual({ state: "partial", total: 5, good: 5, live: 0, faults: [], gaps: ["no-evidence"] });
  });
});

describe("a record with one thing changed", () => {
  const turned = (events: Seen[], at: number): Seen[] =>
    events.map((event, i) => (i === at ? { ...event, result: (Number(event.result) % 6) + 1 } : event));

  test("a draw", () => {
    live();
    const proof = check(game, { bytes: game.record(turned(game.events(), 2)) });
    expect(proof).toMatchObject({ state: "bad", total: 5, good: 4 });
    const { result } = game.events()[2] as Seen;
    expect(proof.faults[0]).toEqual({
      code: "draw-other",
      facts: { position: "turn/1/roll/1", seen: String(result), told: String((Number(result) % 6) + 1) },
    });
    expect(codes(proof)).toEqual(["draw-other", "record-mismatch", "events-other"]);
  });

  test("a draw that was shown wrong while the game was played", () => {
    live(turned(game.events(), 1));
    const proof = check(game);
    expect(proof).toMatchObject({ state: "bad", good: 4 });
    expect(codes(proof)).toContain("draw-other");
  });

  test("a draw left out", () => {
    live();
    const events = game.events().filter((_, i) => i !== 3);
    const counted = events.map((event, i) => ({ ...event, v: i + 1 }));
    const proof = check(game, { bytes: game.record(counted) });
    expect(codes(proof)).toEqual(["draw-left-out", "events-other"]);
  });

  test("two draws in another order", () => {
    live();
    const [a, b, c, d, e] = game.events() as [Seen, Seen, Seen, Seen, Seen];
    const events = [a, b, d, c, e].map((event, i) => ({ ...event, v: i + 1 }));
    expect(codes(check(game, { bytes: game.record(events) }))).toEqual(["draw-order", "events-other"]);
  });

  test("the secret", () => {
    live();
    const text = new TextDecoder().decode(game.record()).replace(game.secret, "98".repeat(32));
    const proof = check(game, { bytes: new TextEncoder().encode(text) });
    expect(proof.good).toBe(0);
    expect(codes(proof)).toEqual(["secret-not-promised", "record-commitment", "secret-two"]);
  });

  test("a file that is no record", () => {
    live();
    const proof = check(game, { bytes: new TextEncoder().encode("<html>\n") });
    expect(proof).toMatchObject({ state: "bad", total: 5, good: 0 });
    expect(codes(proof)).toEqual(["record-damaged"]);
  });
});

test("what did not match while the game was on is not forgotten at its end", () => {
  live();
  const other = new PlayedGame({ gameId: game.gameId, secret: "99".repeat(32) });
  witness.observe(other.playing([]), ME, AGREED, []);
  expect(check(game).state).toBe("bad");
});

test("a seat without bytes of its own hears that only others kept the house from choosing", () => {
  const seen = game.events();
  witness.observe(game.playing(seen), null, AGREED, seen);
  expect(check(game)).toEqual({ state: "partial", total: 5, good: 5, live: 5, faults: [], gaps: ["no-own-bytes"] });
});
