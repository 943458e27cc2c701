/** Facts into sentences: what happened, what was refused, what went wrong on the way to the house. */

import { HouseProblem } from "./house";
import { has, t, type Args } from "./i18n/i18n.svelte";
import type { Fact, Note, Refused, Seen } from "./protocol";

/** What happened, in words; notes that have none stay silent. */
export function noteText({ code, facts }: Note, names: readonly string[]): string {
  const id = `note-${code}`;
  return has(id) ? t(id, withName(facts, names)) : "";
}

/** Everything that an event made happen. */
export function eventTexts(event: Seen, names: readonly string[]): string[] {
  return (event.notes ?? []).map((note) => noteText(note, names)).filter(Boolean);
}

/** Why the house said no. */
export function refusalText(
  { kind, code, facts }: Pick<Refused, "kind" | "code" | "facts">,
  names: readonly string[],
): string {
  return problemText(kind, code, withName(facts, names));
}

/** What went wrong, from anything that was caught. */
export function errorText(error: unknown): string {
  if (error instanceof HouseProblem) return problemText(error.kind, error.code, error.facts);
  return t("problem-unknown");
}

function problemText(kind: string, code: string, facts: Args): string {
  const prefix = kind === "illegal" ? "refusal" : kind;
  for (const id of [`${prefix}-${code}`, `${kind}-${code}`, `problem-${kind}`]) if (has(id)) return t(id, facts);
  return t("problem-unknown");
}

function withName(facts: Record<string, Fact>, names: readonly string[]): Args {
  const seat = facts["seat"];
  const name = typeof seat === "number" ? names[seat] : undefined;
  return name === undefined ? facts : { ...facts, name };
}
