/** What the browser keeps while a game is played, and what it says when the house does not keep its word. */

import { beforeEach, describe, expect, test } from "vitest";
import { KEPT_GAMES, Witness } from "../src/lib/evidence";
import { hashLine } from "../src/lib/ledger/transcript";
import { toHex } from "../src/lib/ledger/bytes";
import { memoryStore, type Store } from "../src/lib/storage";
import { AGREED, PlayedGame } from "./support/game";

const ME = 0;
let store: Store;
let drawn: number;
let witness: Witness;

/** Bytes that are known beforehand, and other ones each time. */
const bytes = (count: number): Uint8Array => new Uint8Array(count).fill(0x50 + drawn++);
const tab = (): Witness => new Witness(store, "t1", bytes, () => 1000);

beforeEach(() => {
  [store, drawn] = [memoryStore(), 0];
  witness = tab();
});

/** The game in which the house takes what this browser drew. */
function honest(): PlayedGame {
  return new PlayedGame({ entropies: ["50".repeat(16), "44".repeat(16)] });
}

function codes(faults: { code: string }[]): string[] {
  return faults.map(({ code }) => code);
}

describe("the ceremony", () => {
  test("bytes are kept before their digest leaves, and shown when the digests are published", () => {
    const game = honest();
    expect(witness.observe(game.committing(), ME, AGREED, [])).toEqual([]);
    const answer = witness.answer(game.committing(), ME);
    expect(witness.entropies(game.gameId, ME)).toEqual(["50".repeat(16)]);
    expect(answer).toEqual({ type: "digest", digest: game.digests[0] });
    expect(witness.observe(game.revealing(), ME, AGREED, [])).toEqual([]);
    expect(witness.answer(game.revealing(), ME)).toEqual({ type: "entropy", entropy: "50".repeat(16) });
    expect(witness.observe(game.playing([]), ME, AGREED, [])).toEqual([]);
  });

  test("it stays silent while others are awaited, and for who has no seat", () => {
    const game = honest();
    expect(witness.answer(game.committing([1]), ME)).toBeNull();
    expect(witness.answer(game.committing(), null)).toBeNull();
    expect(witness.answer(game.playing([]), ME)).toBeNull();
  });

  test("a reload between digest and entropy changes nothing", () => {
    const game = honest();
    witness.observe(game.committing(), ME, AGREED, []);
    const before = witness.answer(game.committing(), ME);
    const after = tab();
    expect(after.answer(game.committing(), ME)).toEqual(before);
    after.observe(game.revealing(), ME, AGREED, []);
    expect(after.answer(game.revealing(), ME)).toEqual({ type: "entropy", entropy: "50".repeat(16) });
    expect(drawn).toBe(1);
  });

  test("two tabs that drew at the same moment: the one that the house took is shown by both", () => {
    const game = new PlayedGame({ entropies: ["51".repeat(16), "44".repeat(16)] });
    const blind: Store = { ...store, keys: () => [] };
    new Witness(blind, "t1", bytes).answer(game.committing(), ME);
    new Witness(blind, "t1", bytes).answer(game.committing(), ME);
    expect(witness.entropies(game.gameId, ME).sort()).toEqual(["50".repeat(16), "51".repeat(16)]);
    for (const one of [tab(), tab()]) {
      expect(one.observe(game.revealing(), ME, AGREED, [])).toEqual([]);
      expect(one.answer(game.revealing(), ME)).toEqual({ type: "entropy", entropy: "51".repeat(16) });
    }
  });

  test("its digest is not among those published: it says so and shows nothing", () => {
    const game = honest();
    witness.observe(game.committing(), ME, AGREED, []);
    witness.answer(game.committing(), ME);
    const other = new PlayedGame({});
    expect(codes(witness.observe(other.revealing(), ME, AGREED, []))).toEqual(["own-digest-missing"]);
    expect(witness.answer(other.revealing(), ME)).toBeNull();
  });

  test("its bytes are not in the transcript: it says so", () => {
    const game = honest();
    witness.observe(game.committing(), ME, AGREED, []);
    witness.answer(game.committing(), ME);
    expect(codes(witness.observe(new PlayedGame({}).playing([]), ME, AGREED, []))).toEqual([
      "own-digest-missing",
      "own-entropy-missing",
    ]);
  });

  test("it was asked for bytes and is no participant: it says so", () => {
    const game = honest();
    witness.answer(game.committing([5]), 5);
    expect(codes(witness.observe(game.committing(), 5, AGREED, []))).toEqual(["own-left-out"]);
  });
});

