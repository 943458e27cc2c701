/** Lines of the ledger, what they commit to, and the key that follows from them (`docs/ledger.md`). */

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { concat, field, fromHex, Reader, text, toHex, u32, u64 } from "./bytes";

const TAG = "svinarium/1/";

export interface OpenLine {
  number: number;
  previous: string;
  gameId: string;
  commitment: string;
  game: string;
  rules: number;
  options: [name: string, value: string][];
  seats: number;
  participants: number[];
}

export interface SeatLine {
  gameId: string;
  seat: number;
  /** Digest (32 bytes) of a hash line, entropy (16 bytes) of an entropy line; hex. */
  value: string;
}

export interface Transcript {
  open: OpenLine;
  hashes: SeatLine[];
  entropies: SeatLine[];
}

export function openLine(line: OpenLine): Uint8Array {
  return concat(
    text(TAG + "open"),
    u64(line.number),
    field(fromHex(line.previous)),
    field(fromHex(line.gameId)),
    field(fromHex(line.commitment)),
    text(line.game),
    u32(line.rules),
    u32(line.options.length),
    ...line.options.flatMap(([name, value]) => [text(name), text(value)]),
    u32(line.seats),
    u32(line.participants.length),
    ...line.participants.map(u32),
  );
}

export function secretLine(gameId: string, secret: string): Uint8Array {
  return concat(text(TAG + "secret"), field(fromHex(gameId)), field(fromHex(secret)));
}

export function hashLine(gameId: string, seat: number, digest: string): Uint8Array {
  return concat(text(TAG + "hash"), field(fromHex(gameId)), u32(seat), field(fromHex(digest)));
}

export function entropyLine(gameId: string, seat: number, entropy: string): Uint8Array {
  return concat(text(TAG + "entropy"), field(fromHex(gameId)), u32(seat), field(fromHex(entropy)));
}

/** What the house is bound by before anybody has added anything. */
export function commitmentOf(gameId: string, secret: string): string {
  return toHex(sha256(secretLine(gameId, secret)));
}

/** What a seat is bound by before it shows its bytes. */
export function digestOf(gameId: string, seat: number, entropy: string): string {
  return toHex(sha256(entropyLine(gameId, seat, entropy)));
}

/** `transcript_hash` of the lines, as published. */
export function transcriptHash(lines: readonly string[]): Uint8Array {
  return sha256(concat(...lines.map((line) => field(fromHex(line)))));
}

/** The key that every draw of the game follows from. */
export function keyOf(secret: string, lines: readonly string[]): Uint8Array {
  return hmac(sha256, fromHex(secret), transcriptHash(lines));
}

/** Indices (0 … 255) of the four words that people at the table can compare. */
export function wordsOf(lines: readonly string[]): number[] {
  return [...sha256(concat(text(TAG + "words"), field(transcriptHash(lines)))).slice(0, 4)];
}

export function readOpen(line: string): OpenLine {
  const reader = new Reader(fromHex(line));
  expectTag(reader, "open");
  const open: OpenLine = {
    number: reader.u64(),
    previous: toHex(reader.field(32)),
    gameId: toHex(reader.field(16)),
    commitment: toHex(reader.field(32)),
    game: reader.text(),
    rules: reader.u32(),
    options: many(reader, () => [reader.text(), reader.text()]),
    seats: reader.u32(),
    participants: many(reader, () => reader.u32()),
  };
  reader.end();
  return open;
}

export function readHash(line: string): SeatLine {
  return readSeatLine(line, "hash", 32);
}

export function readEntropy(line: string): SeatLine {
  return readSeatLine(line, "entropy", 16);
}

/**
 * The lines as far as they are published: the open line, then all hash lines, then all entropy lines, one a
 * participant in ascending order of seats, each entropy matching its digest. Throws `RangeError` if they are not that.
 */
export function readTranscript(lines: readonly string[]): Transcript {
  const [first, ...rest] = lines;
  if (first === undefined) throw new RangeError("no open line");
  const open = readOpen(first);
  const count = open.participants.length;
  if (rest.length !== 0 && rest.length !== count && rest.length !== 2 * count) {
    throw new RangeError("a part of the lines only");
  }
  const hashes = rest.slice(0, count).map(readHash);
  const entropies = rest.slice(count).map(readEntropy);
  for (const part of [hashes, entropies]) {
    part.forEach((line, i) => {
      if (line.seat !== open.participants[i]) throw new RangeError("lines of other seats");
      if (line.gameId !== open.gameId) throw new RangeError("a line of another game");
    });
  }
  entropies.forEach((line, i) => {
    if (digestOf(open.gameId, line.seat, line.value) !== hashes[i]?.value) {
      throw new RangeError("bytes that do not match their digest");
    }
  });
  return { open, hashes, entropies };
}

/** Whether every participant has shown its bytes, so that draws may begin. */
export function isSealed(transcript: Transcript): boolean {
  return transcript.entropies.length === transcript.open.participants.length;
}

function readSeatLine(line: string, tag: string, length: number): SeatLine {
  const reader = new Reader(fromHex(line));
  expectTag(reader, tag);
  const out = { gameId: toHex(reader.field(16)), seat: reader.u32(), value: toHex(reader.field(length)) };
  reader.end();
  return out;
}

function expectTag(reader: Reader, tag: string): void {
  if (reader.text() !== TAG + tag) throw new RangeError(`not a line of kind ${tag}`);
}

function many<T>(reader: Reader, read: () => T): T[] {
  const out: T[] = [];
  for (let left = reader.u32(); left > 0; left--) out.push(read());
  return out;
}
