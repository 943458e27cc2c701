/** Telling apart what a seat sees of a game (`docs/protocol.md`, "View"). */

import type { PigView, View } from "./protocol";

const PIG_FIELDS = ["on_turn", "starter", "turn_total", "start_rolls", "last"];

/** The view of a game of the Pig family, known by its fields; null for any other game. */
export function asPig(view: View): PigView | null {
  return PIG_FIELDS.every((field) => field in view) ? (view as PigView) : null;
}
