/** Where the words of games are: the house's own lie beside the page, one chunk a file; a stranger's are asked of the house. */

import type { Language } from "./i18n.svelte";

/** Catalogues that are fetched when a game other than Pig is first spoken of. */
const MORE = import.meta.glob<string>(
  [
    "../../../../src/svinarium/locales/{ru,en}/*.ftl",
    "!../../../../src/svinarium/locales/*/{cli,house,pig,web}.ftl",
  ],
  { query: "?raw", import: "default" },
);

const NAME = /\/(\w+)\/([\w-]+)\.ftl$/;

/** Whether a game is one of the house's, whose words all stand in one house: no message of theirs has two meanings. */
export function isOfHouse(game: string): boolean {
  const file = game.replaceAll("-", "_");
  return Object.keys(MORE).some((path) => NAME.exec(path)?.[2] === file);
}

/** All further catalogues of the house in a language. */
export async function furtherTexts(language: Language): Promise<string[]> {
  const paths = Object.keys(MORE).filter((path) => NAME.exec(path)?.[1] === language);
  return Promise.all(paths.map((path) => (MORE[path] as () => Promise<string>)()));
}
