import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Step } from "../src/lib/client";
import { Pace, SETTLE } from "../src/lib/pace";
import { frame, state } from "./support/frames";

let said: string[];
let still: boolean;
let unseen: boolean;
let pace: Pace;

const step = (version: number, whole = false): Step => ({
  state: state({}),
  version,
  fresh: [],
  frame: whole ? null : frame(version, {}),
});

beforeEach(() => {
  vi.useFakeTimers();
  [said, still, unseen] = [[], false, false];
  pace = new Pace({
    stage: {
      falling: ({ version }) => said.push(`falls ${version}`),
      settled: ({ version }) => said.push(`shown ${version}`),
      idle: () => said.push("idle"),
    },
    throws: ({ version }) => version % 2 === 1,
    look: () => 100,
    still: () => still,
    unseen: () => unseen,
  });
});

afterEach(() => vi.useRealTimers());

test("dice fall, then what follows from them is shown, then the next step comes", () => {
  pace.add(step(1));
  pace.add(step(2));
  expect(said).toEqual(["falls 1"]);
  vi.advanceTimersByTime(SETTLE);
  expect(said).toEqual(["falls 1", "shown 1"]);
  vi.advanceTimersByTime(100);
  expect(said).toEqual(["falls 1", "shown 1", "shown 2"]);
  expect(pace.idle).toBe(false);
  vi.advanceTimersByTime(100);
  expect(said.at(-1)).toBe("idle");
  expect(pace.idle).toBe(true);
});

test("dice settle within 600 milliseconds", () => {
  expect(SETTLE).toBeLessThanOrEqual(600);
});

test("where nothing may move, dice lie at once, and turns are still played one after another", () => {
  still = true;
  pace.add(step(1));
  pace.add(step(3));
  expect(said).toEqual(["shown 1"]);
  vi.advanceTimersByTime(100);
  expect(said).toEqual(["shown 1", "shown 3"]);
});

test("a whole state, or a page that nobody looks at, shows everything at once", () => {
  pace.add(step(1));
  pace.add(step(9, true));
  expect(said).toEqual(["falls 1", "shown 9", "idle"]);
  unseen = true;
  pace.add(step(11));
  vi.advanceTimersByTime(5000);
  expect(said).toEqual(["falls 1", "shown 9", "idle", "shown 11", "idle"]);
});

test("who is far behind sees where the table is now", () => {
  for (let version = 1; version <= 12; version++) pace.add(step(version));
  expect(said.slice(-2)).toEqual(["shown 12", "idle"]);
});
