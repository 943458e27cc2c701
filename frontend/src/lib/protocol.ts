/**
 * What the house and its clients say to each other; docs/protocol.md is the text to these types.
 * Made by `make types` from src/svinarium/tables/messages.py and the views of the games: change those, not this.
 */

export type Fact = number | string;

export type Outcome = number | string | number[];

export type Score = number | string;

export type Value = number | string;

export const PROTOCOL = 1;

export const MAX_FRAME = 8192;

export const MAX_COMMAND_ID = 64;

export const MAX_NAME = 40;

export type Command = SendDigest | SendEntropy | SendMove;

export type Incoming = Hello | SendDigest | SendEntropy | SendMove | Ping;

export type Outgoing = Welcome | Frame | Ack | Refused | Presence | Pong;

/** What every game shows; a game's own view adds fields. Enough for a generic screen to play it. */
export interface View {
  seat: number | null;
  phase: string;
  to_act: number[];
  moves: string[];
  scores: (number | string)[];
  pot: number | null;
  dice: DieShown[];
  cards: CardsShown[];
  timers: Record<string, number>;
  result: Result | null;
  [more: string]: unknown;
}

/** Where a table stands. */
export type Phase = "lobby" | "committing" | "revealing" | "playing" | "finished" | "cancelled";

/** First frame of a connection: which table, as whom, and the last version that the client has. */
export interface Hello {
  type: "hello";
  table: string;
  token?: string | null;
  version?: number | null;
}

/** SHA-256 (hex) of one's entropy line. */
export interface SendDigest {
  type: "digest";
  id: string;
  game_id: string;
  digest: string;
}

/** One's 16 bytes (hex). */
export interface SendEntropy {
  type: "entropy";
  id: string;
  game_id: string;
  entropy: string;
}

/** A move, and the version of the table that the player saw. */
export interface SendMove {
  type: "move";
  id: string;
  version: number;
  move: string;
}

/** Answered by `Pong` with the same number. */
export interface Ping {
  type: "ping";
  n?: number;
}

/** A seat as everybody sees it. `bot` is the program's text (`hold:20`) at a bot's seat. */
export interface SeatInfo {
  seat: number;
  kind: "open" | "person" | "bot";
  name: string;
  bot: string;
  host: boolean;
}

/** What is public of the game's ledger; lines and secret in hex, see `docs/ledger.md`. */
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

/** What never changes about a table. `created` is in ms since the epoch, `facts` are the game's odds. */
export interface TableInfo {
  id: string;
  game: string;
  rules: number;
  options: Record<string, number | string>;
  seats: number;
  created: number;
  facts: Record<string, number | string>;
}

/** A whole table as one seat sees it. */
export interface TableState {
  phase: Phase;
  seats: SeatInfo[];
  ledger: LedgerInfo | null;
  view: View | null;
  events: Seen[];
  online: number[];
}

/** The answer to `Hello`. Without a `state`, frames from the client's version on follow. */
export interface Welcome {
  type: "welcome";
  info: TableInfo;
  you: number | null;
  version: number;
  state: TableState | null;
  protocol: number;
}

/** The fields of `TableState` that a command changed. */
export interface TableChanges {
  phase?: Phase;
  seats?: SeatInfo[];
  ledger?: LedgerInfo;
}

/** What one committed command changed, as one seat sees it; `view` holds the changed fields of the view. */
export interface Frame {
  type: "frame";
  version: number;
  at: number;
  table: TableChanges;
  events: Seen[];
  view: Partial<View>;
}

/** The command with this `id` is on disk; the frame with this version holds what it did. */
export interface Ack {
  type: "ack";
  id: string;
  version: number;
}

/** Nothing has changed, and why. */
export interface Refused {
  type: "refused";
  id: string | null;
  kind: "error" | "malformed" | "illegal" | "stale" | "unsaved";
  code: string;
  facts: Record<string, number | string>;
  version: number;
}

/** Seats that have a connection now. */
export interface Presence {
  type: "presence";
  online: number[];
}

/** The answer to a ping. */
export interface Pong {
  type: "pong";
  n: number;
}

/** A seat of a new table: the maker's own, free for somebody with the link, or a program's. */
export interface SeatWish {
  kind: "me" | "open" | "bot";
  bot?: string;
}

