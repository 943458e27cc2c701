/**
 * What this browser saw of a game while it was played, kept so that nobody can tell it another story afterwards.
 *
 * Kept are: the open line, the bytes that this seat added (before their digest is sent), the published lines, and every
 * draw in order. Each tab adds to what is there and never takes away; two tabs of one guest keep the same evidence.
 */

import type { LedgerInfo, Value, Seen, TableState } from "./protocol";
import { toHex } from "./ledger/bytes";
import { sameResult } from "./ledger/draws";
import { digestOf, isSealed, readTranscript, type Transcript } from "./ledger/transcript";
import { optionTexts, type DrawSeen } from "./ledger/verify";
import type { Store } from "./storage";

/** How many games' evidence a browser keeps. */
export const KEPT_GAMES = 60;

/** Something that does not match; each has a sentence `fault-<code>` in the catalogues. */
export interface Fault {
  code: string;
  facts: Record<string, string | number>;
}

export interface Evidence {
  table: string;
  game: string;
  /** When it was begun, ms since the epoch. */
  at: number;
  seat: number | null;
  /** The published lines as seen before the reveal; the first is the open line. */
  lines: string[];
  draws: DrawSeen[];
  /** What did not match while the game was played. */
  faults: Fault[];
}

/** What the open line must say: the game that this table plays. */
export interface Agreed {
  game: string;
  rules: number;
  options: Record<string, Value>;
  seats: number;
}

export type Answer = { type: "digest"; digest: string } | { type: "entropy"; entropy: string };

export type RandomBytes = (count: number) => Uint8Array;

const browserRandom: RandomBytes = (count) => crypto.getRandomValues(new Uint8Array(count));

/** The keeper of one table's evidence. A rematch is another table and a repeated start another game: one entry each. */
export class Witness {
  constructor(
    private readonly store: Store,
    private readonly table: string,
    private readonly random: RandomBytes = browserRandom,
    private readonly now: () => number = Date.now,
  ) {}

  /** The evidence of a game, or null if this browser saw nothing of it before its end. */
  read(game: string): Evidence | null {
    const kept = this.store.get(evidenceKey(game));
    return kept === null ? null : (JSON.parse(kept) as Evidence);
  }

  /** The game whose whole transcript this browser saw at this table: a table never plays another one after it. */
  sealed(): string | null {
    return this.store.get(sealedKey(this.table));
  }

  /** The bytes that this browser drew for a seat of a game, in hex. More than one where two tabs drew at once. */
  entropies(game: string, seat: number): string[] {
    const prefix = entropyPrefix(game, seat);
    return this.store.keys(prefix).flatMap((key) => this.store.get(key) ?? []);
  }

  /**
   * Looks at what the house shows now: keeps what is new, and returns everything that does not match so far.
   *
   * `fresh` are the events that came with this message. A browser that sees a game only after its reveal keeps nothing,
   * because nothing that comes then can be held against the house.
   */
  observe(state: TableState, seat: number | null, agreed: Agreed, fresh: readonly Seen[]): Fault[] {
    const { ledger } = state;
    if (ledger === null) return [];
    const sealed = this.sealed();
    if (sealed !== null && sealed !== ledger.game_id) return [{ code: "game-other", facts: {} }];
    const before = this.read(ledger.game_id);
    if (ledger.secret !== null && before === null) return [];
    const seen = before ?? this.#begin(ledger.game_id, seat);
    seen.seat ??= seat;
    this.#keepLines(seen, ledger, agreed);
    keepDraws(seen, fresh);
    this.#write(seen);
    return seen.faults;
  }

  /** What the ceremony asks of this seat now, or null. The bytes are kept before their digest leaves. */
  answer(state: TableState, seat: number | null): Answer | null {
    const { ledger, phase } = state;
    if (ledger === null || seat === null || !ledger.waiting.includes(seat)) return null;
    if ((this.read(ledger.game_id)?.faults.length ?? 0) > 0) return null;
    if (this.sealed() !== null) return null;
    if (phase === "committing") return { type: "digest", digest: this.#digest(ledger.game_id, seat) };
    if (phase === "revealing") return this.#reveal(ledger, seat);
    return null;
  }

  #digest(game: string, seat: number): string {
    const [drawn] = this.entropies(game, seat);
    if (drawn !== undefined) return digestOf(game, seat, drawn);
    const entropy = toHex(this.random(16));
    const digest = digestOf(game, seat, entropy);
    this.store.set(entropyPrefix(game, seat) + digest, entropy);
    return digest;
  }

