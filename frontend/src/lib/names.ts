/** What people and programs are called. Names are never declined. */

import { has, isStranger, t, tFirst } from "./i18n/i18n.svelte";
import { titled } from "./plain";
import type { SeatInfo } from "./protocol";

/** Where a program's name stands: a stranger's game has names of its own, the house's programs have those of the page. */
function idsOf(kind: string, game: string | undefined): string[] {
  const [page, own] = [`bot-${kind}`, `player-${kind}`];
  return [`player-${game}-${kind}`, ...(isStranger(game) && kind !== "random" ? [own, page] : [page, own])];
}

/** A program's name in plain words, with the number that it was given. */
export function botName(bot: string, game?: string): string {
  const [kind = bot, argument = ""] = bot.split(":");
  const ids = idsOf(kind, game);
  const found = ids.find((id) => has(id, game));
  if (found?.startsWith("bot-")) return t(found, { n: argument }, game);
  const otherwise = [found === undefined ? titled(kind) : t(found, {}, game), argument].filter(Boolean).join(" ");
  if (argument === "") return otherwise;
  return tFirst(
    ids.map((id) => `${id}-with`),
    { argument },
    otherwise,
    game,
  );
}

/** The name and what the program does, for choosing one. */
export function botText(bot: string, game?: string): string {
  const [kind = bot, argument = ""] = bot.split(":");
  const name = botName(bot, game);
  if (!idsOf(kind, game).find((id) => has(id, game))?.startsWith("bot-")) return name;
  const about = `bot-${kind}-about`;
  return has(about, game) ? `${name} — ${t(about, { n: argument }, game)}` : name;
}

/** The name at a seat. Whoever comes later with a name that is taken gets a number. */
export function seatNames(seats: readonly SeatInfo[], game?: string): string[] {
  const plain = seats.map((seat) => {
    if (seat.kind === "bot") return seat.name && seat.name !== seat.bot ? seat.name : botName(seat.bot, game);
    if (seat.kind === "open") return t("seat-open");
    return seat.name || t("name-unknown");
  });
  return plain.map((name, i) => {
    const before = plain.slice(0, i).filter((other) => other === name).length;
    return before > 0 && seats[i]?.kind !== "open" ? t("name-twin", { name, n: before + 1 }) : name;
  });
}
