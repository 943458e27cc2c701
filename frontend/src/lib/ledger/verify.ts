/** The check of a record in itself: does every draw follow from its own lines and secret? (`docs/ledger.md`) */

import type { Outcome, Value } from "../protocol";
import { before } from "./bytes";
import { draw, readSource, sameResult } from "./draws";
import { Damaged, readRecord, type GameRecord, type RecordHeader, type RecordLine } from "./record";
import { commitmentOf, keyOf, scanTranscript, type OpenLine } from "./transcript";

/** One draw, wherever it was seen. */
export interface DrawSeen {
  v: number;
  position: string;
  source: string;
  result: Outcome;
}

/** The answer's codes and facts, in the order in which they are looked for. */
export type Code =
  | "damaged"
  | "no_ledger"
  | "header"
  | "transcript"
  | "no_reveal"
  | "commitment"
  | "repeated"
  | "source"
  | "mismatch"
  | "foreign"
  | "ok";

export interface Finding {
  code: Code;
  facts: Record<string, unknown>;
}

export interface Answer extends Finding {
  /** Draws that followed before the answer was found, of the ledger's draws. */
  checked: number;
  draws: number;
  /** Draws that are not the ledger's. */
  foreign: number;
}

/** Checks a record as it was downloaded. */
export function verifyRecord(bytes: Uint8Array): Answer {
  try {
    return verify(readRecord(bytes));
  } catch (error) {
    if (!(error instanceof Damaged)) throw error;
    return { code: "damaged", facts: { line: error.line, what: error.what }, checked: 0, draws: 0, foreign: 0 };
  }
}

/** Whether the record is consistent in itself. A house could still have made up the whole of it. */
export function verify(record: GameRecord): Answer {
  const draws = drawsOf(record.lines);
  const foreign = record.lines.filter((line) => line.draw != null && line.by !== "ledger");
  const rest = { draws: draws.length, foreign: foreign.length };
  const head = checkHead(record);
  if (head !== null) return { ...head, checked: 0, ...rest };
  const { checked, ...found } = checkDraws(draws, keyOf(record.secret ?? "", record.header.ledger?.lines ?? []));
  const last = found.code === "ok" ? (foreignIn(record.lines, foreign) ?? found) : found;
  return { ...last, checked, ...rest };
}

/** The draws that the ledger answered, in their order. */
export function drawsOf(lines: readonly RecordLine[]): DrawSeen[] {
  return lines.flatMap(({ v, draw: position, source, result, by }) =>
    position == null || result == null || by !== "ledger" ? [] : [{ v, position, source: source ?? "", result }],
  );
}

/** How many draws follow from the key, up to the first that does not, and what is wrong with that one. */
export function checkDraws(draws: readonly DrawSeen[], key: Uint8Array): Finding & { checked: number } {
  const seen = new Set<string>();
  let checked = 0;
  for (const one of draws) {
    const { v, position, source, result: found } = one;
    if (seen.has(position)) return { code: "repeated", facts: { v, position }, checked };
    seen.add(position);
    const expected = resultOf(one, key);
    if (expected === null) return { code: "source", facts: { v, position, source }, checked };
    if (!sameResult(expected, found)) {
      return { code: "mismatch", facts: { v, position, source, expected, found }, checked };
    }
    checked += 1;
  }
  return { code: "ok", facts: {}, checked };
}

/** The result that the key allows for this draw; null if its source or position is none. */
export function resultOf({ position, source }: DrawSeen, key: Uint8Array): Outcome | null {
  try {
    readSource(source);
    return draw(key, position, source);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** An option's value as the ledger hashes it. */
export function optionText(value: Value | boolean): string {
  return String(value);
}

/** Options as the open line has them: in order of their names, as text. */
export function optionTexts(options: Record<string, Value | boolean>): [string, string][] {
  const told = Object.entries(options).map(([name, value]): [string, string] => [name, optionText(value)]);
  return told.sort(([a], [b]) => (before(a, b) ? -1 : 1));
}

function checkHead({ header, secret }: GameRecord): Finding | null {
  const { ledger } = header;
  if (ledger == null) return { code: "no_ledger", facts: {} };
  const { transcript, fault } = scanTranscript(ledger.lines);
  if (transcript === null) return { code: "transcript", facts: { ...fault } };
  const field = otherField(header, ledger, transcript.open);
  if (field !== null) return { code: "header", facts: { field } };
  if (fault !== null) return { code: "transcript", facts: { ...fault } };
  if (secret === null) return { code: "no_reveal", facts: {} };
  if (commitmentOf(transcript.open.gameId, secret) !== transcript.open.commitment)
    return { code: "commitment", facts: {} };
  return null;
}

/** The first field of the header that does not say what the open line says. */
function otherField(header: RecordHeader, ledger: NonNullable<RecordHeader["ledger"]>, open: OpenLine): string | null {
  const pairs: [field: string, told: unknown, bound: unknown][] = [
    ["game_id", header.game_id, open.gameId],
    ["game_id", ledger.game_id, open.gameId],
    ["number", ledger.number, open.number],
    ["game", header.game, open.game],
    ["rules", header.rules, open.rules],
    ["options", optionTexts(header.options), open.options],
    ["seats", header.seats, open.seats],
    ["participants", ledger.participants, open.participants],
  ];
  return pairs.find(([, told, bound]) => !sameResult(told, bound))?.[0] ?? null;
}

/** A draw that was somebody's hand, or a result that was changed afterwards. */
function foreignIn(lines: readonly RecordLine[], foreign: readonly RecordLine[]): Finding | null {
  const [hand] = foreign;
  const change = lines.find(({ correct }) => correct?.result != null);
  if (hand && (!change || hand.v < change.v)) {
    return { code: "foreign", facts: { v: hand.v, position: hand.draw, by: hand.by } };
  }
  if (!change) return null;
  const target = lines.find(({ v }) => v === change.correct?.of);
  return { code: "foreign", facts: { v: change.v, position: target?.draw ?? "", by: "correct" } };
}
