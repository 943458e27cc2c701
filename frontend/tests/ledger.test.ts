/** The browser's verifier against the known answers that it shares with the house, and nothing else. */

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { comparisonWords } from "../src/lib/checking";
import { fromHex, toHex } from "../src/lib/ledger/bytes";
import { below, draw, readSource, shuffle, type Words } from "../src/lib/ledger/draws";
import { hasTwins } from "../src/lib/ledger/json";
import {
  commitmentOf,
  digestOf,
  entropyLine,
  hashLine,
  keyOf,
  openLine,
  readEntropy,
  readHash,
  readOpen,
  readTranscript,
  secretLine,
  transcriptHash,
  wordsOf,
} from "../src/lib/ledger/transcript";
import { optionTexts, verifyRecord } from "../src/lib/ledger/verify";
import type { Outcome, Value } from "../src/lib/protocol";

interface Vectors {
  games: {
    name: string;
    number: number;
    game: string;
    rules: number;
    options: Record<string, Value>;
    options_text: [string, string][];
    seats: number;
    participants: number[];
    previous: string;
    game_id: string;
    secret: string;
    secret_line: string;
    commitment: string;
    entropies: Record<string, string>;
    digests: Record<string, string>;
    lines: string[];
    transcript_hash: string;
    key: string;
    words: { indices: number[]; ru: string[]; en: string[] };
    draws: { position: string; source: string; result: Outcome }[];
  }[];
  below: { n: string; words: number[]; result: string; taken: number; note: string }[];
  shuffles: { n: number; words: number[]; result: number[]; note: string }[];
  lines_refused: { line: "open" | "hash" | "entropy"; hex: string; note: string }[];
  sources_refused: string[];
}

interface Tampered {
  records: { name: string; code: string; facts: Record<string, unknown>; lines: string[] }[];
}

const load = (name: string): unknown => JSON.parse(readFileSync(`../tests/vectors/${name}.json`, "utf-8"));
const vectors = load("ledger") as Vectors;
const tampered = load("ledger_tampered") as Tampered;

function listed(words: number[]): { next: Words; taken: () => number } {
  let at = 0;
  return {
    next: () => {
      const word = words[at++];
      if (word === undefined) throw new Error("more words taken than given");
      return BigInt(word);
    },
    taken: () => at,
  };
}

describe.each(vectors.games)("game $name", (game) => {
  test("lines are the bytes that the house publishes", () => {
    const open = openLine({
      number: game.number,
      previous: game.previous,
      gameId: game.game_id,
      commitment: game.commitment,
      game: game.game,
      rules: game.rules,
      options: game.options_text,
      seats: game.seats,
      participants: game.participants,
    });
    const hashes = game.participants.map((seat) => hashLine(game.game_id, seat, game.digests[seat] ?? ""));
    const entropies = game.participants.map((seat) => entropyLine(game.game_id, seat, game.entropies[seat] ?? ""));
    expect([open, ...hashes, ...entropies].map(toHex)).toEqual(game.lines);
    expect(toHex(secretLine(game.game_id, game.secret))).toBe(game.secret_line);
    expect(optionTexts(game.options)).toEqual(game.options_text);
  });

  test("lines read back", () => {
    const { open, hashes, entropies } = readTranscript(game.lines);
    expect(toHex(openLine(open))).toBe(game.lines[0]);
    expect(Object.fromEntries(hashes.map(({ seat, value }) => [seat, value]))).toEqual(game.digests);
    expect(Object.fromEntries(entropies.map(({ seat, value }) => [seat, value]))).toEqual(game.entropies);
  });

  test("commitment, digests, transcript hash and key", () => {
    expect(commitmentOf(game.game_id, game.secret)).toBe(game.commitment);
    for (const [seat, entropy] of Object.entries(game.entropies)) {
      expect(digestOf(game.game_id, Number(seat), entropy)).toBe(game.digests[seat]);
    }
    expect(toHex(transcriptHash(game.lines))).toBe(game.transcript_hash);
    expect(toHex(keyOf(game.secret, game.lines))).toBe(game.key);
  });

  test("every draw", () => {
    const key = fromHex(game.key);
    const drawn = game.draws.map(({ position, source }) => draw(key, position, source));
    expect(drawn).toEqual(game.draws.map(({ result }) => result));
  });

  test("words to compare, in both languages", async () => {
    expect(wordsOf(game.lines)).toEqual(game.words.indices);
    expect(await comparisonWords(game.lines, "ru")).toEqual(game.words.ru);
    expect(await comparisonWords(game.lines, "en")).toEqual(game.words.en);
  });
});

test.each(vectors.below)("below($n): $note", ({ n, words, result, taken }) => {
  const stream = listed(words);
  expect(below(BigInt(n), stream.next)).toBe(BigInt(result));
  expect(stream.taken()).toBe(taken);
});

test.each(vectors.shuffles)("shuffle $n: $note", ({ n, words, result }) => {
  expect(shuffle(n, listed(words).next)).toEqual(result);
});

const READ = { open: readOpen, hash: readHash, entropy: readEntropy };

test.each(vectors.lines_refused)("$line line refused: $note", ({ line, hex }) => {
  expect(() => READ[line](hex)).toThrow(RangeError);
});

test.each(vectors.sources_refused)("source refused: %j", (source) => {
  expect(() => readSource(source)).toThrow(RangeError);
});

test.each(tampered.records)("record: $name", ({ code, facts, lines }) => {
  const bytes = new TextEncoder().encode(lines.map((line) => `${line}\n`).join(""));
  const answer = verifyRecord(bytes);
  expect({ code: answer.code, facts: answer.facts }).toEqual({ code, facts });
});

describe("records at their edges", () => {
  const whole = (): string => (tampered.records[0]?.lines ?? []).map((line) => `${line}\n`).join("");
  const check = (text: string): string => verifyRecord(new TextEncoder().encode(text)).code;

  test("a last line that was still being written is left out", () => {
    expect(check(`${whole()}{"v":2`)).toBe("ok");
  });

  test("bytes that are no UTF-8 are no record", () => {
    expect(verifyRecord(new Uint8Array([0xff, 0x0a])).code).toBe("damaged");
  });

  test("a name twice in one object is no JSON of ours", () => {
    expect(check(whole().replace('"by":"ledger"', '"by":"hand","by":"ledger"'))).toBe("damaged");
    expect(hasTwins('{"a": [{"b": 1}, {"b": "x: {\\"b\\": 2}"}], "b": 3}')).toBe(false);
    expect(hasTwins('[{"a": 1, "\\u0061": 2}]')).toBe(true);
  });
});
