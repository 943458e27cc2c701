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

export type Command = SendDigest | SendEntropy | SendMove | Arrange;

export type Incoming = Hello | SendDigest | SendEntropy | SendMove | Arrange | Ping;

export type Outgoing = Welcome | Frame | Past | Ack | Refused | Presence | Pong;

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

/** Something about the table itself. */
export interface Arrange {
  type: "table";
  id: string;
  act: "resign" | "leave" | "back" | "pause" | "resume" | "abandon" | "rematch" | "refuse" | "bot" | "open" | "host";
  seat?: number | null;
  bot?: string;
  what?: "" | "pause" | "abandon" | "rematch";
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
  stand_in: string;
  resigned: boolean;
}

/** Since when (ms since the epoch) the clocks stand still: `players` agreed on it, or the `house` saw nobody. */
export interface Paused {
  since: number;
  by: "players" | "house";
}

/** The table's clocks, in ms since the epoch: who has to move until when, who is away and waited for until when. */
export interface ClockInfo {
  turn?: Record<number, number>;
  leaving?: Record<number, number>;
  timers?: Record<string, number>;
  paused?: Paused;
}

/** How a table ended otherwise than by its game; `standings` (rank a seat) where players gave up. */
export interface EndInfo {
  reason: "resigned" | "abandoned" | "expired" | "left";
  seat?: number;
  standings?: number[];
}

/** Several games as one match: this is game `number` of `of`; `wins` of each seat in the games before. */
export interface SeriesInfo {
  number: number;
  of: number;
  wins: number[];
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
  pace: number;
  series: SeriesInfo | null;
}

/** A whole table as one seat sees it. `events` begin with number `first`; those before it follow in `Past`. */
export interface TableState {
  phase: Phase;
  seats: SeatInfo[];
  ledger: LedgerInfo | null;
  view: View | null;
  first: number;
  events: Seen[];
  online: number[];
  clock: ClockInfo;
  asks: Record<string, number[]>;
  ended: EndInfo | null;
  next: string;
}

/** The answer to `Hello`. Without a `state`, frames from the client's version on follow. */
export interface Welcome {
  type: "welcome";
  info: TableInfo;
  you: number | null;
  version: number;
  state: TableState | null;
  protocol: number;
  now: number;
}

/** The fields of `TableState` that a command changed. */
export interface TableChanges {
  phase?: Phase;
  seats?: SeatInfo[];
  ledger?: LedgerInfo;
  clock?: ClockInfo;
  asks?: Record<string, number[]>;
  ended?: EndInfo;
  next?: string;
}

/** What one committed command changed, as one seat sees it; `view` holds the changed fields of the view. */
export interface Frame {
  type: "frame";
  version: number;
  at: number;
  table: TableChanges;
  events: Seen[];
  view: Partial<View>;
  ack?: string;
}

/** Events from before the welcome's state, in order: each message goes on where the last one ended. */
export interface Past {
  type: "past";
  events: Seen[];
}

/** The command with this `id` is on disk, and was already; its effects are in the frame with this version. */
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
  pace?: number;
  games?: number;
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

/** An option of a game, for forms; `group` is the heading that it stands under, empty if there is none. */
export interface OptionInfo {
  name: string;
  kind: "int" | "choice" | "text";
  default: number | string;
  choices: string[];
  min: number | null;
  max: number | null;
  group: string;
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

/** A game of Pig Party as seen. Only the order of the deck is hidden. */
export interface PartyView extends View {
  on_turn: number | null;
  faces: CardFace[];
  pigs: string[][];
  throws: number[];
  sitting: number[];
  colours: string[];
  last: Thrown | null;
  final: boolean;
  turned: number;
  target: number;
  card_rounds: number;
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

/** A game of Pass the Pigs as seen; nothing is hidden. */
export interface PigsView extends View {
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
  hog_call: boolean;
  call: Call | null;
}

/** A game of Dice Poker as seen; nothing is hidden. */
export interface PokerView extends View {
  on_turn: number | null;
  starter: number | null;
  turn: number;
  throws: number;
  throws_left: number;
  sheets: SheetShown[];
  possible: Record<string, number>;
  strikeable: string[];
  settlement: (number | string)[];
  start_rolls: [number, number[]][][];
  scoring: Scoring;
}

/** The table as seen. `pot` is how many cards a grab threatens; `cards` are deck, pile (its top) and hands. */
export interface SvintusView extends View {
  on_turn: number;
  direction: number;
  dealer: number;
  round: number;
  turn: number;
  colour: string;
  top: string;
  pile: string[];
  threat: string;
  hush: number | null;
  drawn: string;
  committed: boolean;
  open: boolean;
  asked: number | null;
  calls: CallShown[];
  offences: OffenceShown[];
  known: KnownCard[];
  winked_by: number | null;
  robs: RobShown[];
  away: number[];
  own: string[];
  target_score: number;
}

/** A game of Sysna as seen. */
export interface SysnaView extends View {
  leader: number | null;
  round: number;
  throws: number;
  order: number[];
  place: number[];
  inside: number[];
  said: string[];
  taken: number[];
  if_enough: number[];
  target: number;
  ending: "gamble" | "fair";
  announce: "in_order" | "at_once";
  round_limit: number;
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

/** An open card: what pigs must show for it, its points, and the exact chance that a fresh throw shows it. */
export interface CardFace {
  card: string;
  wants: string[];
  points: number;
  chance: string;
}

/** The last throw: by whom, and how the pigs lie. `left` is the place of the one that was not thrown, from 0. */
export interface Thrown {
  seat: number;
  poses: string[];
  left: number | null;
}

/** The last throw: who threw, the outcome (a face, faces, a pose) and its effect as text, `gain 5`. */
export interface Throw {
  seat: number;
  outcome: number | string | number[];
  effect: string;
}

/** A call for the coming throw: by whom, and what it names. */
export interface Call {
  seat: number;
  name: string;
}

/** A sheet: points of the cells of both programmes, `None` while open; sum and premium of the first; the total. */
export interface SheetShown {
  school: Record<string, number | null>;
  school_sum: number;
  premium: number;
  free: Record<string, number | null>;
  total: number;
}

/** What the options say of points. `strike`: may a recorded figure be struck instead of writing (DP-9). */
export interface Scoring {
  school_premium: number;
  poker_premium: number;
  first_throw_double: boolean;
  double_poker_premium: boolean;
  two_pairs_from_four: boolean;
  full_from_five: boolean;
  strike: boolean;
}

/** A seat with one card: whether it has called, whether the time for that is over. */
export interface CallShown {
  seat: number;
  called: boolean;
  open: boolean;
}

/** An offence that a snake of this rank may still punish. */
export interface OffenceShown {
  seat: number;
  rank: number;
}

/** A card that the viewer knows to be in another hand. */
export interface KnownCard {
  seat: number;
  card: string;
}

/** Two cards that `seat` takes unseen from `target` as soon as nothing is asked and slapped any more. */
export interface RobShown {
  seat: number;
  target: number;
}

/** Why a game is over. Each has a message `reason-<value>`. */
export type Reason = "target" | "highest" | "first_reached" | "play_off" | "shared" | "round_limit" | "last_left" | "practice" | "out" | "abandoned";

/** Something that happened by an event, as a code and facts: `bust {seat: 1, lost: 14}`. */
export interface Note {
  code: string;
  facts: Record<string, number | string>;
}
