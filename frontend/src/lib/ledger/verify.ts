/** A finished game's record, read and checked in itself: does every draw follow from its own lines and secret? */

import type { Outcome, Value } from "../protocol";
import { draw, sameResult } from "./draws";
import { commitmentOf, isSealed, keyOf, readTranscript } from "./transcript";

export interface RecordHeader {
  svinarium: number;
  game_id: string;
  game: string;
  rules: number;
  options: Record<string, Value>;
  seats: number;
  names: string[];
  ledger: { game_id: string; number: number; attempt: number; participants: number[]; lines: string[] } | null;
}

export interface RecordLine {
  v: number;
  t: number;
  seat?: number;
  by?: string;
  move?: string;
  draw?: string;
  source?: string;
  result?: Outcome;
  reveal?: string;
}

export interface GameRecord {
  header: RecordHeader;
  /** Every line but the reveal. */
  lines: RecordLine[];
  secret: string | null;
}

/** One draw, wherever it was seen. */
export interface DrawSeen {
  v: number;
  position: string;
  source: string;
  result: Outcome;
}

/** What does not match; each has a sentence `fault-<code>` in the catalogues. */
export interface Fault {
  code: string;
  facts: Record<string, string | number>;
}

export interface RecordCheck {
  total: number;
  /** How many draws follow from the record's own lines and secret. */
  good: number;
  faults: Fault[];
}

/** Reads JSON lines. Throws `RangeError` or `SyntaxError` for what is no record. */
export function readRecord(text: string): GameRecord {
  const rows = text.split("\n").filter((row) => row !== "");
  const [header, ...lines] = rows.map((row) => JSON.parse(row) as unknown);
  if (!isHeader(header)) throw new RangeError("no record of this house");
  const events = lines as RecordLine[];
  events.forEach((line, i) => {
    if (line.v !== i + 1) throw new RangeError("lines out of order");
  });
  const last = events.at(-1);
  const secret = typeof last?.reveal === "string" ? last.reveal : null;
  return { header, lines: secret === null ? events : events.slice(0, -1), secret };
}

/** The draws of a record, in their order. */
export function drawsOf(lines: readonly RecordLine[]): DrawSeen[] {
  return lines.flatMap((line) =>
    line.draw === undefined || line.result === undefined
      ? []
      : [{ v: line.v, position: line.draw, source: line.source ?? "", result: line.result }],
  );
}

/** Whether the record is consistent in itself. A house could still have made up the whole of it. */
export function checkRecord(record: GameRecord): RecordCheck {
  const draws = drawsOf(record.lines);
  const { header, secret } = record;
  const bad = (code: string): RecordCheck => ({ total: draws.length, good: 0, faults: [{ code, facts: {} }] });
  if (header.ledger === null) return bad("no-ledger");
  if (secret === null) return bad("no-secret");
  const { lines } = header.ledger;
  try {
    const transcript = readTranscript(lines);
    if (!isSealed(transcript)) return bad("lines-broken");
    const { open } = transcript;
    const told = Object.entries(header.options).map(([name, value]): [string, string] => [name, optionText(value)]);
    const same =
      open.gameId === header.game_id &&
      open.gameId === header.ledger.game_id &&
      open.game === header.game &&
      open.rules === header.rules &&
      open.seats === header.seats &&
      sameOptions(open.options, told);
    if (!same) return bad("header-other");
    if (commitmentOf(open.gameId, secret) !== open.commitment) return bad("secret-other");
  } catch (error) {
    if (error instanceof RangeError || error instanceof TypeError) return bad("lines-broken");
    throw error;
  }
  return checkDraws(draws, keyOf(secret, lines));
}

/** How many draws follow from the key; the first that does not is named. */
export function checkDraws(draws: readonly DrawSeen[], key: Uint8Array): RecordCheck {
  const seen = new Set<string>();
  const wrong = draws.filter((one) => {
    const again = seen.has(one.position);
    seen.add(one.position);
    return again || !follows(one, key);
  });
  const [first] = wrong;
  return {
    total: draws.length,
    good: draws.length - wrong.length,
    faults: first ? [{ code: "draw-wrong", facts: { position: first.position } }] : [],
  };
}

/** Whether this result is the one that the key allows. */
export function follows(one: DrawSeen, key: Uint8Array): boolean {
  try {
    return sameResult(draw(key, one.position, one.source), one.result);
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** An option's value as the ledger hashes it. */
export function optionText(value: Value): string {
  return String(value);
}

/** Whether two lists of options are the same, in whatever order they come. */
export function sameOptions(a: readonly [string, string][], b: readonly [string, string][]): boolean {
  const lines = (options: readonly [string, string][]): string => JSON.stringify(options.map((o) => o.join("=")).sort());
  return lines(a) === lines(b);
}

function isHeader(value: unknown): value is RecordHeader {
  if (typeof value !== "object" || value === null) return false;
  const header = value as Partial<RecordHeader>;
  return header.svinarium === 1 && typeof header.game_id === "string" && typeof header.options === "object";
}
