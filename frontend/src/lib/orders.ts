/** What a new table is made from: the form of the start page, as data. */

import type { Fact, GameInfo, NewTable, OptionInfo, SeatWish, Value } from "./protocol";

/** The options that the form asks openly; all others are under "more rules". */
export const OPEN_OPTIONS = ["target", "ending"];

/** Set by the ready-made variants, and of no use one by one. */
export const VARIANT_OPTIONS = ["table", "hog_dice"];
/** "As the table of throws says": a variant's word, nothing to choose by hand. */
export const VARIANT_WORD = "table";

export const ME: SeatWish = { kind: "me", bot: "" };
export const FRIEND: SeatWish = { kind: "open", bot: "" };
export const bot = (name: string): SeatWish => ({ kind: "bot", bot: name });

/** A stranger's first game: one die, one opponent, to be played at once. */
export function quickOrder(name: string): NewTable {
  return { game: "pig", options: {}, preset: "", seats: [ME, bot("hold:20")], name };
}

/** The programs that may sit down: what stops at a number stops at the one that is sensible in this variant. */
export function players(game: GameInfo, hold: Fact | undefined): string[] {
  const sensible = typeof hold === "number" ? `hold:${hold}` : null;
  const named = game.players.map((player) => (player.startsWith("hold:") ? (sensible ?? player) : player));
  return [...new Set(named)];
}

/** Another program than those that sit already, if there is one. */
export function nextPlayer(all: readonly string[], seats: readonly SeatWish[]): string {
  const taken = seats.map((seat) => seat.bot ?? "");
  return all.find((player) => !taken.includes(player)) ?? all[0] ?? "random";
}

/** The seats that were asked for, as far as the game has them: programs fill up, the last ones go. */
export function seatsFor(
  seats: readonly SeatWish[],
  { min, max }: { min: number; max: number },
  all: readonly string[],
): SeatWish[] {
  const wished = seats.slice(0, max);
  while (wished.length < min) wished.push(bot(nextPlayer(all, wished)));
  return wished;
}

/** The next table with the same settings: people are invited again, programs sit where they sat. */
export function rematch(
  game: string,
  options: Record<string, Value>,
  seats: readonly { kind: string; bot: string }[],
  you: number | null,
  name: string,
): NewTable {
  const host = you ?? seats.findIndex(({ kind }) => kind === "person");
  const wishes = seats.map((seat, i) => (i === host ? ME : seat.kind === "bot" ? bot(seat.bot) : FRIEND));
  return { game, options, preset: "", seats: wishes, name };
}

/** The few whole numbers that an option takes, if they are few enough to be picked from a list. */
export function fewNumbers({ kind, min, max }: OptionInfo): number[] {
  if (kind !== "int" || min === null || max === null || max - min > 11) return [];
  return Array.from({ length: max - min + 1 }, (_, i) => min + i);
}
