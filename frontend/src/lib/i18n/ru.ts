/** The Russian catalogues, one chunk. The terminal's own words stay out of it. */
const found = import.meta.glob<string>(
  ["../../../../src/svinarium/locales/ru/*.ftl", "!../../../../src/svinarium/locales/ru/cli.ftl"],
  { eager: true, query: "?raw", import: "default" },
);

export const texts: string[] = Object.values(found);
