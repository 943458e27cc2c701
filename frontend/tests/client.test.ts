import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TableClient, type Connection, type Step } from "../src/lib/client";
import type { Refused, SendMove } from "../src/lib/protocol";
import { frame, state, view, welcome } from "./support/frames";
import { FakeHouse } from "./support/wire";

let house: FakeHouse;
let client: TableClient;
let steps: Step[];
let connections: Connection[];
let refusals: Refused[];

const move = (id: string, version = 1): SendMove => ({ type: "move", id, version, move: "roll" });

beforeEach(() => {
  vi.useFakeTimers();
  house = new FakeHouse();
  [steps, connections, refusals] = [[], [], []];
  client = new TableClient({
    url: "ws://house/ws",
    table: "t1",
    token: "secret",
    open: house.open,
    random: () => 0,
    listener: {
      connection: (now) => connections.push(now),
      welcome: () => undefined,
      step: (step) => steps.push(step),
      online: () => undefined,
      refused: (refusal) => refusals.push(refusal),
      acknowledged: () => undefined,
    },
  });
  client.connect();
});

afterEach(() => {
  client.close();
  vi.useRealTimers();
});

function begin(version = 1): void {
  house.socket.up();
  house.socket.say(welcome(version, { state: state({ phase: "playing", view: view({ pot: 0 }) }) }));
}

test("the first word is hello, without a version", () => {
  house.socket.up();
  expect(house.socket.heard).toEqual([{ type: "hello", table: "t1", token: "secret", version: null }]);
});

test("frames are folded in order, and one that was had before is left out", () => {
  begin(4);
  house.socket.say(frame(5, { view: { pot: 3 } }));
  house.socket.say(frame(5, { view: { pot: 99 } }));
  house.socket.say(frame(6, { view: { pot: 7 } }));
  expect(steps.map(({ version, state: { view: seen } }) => [version, seen?.pot])).toEqual([
    [4, 0],
    [5, 3],
    [6, 7],
  ]);
});

test("on a gap it asks again from the version that it has, once, and takes the missed frames", () => {
  begin(4);
  house.socket.say(frame(7, {}));
  house.socket.say(frame(8, {}));
  expect(house.socket.all("hello").map(({ version }) => version)).toEqual([null, 4]);
  house.socket.say(welcome(8, { state: null }));
  for (const version of [5, 6, 7, 8]) house.socket.say(frame(version, { view: { pot: version } }));
  expect(steps.map(({ version }) => version)).toEqual([4, 5, 6, 7, 8]);
});

test("after a break it comes back with its version, later each time, and says that the wire is lost", () => {
  begin(4);
  house.socket.breaks();
  expect(connections.at(-1)).toBe("lost");
  vi.advanceTimersByTime(199);
  expect(house.sockets).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(house.sockets).toHaveLength(2);
  house.socket.breaks();
  vi.advanceTimersByTime(399);
  expect(house.sockets).toHaveLength(2);
  vi.advanceTimersByTime(1);
  house.socket.up();
  expect(house.socket.all("hello")).toEqual([{ type: "hello", table: "t1", token: "secret", version: 4 }]);
  house.socket.say(welcome(4, { state: null }));
  expect(connections.at(-1)).toBe("live");
});

test("the wait before a try never grows beyond ten seconds", () => {
  for (let i = 0; i < 12; i++) {
    house.socket.breaks();
    vi.advanceTimersByTime(10_000);
  }
  expect(house.sockets).toHaveLength(13);
});

test("a command without an answer is repeated with the same id after a break, and not once answered", () => {
  begin();
  client.send(move("a"));
  house.socket.breaks();
  client.send(move("b"));
  vi.advanceTimersByTime(1000);
  house.socket.up();
  expect(house.socket.all("move")).toEqual([]);
  house.socket.say(welcome(1, { state: null }));
  expect(house.socket.all("move").map(({ id }) => id)).toEqual(["a", "b"]);
  house.socket.say({ type: "ack", id: "a", version: 2 });
  house.socket.say({ type: "refused", id: "b", kind: "stale", code: "version", facts: {}, version: 2 });
  expect(refusals.map(({ id }) => id)).toEqual(["b"]);
  expect(client.waiting).toBe(false);
  house.socket.breaks();
  vi.advanceTimersByTime(1000);
  house.socket.up();
  house.socket.say(welcome(2, { state: null }));
  expect(house.socket.all("move")).toEqual([]);
});

