/**
 * Moves of any game in words.
 *
 * A move is a text, `keep 3 3 3`. Its words, where the game's catalogue has them: `move-keep-3-3-3` for this very move;
 * `move-keep-with`, or a `move-keep` that uses what it is told, with `$argument` (all that follows, in words), `$first`,
 * `$second`, and `$name`, whose seat the first of it is; else `move-keep` and the argument. The words of an argument are
 * `move-keep-3`, `card-3`, `outcome-3`, `cell-3`, `colour-3`, `move-3`; a card with a number, `r7`, is also `card-r` with
 * `$rank`. `move-keep-keys` lists what people type for it; a single letter is a key on this screen.
 */

import { has, t, tFirst, uses } from "$lib/i18n/i18n.svelte";
import { readable, titled } from "$lib/plain";

/** What the words are for: which game, who sits at the table. */
export interface Speech {
  game: string;
  names: readonly string[];
}

export interface Choice {
  move: string;
  /** The whole move in words. */
  label: string;
  /** In words, under the heading of its group. */
  short: string;
}

/** Moves that begin with the same word. */
export interface Group {
  word: string;
  label: string;
  choices: Choice[];
}

/** So many moves are shown as they are; more are put together by their first words. */
export const FEW = 4;
/** More moves than these are searched. */
export const MANY = 12;

const wordsOf = (move: string): string[] => move.split(" ").filter(Boolean);

/** What a card is called. */
export function cardText(card: string, game: string): string {
  const [, letters = "", rank = ""] = /^([a-z][a-z_-]*?)-?(\d+)$/i.exec(card) ?? [];
  const whole = fixed([`card-${card}`, `outcome-${card}`], game);
  return tFirst(rank === "" ? whole : [...whole, `card-${letters}`], { rank: Number(rank) }, readable(card), game);
}

/** Those of these messages that are always the same: what needs to be told more is no name of a single thing. */
function fixed(ids: readonly string[], game: string): string[] {
  return ids.filter((id) => has(id, game) && !uses(id, game));
}

function argumentText(word: string, head: string, game: string): string {
  const kinds = [`move-${head}`, "card", "outcome", "cell", "colour", "move"];
  const ids = kinds.map((kind) => `${kind}-${word}`);
  return tFirst(fixed(ids, game), {}, "", game) || cardText(word, game);
}

function headText(head: string, game: string): string {
  return tFirst([`move-${head}`, `card-${head}`], {}, titled(head), game);
}

/** A move in words. */
export function moveText(move: string, speech: Speech): string {
  return choiceOf(move, speech).label;
}

export function choiceOf(move: string, { game, names }: Speech): Choice {
  const [head = move, ...rest] = wordsOf(move);
  const [first = "", second = ""] = rest.map((word) => argumentText(word, head, game));
  const argument = rest.map((word) => argumentText(word, head, game)).join(" ");
  const name = /^\d+$/.test(rest[0] ?? "") ? (names[Number(rest[0])] ?? "") : "";
  const args = { argument, first, second, name };
  const own = rest.length > 0 ? [`move-${[head, ...rest].join("-")}`, `move-${head}-with`] : [];
  if (rest.length > 0 && uses(`move-${head}`, game)) own.push(`move-${head}`);
  const id = own.find((one) => has(one, game));
  const label = id === undefined ? [headText(head, game), argument].filter(Boolean).join(" ") : t(id, args, game);
  return { move, label, short: argument && label.endsWith(argument) ? argument : label };
}

/** Moves by their first words: those that stand alone first, each in the order in which they come. */
export function groupsOf(moves: readonly string[], speech: Speech): Group[] {
  const groups = new Map<string, Group>();
  for (const move of moves) {
    const word = wordsOf(move)[0] ?? move;
    const group = groups.get(word) ?? { word, label: headText(word, speech.game), choices: [] };
    group.choices.push(choiceOf(move, speech));
    groups.set(word, group);
  }
  const alone = ({ choices }: Group): number => (choices.length === 1 ? 0 : 1);
  return [...groups.values()].sort((a, b) => alone(a) - alone(b));
}

/** What people type instead of a move's first word. */
export function keysOf(word: string, game: string): string[] {
  return tFirst([`move-${word}-keys`], {}, "", game)
    .split(",")
    .map((key) => key.trim())
    .filter(Boolean);
}

/** The move that a single key makes: one without an argument whose keys list it. */
export function moveByKey(key: string, moves: readonly string[], game: string): string | null {
  const named = key === " " ? "space" : key.toLowerCase();
  return moves.find((move) => keysOf(move, game).includes(named)) ?? null;
}

/** The move that is most likely wanted: the only one, or the one that Enter makes. */
export function mainMove(moves: readonly string[], game: string): string | null {
  return moves.length === 1 ? (moves[0] ?? null) : moveByKey("enter", moves, game);
}

/** What somebody wrote, as a move: a legal one, one in words, one by its keys; else as it is, for the house to judge. */
export function readMove(text: string, moves: readonly string[], speech: Speech): string {
  const written = wordsOf(text).join(" ").toLowerCase();
  const legal = moves.find((move) => move.toLowerCase() === written);
  const worded = moves.find((move) => moveText(move, speech).toLowerCase() === written);
  if (legal !== undefined || worded !== undefined) return (legal ?? worded) as string;
  const [head = "", ...rest] = written.split(" ");
  for (const word of new Set(moves.map((move) => wordsOf(move)[0] ?? move))) {
    const meant = [word, ...rest].join(" ");
    if (moves.includes(meant) && keysOf(word, speech.game).includes(head)) return meant;
  }
  return wordsOf(text).join(" ");
}

/** The moves that speak of a card. */
export function movesWith(card: string, moves: readonly string[]): string[] {
  return moves.filter((move) => wordsOf(move).includes(card));
}

/** Those whose words or text contain what is searched for. */
export function found(choices: readonly Choice[], search: string): Choice[] {
  const wanted = search.trim().toLowerCase();
  return choices.filter(({ move, label }) => `${label} ${move}`.toLowerCase().includes(wanted));
}
