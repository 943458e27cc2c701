/** The rules of a game in words, as they are with a table's options: the same messages that the terminal shows. */

import { startingWith, t, type Args } from "./i18n/i18n.svelte";
import type { Fact, TableInfo } from "./protocol";

export interface Section {
  title: string;
  text: string;
}

/** The sections that these options make necessary, in order; none if the game brings no rules. */
export function rulesOf({ game, options, facts, seats }: TableInfo): Section[] {
  const given = { ...options, ...argumentsOf(facts), seats };
  const parts = game.split("-");
  for (let at = 0; at < parts.length; at++) {
    const messages = startingWith(`rules-${parts.slice(at).join("-")}-`, game);
    if (messages.length > 0) return messages.flatMap((message) => section(t(message, given, game)));
  }
  return [];
}

function section(told: string): Section[] {
  const [title = "", ...rest] = told.trim().split("\n");
  return title ? [{ title, text: rest.join("\n").trim() }] : [];
}

/** A game's facts for a message: each exact fraction also as `NAME_number`, and in per cent as `NAME_percent`. */
export function argumentsOf(facts: Readonly<Record<string, Fact>>): Args {
  const given: Args = { ...facts };
  for (const [name, fact] of Object.entries(facts)) {
    const exact = numberOf(fact);
    if (exact === null) continue;
    given[`${name}_number`] = exact;
    given[`${name}_percent`] = exact * 100;
  }
  const losing = ["bust_chance", "wipe_chance", "out_chance"].map((name) => facts[name]);
  if (losing.every((fact) => fact !== undefined)) {
    const [top, bottom] = sum(losing as Fact[]);
    given["lose_chance"] = bottom === 1n ? String(top) : `${top}/${bottom}`;
    given["lose_percent"] = (100 * Number(top)) / Number(bottom);
  }
  return given;
}

const FRACTION = /^(-?\d+)(?:\/(\d+))?$/;

function numberOf(fact: Fact): number | null {
  const found = FRACTION.exec(String(fact));
  return found === null ? null : Number(found[1]) / Number(found[2] ?? 1);
}

/** An exact sum, in lowest terms. */
function sum(facts: readonly Fact[]): [top: bigint, bottom: bigint] {
  let [top, bottom] = [0n, 1n];
  for (const fact of facts) {
    const found = FRACTION.exec(String(fact));
    const [a, b] = [BigInt(found?.[1] ?? 0), BigInt(found?.[2] ?? 1)];
    [top, bottom] = [top * b + a * bottom, bottom * b];
    const common = divisor(top < 0n ? -top : top, bottom);
    [top, bottom] = [top / common, bottom / common];
  }
  return [top, bottom];
}

function divisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a || 1n : divisor(b, a % b);
}
