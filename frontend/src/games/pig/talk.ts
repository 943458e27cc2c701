/** What the table says about the turn, and which of the two actions is the one expected now. */

import { t } from "$lib/i18n/i18n.svelte";
import type { PigView, Value } from "$lib/protocol";

/** Whether banking now is what a sensible player does at once: it reaches the target and leaves nobody ahead. */
export function bankWins(view: PigView, seat: number, options: Record<string, Value>): boolean {
  const score = Number(view.scores[seat] ?? 0) + view.turn_total;
  if (view.turn_total === 0 || score < view.target) return false;
  const others = view.scores.filter((_, other) => other !== seat).map(Number);
  return options["ending"] !== "equal_turns" || others.every((other) => other < score);
}

/** Whose turn it is and what can be done, in one sentence or two. */
export function statusText(
  view: PigView,
  you: number | null,
  names: readonly string[],
  options: Record<string, Value>,
): string {
  const { on_turn: seat, turn_total: total, moves } = view;
  if (seat === null) return t("starts-title");
  if (seat !== you) return t("status-other", { name: names[seat] ?? "", total });
  if (bankWins(view, seat, options)) return t("status-mine-enough", { total });
  if (!moves.includes("bank")) return t("status-mine-roll", { total });
  return t("status-mine", { total });
}

/** How many dice may be thrown at once, where a player chooses: `roll 1` … `roll 20`. Empty for any other game. */
export function diceChoices(moves: readonly string[]): number[] {
  return moves.flatMap((move) => /^roll ([0-9]+)$/.exec(move)?.[1] ?? []).map(Number);
}
