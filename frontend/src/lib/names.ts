/** What people and programs are called. Names are never declined. */

import { has, t } from "./i18n/i18n.svelte";
import type { SeatInfo } from "./protocol";

/** A program's name in plain words: `hold:20` has a name of its own, others are told with their number. */
export function botName(bot: string): string {
  const [kind = bot, argument] = bot.split(":");
  const own = `bot-${bot.replace(":", "-")}`;
  if (has(own)) return t(own);
  if (has(`bot-${kind}`)) return t(`bot-${kind}`, { n: argument ?? "" });
  return has(`player-${kind}`) ? [t(`player-${kind}`), argument].filter(Boolean).join(" ") : bot;
}

/** The name at a seat. Seats that would be called the same get a number. */
export function seatNames(seats: readonly SeatInfo[]): string[] {
  const plain = seats.map((seat) => {
    if (seat.kind === "bot") return seat.name && seat.name !== seat.bot ? seat.name : botName(seat.bot);
    if (seat.kind === "open") return t("seat-open");
    return seat.name || t("name-unknown");
  });
  return plain.map((name, i) => {
    const before = plain.slice(0, i).filter((other) => other === name).length;
    const twins = plain.filter((other) => other === name).length;
    return twins > 1 && seats[i]?.kind !== "open" ? `${name} ${before + 1}` : name;
  });
}
