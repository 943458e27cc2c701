/** The page's words: whole in both languages, each with the same arguments, none missing and none left over. */

import { FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { bundleOf, LANGUAGES, preferredLanguage, t, useLanguage, type Language } from "../src/lib/i18n/i18n.svelte";
import { seatNames } from "../src/lib/names";
import { memoryStore } from "../src/lib/storage";
import { refusalText } from "../src/lib/words";
import { seatInfo } from "./support/frames";

const LOCALES = "../src/svinarium/locales";
const text = (language: Language): string => readFileSync(join(LOCALES, language, "web.ftl"), "utf-8");
const all = (language: Language): string[] =>
  readdirSync(join(LOCALES, language))
    .filter((name) => name.endsWith(".ftl") && name !== "cli.ftl")
    .map((name) => readFileSync(join(LOCALES, language, name), "utf-8"));

/** Every variable that a message's pattern mentions, however deep. */
function variables(pattern: unknown): string[] {
  if (typeof pattern !== "object" || pattern === null) return [];
  const node = pattern as Record<string, unknown>;
  const own = node["type"] === "var" ? [String(node["name"])] : [];
  return [...own, ...Object.values(node).flatMap(variables)];
}

function messages(language: Language): Map<string, string[]> {
  const { body } = new FluentResource(text(language));
  return new Map(body.map(({ id, value }) => [id, [...new Set(variables(value))].sort()]));
}

function sources(folder = "src"): string {
  return readdirSync(folder, { withFileTypes: true })
    .map((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? sources(path) : /\.(ts|svelte)$/.test(path) ? readFileSync(path, "utf-8") : "";
    })
    .join("\n");
}

const matches = (pattern: RegExp): string[] => [...sources().matchAll(pattern)].map((found) => found[1] as string);

/** Messages that the code asks for by a code that it holds elsewhere. */
const BY_CODE = [
  ...matches(/(?:fault|addFault)\((?:seen, )?"([a-z-]+)"/g).map((code) => `fault-${code}`),
  ...[
    "damaged",
    "no_ledger",
    "header",
    "transcript",
    "no_reveal",
    "commitment",
    "repeated",
    "source",
    "mismatch",
    "foreign",
  ].map((code) => `fault-record-${code}`),
  ...["open-changed", "lines-changed", "game-other"].map((code) => `fault-${code}`),
  ...["no-evidence", "no-own-bytes"].map((code) => `gap-${code}`),
  ...["unreachable", "unsaved", "stale", "malformed", "illegal"].map((kind) => `problem-${kind}`),
  ...["sudden", "equal_turns"].flatMap((ending) => [`ending-${ending}`, `ending-${ending}-about`]),
  ...["connecting", "live", "closed", "lost"].map((now) => `connection-${now}`),
  ...["heads", "tails"].map((outcome) => `outcome-${outcome}`),
  ...["hand", "deck", "pile", "discard"].map((zone) => `any-zone-${zone}`),
  "any-role-kept",
  "any-field-sheets",
  ...["hold", "pace", "random"].flatMap((bot) => [`bot-${bot}`, `bot-${bot}-about`]),
];

describe.each(LANGUAGES)("the words of the page in %s", (language) => {
  test("every message is well formed: a malformed one would be dropped in silence", () => {
    const written = text(language).match(/^[a-z][\w-]* =/gm) ?? [];
    expect([...messages(language).keys()]).toEqual(written.map((line) => line.replace(" =", "")));
  });

  test("everything that the page says is there", () => {
    const asked = [...matches(/\bt\(\s*"([\w-]+)"/g), ...matches(/\? t\("([\w-]+)"/g), ...BY_CODE];
    const bundle = bundleOf(language, all(language));
    expect(asked.filter((id) => !bundle.hasMessage(id))).toEqual([]);
    expect(asked.length).toBeGreaterThan(100);
  });

  test("nothing is left over", () => {
    const code = sources();
    const left = [...messages(language).keys()].filter((id) => !code.includes(`"${id}"`) && !BY_CODE.includes(id));
    expect(left).toEqual([]);
  });

  test("every message can be said with its arguments", () => {
    const bundle = bundleOf(language, all(language));
    for (const [id, names] of messages(language)) {
      const errors: Error[] = [];
      const args = Object.fromEntries(names.map((name) => [name, 3]));
      const said = bundle.formatPattern(bundle.getMessage(id)?.value ?? "", args, errors);
      expect([id, errors]).toEqual([id, []]);
      expect(said).not.toContain("{");
    }
  });
});

test("both languages have the same messages with the same arguments", () => {
  expect(messages("en")).toEqual(messages("ru"));
});

describe("the language of the page", () => {
  test("what was chosen, else what the browser prefers, else Russian", () => {
    const store = memoryStore();
    expect(preferredLanguage(store, ["de-DE", "en-GB", "ru"])).toBe("en");
    expect(preferredLanguage(store, ["de"])).toBe("ru");
    store.set("language", "en");
    expect(preferredLanguage(store, ["ru-RU"])).toBe("en");
  });

  test("the document follows", async () => {
    await useLanguage("en");
    expect([document.documentElement.lang, t("roll")]).toEqual(["en", "Roll"]);
    await useLanguage("ru");
    expect([document.documentElement.lang, t("roll")]).toEqual(["ru", "Бросить"]);
  });
});

describe("names and refusals", () => {
  beforeAll(() => useLanguage("en"));

  const seat = (kind: "person" | "bot" | "open", name = "", bot = "") => seatInfo({ seat: 0, kind, name, bot });

  test("programs have plain names, twins are numbered", () => {
    const seats = [
      seat("person", "Ann"),
      seat("bot", "", "hold:20"),
      seat("bot", "", "hold:20"),
      seat("bot", "", "hold:25"),
      seat("open"),
    ];
    expect(seatNames(seats)).toEqual(["Ann", "Hamster 20", "Hamster 20 #2", "Hamster 25", "Free seat"]);
  });

  test("a refusal is worded by its code, else by its kind", () => {
    const refused = (kind: "illegal" | "unsaved" | "stale", code: string): string =>
      refusalText({ kind, code, facts: {} }, []);
    expect(refused("illegal", "not_your_turn")).toBe(t("refusal-not_your_turn"));
    expect(refused("stale", "never-heard-of")).toBe(t("problem-stale"));
  });
});