describe("the house changes its story while the game is on", () => {
  test("another promise", () => {
    const game = honest();
    witness.observe(game.committing(), ME, AGREED, []);
    const other = new PlayedGame({ secret: "99".repeat(32) });
    expect(codes(witness.observe(other.committing(), ME, AGREED, []))).toEqual(["open-changed"]);
  });

  test("other numbers of the players, after a reload too", () => {
    const game = new PlayedGame({});
    witness.observe(game.playing([]), 1, AGREED, []);
    const other = new PlayedGame({ entropies: ["33".repeat(16), "45".repeat(16)] });
    expect(codes(tab().observe(other.playing([]), 1, AGREED, []))).toEqual(["lines-changed"]);
  });

  test("lines that are no transcript", () => {
    const game = honest();
    const ledger = game.ledger(5, {
      lines: [...game.lines.slice(0, 4), toHex(hashLine(game.gameId, 1, "00".repeat(32)))],
    });
    expect(codes(witness.observe({ ...game.playing([]), ledger }, ME, AGREED, []))).toEqual(["lines-broken"]);
  });

  test("a promise about another game than the one at the table", () => {
    const game = honest();
    const longer = { ...AGREED, options: { ...AGREED.options, target: 50 } };
    expect(codes(witness.observe(game.committing(), ME, longer, []))).toEqual(["open-other-game"]);
  });

  test("one draw shown in two ways, live and by catch-up", () => {
    const game = new PlayedGame({});
    const [first, second] = game.events();
    if (!first || !second) throw new Error("no draws");
    witness.observe(game.playing([first]), 1, AGREED, [first]);
    const turned = { ...first, result: (Number(first.result) % 6) + 1 };
    expect(codes(tab().observe(game.playing([turned, second]), 1, AGREED, [turned, second]))).toEqual(["draw-changed"]);
  });

  test("another game at a table whose game is on", () => {
    witness.observe(new PlayedGame({}).playing([]), 1, AGREED, []);
    const other = new PlayedGame({ gameId: "77".repeat(16) });
    for (const shown of [other.committing(), other.playing([]), other.finished()]) {
      expect(codes(tab().observe(shown, 1, AGREED, []))).toEqual(["game-other"]);
      expect(tab().answer(shown, 1)).toBeNull();
    }
  });

  test("a start that is repeated before it is sealed is no other game", () => {
    witness.observe(honest().revealing(), ME, AGREED, []);
    const again = new PlayedGame({ gameId: "77".repeat(16) });
    expect(witness.observe(again.committing(), ME, AGREED, [])).toEqual([]);
    expect(witness.answer(again.committing(), ME)?.type).toBe("digest");
  });

  test("what was wrong once stays wrong", () => {
    const game = honest();
    witness.observe(game.committing(), ME, AGREED, []);
    witness.observe(new PlayedGame({ secret: "99".repeat(32) }).committing(), ME, AGREED, []);
    expect(codes(tab().observe(game.committing(), ME, AGREED, []))).toEqual(["open-changed"]);
  });
});

describe("what is kept", () => {
  test("draws of frames and of catch-up, in order, each once, from both tabs", () => {
    const game = new PlayedGame({});
    const events = game.events();
    witness.observe(game.playing(events.slice(0, 2)), 1, AGREED, events.slice(0, 2));
    tab().observe(game.playing(events.slice(0, 4)), 1, AGREED, events.slice(0, 4));
    witness.observe(game.playing(events.slice(0, 3)), 1, AGREED, events.slice(2, 3));
    expect(witness.read(game.gameId)?.draws.map(({ v }) => v)).toEqual([1, 2, 3, 4]);
  });

  test("lines grow and never shrink: a tab that lags behind takes nothing away", () => {
    const game = new PlayedGame({});
    witness.observe(game.playing([]), 1, AGREED, []);
    tab().observe(game.committing(), 1, AGREED, []);
    expect(witness.read(game.gameId)?.lines).toEqual(game.lines);
  });

  test("nothing of a game that is first seen after its end", () => {
    const game = new PlayedGame({});
    expect(witness.observe(game.finished(), 1, AGREED, [])).toEqual([]);
    expect(witness.read(game.gameId)).toBeNull();
  });

  test("a hidden draw is no evidence", () => {
    const game = new PlayedGame({});
    witness.observe(game.playing([]), 1, AGREED, [{ v: 1, draw: "deck", source: "shuffle 9" }]);
    expect(witness.read(game.gameId)?.draws).toEqual([]);
  });

  test("the oldest games are forgotten, with their bytes", () => {
    const ids = Array.from({ length: KEPT_GAMES + 1 }, (_, i) => i.toString(16).padStart(32, "0"));
    ids.forEach((gameId, at) => {
      const game = new PlayedGame({ gameId });
      const one = new Witness(store, "t1", bytes, () => at);
      one.observe(game.committing(), ME, AGREED, []);
      one.answer(game.committing(), ME);
    });
    const [oldest = "", next = ""] = ids;
    expect(witness.read(oldest)).toBeNull();
    expect(witness.entropies(oldest, ME)).toEqual([]);
    expect(witness.read(next)).not.toBeNull();
    expect(witness.entropies(next, ME)).toHaveLength(1);
  });
});
