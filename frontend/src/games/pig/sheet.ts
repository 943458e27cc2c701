/** The pencil-and-paper side of a game of Pig: what each turn brought, read from what was seen of the events. */

import type { Fact, Seen } from "$lib/protocol";

/** One line of a player's column. */
export type Entry =
  | { kind: "bank"; points: number; score: number }
  | { kind: "bust"; lost: number }
  | { kind: "wipe"; lost: number }
  | { kind: "out" };

/** One throw of the turn that is being played. */
export interface Throw {
  outcome: string;
  points: number;
}

export interface Sheet {
  /** One column a seat, oldest first. */
  columns: Entry[][];
  /** Throws of the turn that is going on. */
  throws: Throw[];
  /** How often each face came, over all dice of the game; only dice that have faces. */
  faces: Map<number, number>;
  /** How many draws there were. */
  draws: number;
}

export function readSheet(events: readonly Seen[], seats: number): Sheet {
  const columns: Entry[][] = Array.from({ length: seats }, () => []);
  const sheet: Sheet = { columns, throws: [], faces: new Map(), draws: 0 };
  for (const event of events) {
    if (event.draw != null && event.result != null) count(sheet, event.source ?? "", event.result);
    for (const { code, facts } of event.notes ?? []) {
      const seat = number(facts["seat"]);
      if (code === "gain")
        sheet.throws.push({ outcome: list(event.result ?? "").join(" + "), points: number(facts["points"]) });
      const entry = entryOf(code, facts);
      if (entry === null) continue;
      sheet.throws = [];
      columns[seat]?.push(entry);
    }
  }
  return sheet;
}

function entryOf(code: string, facts: Record<string, Fact>): Entry | null {
  switch (code) {
    case "bank":
      return { kind: "bank", points: number(facts["points"]), score: number(facts["score"]) };
    case "bust":
    case "wipe":
      return { kind: code, lost: number(facts["lost"]) };
    case "out":
      return { kind: "out" };
    default:
      return null;
  }
}

function count(sheet: Sheet, source: string, result: NonNullable<Seen["result"]>): void {
  sheet.draws += 1;
  if (!/^\d*d\d+$/.test(source)) return;
  for (const face of list(result)) {
    if (typeof face === "number") sheet.faces.set(face, (sheet.faces.get(face) ?? 0) + 1);
  }
}

function list(result: NonNullable<Seen["result"]>): (number | string)[] {
  return Array.isArray(result) ? result : [result];
}

function number(fact: Fact | undefined): number {
  return typeof fact === "number" ? fact : 0;
}
