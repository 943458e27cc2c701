/** What people and programs are called. Names are never declined. */

import { has, t } from "./i18n/i18n.svelte";
import type { SeatInfo } from "./protocol";

/** A program's name in plain words, with the number that it was given. */
export function botName(bot: string): string {
  const [kind = bot, argument] = bot.split(":");
  if (has(`bot-${kind}`)) return t(`bot-${kind}`, { n: argument ?? "" });
  return has(`player-${kind}`) ? [t(`player-${kind}`), argument].filter(Boolean).join(" ") : bot;
}

/** The name and what the program does, for choosing one. */
export function botText(bot: string): string {
  const [kind = bot, argument] = bot.split(":");
  const about = `bot-${kind}-about`;
  return has(about) ? `${botName(bot)} — ${t(about, { n: argument ?? "" })}` : botName(bot);
}

/** The name at a seat. Whoever comes later with a name that is taken gets a number. */
export function seatNames(seats: readonly SeatInfo[]): string[] {
  const plain = seats.map((seat) => {
    if (seat.kind === "bot") return seat.name && seat.name !== seat.bot ? seat.name : botName(seat.bot);
    if (seat.kind === "open") return t("seat-open");
    return seat.name || t("name-unknown");
  });
  return plain.map((name, i) => {
    const before = plain.slice(0, i).filter((other) => other === name).length;
    return before > 0 && seats[i]?.kind !== "open" ? t("name-twin", { name, n: before + 1 }) : name;
  });
}
