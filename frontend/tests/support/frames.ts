/** Small pieces of the protocol for tests. */

import type { Frame, SeatInfo, TableInfo, TableState, View, Welcome } from "../../src/lib/protocol";

export const INFO: TableInfo = {
  id: "t1",
  game: "pig",
  rules: 1,
  options: { target: 100 },
  seats: 2,
  created: 0,
  facts: {},
  pace: 0,
  series: null,
};

export function state(part: Partial<TableState>): TableState {
  return {
    phase: "lobby",
    seats: [],
    ledger: null,
    view: null,
    first: 1,
    events: [],
    online: [],
    clock: {},
    asks: {},
    ended: null,
    next: "",
    ...part,
  };
}

/** A seat as the house tells of it. */
export function seatInfo(part: Pick<SeatInfo, "seat" | "kind"> & Partial<SeatInfo>): SeatInfo {
  return { name: "", bot: "", host: false, stand_in: "", resigned: false, ...part };
}

export function view(part: Partial<View>): View {
  return {
    seat: 0,
    phase: "roll",
    to_act: [],
    moves: [],
    scores: [],
    pot: 0,
    dice: [],
    cards: [],
    timers: {},
    result: null,
    ...part,
  };
}

export function frame(version: number, part: Partial<Frame>): Frame {
  return { type: "frame", version, at: 0, table: {}, events: [], view: {}, ...part };
}

export function welcome(version: number, part: Partial<Welcome>): Welcome {
  return { type: "welcome", info: INFO, you: 0, version, state: state({}), protocol: 1, now: 0, ...part };
}