/** A table to be opened; exactly one seat is `me`. */
export interface NewTable {
  game: string;
  seats: SeatWish[];
  name?: string;
  options?: Record<string, number | string>;
  preset?: string;
}

/** The code that takes a free seat, once. */
export interface SeatCode {
  seat: number;
  code: string;
}

/** A seat that was taken, and the secret token that acts for it. */
export interface Seated {
  seat: number;
  token: string;
}

/** The answer to a new table. */
export interface TableOpened {
  table: string;
  seat: number;
  token: string;
  codes: SeatCode[];
}

/** Codes from the invitation link, tried in order, and the name of who sits down. */
export interface SitDown {
  codes: string[];
  name?: string;
}

/** A table as its page first meets it; `you` and `codes` only for who may have them. */
export interface TableSummary {
  info: TableInfo;
  state: TableState;
  you: Seated | null;
  codes: SeatCode[];
  address: string;
}

/** An error over HTTP. */
export interface ErrorBody {
  kind: "error" | "malformed" | "illegal" | "stale" | "unsaved";
  code: string;
  facts: Record<string, number | string>;
}

/** The public counts of the house's commitments; `head` is the hash of the last open line (hex). */
export interface HouseCounts {
  opened: number;
  open: number;
  revealed: number;
  cancelled: number;
  repeated_starts: number;
  head: string;
}

/** A closed range. */
export interface RangeInfo {
  min: number;
  max: number;
}

/** An option of a game, for forms. */
export interface OptionInfo {
  name: string;
  kind: "int" | "choice" | "text";
  default: number | string;
  choices: string[];
  min: number | null;
  max: number | null;
}

/** A game of the house. */
export interface GameInfo {
  name: string;
  rules: number;
  seats: RangeInfo;
  options: OptionInfo[];
  presets: Record<string, Record<string, number | string>>;
  players: string[];
  languages: string[];
}

/** A game with its options resolved, and the odds that follow from them. */
export interface GameSetup {
  name: string;
  options: Record<string, number | string>;
  facts: Record<string, number | string>;
}

/** Whether the house can take a move. */
export interface Health {
  status: "ok" | "unsaved";
  version: string;
  tables: number;
}

/** A game of the family as seen. `pot` is the turn total; nothing is hidden. */
export interface PigView extends View {
  on_turn: number | null;
  starter: number | null;
  round: number;
  turn: number;
  rolls: number;
  turn_total: number;
  start_rolls: [number, number][][];
  last: Throw | null;
  out: number[];
  closing: number | null;
  playing_off: number[];
  target: number;
  hold: number;
}

/** A die on the table: `value` is 1 … sides or the name of a pose, `role` names its part (`red`, `kept`). */
export interface DieShown {
  value: number | string;
  sides: number;
  role: string;
}

/** A place with cards: a hand, the deck, the pile. `cards` are those that the viewer sees, of `count` in all. */
export interface CardsShown {
  zone: string;
  count: number;
  seat: number | null;
  cards: string[];
}

/** The end of a game. `standings[seat]` is the seat's rank, 1 = won, level seats share a rank. */
export interface Result {
  reason: Reason;
  standings: number[];
  scores: (number | string)[];
  facts: Record<string, number | string>;
}

/** What a seat sees of one event. `v` counts the game's events from 1. */
export interface Seen {
  v: number;
  seat?: number;
  by?: string;
  move?: string;
  draw?: string;
  source?: string;
  result?: number | string | number[];
  clock?: string;
  judged?: Record<string, unknown>;
  signal?: Record<string, unknown>;
  notes?: Note[];
}

/** The last throw: who threw, the outcome (a face, faces, a pose) and its effect as text, `gain 5`. */
export interface Throw {
  seat: number;
  outcome: number | string | number[];
  effect: string;
}

/** Why a game is over. Each has a message `reason-<value>`. */
export type Reason = "target" | "highest" | "first_reached" | "play_off" | "shared" | "round_limit" | "last_left" | "practice" | "out" | "abandoned";

/** Something that happened by an event, as a code and facts: `bust {seat: 1, lost: 14}`. */
export interface Note {
  code: string;
  facts: Record<string, number | string>;
}
