/** What a seat sees of a game (`docs/protocol.md`, "View"): every game's fields, and those that the Pig family adds. */

export type Score = number | string;

export interface DieShown {
  value: number | string;
  sides: number;
  role: string;
}

export interface CardsShown {
  zone: string;
  count: number;
  seat: number | null;
  cards: string[];
}

export interface GameResult {
  reason: string;
  /** One a seat; 1 has won. */
  standings: number[];
  scores: Score[];
  facts: Record<string, number | string>;
}

export interface View {
  seat: number | null;
  phase: string;
  to_act: number[];
  moves: string[];
  scores: Score[];
  pot: Score | null;
  dice: DieShown[];
  cards: CardsShown[];
  result: GameResult | null;
}

export interface LastThrow {
  seat: number;
  outcome: string;
  /** `gain 5`, `bust`, `void`, `wipe`, `out`. */
  effect: string;
}

export interface PigView extends View {
  on_turn: number | null;
  starter: number | null;
  round: number;
  turn: number;
  rolls: number;
  turn_total: number;
  start_rolls: [seat: number, value: number][][];
  last: LastThrow | null;
  out: number[];
  playing_off: number[];
}

const PIG_FIELDS = ["on_turn", "starter", "turn_total", "start_rolls", "last"];

/** A table's view in the form that every game has. */
export function asView(view: Record<string, unknown>): View {
  return view as unknown as View;
}

/** The view of a game of the Pig family, known by its fields; null for any other game. */
export function asPig(view: Record<string, unknown>): PigView | null {
  return PIG_FIELDS.every((field) => field in view) ? (view as unknown as PigView) : null;
}
