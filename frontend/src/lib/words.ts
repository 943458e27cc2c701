/** Facts into sentences: what happened, what was refused, what went wrong on the way to the house. */

import { HouseProblem } from "./house";
import { has, t, type Args } from "./i18n/i18n.svelte";
import { readable, titled } from "./plain";
import type { Fact, Note, Refused, Seen } from "./protocol";

/** What happened, in the words of the game; a note that has none is told as it is, so that it can be read. */
export function noteText({ code, facts }: Note, names: readonly string[], game?: string): string {
  const id = `note-${code}`;
  const args = withName(facts, names);
  if (has(id, game)) return t(id, args, game);
  const { name, seat: _, ...rest } = args;
  const told = Object.entries(rest).map(([fact, value]) => `${readable(fact)} ${String(value)}`);
  const said = [titled(code), told.join(", ")].filter(Boolean).join(": ");
  return name === undefined ? `${said}.` : `${String(name)}: ${said}.`;
}

/** Everything that an event made happen. */
export function eventTexts(event: Seen, names: readonly string[], game?: string): string[] {
  return (event.notes ?? []).map((note) => noteText(note, names, game).trim()).filter(Boolean);
}

/** Why the house said no. */
export function refusalText(
  { kind, code, facts }: Pick<Refused, "kind" | "code" | "facts">,
  names: readonly string[],
  game?: string,
): string {
  return problemText(kind, code, withName(facts, names), game);
}

/** What went wrong, from anything that was caught. */
export function errorText(error: unknown, game?: string): string {
  if (error instanceof HouseProblem) return problemText(error.kind, error.code, error.facts, game);
  return t("problem-unknown");
}

function problemText(kind: string, code: string, facts: Args, game?: string): string {
  const prefix = kind === "illegal" ? "refusal" : kind;
  for (const id of [`${prefix}-${code}`, `${kind}-${code}`, `problem-${kind}`])
    if (has(id, game)) return t(id, facts, game);
  return t("problem-unknown");
}

function withName(facts: Record<string, Fact>, names: readonly string[]): Args {
  const seat = facts["seat"];
  const name = typeof seat === "number" ? names[seat] : undefined;
  return name === undefined ? facts : { ...facts, name };
}
