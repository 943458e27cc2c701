/** Telling apart what a seat sees of a game (`docs/protocol.md`, "View"). */

import type { PigView, View } from "./protocol";

const PIG_FIELDS = ["on_turn", "starter", "turn_total", "start_rolls", "last"];

/** Games that have the rich screen of Pig; what else looks like Pig may have moves that this screen does not know. */
export const PIG_GAMES = ["pig", "two-dice-pig"];

/** The view of Pig, known by the game and by its fields; null for any other game. */
export function asPig(view: View, game = "pig"): PigView | null {
  return PIG_GAMES.includes(game) && PIG_FIELDS.every((field) => field in view) ? (view as PigView) : null;
}
