/**
 * One table as the page holds it: the wire, the evidence, and what is to be seen at this moment.
 *
 * `state` is what the house has said; `shown` is how much of it the screen has shown so far (dice fall, others' turns
 * are played one after another). Moves are made only when both are the same.
 */

import { TableClient, type Connection, type Socket, type Step } from "./client";
import { Witness, type Fault } from "./evidence";
import { LOOK, Pace, START_LOOK, TURN_END } from "./pace";
import type { Command, DieShown, Note, Refused, Seen, TableInfo, TableState } from "./protocol";
import type { Store } from "./storage";
import { Clocks, type Running } from "./clocks";

/** Dice on their way: which, whose, and a key that is new for each throw. */
export interface Falling {
  key: number;
  seat: number | null;
  dice: DieShown[];
}

/** What has just been shown, for the screen's short animations and for the one sentence that is read aloud. */
export interface Happening {
  key: number;
  notes: Note[];
  events: Seen[];
}

export interface TableOptions {
  id: string;
  token: string | null;
  store: Store;
  url: string;
  open?: (url: string) => Socket;
}

/** Milliseconds that a refusal stays to be read. */
const REFUSAL_SHOWN = 6000;

const ENDINGS = ["bust", "bank", "wipe", "out"];

export class Table {
  readonly id: string;
  readonly token: string | null;
  readonly witness: Witness;
  connection = $state<Connection>("connecting");
  info = $state.raw<TableInfo | null>(null);
  you = $state<number | null>(null);
  /** What the house has said. */
  state = $state.raw<TableState | null>(null);
  /** What is to be seen of it. */
  shown = $state.raw<TableState | null>(null);
  falling = $state.raw<Falling | null>(null);
  happening = $state.raw<Happening | null>(null);
  /** A move that was sent and is not wholly shown yet. */
  sent = $state<string | null>(null);
  /** A move that the house has not answered yet, as far as is to be seen. */
  asked = $state<string | null>(null);
  refusal = $state.raw<Refused | null>(null);
  /** The house does not know this seat's token any more. */
  rejected = $state(false);
  faults = $state.raw<Fault[]>([]);
  /** Whether everything that was said is to be seen. */
  still = $state(true);
  online = $state.raw<number[]>([]);
  /** The game's timers that are running. */
  timers = $state.raw<Running[]>([]);

  readonly #clocks = new Clocks();
  readonly #client: TableClient;
  readonly #pace: Pace;
  #version = 0;
  #keys = 0;
  #asked = "";
  #answerId = "";
  #moveId = "";
  #moveDone = 0;
  #stop: (() => void)[] = [];
  #forget: ReturnType<typeof setTimeout> | undefined;

