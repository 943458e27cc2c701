/** What this browser remembers of its owner: language, light, volume, name, and the seats taken at tables. */

import type { Seated } from "./protocol";
import { browserStore, type Store } from "./storage";

export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];
export const VOLUMES = ["loud", "quiet", "off"] as const;
export type Volume = (typeof VOLUMES)[number];

export const store: Store = browserStore();

let theme = $state<Theme>(oneOf(THEMES, store.get("theme"), "auto"));
let volume = $state<Volume>(oneOf(VOLUMES, store.get("volume"), "loud"));
let name = $state(store.get("name") ?? "");

export const settings = {
  get theme(): Theme {
    return theme;
  },
  set theme(next: Theme) {
    theme = next;
    store.set("theme", next);
    showTheme();
  },
  get volume(): Volume {
    return volume;
  },
  set volume(next: Volume) {
    volume = next;
    store.set("volume", next);
  },
  get name(): string {
    return name;
  },
  set name(next: string) {
    name = next;
    store.set("name", next.trim());
  },
};

/** Tells the style sheet which light is wanted; `auto` follows the system. */
export function showTheme(): void {
  const root = document.documentElement;
  if (theme === "auto") delete root.dataset["theme"];
  else root.dataset["theme"] = theme;
}

/** The seat that this browser has at a table. */
export function seatAt(table: string): Seated | null {
  const kept = store.get(`seat/${table}`);
  return kept === null ? null : (JSON.parse(kept) as Seated);
}

export function keepSeat(table: string, seated: Seated): void {
  store.set(`seat/${table}`, JSON.stringify(seated));
  store.set("last-table", table);
}

/** The seat is somebody else's, or nobody's, now. */
export function forgetSeat(table: string): void {
  store.remove(`seat/${table}`);
}

/** The table that this browser last sat at. */
export function lastTable(): string | null {
  return store.get("last-table");
}

export function forgetLastTable(): void {
  store.remove("last-table");
}

function oneOf<T extends string>(all: readonly T[], value: string | null, otherwise: T): T {
  return all.find((one) => one === value) ?? otherwise;
}
