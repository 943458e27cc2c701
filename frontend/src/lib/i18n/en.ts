/** The English catalogues, one chunk. The terminal's own words stay out of it. */
const found = import.meta.glob<string>(
  ["../../../../src/svinarium/locales/en/*.ftl", "!../../../../src/svinarium/locales/en/cli.ftl"],
  { eager: true, query: "?raw", import: "default" },
);

export const texts: string[] = Object.values(found);
