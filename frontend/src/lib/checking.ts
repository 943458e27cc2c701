/** Runs the check at the end of a game, and gives the four words that people at a table can compare. */

import { record, HouseProblem } from "./house";
import type { Language } from "./i18n/i18n.svelte";
import { wordsOf } from "./ledger/transcript";
import { prove, type Proof } from "./proof";
import type { Table } from "./table.svelte";

/** Both lists at once: another language may be turned to while the house is away. */
async function lists(): Promise<Record<Language, string>> {
  const [ru, en] = await Promise.all([
    import("../../../src/svinarium/ledger/words.ru.txt?raw"),
    import("../../../src/svinarium/ledger/words.en.txt?raw"),
  ]);
  return { ru: ru.default, en: en.default };
}

/** The four words of the published lines, in a language. */
export async function comparisonWords(lines: readonly string[], language: Language): Promise<string[]> {
  const list = (await lists())[language].split("\n").filter(Boolean);
  return wordsOf(lines).map((index) => list[index] ?? "");
}

/** Fetches the record and checks it; null where the house does not give it now. */
export async function checkTable(table: Table): Promise<Proof | null> {
  const { state } = table;
  const game = table.witness.sealed() ?? state?.ledger?.game_id;
  if (state === null || game === undefined) return null;
  let bytes: Uint8Array;
  try {
    bytes = await record(table.id);
  } catch (error) {
    if (error instanceof HouseProblem) return null;
    throw error;
  }
  const evidence = table.witness.read(game);
  const seat = evidence?.seat ?? table.you;
  const own = seat === null ? [] : table.witness.entropies(game, seat);
  return prove({ bytes, state, evidence, own });
}
