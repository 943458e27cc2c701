/** Lines of the ledger, what they commit to, and the key that follows from them (`docs/ledger.md`). */

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { before, concat, field, fromHex, Reader, text, toHex, u32, u64 } from "./bytes";

const TAG = "svinarium/1/";
const FIRST = "0".repeat(64);

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

/** Throws `RangeError` for anything but exactly an open line. */
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
  const { number, previous, options, seats, participants } = open;
  const inOrder = options.every(([name], i) => i === 0 || before((options[i - 1] as [string, string])[0], name));
  const ascending = participants.every(
    (seat, i) => seat < seats && (i === 0 || (participants[i - 1] as number) < seat),
  );
  if (number < 1 || (number === 1) !== (previous === FIRST)) throw new RangeError("a number that cannot follow");
  if (!inOrder || !ascending || seats < 1) throw new RangeError("fields out of order");
  return open;
}

export function readHash(line: string): SeatLine {
  return readSeatLine(line, "hash", 32);
}

export function readEntropy(line: string): SeatLine {
  return readSeatLine(line, "entropy", 16);
}

/** What is wrong with the lines, at which of them (from 0). */
export interface LineFault {
  index: number;
  what: "form" | "order" | "digest" | "missing" | "extra";
}

/**
 * Reads lines one by one: the open line, all hash lines, all entropy lines, one a participant in ascending order of
 * seats, each entropy as its digest promised. Null where there is no open line to begin with.
 */
export function scanTranscript(lines: readonly string[]): { transcript: Transcript | null; fault: LineFault | null } {
  const [first] = lines;
  if (first === undefined) return { transcript: null, fault: { index: 0, what: "missing" } };
  const open = formOrNull(() => readOpen(first));
  if (open === null) return { transcript: null, fault: { index: 0, what: "form" } };
  const transcript: Transcript = { open, hashes: [], entropies: [] };
  const count = open.participants.length;
  for (let index = 1; index <= 2 * count; index++) {
    const line = lines[index];
    const what = line === undefined ? "missing" : takeLine(transcript, line);
    if (what !== null) return { transcript, fault: { index, what } };
  }
  const extra = lines.length > 1 + 2 * count;
  return { transcript, fault: extra ? { index: 1 + 2 * count, what: "extra" } : null };
}

function takeLine({ open, hashes, entropies }: Transcript, text: string): LineFault["what"] | null {
  const hashing = hashes.length < open.participants.length;
  const at = hashing ? hashes.length : entropies.length;
  const line = formOrNull(() => (hashing ? readHash(text) : readEntropy(text)));
  if (line === null) return "form";
  if (line.gameId !== open.gameId || line.seat !== open.participants[at]) return "order";
  if (!hashing && digestOf(open.gameId, line.seat, line.value) !== hashes[at]?.value) return "digest";
  (hashing ? hashes : entropies).push(line);
  return null;
}

/**
 * The lines as far as they are published in a game that begins: the open line, then all hash lines at once, then all
 * entropy lines at once. Throws `RangeError` if they are not that.
 */
export function readTranscript(lines: readonly string[]): Transcript {
  const { transcript, fault } = scanTranscript(lines);
  if (transcript === null || (fault !== null && fault.what !== "missing")) throw new RangeError("no transcript");
  const count = transcript.open.participants.length;
  if (lines.length !== 1 && lines.length !== 1 + count && lines.length !== 1 + 2 * count) {
    throw new RangeError("a part of the lines only");
  }
  return transcript;
}

/** Whether every participant has shown its bytes, so that draws may begin. */
export function isSealed(transcript: Transcript): boolean {
  return transcript.entropies.length === transcript.open.participants.length;
}

function formOrNull<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
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
