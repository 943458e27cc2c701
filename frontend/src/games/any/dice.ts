/** Choosing dice by hand, where moves name them by what they show: `keep 3 3 5`. */

import type { DieShown } from "$lib/protocol";
import type { Choice, Group } from "./moves";

/** Fewer moves than these are buttons like all others. */
const LEAST = 3;

/** Who chooses dice may choose several: a list of single numbers may be of anything. */
const SEVERAL = 2;

const facesOf = (move: string): number[] => move.split(" ").slice(1).map(Number);

/** Whether these faces lie on the table, each as often as it is named. */
function lie(faces: readonly number[], dice: readonly DieShown[]): boolean {
  const left = dice.map(({ value }) => value);
  return faces.every((face) => {
    const at = left.indexOf(face);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

function naming({ choices }: Group, dice: readonly DieShown[]): boolean {
  if (choices.length < LEAST || !choices.some(({ move }) => facesOf(move).length >= SEVERAL)) return false;
  return choices.every(({ move }) => facesOf(move).length > 0 && lie(facesOf(move), dice));
}

/** The group of moves that name dice on the table, if there is exactly one. */
export function diceGroup(groups: readonly Group[], dice: readonly DieShown[]): Group | null {
  const found = groups.filter((group) => naming(group, dice));
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** The move that names the dice at these places, whatever their order. */
export function choiceOfDice(group: Group, dice: readonly DieShown[], places: readonly number[]): Choice | null {
  const wanted = places.map((at) => Number(dice[at]?.value)).sort((a, b) => a - b);
  const same = (faces: number[]): boolean =>
    faces.length === wanted.length && faces.sort((a, b) => a - b).every((face, i) => face === wanted[i]);
  return group.choices.find(({ move }) => same(facesOf(move))) ?? null;
}
