/**
 * What a game's own view shows beside what all views have. A field is shown where the game's catalogue has a word for it:
 * `field-<game>-<field>` or `field-<field>`, which may use its `$value`. Values that are words are looked up as
 * `field-<field>-<value>`. A list with an entry a seat is shown at the seats.
 */

import { has, t, tFirst, uses } from "$lib/i18n/i18n.svelte";
import { readable, scoreText } from "$lib/plain";
import type { View } from "$lib/protocol";

const COMMON = ["seat", "phase", "to_act", "moves", "scores", "pot", "dice", "cards", "timers", "result"];

type Shown = string | number;

function isShown(value: unknown): value is Shown {
  return (typeof value === "number" || typeof value === "string") && value !== "";
}

function fieldText(field: string, value: Shown, game: string): string {
  const label = [`field-${game}-${field}`, `field-${field}`].find((id) => has(id, game));
  if (label === undefined) return "";
  const values = [`field-${game}-${field}-${value}`, `field-${field}-${value}`];
  const plain = typeof value === "number" ? scoreText(value) : readable(value);
  const told = tFirst(values, {}, plain, game);
  if (uses(label, game)) return t(label, { value: typeof value === "number" ? value : told }, game);
  return `${t(label, {}, game)}: ${told}`;
}

/** What there is to say of the table. */
export function tableFields(view: View, game: string): string[] {
  return Object.entries(view).flatMap(([field, value]) =>
    COMMON.includes(field) || !isShown(value) ? [] : fieldText(field, value, game) || [],
  );
}

/** What there is to say of a seat. */
export function seatFields(view: View, seat: number, game: string): string[] {
  return Object.entries(view).flatMap(([field, values]) => {
    if (COMMON.includes(field) || !Array.isArray(values) || values.length !== view.scores.length) return [];
    const value: unknown = values[seat];
    return isShown(value) ? fieldText(field, value, game) || [] : [];
  });
}
