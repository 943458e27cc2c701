/**
 * Shows a table's steps one after another, so that a person can follow what programs do in a blink.
 *
 * A throw has two moments: the dice fall (`falling`), then they lie and everything that follows from them is shown
 * (`settled`). Nothing is ever shown before the house has said it; only later.
 */

import type { Step } from "./client";

/** Milliseconds that dice take to settle. */
export const SETTLE = 560;
/** Milliseconds to look at what somebody else did. */
export const LOOK = 420;
/** Milliseconds to see who starts. */
export const START_LOOK = 1800;
/** Milliseconds to take in the end of a turn. */
export const TURN_END = 850;
/** More steps than this are not played one by one: who comes back late sees where the table is now. */
const TOO_MANY = 10;

export interface Stage {
  /** The dice of this step begin to fall. */
  falling(step: Step): void;
  /** Everything of this step is to be seen. */
  settled(step: Step): void;
  /** Nothing more waits to be shown. */
  idle(): void;
}

export interface PaceOptions {
  stage: Stage;
  /** Whether this step has dice that fall. */
  throws: (step: Step) => boolean;
  /** How long the step is looked at before the next. */
  look: (step: Step) => number;
  /** True where things must not move: then dice lie at once. */
  still: () => boolean;
  /** True where nobody looks: then everything is shown at once. */
  unseen: () => boolean;
}

export class Pace {
  #queue: Step[] = [];
  #busy = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly options: PaceOptions) {}

  /** One step more. A whole state replaces all that was still to be shown. */
  add(step: Step): void {
    if (step.frame === null || this.options.unseen() || this.#queue.length >= TOO_MANY) return this.#jump(step);
    this.#queue.push(step);
    if (!this.#busy) this.#next();
  }

  /** Whether everything that the house said is to be seen. */
  get idle(): boolean {
    return !this.#busy;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.#busy = false;
  }

  #jump(step: Step): void {
    this.stop();
    this.options.stage.settled(step);
    this.options.stage.idle();
  }

  #next(): void {
    const step = this.#queue.shift();
    if (step === undefined) {
      this.#busy = false;
      return this.options.stage.idle();
    }
    this.#busy = true;
    if (!this.options.throws(step) || this.options.still()) return this.#settle(step);
    this.options.stage.falling(step);
    this.#timer = setTimeout(() => this.#settle(step), SETTLE);
  }

  #settle(step: Step): void {
    this.options.stage.settled(step);
    const pause = this.options.look(step);
    if (pause === 0) return this.#next();
    this.#timer = setTimeout(() => this.#next(), pause);
  }
}