test("a wire that stays silent is asked for a sign of life, then given up", () => {
  begin();
  vi.advanceTimersByTime(15_000);
  expect(house.socket.all("ping")).toEqual([{ type: "ping", n: 1 }]);
  house.socket.say({ type: "pong", n: 1 });
  vi.advanceTimersByTime(15_000);
  expect(house.socket.all("ping")).toHaveLength(2);
  vi.advanceTimersByTime(8_000);
  expect(house.sockets[0]?.closed).toBe(true);
  vi.advanceTimersByTime(1_000);
  expect(house.sockets).toHaveLength(2);
});

test("who looks again asks at once whether the wire is still there", () => {
  begin();
  client.wake();
  expect(house.socket.all("ping")).toHaveLength(1);
  vi.advanceTimersByTime(8_000);
  expect(house.sockets[0]?.closed).toBe(true);
  client.wake();
  expect(house.sockets).toHaveLength(2);
});

test("a wire that was given up and closes late does no harm to the new one", () => {
  begin();
  const old = house.socket;
  vi.advanceTimersByTime(24_000);
  expect(house.sockets).toHaveLength(2);
  begin();
  old.breaks();
  old.say(frame(2, {}));
  expect(connections.at(-1)).toBe("live");
  expect(steps.map(({ version }) => version)).toEqual([1, 1]);
});

test("once closed it stays closed", () => {
  begin();
  client.close();
  vi.advanceTimersByTime(60_000);
  expect(house.sockets).toHaveLength(1);
  expect(connections.at(-1)).toBe("closed");
});

test("the frame of one's own command acknowledges it", () => {
  begin(4);
  client.send(move("a"));
  house.socket.say(frame(5, { ack: "a" }));
  expect(client.waiting).toBe(false);
  house.socket.breaks();
  vi.advanceTimersByTime(1000);
  house.socket.up();
  house.socket.say(welcome(5, { state: null }));
  expect(house.socket.all("move")).toEqual([]);
});

test("a state is shown once the events from before it have come, with all that happened meanwhile", () => {
  house.socket.up();
  house.socket.say(welcome(9, { state: state({ first: 4, events: [{ v: 4 }] }) }));
  house.socket.say({ type: "past", events: [{ v: 1 }, { v: 2 }] });
  house.socket.say(frame(10, { events: [{ v: 5 }], view: { pot: 3 } }));
  expect(steps).toEqual([]);
  house.socket.say({ type: "past", events: [{ v: 3 }] });
  expect(steps).toHaveLength(1);
  expect(steps[0]?.version).toBe(10);
  expect(steps[0]?.state.events.map(({ v }) => v)).toEqual([1, 2, 3, 4, 5]);
  expect(steps[0]?.state.view?.pot).toBe(3);
  house.socket.say(frame(11, { events: [{ v: 6 }] }));
  expect(steps.map(({ version }) => version)).toEqual([10, 11]);
});

test("pieces of a past that broke off do not mix with those of the next welcome", () => {
  house.socket.up();
  house.socket.say(welcome(9, { state: state({ first: 3, events: [{ v: 3 }] }) }));
  house.socket.say({ type: "past", events: [{ v: 1 }] });
  house.socket.breaks();
  vi.advanceTimersByTime(1000);
  house.socket.up();
  expect(house.socket.all("hello")).toEqual([expect.objectContaining({ version: null })]);
  house.socket.say(welcome(9, { state: state({ first: 3, events: [{ v: 3 }] }) }));
  house.socket.say({ type: "past", events: [{ v: 1 }, { v: 2 }] });
  expect(steps.map(({ state }) => state.events.map(({ v }) => v))).toEqual([[1, 2, 3]]);
});
