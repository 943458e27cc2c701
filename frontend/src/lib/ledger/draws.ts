/** Draws that follow from a key: one stream a position, rejection sampling, three kinds of source (`docs/ledger.md`). */

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import type { Outcome } from "../protocol";
import { concat, text, u32 } from "./bytes";

const WORD = 32n;

/** The endless 32-bit words of one position. */
export class Stream {
  #block = new DataView(new ArrayBuffer(0));
  #blocks = 0;
  #at = 0;

  constructor(
    private readonly key: Uint8Array,
    private readonly position: string,
  ) {}

  word(): bigint {
    if (this.#at === this.#block.byteLength) this.#next();
    const word = this.#block.getUint32(this.#at);
    this.#at += 4;
    return BigInt(word);
  }

  /** Uniform on 0 … n − 1. */
  below(n: bigint): bigint {
    if (n < 1n) throw new RangeError("nothing to choose from");
    if (n === 1n) return 0n;
    let words = 1n;
    while (1n << (WORD * words) < n) words++;
    const range = 1n << (WORD * words);
    const limit = range - (range % n);
    for (;;) {
      let x = 0n;
      for (let i = 0n; i < words; i++) x = (x << WORD) | this.word();
      if (x < limit) return x % n;
    }
  }

  #next(): void {
    const message = concat(text("svinarium/1/draw"), text(this.position), u32(this.#blocks++));
    const block = hmac(sha256, this.key, message);
    this.#block = new DataView(block.buffer, block.byteOffset, block.byteLength);
    this.#at = 0;
  }
}

/** The one result that the key allows for this position and source. Throws `RangeError` for an unknown source. */
export function draw(key: Uint8Array, position: string, source: string): Outcome {
  const stream = new Stream(key, position);
  const die = /^([1-9]\d{0,3})?d([1-9]\d{0,77})$/.exec(source);
  if (die) return dice(stream, Number(die[1] ?? 1), BigInt(die[2] ?? 1), die[1] === undefined);
  const shuffled = /^shuffle ([1-9]\d{0,5})$/.exec(source);
  if (shuffled) return shuffle(stream, Number(shuffled[1]));
  if (source.startsWith("weighted ")) return weighted(stream, source.slice("weighted ".length).split(" "));
  throw new RangeError("unknown source of luck");
}

function dice(stream: Stream, count: number, sides: bigint, single: boolean): Outcome {
  const faces = Array.from({ length: count }, () => Number(1n + stream.below(sides)));
  return single ? (faces[0] as number) : faces;
}

function shuffle(stream: Stream, n: number): number[] {
  const places = Array.from({ length: n }, (_, i) => i);
  for (let i = n - 1; i > 0; i--) {
    const j = Number(stream.below(BigInt(i + 1)));
    [places[i], places[j]] = [places[j] as number, places[i] as number];
  }
  return places;
}

function weighted(stream: Stream, entries: string[]): string {
  const table = entries.map((entry) => {
    const found = /^([1-9]\d{0,77}):([^\s:]+)$/.exec(entry);
    if (!found) throw new RangeError("unknown source of luck");
    return { weight: BigInt(found[1] as string), name: found[2] as string };
  });
  const r = stream.below(table.reduce((sum, { weight }) => sum + weight, 0n));
  let running = 0n;
  for (const { weight, name } of table) {
    running += weight;
    if (running > r) return name;
  }
  throw new RangeError("a table without outcomes");
}

/** Whether two results are the same value. */
export function sameResult(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
