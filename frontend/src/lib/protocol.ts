/** What the house and a client say to each other: `docs/protocol.md` as types, named as in `tables/messages.py`. */

export type Fact = number | string;
export type Value = number | string;
export type Outcome = number | string | number[];
export type Phase = "lobby" | "committing" | "revealing" | "playing" | "finished" | "cancelled";

/* Client to house. */

export interface Hello {
  type: "hello";
  table: string;
  token: string | null;
  version: number | null;
}

export interface SendDigest {
  type: "digest";
  id: string;
  game_id: string;
  digest: string;
}

export interface SendEntropy {
  type: "entropy";
  id: string;
  game_id: string;
  entropy: string;
}

export interface SendMove {
  type: "move";
  id: string;
  version: number;
  move: string;
}

export interface Ping {
  type: "ping";
  n: number;
}

export type Command = SendDigest | SendEntropy | SendMove;
export type Incoming = Hello | SendDigest | SendEntropy | SendMove | Ping;

/* House to client. */

export interface SeatInfo {
  seat: number;
  kind: "open" | "person" | "bot";
  name: string;
  bot: string;
  host: boolean;
}

export interface LedgerInfo {
  game_id: string;
  number: number;
  attempt: number;
  participants: number[];
  lines: string[];
  secret: string | null;
  waiting: number[];
  deadline: number | null;
}

export interface TableInfo {
  id: string;
  game: string;
  rules: number;
  options: Record<string, Value>;
  seats: number;
  created: number;
  facts: Record<string, Fact>;
}

export interface Note {
  code: string;
  facts: Record<string, Fact>;
}

export interface Seen {
  v: number;
  seat?: number | null;
  by?: string | null;
  move?: string | null;
  draw?: string | null;
  source?: string | null;
  result?: Outcome | null;
  clock?: string | null;
  judged?: Record<string, unknown> | null;
  signal?: Record<string, unknown> | null;
  notes?: Note[];
}

export interface TableState {
  phase: Phase;
  seats: SeatInfo[];
  ledger: LedgerInfo | null;
  view: View | null;
  events: Seen[];
  online: number[];
}

export interface Welcome {
  type: "welcome";
  info: TableInfo;
  you: number | null;
  version: number;
  state: TableState | null;
  protocol: number;
}

export interface TableChanges {
  phase?: Phase;
  seats?: SeatInfo[];
  ledger?: LedgerInfo;
}

export interface Frame {
  type: "frame";
  version: number;
  at: number;
  table: TableChanges;
  events: Seen[];
  view: Partial<View>;
}

export interface Ack {
  type: "ack";
  id: string;
  version: number;
}

export interface Refused {
  type: "refused";
  id: string | null;
  kind: "malformed" | "illegal" | "stale" | "unsaved";
  code: string;
  facts: Record<string, Fact>;
  version: number;
}

export interface Presence {
  type: "presence";
  online: number[];
}

export interface Pong {
  type: "pong";
  n: number;
}

export type Outgoing = Welcome | Frame | Ack | Refused | Presence | Pong;

/* What a seat sees of a game. */

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

export interface Result {
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
  result: Result | null;
  [more: string]: unknown;
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

/* HTTP. */

export interface SeatWish {
  kind: "me" | "open" | "bot";
  bot: string;
}

export interface NewTable {
  game: string;
  seats: SeatWish[];
  name: string;
  options: Record<string, Value>;
  preset: string;
}

export interface SeatCode {
  seat: number;
  code: string;
}

export interface Seated {
  seat: number;
  token: string;
}

export interface TableOpened {
  table: string;
  seat: number;
  token: string;
  codes: SeatCode[];
}

export interface SitDown {
  codes: string[];
  name: string;
}

export interface TableSummary {
  info: TableInfo;
  state: TableState;
  you: Seated | null;
  codes: SeatCode[];
}

export interface ErrorBody {
  kind: string;
  code: string;
  facts: Record<string, Fact>;
}

export interface RangeInfo {
  min: number;
  max: number;
}

export interface OptionInfo {
  name: string;
  kind: "int" | "choice" | "text";
  default: Value;
  choices: string[];
  min: number | null;
  max: number | null;
}

export interface GameInfo {
  name: string;
  rules: number;
  seats: RangeInfo;
  options: OptionInfo[];
  presets: Record<string, Record<string, Value>>;
  players: string[];
  languages: string[];
}
