/** Reading a record: JSON lines, strictly (`docs/ledger.md`, "Checking a record"). */

import type { Outcome, Value } from "../protocol";
import { utf8 } from "./bytes";
import { hasTwins } from "./json";

export interface RecordHeader {
  svinarium: 1;
  game_id: string;
  game: string;
  rules: number;
  options: Record<string, Value | boolean>;
  seats: number;
  ledger: { game_id: string; number: number; attempt: number; participants: number[]; lines: string[] } | null;
}

export interface RecordLine {
  v: number;
  seat?: number | null;
  by?: string | null;
  move?: string | null;
  draw?: string | null;
  source?: string | null;
  result?: Outcome | null;
  correct?: { of?: number; result?: unknown } | null;
  reveal?: string | null;
}

export interface GameRecord {
  header: RecordHeader;
  /** Every line but the reveal. */
  lines: RecordLine[];
  secret: string | null;
}

/** The file is no record: at which line (from 1), and what of it. */
export class Damaged extends Error {
  constructor(
    readonly line: number,
    readonly what: "empty" | "json" | "header" | "v" | "kind" | "field" | "reveal" | "after",
  ) {
    super(`line ${line}: ${what}`);
  }
}

const KINDS = ["move", "draw", "clock", "signal", "judged", "correct", "reveal"] as const;

/** Throws `Damaged` for what is no record. */
export function readRecord(bytes: Uint8Array): GameRecord {
  const rows = split(bytes);
  const tail = rows.pop();
  if (tail?.length && objectOrNull(tail) !== null) rows.push(tail);
  const [first, ...rest] = rows;
  if (first === undefined) throw new Damaged(1, "empty");
  const header = objectOrNull(first);
  if (header === null) throw new Damaged(1, "json");
  if (!isHeader(header)) throw new Damaged(1, "header");
  const lines: RecordLine[] = [];
  let secret: string | null = null;
  rest.forEach((row, i) => {
    const line = readLine(row, i + 2, secret !== null);
    if (line.reveal != null) secret = line.reveal;
    else lines.push(line);
  });
  return { header, lines, secret };
}

function readLine(row: Uint8Array, number: number, revealed: boolean): RecordLine {
  const value = objectOrNull(row);
  if (value === null) throw new Damaged(number, "json");
  if (revealed) throw new Damaged(number, "after");
  if (value["v"] !== number - 1) throw new Damaged(number, "v");
  const kinds = KINDS.filter((kind) => value[kind] != null);
  if (kinds.length !== 1) throw new Damaged(number, "kind");
  if (kinds[0] === "draw" && !isDraw(value)) throw new Damaged(number, "field");
  if (kinds[0] === "reveal" && !isSecret(value["reveal"])) throw new Damaged(number, "reveal");
  return value as unknown as RecordLine;
}

function split(bytes: Uint8Array): Uint8Array[] {
  const rows: Uint8Array[] = [];
  let from = 0;
  for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, from)) {
    rows.push(bytes.subarray(from, at));
    from = at + 1;
  }
  return [...rows, bytes.subarray(from)];
}

function objectOrNull(row: Uint8Array): Record<string, unknown> | null {
  try {
    const text = utf8(row);
    const value = JSON.parse(text) as unknown;
    return isObject(value) && !hasTwins(text) ? value : null;
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof RangeError) return null;
    throw error;
  }
}

function isDraw(value: Record<string, unknown>): boolean {
  const { draw, by, source, result } = value;
  const told = typeof draw === "string" && typeof by === "string" && result != null;
  return told && (by !== "ledger" || typeof source === "string");
}

function isSecret(value: unknown): boolean {
  return typeof value === "string" && /^[0-9a-f]{64}$/.test(value);
}

function isHeader(value: Record<string, unknown>): value is Record<string, unknown> & RecordHeader {
  const { svinarium, game_id, game, rules, options, seats, ledger } = value;
  return (
    svinarium === 1 &&
    typeof game_id === "string" &&
    typeof game === "string" &&
    Number.isSafeInteger(rules) &&
    isObject(options) &&
    Object.values(options).every(isValue) &&
    Number.isSafeInteger(seats) &&
    (ledger == null || isLedger(ledger))
  );
}

function isLedger(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { game_id, number, attempt, participants, lines } = value;
  return (
    typeof game_id === "string" &&
    Number.isSafeInteger(number) &&
    Number.isSafeInteger(attempt) &&
    Array.isArray(participants) &&
    participants.every(Number.isSafeInteger) &&
    Array.isArray(lines) &&
    lines.every((line) => typeof line === "string")
  );
}

function isValue(value: unknown): boolean {
  return typeof value === "string" || typeof value === "boolean" || Number.isSafeInteger(value);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