  constructor({ id, token, store, url, open }: TableOptions) {
    this.id = id;
    this.token = token;
    this.witness = new Witness(store, id);
    this.#pace = new Pace({
      stage: {
        falling: (step) => {
          this.asked = null;
          this.falling = { key: ++this.#keys, seat: throwerOf(step), dice: diceOf(step) };
        },
        settled: (step) => this.#settled(step),
        idle: () => this.#idle(),
      },
      throws: (step) => diceOf(step).length > 0 && !isStart(step),
      look: (step) => this.#look(step),
      still: () => matchMedia("(prefers-reduced-motion: reduce)").matches,
      unseen: () => document.hidden,
    });
    this.#client = new TableClient({
      url,
      table: id,
      token,
      ...(open ? { open } : {}),
      listener: {
        connection: (now) => (this.connection = now),
        welcome: (info, you) => {
          this.info = info;
          this.you = you;
        },
        step: (step) => this.#step(step),
        online: (seats) => (this.online = seats),
        refused: (refusal) => this.#refused(refusal),
        acknowledged: (command, version) => {
          if (command === this.#moveId) this.#moveDone = version;
          this.#release();
        },
      },
    });
  }

  /** Opens the wire, and opens it anew whenever the browser comes back to life. */
  open(): void {
    const again = (): void => this.#client.wake();
    const seen = (): void => {
      if (!document.hidden) again();
    };
    addEventListener("online", again);
    document.addEventListener("visibilitychange", seen);
    this.#stop.push(() => removeEventListener("online", again));
    this.#stop.push(() => document.removeEventListener("visibilitychange", seen));
    this.#client.connect();
  }

  close(): void {
    for (const stop of this.#stop) stop();
    clearTimeout(this.#forget);
    this.#pace.stop();
    this.#client.close();
  }

  /** Whether this seat may move now: it is its turn, everything is shown, and nothing is on its way. */
  get mayMove(): boolean {
    return (
      this.still &&
      this.sent === null &&
      this.faults.length === 0 &&
      this.connection !== "closed" &&
      this.moves.length > 0
    );
  }

  /** This seat's legal moves, by what is shown. */
  get moves(): string[] {
    return this.shown?.phase === "playing" ? (this.shown.view?.moves ?? []) : [];
  }

  move(move: string): void {
    if (this.moves.includes(move)) this.say(move);
  }

  /** Sends a move as somebody wrote it: whether it is one is for the house to say. */
  say(move: string): void {
    if (!this.mayMove) return;
    this.refusal = null;
    this.sent = this.asked = move;
    this.#moveId = freshId();
    this.#moveDone = 0;
    this.#client.send({ type: "move", id: this.#moveId, version: this.#version, move });
  }

  #step(step: Step): void {
    this.state = step.state;
    this.#version = step.version;
    this.still = false;
    this.timers = this.#clocks.read(step.state.view?.timers ?? {}, step.frame?.at ?? null);
    this.#watch(step);
    this.#pace.add(step);
  }

  /** Keeps the evidence. What a whole state tells after the reveal is no evidence any more. */
  #watch({ state, fresh, frame }: Step): void {
    if (this.info === null) return;
    if (frame === null) this.online = state.online;
    const late = frame === null && state.ledger?.secret != null;
    this.faults = [...this.witness.observe(state, this.you, this.info, late ? [] : fresh)];
    this.#ceremony();
  }

  /** This seat's part of the ceremony before the first throw. */
  #ceremony(): void {
    if (this.state === null) return;
    const answer = this.witness.answer(this.state, this.you);
    const game = this.state.ledger?.game_id;
    if (answer === null || game === undefined) return;
    const asked = `${game} ${answer.type}`;
    if (asked === this.#asked) return;
    this.#asked = asked;
    this.#answerId = freshId();
    const command: Command =
      answer.type === "digest"
        ? { type: "digest", id: this.#answerId, game_id: game, digest: answer.digest }
        : { type: "entropy", id: this.#answerId, game_id: game, entropy: answer.entropy };
    this.#client.send(command);
  }

  #settled(step: Step): void {
    this.falling = null;
    this.asked = null;
    this.shown = step.state;
    if (step.frame === null) return;
    const notes = step.fresh.flatMap((event) => event.notes ?? []);
    this.happening = { key: ++this.#keys, notes, events: step.fresh };
  }

  #idle(): void {
    this.still = true;
    this.#release();
  }

  /** Lets go of a move once its effects are to be seen. */
  #release(): void {
    if (this.#moveDone > 0 && this.still && this.#version >= this.#moveDone) this.sent = this.asked = null;
  }

  #refused(refusal: Refused): void {
    if (refusal.id === null && refusal.code === "token_unknown") this.rejected = true;
    if (refusal.id !== null && refusal.id === this.#answerId) return this.#answerRefused(refusal);
    if (refusal.id === this.#moveId) this.sent = this.asked = null;
    this.refusal = refusal;
    clearTimeout(this.#forget);
    this.#forget = setTimeout(() => (this.refusal = null), REFUSAL_SHOWN);
  }

  /** Another tab may have answered first: then nothing is lost. What the disk refused is sent again. */
  #answerRefused(refusal: Refused): void {
    if (refusal.kind !== "unsaved") return;
    this.refusal = refusal;
    const timer = setTimeout(() => {
      this.#asked = "";
      this.refusal = null;
      this.#ceremony();
    }, 2000);
    this.#stop.push(() => clearTimeout(timer));
  }

  #look(step: Step): number {
    const notes = step.fresh.flatMap((event) => event.notes ?? []);
    if (notes.some(({ code }) => ENDINGS.includes(code))) return TURN_END;
    if (isStart(step)) return START_LOOK;
    const own = step.state.view?.to_act.includes(this.you ?? -1) ?? false;
    return own || diceOf(step).length === 0 ? 0 : LOOK;
  }
}

/** The dice that a step threw, as they lie afterwards; none where nothing was thrown, or cards or a lot were drawn. */
export function diceOf({ fresh, frame, state }: Step): DieShown[] {
  const drawn = fresh.findLast((event) => event.draw != null && event.result != null);
  if (frame === null || drawn?.result == null) return [];
  const source = drawn.source ?? "";
  const dice = state.view?.dice ?? [];
  const sides = Number(/^\d*d(\d+)$/.exec(source)?.[1] ?? 0);
  if (sides > 0 && dice.some((die) => die.sides === sides)) return dice;
  if (source.startsWith("weighted") && dice.length) return dice;
  if (sides !== 6) return [];
  const thrown = Array.isArray(drawn.result) ? drawn.result : [drawn.result];
  return thrown.map((value) => ({ value, sides, role: "" }));
}

function isStart(step: Step): boolean {
  return step.fresh.some((event) => (event.notes ?? []).some(({ code }) => code === "start_roll"));
}

function throwerOf({ fresh }: Step): number | null {
  return fresh.find((event) => event.move != null)?.seat ?? null;
}

function freshId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
