import { expect, test } from "vitest";
import { fold } from "../src/lib/fold";
import { frame, state, view } from "./support/frames";

test("a frame changes what it names and leaves the rest", () => {
  const before = { ...state({ phase: "playing" }), view: view({ scores: [3, 4], pot: 5 }) };
  const after = fold(before, frame(8, { view: { pot: 9 }, table: { phase: "finished" } }));
  expect(after.phase).toBe("finished");
  expect(after.view).toEqual(view({ scores: [3, 4], pot: 9 }));
  expect(after.seats).toBe(before.seats);
});

test("events are appended in order, and the old state stays as it was", () => {
  const before = state({ events: [{ v: 1, seat: 0, move: "roll" }] });
  const after = fold(before, frame(2, { events: [{ v: 2, draw: "d", source: "d6", result: 3 }] }));
  expect(after.events.map(({ v }) => v)).toEqual([1, 2]);
  expect(before.events).toHaveLength(1);
});

test("a view appears with the first frame that has one, and not before", () => {
  const before = state({});
  expect(fold(before, frame(2, {})).view).toBeNull();
  expect(fold(before, frame(2, { view: view({ pot: 0 }) })).view).toEqual(view({ pot: 0 }));
});
