/**
 * What a game's own view shows beside what all views have. A field is shown where the game's catalogue has a word for it:
 * `field-<game>-<field>` or `field-<field>`, which may use its `$value`. Values that are words are looked up as
 * `field-<field>-<value>`. A list with an entry a seat is shown at the seats; where the entries have parts of their own,
 * as the cells of a sheet, as a table with a line a part, which are called `field-<field>-<part>` or `cell-<part>`.
 * A field `possible` says what a move would bring, by what follows its first word: it stands on the move's button.
 */

import { has, t, tFirst, uses } from "$lib/i18n/i18n.svelte";
import { readable, scoreText } from "$lib/plain";
import type { View } from "$lib/protocol";

const COMMON = ["seat", "phase", "to_act", "moves", "scores", "pot", "dice", "cards", "timers", "result"];

type Shown = string | number;

function isShown(value: unknown): value is Shown {
  return (typeof value === "number" || typeof value === "string") && value !== "";
}

function labelsOf(field: string, game: string): string[] {
  return [`field-${game}-${field}`, `field-${field}`, `any-field-${field}`];
}

function fieldText(field: string, value: Shown, game: string): string {
  const label = labelsOf(field, game).find((id) => has(id, game));
  if (label === undefined) return "";
  const values = [`field-${game}-${field}-${value}`, `field-${field}-${value}`];
  const worded = tFirst(values, {}, "", game);
  const plain = typeof value === "number" ? value : readable(value);
  if (uses(label, game)) return t(label, { value: worded || plain }, game);
  return `${t(label, {}, game)}: ${worded || (typeof plain === "number" ? scoreText(plain) : plain)}`;
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

/** A table with a column a seat. */
export interface Sheet {
  field: string;
  title: string;
  lines: { part: string; label: string; cells: string[] }[];
}

/** What the seats have that has parts of its own. */
export function sheetsOf(view: View, game: string): Sheet[] {
  return Object.entries(view).flatMap(([field, values]) => {
    const label = labelsOf(field, game).find((id) => has(id, game));
    if (label === undefined || COMMON.includes(field) || !isRows(values, view.scores.length)) return [];
    const columns = values.map((value) => flat(value));
    const parts = [...new Set(columns.flatMap((column) => [...column.keys()]))];
    const lines = parts.map((part) => ({
      part,
      label: tFirst([`field-${field}-${part}`, `cell-${part}`, `any-cell-${part}`], {}, readable(part), game),
      cells: columns.map((column) => cellText(column.get(part))),
    }));
    return [{ field, title: t(label, {}, game), lines }];
  });
}

/** What a move would bring, if the game says so. */
export function worthOf(move: string, view: View): string {
  const { possible } = view;
  const value = isParts(possible) ? possible[move.split(" ").slice(1).join(" ")] : undefined;
  return isShown(value) ? scoreText(value) : "";
}

type Parts = Record<string, unknown>;

function isParts(value: unknown): value is Parts {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isRows(values: unknown, seats: number): values is Parts[] {
  return Array.isArray(values) && values.length === seats && seats > 0 && values.every(isParts);
}

/** Parts in parts are parts as well. */
function flat(value: Parts): Map<string, unknown> {
  return new Map(
    Object.entries(value).flatMap(([part, inner]): [string, unknown][] =>
      isParts(inner) ? [...flat(inner)] : [[part, inner]],
    ),
  );
}

function cellText(value: unknown): string {
  if (Array.isArray(value)) return value.map(cellText).join(" ");
  return isShown(value) ? scoreText(value) : "";
}
