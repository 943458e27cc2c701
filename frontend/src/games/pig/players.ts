/** Which programs of the Pig family sit down at which table, so that the form offers no one who would refuse. */

import type { Value } from "$lib/protocol";

/** `pace` is made for a race to a hundred with a choice to roll or bank; the others play anything. */
export function sitsDown(player: string, options: { target: Value | undefined; table: Value | undefined }): boolean {
  return player !== "pace" || (options.target === 100 && options.table !== "hog");
}
