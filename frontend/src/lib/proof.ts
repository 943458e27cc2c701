/** The check at the end of a game: the record that the house gives, against what this browser kept while it was played. */

import type { Evidence, Fault } from "./evidence";
import { sameResult } from "./ledger/draws";
import { Damaged, readRecord, type GameRecord } from "./ledger/record";
import { commitmentOf, keyOf, readTranscript } from "./ledger/transcript";
import { drawsOf, resultOf, verify, type Answer, type DrawSeen } from "./ledger/verify";
import type { Seen, TableState } from "./protocol";

/** What could not be checked, and why; each has a sentence `gap-<code>` in the catalogues. */
export type Gap = "no-evidence" | "no-own-bytes";

export interface Proof {
  /** `ok`: all matches, with own bytes among the luck. `partial`: nothing is wrong, and something could not be checked. */
  state: "ok" | "partial" | "bad";
  total: number;
  good: number;
  /** How many of the draws this browser saw while the game was played. */
  live: number;
  faults: Fault[];
  gaps: Gap[];
}

/** Everything that the check looks at. */
export interface Case {
  /** The record as it was downloaded. */
  bytes: Uint8Array;
  /** The final state that the page shows. */
  state: TableState;
  evidence: Evidence | null;
  /** The bytes that this browser drew for its seat, in hex. */
  own: readonly string[];
}

/** Checks a finished game. */
export function prove({ bytes, state, evidence, own }: Case): Proof {
  const live = evidence?.draws.length ?? 0;
  const kept = evidence?.faults ?? [];
  let record: GameRecord;
  try {
    record = readRecord(bytes);
  } catch (error) {
    if (!(error instanceof Damaged)) throw error;
    const damaged = fault("record-damaged", { line: error.line });
    return { state: "bad", total: live, good: 0, live, faults: [...kept, damaged], gaps: [] };
  }
  const inItself = verify(record);
  const faults = distinct([
    ...kept,
    ...(evidence ? againstKept(record, evidence, own) : []),
    ...faultOf(inItself),
    ...againstShown(record, state),
  ]);
  const gaps = gapsOf(evidence, own);
  return {
    state: faults.length ? "bad" : gaps.length ? "partial" : "ok",
    total: inItself.draws,
    good: evidence ? goodAgainst(record, evidence) : inItself.checked,
    live,
    faults,
    gaps,
  };
}

function gapsOf(evidence: Evidence | null, own: readonly string[]): Gap[] {
  if (evidence === null || evidence.lines.length === 0) return ["no-evidence"];
  return own.length === 0 ? ["no-own-bytes"] : [];
}

/** What the record says against itself. */
function faultOf({ code, facts }: Answer): Fault[] {
  if (code === "ok") return [];
  const told = Object.entries(facts).map(([name, value]): [string, string | number] => [
    name,
    typeof value === "number" ? value : shown(value),
  ]);
  return [fault(`record-${code}`, Object.fromEntries(told))];
}

/** The record against what the page itself shows of the finished game. */
function againstShown(record: GameRecord, state: TableState): Fault[] {
  const { ledger } = state;
  const faults: Fault[] = [];
  if (ledger?.secret && record.secret && ledger.secret !== record.secret) faults.push(fault("secret-two"));
  if (ledger && !sameResult(ledger.lines, record.header.ledger?.lines)) faults.push(fault("lines-two"));
  const other = state.events.find((event) => !sameEvent(event, record.lines[event.v - 1]));
  if (other) faults.push(fault("events-other", { v: other.v }));
  else if (state.events.length !== record.lines.length) faults.push(fault("events-count"));
  return faults;
}

function sameEvent(event: Seen, line: GameRecord["lines"][number] | undefined): boolean {
  if (line === undefined || line.v !== event.v) return false;
  if (event.draw != null) {
    const hidden = event.result == null;
    return line.draw === event.draw && (hidden || sameResult(line.result, event.result));
  }
  if ((event.clock ?? event.judged ?? event.signal) != null) return line.draw == null && line.move == null;
  const moved = line.move != null && (event.seat == null || line.seat === event.seat);
  return moved && (event.move == null || line.move === event.move);
}

/** The record against what was kept before the secret was known: here a made-up record is found out. */
function againstKept(record: GameRecord, evidence: Evidence, own: readonly string[]): Fault[] {
  const faults: Fault[] = [];
  if (record.header.game_id !== evidence.game) faults.push(fault("game-other"));
  const lines = record.header.ledger?.lines ?? [];
  const [open] = evidence.lines;
  if (open !== undefined && lines[0] !== open) faults.push(fault("open-changed"));
  else if (evidence.lines.some((line, i) => line !== lines[i])) faults.push(fault("lines-changed"));
  if (open !== undefined && !opens(open, record.secret)) faults.push(fault("secret-not-promised"));
  if (own.length && !hasOwn(lines, evidence.seat, own)) faults.push(fault("own-entropy-missing"));
  return [...faults, ...otherDraws(drawsOf(record.lines), evidence.draws)];
}

/** Whether the revealed secret is the one that this open line promised. */
function opens(open: string, secret: string | null): boolean {
  return quietly(() => {
    const promised = readTranscript([open]).open;
    return secret !== null && commitmentOf(promised.gameId, secret) === promised.commitment;
  });
}

function hasOwn(lines: readonly string[], seat: number | null, own: readonly string[]): boolean {
  return quietly(() => readTranscript(lines).entropies.some((line) => line.seat === seat && own.includes(line.value)));
}

/** The first draw that the record tells otherwise than it was seen, or leaves out, or puts in another order. */
function otherDraws(told: readonly DrawSeen[], seen: readonly DrawSeen[]): Fault[] {
  const byPosition = new Map(told.map((one) => [one.position, one]));
  let last = 0;
  for (const one of seen) {
    const { position } = one;
    const twin = byPosition.get(position);
    if (twin === undefined) return [fault("draw-left-out", { position, seen: shown(one.result) })];
    if (!sameResult(twin.result, one.result) || twin.source !== one.source) {
      return [fault("draw-other", { position, seen: shown(one.result), told: shown(twin.result) })];
    }
    if (twin.v <= last) return [fault("draw-order", { position })];
    last = twin.v;
  }
  return [];
}

/** Draws of the record that follow from what was kept, and are as they were seen. */
function goodAgainst(record: GameRecord, evidence: Evidence): number {
  const told = record.header.ledger?.lines ?? [];
  const lines = [...evidence.lines, ...told.slice(evidence.lines.length)];
  const { secret } = record;
  const [open] = lines;
  if (secret === null || open === undefined || !opens(open, secret)) return 0;
  const key = keyOf(secret, lines);
  const seen = new Map(evidence.draws.map((one) => [one.position, one]));
  return drawsOf(record.lines).filter((one) => {
    const live = seen.get(one.position);
    return sameResult(resultOf(one, key), one.result) && (live === undefined || sameResult(live.result, one.result));
  }).length;
}

function shown(result: unknown): string {
  return Array.isArray(result) ? result.join(" + ") : String(result);
}

function fault(code: string, facts: Fault["facts"] = {}): Fault {
  return { code, facts };
}

function distinct(faults: Fault[]): Fault[] {
  return faults.filter((one, i) => faults.findIndex((other) => other.code === one.code) === i);
}

function quietly(check: () => boolean): boolean {
  try {
    return check();
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
