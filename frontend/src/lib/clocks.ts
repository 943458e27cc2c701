/** Timers of a game: when each of them began by this browser's clock, from the house's times in the frames. */

export interface Running {
  name: string;
  /** When it runs out, ms since the epoch by this browser's clock. */
  end: number;
  /** Whether its beginning was seen. Who comes later knows only how long it is at most. */
  sure: boolean;
}

export class Clocks {
  #running: Running[] = [];
  /** How far this browser's clock is ahead of the house's, with the shortest way that a frame has taken. */
  #ahead = Infinity;

  constructor(private readonly now: () => number = Date.now) {}

  /** The timers that run now: `durations` in ms, `at` the house's time of the frame, null for a whole state. */
  read(durations: Readonly<Record<string, number>>, at: number | null): Running[] {
    const now = this.now();
    if (at !== null) this.#ahead = Math.min(this.#ahead, now - at);
    const begun = at === null ? now : Math.min(now, at + this.#ahead);
    this.#running = Object.entries(durations).map(
      ([name, ms]) =>
        this.#running.find((one) => one.name === name) ?? { name, end: begun + ms, sure: at !== null },
    );
    return this.#running;
  }
}

/** Whole seconds that are left; none after the end. */
export function secondsLeft({ end }: Running, now: number): number {
  return Math.max(0, Math.ceil((end - now) / 1000));
}