  #reveal(ledger: LedgerInfo, seat: number): Answer | null {
    const { hashes } = readTranscript(ledger.lines);
    const published = hashes.find((line) => line.seat === seat)?.value;
    const entropy = this.entropies(ledger.game_id, seat).find(
      (bytes) => digestOf(ledger.game_id, seat, bytes) === published,
    );
    return entropy === undefined ? null : { type: "entropy", entropy };
  }

  #keepLines(seen: Evidence, ledger: LedgerInfo, agreed: Agreed): void {
    const transcript = readOrNull(ledger.lines);
    if (transcript === null) return addFault(seen, "lines-broken");
    if (!agrees(transcript, ledger, agreed)) addFault(seen, "open-other-game");
    if (!isPrefix(seen.lines, ledger.lines) && !isPrefix(ledger.lines, seen.lines)) {
      addFault(seen, seen.lines[0] === ledger.lines[0] ? "lines-changed" : "open-changed");
    } else if (ledger.secret === null && ledger.lines.length > seen.lines.length) {
      seen.lines = [...ledger.lines];
      if (isSealed(transcript)) this.store.set(sealedKey(this.table), seen.game);
    }
    this.#checkOwn(seen, transcript);
  }

  #checkOwn(seen: Evidence, transcript: Transcript): void {
    const { seat, game } = seen;
    if (seat === null) return;
    const own = this.entropies(game, seat);
    if (own.length === 0) return;
    const digests = own.map((bytes) => digestOf(game, seat, bytes));
    const mine = (line: { seat: number }): boolean => line.seat === seat;
    const { open, hashes, entropies } = transcript;
    if (!open.participants.includes(seat)) return addFault(seen, "own-left-out");
    if (hashes.length && !hashes.some((line) => mine(line) && digests.includes(line.value))) {
      addFault(seen, "own-digest-missing");
    }
    if (entropies.length && !entropies.some((line) => mine(line) && own.includes(line.value))) {
      addFault(seen, "own-entropy-missing");
    }
  }

  #begin(game: string, seat: number | null): Evidence {
    this.#forgetOldest();
    return { table: this.table, game, at: this.now(), seat, lines: [], draws: [], faults: [] };
  }

  #write(seen: Evidence): void {
    const text = JSON.stringify(seen);
    if (text !== this.store.get(evidenceKey(seen.game))) this.store.set(evidenceKey(seen.game), text);
  }

  #forgetOldest(): void {
    const kept = this.store
      .keys("evidence/")
      .flatMap((key) => this.read(key.slice("evidence/".length)) ?? [])
      .sort((a, b) => a.at - b.at);
    for (const old of kept.slice(0, Math.max(0, kept.length - KEPT_GAMES + 1))) {
      this.store.remove(evidenceKey(old.game));
      this.store.remove(sealedKey(old.table));
      for (const key of this.store.keys(`entropy/${old.game}/`)) this.store.remove(key);
    }
  }
}

function evidenceKey(game: string): string {
  return `evidence/${game}`;
}

function sealedKey(table: string): string {
  return `sealed/${table}`;
}

function entropyPrefix(game: string, seat: number): string {
  return `entropy/${game}/${seat}/`;
}

function keepDraws(seen: Evidence, events: readonly Seen[]): void {
  const known = new Map(seen.draws.map((one) => [one.position, one]));
  for (const { v, draw: position, source, result } of events) {
    if (position == null || result == null) continue;
    const twin = known.get(position);
    if (twin === undefined) {
      const one = { v, position, source: source ?? "", result };
      known.set(position, one);
      seen.draws.push(one);
    } else if (twin.v !== v || !sameResult(twin.result, result)) {
      addFault(seen, "draw-changed", { position });
    }
  }
  seen.draws.sort((a, b) => a.v - b.v);
}

function addFault(seen: Evidence, code: string, facts: Fault["facts"] = {}): void {
  const fault = { code, facts };
  if (!seen.faults.some((one) => JSON.stringify(one) === JSON.stringify(fault))) seen.faults.push(fault);
}

function isPrefix(a: readonly string[], b: readonly string[]): boolean {
  return a.length <= b.length && a.every((line, i) => line === b[i]);
}

function readOrNull(lines: readonly string[]): Transcript | null {
  try {
    return readTranscript(lines);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function agrees({ open }: Transcript, ledger: LedgerInfo, agreed: Agreed): boolean {
  return (
    open.gameId === ledger.game_id &&
    open.game === agreed.game &&
    open.rules === agreed.rules &&
    open.seats === agreed.seats &&
    sameResult(open.options, optionTexts(agreed.options)) &&
    sameResult(open.participants, ledger.participants)
  );
}
