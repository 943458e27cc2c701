/**
 * Words in the reader's language, from the same Fluent catalogues that the terminal uses.
 *
 * The house's games share one catalogue with the page: their messages all have different names. A stranger's game has
 * words of its own beside the common ones, so that what it calls `phase-choose` is nobody else's. Whoever words
 * something of a game names the game.
 */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { SvelteMap } from "svelte/reactivity";
import * as house from "../house";
import type { Store } from "../storage";
import { furtherTexts, isOfHouse } from "./catalogues";

export const LANGUAGES = ["ru", "en"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Args = Record<string, FluentVariable>;

const LOAD: Record<Language, () => Promise<{ common: string[]; texts: string[] }>> = {
  ru: () => import("./ru"),
  en: () => import("./en"),
};

let bundle = $state.raw<FluentBundle | null>(null);
let language = $state<Language>("ru");
/** What games that are not the house's say, by the name of the game. */
const strangers = new SvelteMap<string, FluentBundle>();
/** Whether all games of the house are known, or Pig alone. */
let further = false;
const learning = new Map<string, Promise<void>>();

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
  const games = [...strangers.keys()];
  const [made, ...others] = await Promise.all([houseWords(next), ...games.map((game) => strangeWords(game, next))]);
  bundle = made;
  games.forEach((game, i) => strangers.set(game, others[i] as FluentBundle));
  language = next;
  document.documentElement.lang = next;
}

/** Brings the words of a game that the page does not know yet. */
export async function learnGame(game: string): Promise<void> {
  if (bundle === null || has(`game-${game}-title`, game)) return;
  const own = isOfHouse(game);
  const task = `${language} ${own ? "" : game}`;
  const started = learning.get(task) ?? (own ? learnHouse(language) : learnStranger(game, language));
  learning.set(task, started);
  await started;
  learning.delete(task);
}

async function learnHouse(tag: Language): Promise<void> {
  further = true;
  void Promise.allSettled(LANGUAGES.map(furtherTexts));
  const made = await houseWords(tag);
  if (tag === language) bundle = made;
}

async function learnStranger(game: string, tag: Language): Promise<void> {
  const made = await strangeWords(game, tag);
  if (tag === language) strangers.set(game, made);
  else if (!strangers.has(game)) strangers.set(game, await strangeWords(game, language));
}

async function houseWords(tag: Language): Promise<FluentBundle> {
  const { texts } = await LOAD[tag]();
  return bundleOf(tag, further ? [...texts, ...(await furtherTexts(tag))] : texts);
}

async function strangeWords(game: string, tag: Language): Promise<FluentBundle> {
  const { common } = await LOAD[tag]();
  return bundleOf(tag, [...common, await catalogueOf(game, tag)]);
}

/** A game may have no words at all; then people see the texts of its moves. */
async function catalogueOf(game: string, tag: Language): Promise<string> {
  try {
    return await house.messages(game, tag);
  } catch (error) {
    if (error instanceof house.HouseProblem) return "";
    throw error;
  }
}

export function bundleOf(tag: Language, texts: readonly string[]): FluentBundle {
  const made = new FluentBundle(tag, { useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text), { allowOverrides: true });
  return made;
}

function speaker(game: string | undefined): FluentBundle | null {
  return (game === undefined ? undefined : strangers.get(game)) ?? bundle;
}

/** Whether a game has a catalogue of its own, apart from the house's. */
export function isStranger(game: string | undefined): boolean {
  return game !== undefined && strangers.has(game);
}

/** Whether there is such a message, in a game's words if one is named. */
export function has(id: string, game?: string): boolean {
  return speaker(game)?.hasMessage(id) ?? false;
}

/** Whether a message says what it is told, instead of always the same. */
export function uses(id: string, game?: string): boolean {
  const value = speaker(game)?.getMessage(id)?.value;
  return value != null && typeof value !== "string";
}

/** Names of the messages that begin so, in the order in which they stand in the catalogue. */
export function startingWith(beginning: string, game?: string): string[] {
  return [...(speaker(game)?._messages.keys() ?? [])].filter((id) => id.startsWith(beginning));
}

/**
 * The message in words. A message that does not exist shows its name, so that the gap can be seen and mended;
 * what it is not told is left open.
 */
export function t(id: string, args: Args = {}, game?: string): string {
  const spoken = speaker(game);
  const pattern = spoken?.getMessage(id)?.value;
  if (!spoken || !pattern) return id;
  const wrong: Error[] = [];
  const said = spoken.formatPattern(pattern, args, wrong);
  return wrong.length > 0 ? said.replaceAll(/\{[$\w?-]+\}/g, "…") : said;
}

/** The first of these messages that exists, else `otherwise`. */
export function tFirst(ids: readonly string[], args: Args = {}, otherwise = "", game?: string): string {
  const id = ids.find((one) => has(one, game));
  return id === undefined ? otherwise : t(id, args, game);
}
