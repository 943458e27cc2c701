/** A house that plays by the ledger's rules, for tests: everything it says is consistent in itself. */

import { toHex } from "../../src/lib/ledger/bytes";
import { draw } from "../../src/lib/ledger/draws";
import { commitmentOf, digestOf, entropyLine, hashLine, keyOf, openLine } from "../../src/lib/ledger/transcript";
import { optionTexts } from "../../src/lib/ledger/verify";
import type { Agreed } from "../../src/lib/evidence";
import type { LedgerInfo, Seen, TableState } from "../../src/lib/protocol";
import { state } from "./frames";

export const AGREED: Agreed = { game: "pig", rules: 1, options: { target: 100, dice: 1 }, seats: 2 };

export const POSITIONS = ["start/1/seat/0", "start/1/seat/1", "turn/1/roll/1", "turn/1/roll/2", "turn/2/roll/1"];

export interface Made {
  gameId?: string;
  secret?: string;
  entropies?: string[];
}

/** One whole game of two people, in its moments. */
export class PlayedGame {
  readonly gameId: string;
  readonly secret: string;
  readonly entropies: string[];
  readonly digests: string[];
  readonly lines: string[];

  constructor({
    gameId = "11".repeat(16),
    secret = "22".repeat(32),
    entropies = ["33".repeat(16), "44".repeat(16)],
  }: Made) {
    this.gameId = gameId;
    this.secret = secret;
    this.entropies = entropies;
    this.digests = entropies.map((entropy, seat) => digestOf(gameId, seat, entropy));
    this.lines = [
      openLine({
        number: 1,
        previous: "0".repeat(64),
        gameId,
        commitment: commitmentOf(gameId, secret),
        game: AGREED.game,
        rules: AGREED.rules,
        options: optionTexts(AGREED.options),
        seats: AGREED.seats,
        participants: [0, 1],
      }),
      ...this.digests.map((digest, seat) => hashLine(gameId, seat, digest)),
      ...entropies.map((entropy, seat) => entropyLine(gameId, seat, entropy)),
    ].map(toHex);
  }

  ledger(lines: number, part: Partial<LedgerInfo> = {}): LedgerInfo {
    return {
      game_id: this.gameId,
      number: 1,
      attempt: 1,
      participants: [0, 1],
      lines: this.lines.slice(0, lines),
      secret: null,
      waiting: [],
      deadline: null,
      ...part,
    };
  }

  committing(waiting = [0, 1]): TableState {
    return state({ phase: "committing", ledger: this.ledger(1, { waiting }) });
  }

  revealing(waiting = [0, 1]): TableState {
    return state({ phase: "revealing", ledger: this.ledger(3, { waiting }) });
  }

  playing(events: Seen[]): TableState {
    return state({ phase: "playing", ledger: this.ledger(5), events });
  }

  finished(events: Seen[] = this.events()): TableState {
    return state({ phase: "finished", ledger: this.ledger(5, { secret: this.secret }), events });
  }

  /** The draws that follow, as everybody sees them. */
  events(): Seen[] {
    const key = keyOf(this.secret, this.lines);
    return POSITIONS.map((position, i) => ({
      v: i + 1,
      draw: position,
      source: "d6",
      result: draw(key, position, "d6"),
    }));
  }

  record(events: Seen[] = this.events()): Uint8Array {
    const { game_id, number, attempt, participants, lines } = this.ledger(5);
    const header = {
      svinarium: 1,
      game_id,
      ...AGREED,
      names: ["", ""],
      ledger: { game_id, number, attempt, participants, lines },
    };
    const rows = [
      header,
      ...events.map((event) => ({ ...event, t: 0, by: "ledger" })),
      { v: events.length + 1, t: 0, reveal: this.secret },
    ];
    return new TextEncoder().encode(rows.map((row) => `${JSON.stringify(row)}\n`).join(""));
  }
}
