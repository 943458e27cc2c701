import type { Frame, TableState, View } from "./protocol";

/** The next state: what a client has, and one frame more. Pure; neither argument is changed. */
export function fold(state: TableState, frame: Frame): TableState {
  return {
    ...state,
    ...frame.table,
    events: frame.events.length ? [...state.events, ...frame.events] : state.events,
    view: foldView(state.view, frame.view),
  };
}

function foldView(view: View | null, change: Partial<View>): View | null {
  if (Object.keys(change).length === 0) return view;
  return { ...view, ...change } as View;
}
