/** Colours of cards. Each has its shape, so that nobody has to tell them apart by the colour alone. */

export type Hue = "red" | "green" | "blue" | "orange";

const HUES: Record<string, Hue> = { r: "red", g: "green", b: "blue", o: "orange" };

/** Shapes on 24 × 24: a circle, a leaf, a drop, a square. */
export const SHAPES: Record<Hue, string> = {
  red: "M12 2.500a9.500 9.500 0 1 1 0 19 9.500 9.500 0 0 1 0-19Z",
  green: "M3 21C2 9 9 3 21.500 2.500 22 15 15 22 3 21Z",
  blue: "M12 1.500c5 7 7.500 10 7.500 13.500a7.500 7.500 0 0 1-15 0C4.500 11.500 7 8.500 12 1.500Z",
  orange: "M3 3h18v18H3Z",
};

/** The colour of a card of Svintus, `r7`, `b-grab`; other games' cards have none here. */
export function hueOf(card: string, game: string): Hue | null {
  const letter = game === "svintus" ? /^([rgbo])(?:\d$|-)/.exec(card)?.[1] : undefined;
  return letter === undefined ? null : (HUES[letter] ?? null);
}
