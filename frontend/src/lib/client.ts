/**
 * The wire to one table: says hello, folds frames in order, repeats what was not answered, comes back after a break.
 *
 * It knows the protocol of `docs/protocol.md` and nothing of any game or screen.
 */

import { fold } from "./fold";
import type { Command, Frame, Past, Refused, Seen, TableInfo, TableState, Outgoing, Incoming, Welcome } from "./protocol";

/** The part of a `WebSocket` that is used here. */
export interface Socket {
  send(data: string): void;
  close(code?: number): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

/** `connecting`: never yet there; `live`; `lost`: was there, trying again; `closed`: for good. */
export type Connection = "connecting" | "live" | "lost" | "closed";

/** One step of what the table became: the state after it, and the events that came with it. */
export interface Step {
  state: TableState;
  version: number;
  /** Events that this step brought: a frame's, or all of a whole state. */
  fresh: Seen[];
  /** The frame, or null where a whole state came. */
  frame: Frame | null;
}

export interface Listener {
  connection(now: Connection): void;
  welcome(info: TableInfo, you: number | null): void;
  step(step: Step): void;
  online(seats: number[]): void;
  /** A command, or the hello itself (`id` null), was refused. */
  refused(refusal: Refused): void;
  acknowledged(id: string, version: number): void;
}

export interface ClientOptions {
  url: string;
  table: string;
  token: string | null;
  listener: Listener;
  open?: (url: string) => Socket;
  /** A number in [0, 1), for the jitter. */
  random?: () => number;
}

const FIRST_DELAY = 400;
const LONGEST_DELAY = 10_000;
const PING_EVERY = 15_000;
const PONG_WITHIN = 8_000;

export class TableClient {
  readonly #options: Required<ClientOptions>;
  #socket: Socket | null = null;
  #state: TableState | null = null;
  #version: number | null = null;
  /** Whether the state holds all events: those from before a welcome come in pieces. */
  #whole = false;
  #earlier: Seen[] = [];
  #welcomed = false;
  #everLive = false;
  #closed = false;
  #gaps = 0;
  #tries = 0;
  #pings = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setTimeout> | undefined;
  readonly #pending = new Map<string, Command>();

  constructor(options: ClientOptions) {
    this.#options = {
      open: (url) => new WebSocket(url) as unknown as Socket,
      random: Math.random,
      ...options,
    };
  }

  /** Opens the wire, or opens it anew at once instead of waiting for the next try. */
  connect(): void {
    if (this.#closed || this.#socket !== null) return;
    clearTimeout(this.#retry);
    this.#options.listener.connection(this.#everLive ? "lost" : "connecting");
    const socket = this.#options.open(this.#options.url);
    this.#socket = socket;
    this.#welcomed = false;
    socket.onopen = () => this.#hello();
    socket.onmessage = ({ data }) => {
      if (this.#socket === socket) this.#receive(data);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
    this.#watch();
  }

  /** Somebody looks again, perhaps after a long sleep: is the wire still there? */
  wake(): void {
    if (this.#socket === null) this.connect();
    else if (this.#welcomed) this.#ask();
  }

  /** Sends a command, now or when the wire is back; repeats it with the same id until it is answered. */
  send(command: Command): void {
    this.#pending.set(command.id, command);
    if (this.#welcomed) this.#say(command);
  }

  /** Whether any command still waits for its answer. */
  get waiting(): boolean {
    return this.#pending.size > 0;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearTimeout(this.#beat);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close(1000);
    this.#options.listener.connection("closed");
  }

  /** Says hello, with the version that one has if one has all of it. */
  #hello(version = this.#whole ? this.#version : null): void {
    const { table, token } = this.#options;
    this.#say({ type: "hello", table, token, version });
  }

  #say(message: Incoming): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #receive(data: unknown): void {
    const message = JSON.parse(String(data)) as Outgoing;
    this.#watch();
    switch (message.type) {
      case "welcome":
        return this.#welcome(message);
      case "frame":
        return this.#frame(message);
      case "past":
        return this.#past(message);
      case "ack":
        return this.#acknowledged(message.id, message.version);
      case "refused":
        return this.#refused(message);
      case "presence":
        if (this.#state) this.#state = { ...this.#state, online: message.online };
        return this.#options.listener.online(message.online);
      case "pong":
        return;
    }
  }

  #welcome(message: Welcome): void {
    const { listener } = this.#options;
    listener.welcome(message.info, message.you);
    if (message.state !== null) {
      this.#state = message.state;
      this.#version = message.version;
      this.#gaps = 0;
      this.#earlier = [];
      this.#whole = false;
      this.#past({ events: [] });
    }
    this.#welcomed = true;
    this.#everLive = true;
    this.#tries = 0;
    listener.connection("live");
    for (const command of this.#pending.values()) this.#say(command);
  }

  /** Events from before the state; with the last of them the state is whole, and is shown. */
  #past({ events }: Pick<Past, "events">): void {
    if (this.#state === null || this.#version === null || this.#whole) return;
    this.#earlier.push(...events);
    if (this.#earlier.length < this.#state.first - 1) return;
    const all = [...this.#earlier, ...this.#state.events];
    this.#state = { ...this.#state, first: 1, events: all };
    this.#whole = true;
    this.#earlier = [];
    this.#options.listener.step({ state: this.#state, version: this.#version, fresh: all, frame: null });
  }

  #acknowledged(id: string, version: number): void {
    this.#pending.delete(id);
    this.#options.listener.acknowledged(id, version);
  }

  #frame(frame: Frame): void {
    this.#take(frame);
    if (frame.ack !== undefined) this.#acknowledged(frame.ack, frame.version);
  }

  #take(frame: Frame): void {
    if (this.#state === null || this.#version === null) return this.#gap();
    if (frame.version <= this.#version) return;
    if (frame.version > this.#version + 1) return this.#gap();
    this.#gaps = 0;
    this.#state = fold(this.#state, frame);
    this.#version = frame.version;
    if (this.#whole) this.#options.listener.step({ state: this.#state, version: frame.version, fresh: frame.events, frame });
  }

  /** Something is missing: asks for it; when that does not help, asks for everything. */
  #gap(): void {
    this.#gaps += 1;
    if (this.#gaps === 1) this.#hello();
    else if (this.#gaps === 50) {
      this.#gaps = 0;
      this.#hello(null);
    }
  }

  #refused(message: Refused): void {
    if (message.id !== null) this.#pending.delete(message.id);
    this.#options.listener.refused(message);
  }

  /** A wire that stays silent is asked for a sign of life, and given up without one. */
  #watch(): void {
    clearTimeout(this.#beat);
    this.#beat = setTimeout(() => this.#ask(), PING_EVERY);
  }

  #ask(): void {
    clearTimeout(this.#beat);
    if (this.#welcomed) this.#say({ type: "ping", n: ++this.#pings });
    this.#beat = setTimeout(() => this.#drop(), PONG_WITHIN);
  }

  #drop(): void {
    const socket = this.#socket;
    this.#lost();
    socket?.close(4000);
  }

  #lost(): void {
    this.#socket = null;
    this.#welcomed = false;
    clearTimeout(this.#beat);
    if (this.#closed) return;
    this.#options.listener.connection(this.#everLive ? "lost" : "connecting");
    const longest = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** this.#tries++);
    this.#retry = setTimeout(() => this.connect(), longest * (0.5 + this.#options.random() / 2));
  }
}
