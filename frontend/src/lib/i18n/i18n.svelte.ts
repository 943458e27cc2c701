/** Words in the reader's language, from the same Fluent catalogues that the terminal uses. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import * as house from "../house";
import type { Store } from "../storage";

export const LANGUAGES = ["ru", "en"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Args = Record<string, FluentVariable>;

const LOAD: Record<Language, () => Promise<{ texts: string[] }>> = {
  ru: () => import("./ru"),
  en: () => import("./en"),
};

let bundle = $state.raw<FluentBundle | null>(null);
let language = $state<Language>("ru");
const known: string[] = [];

/** The language in use; screens that read it follow a switch. */
export function currentLanguage(): Language {
  return language;
}

/** What was chosen here before, else what the browser prefers, else Russian. */
export function preferredLanguage(store: Store, wanted: readonly string[] = navigator.languages): Language {
  const chosen = store.get("language");
  const tags = chosen === null ? wanted : [chosen];
  for (const tag of tags) {
    const found = LANGUAGES.find((one) => tag.toLowerCase().split("-")[0] === one);
    if (found) return found;
  }
  return "ru";
}

/** Brings a language's words and turns the page to it. */
export async function useLanguage(next: Language): Promise<void> {
  const { texts } = await LOAD[next]();
  const made = bundleOf(next, texts);
  for (const game of known) await addGame(made, game, next);
  bundle = made;
  language = next;
  document.documentElement.lang = next;
}

/** Words of a game that the page does not bring itself: the house is asked for its catalogue, once a language. */
export async function learnGame(game: string): Promise<void> {
  if (bundle === null || has(`game-${game}-title`)) return;
  if (!known.includes(game)) known.push(game);
  const next = bundleOf(language, (await LOAD[language]()).texts);
  for (const one of known) await addGame(next, one, language);
  bundle = next;
}

export function bundleOf(tag: Language, texts: readonly string[]): FluentBundle {
  const made = new FluentBundle(tag, { useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text), { allowOverrides: true });
  return made;
}

export function has(id: string): boolean {
  return bundle?.hasMessage(id) ?? false;
}

/** The message in words. A message that does not exist shows its name, so that the gap can be seen and mended. */
export function t(id: string, args: Args = {}): string {
  const pattern = bundle?.getMessage(id)?.value;
  if (!bundle || !pattern) return id;
  return bundle.formatPattern(pattern, args, []);
}

/** The first of these messages that exists, else `otherwise`. */
export function tFirst(ids: readonly string[], args: Args = {}, otherwise = ""): string {
  const id = ids.find(has);
  return id === undefined ? otherwise : t(id, args);
}

async function addGame(to: FluentBundle, game: string, tag: Language): Promise<void> {
  try {
    to.addResource(new FluentResource(await house.messages(game, tag)), { allowOverrides: true });
  } catch (error) {
    if (!(error instanceof house.HouseProblem)) throw error;
  }
}
