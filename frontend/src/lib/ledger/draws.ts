/** Draws that follow from a key: one stream a position, rejection sampling, three kinds of source (`docs/ledger.md`). */

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import type { Outcome } from "../protocol";
import { concat, text, u32 } from "./bytes";

/** The next 32-bit word of a stream. */
export type Words = () => bigint;

export type Source =
  | { kind: "die"; sides: bigint; count: number }
  | { kind: "weighted"; table: { name: string; weight: bigint }[] }
  | { kind: "shuffle"; n: number };

const WORD = 32n;
const MOST_SIDES = BigInt(Number.MAX_SAFE_INTEGER);
const MOST_WEIGHT = 1n << 256n;

/** The endless 32-bit words of one position. */
export function wordsAt(key: Uint8Array, position: string): Words {
  const head = concat(text("svinarium/1/draw"), text(position));
  let block = new DataView(new ArrayBuffer(0));
  let blocks = 0;
  let at = 0;
  return () => {
    if (at === block.byteLength) {
      const bytes = hmac(sha256, key, concat(head, u32(blocks++)));
      block = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      at = 0;
    }
    at += 4;
    return BigInt(block.getUint32(at - 4));
  };
}

/** Uniform on 0 … n − 1. */
export function below(n: bigint, words: Words): bigint {
  if (n < 1n) throw new RangeError("nothing to choose from");
  if (n === 1n) return 0n;
  let count = 1n;
  while (1n << (WORD * count) < n) count++;
  const range = 1n << (WORD * count);
  const limit = range - (range % n);
  for (;;) {
    let x = 0n;
    for (let i = 0n; i < count; i++) x = (x << WORD) | words();
    if (x < limit) return x % n;
  }
}

/** Reads a source's one text. Throws `RangeError` for any other. */
export function readSource(source: string): Source {
  const die = /^([1-9][0-9]{0,3})?d([1-9][0-9]{0,15})$/.exec(source);
  if (die) {
    const sides = BigInt(die[2] as string);
    if (die[1] !== "1" && sides <= MOST_SIDES) return { kind: "die", sides, count: Number(die[1] ?? 1) };
  }
  const shuffled = /^shuffle ([1-9][0-9]{0,5})$/.exec(source);
  if (shuffled) return { kind: "shuffle", n: Number(shuffled[1]) };
  if (source.startsWith("weighted ")) return readWeights(source.slice("weighted ".length).split(" "));
  throw new RangeError("unknown source of luck");
}

/** The one result that the key allows for this position and source. Throws `RangeError` for an unknown source. */
export function draw(key: Uint8Array, position: string, text: string): Outcome {
  const source = readSource(text);
  const words = wordsAt(key, position);
  switch (source.kind) {
    case "die":
      return dice(source.sides, source.count, words);
    case "shuffle":
      return shuffle(source.n, words);
    case "weighted":
      return weighted(source.table, words);
  }
}

/** What the places hold after a shuffle, from the last place down. */
export function shuffle(n: number, words: Words): number[] {
  const places = Array.from({ length: n }, (_, i) => i);
  for (let i = n - 1; i > 0; i--) {
    const j = Number(below(BigInt(i + 1), words));
    [places[i], places[j]] = [places[j] as number, places[i] as number];
  }
  return places;
}

/** Whether two results are the same JSON value. */
export function sameResult(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function dice(sides: bigint, count: number, words: Words): Outcome {
  const faces = Array.from({ length: count }, () => Number(1n + below(sides, words)));
  return count === 1 ? (faces[0] as number) : faces;
}

function weighted(table: { name: string; weight: bigint }[], words: Words): string {
  const r = below(totalOf(table), words);
  let running = 0n;
  for (const { weight, name } of table) {
    running += weight;
    if (running > r) return name;
  }
  throw new RangeError("a table without outcomes");
}

function readWeights(entries: string[]): Source {
  const table = entries.map((entry) => {
    const found = /^([1-9][0-9]{0,77}):([^\s:]+)$/.exec(entry);
    if (!found) throw new RangeError("unknown source of luck");
    return { weight: BigInt(found[1] as string), name: found[2] as string };
  });
  const twice = new Set(table.map(({ name }) => name)).size !== table.length;
  if (twice || totalOf(table) > MOST_WEIGHT) throw new RangeError("unknown source of luck");
  return { kind: "weighted", table };
}

function totalOf(table: { weight: bigint }[]): bigint {
  return table.reduce((sum, { weight }) => sum + weight, 0n);
}
