/** Texts of the rules and exact numbers, as people read them. */

/** A text of the rules that nobody has words for, so that it can be read: `side_dot_up` → `side dot up`. */
export function readable(text: string): string {
  return text.replaceAll(/[_-]+/g, " ").trim();
}

/** The same as the beginning of a line. */
export function titled(text: string): string {
  const plain = readable(text);
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

const GLYPHS: Record<string, string> = {
  "1/2": "½",
  "1/3": "⅓",
  "2/3": "⅔",
  "1/4": "¼",
  "3/4": "¾",
  "1/5": "⅕",
  "2/5": "⅖",
  "3/5": "⅗",
  "4/5": "⅘",
  "1/6": "⅙",
  "5/6": "⅚",
  "1/8": "⅛",
  "3/8": "⅜",
  "5/8": "⅝",
  "7/8": "⅞",
};

/** An exact score: `-49` → `−49`, `7/3` → `2⅓`, `15/7` → `2 1/7`. Other texts stay as they are. */
export function scoreText(score: number | string): string {
  const found = /^(-?)(\d+)(?:\/(\d+))?$/.exec(String(score));
  if (found === null) return String(score);
  const [, sign, top = "", bottom] = found;
  return (sign && "−") + (bottom === undefined ? top : mixed(BigInt(top), BigInt(bottom)));
}

function mixed(top: bigint, bottom: bigint): string {
  if (bottom === 0n) return `${top}/${bottom}`;
  const whole = top / bottom;
  const rest = `${top % bottom}/${bottom}`;
  if (top % bottom === 0n) return String(whole);
  const glyph = GLYPHS[rest];
  if (whole === 0n) return glyph ?? rest;
  return glyph === undefined ? `${whole} ${rest}` : `${whole}${glyph}`;
}
