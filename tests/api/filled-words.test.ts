import { globSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadInstruments } from "#features/scales/instruments/seed.server.ts";
import * as messages from "#i18n/paraglide/messages.js";
import { API_CALLS } from "#server/features.ts";
import { callRows } from "../support/access-table.ts";
import { createTestApi, type TestApi } from "../support/api.ts";
import { PLACEHOLDER } from "../support/declared-answers.ts";

type Said = string | readonly { readonly declarations: readonly string[]; readonly match: object }[];
const LOCALES = ["ar", "en"] as const;

/** Every word of the product by key, as it is written. */
const WORDS = new Map(
  globSync("src/**/text/en.json").flatMap((file) =>
    Object.entries(JSON.parse(readFileSync(file, "utf8")) as Record<string, Said>),
  ),
);

/** The names in braces of a word, whichever form of it they stand in. */
function namesIn(said: Said): string[] {
  return [...JSON.stringify(said).matchAll(/\{(\w+)\}|input (\w+)/g)].flatMap(([, name, input]) => name ?? input ?? []);
}

const say = (key: string, values: Record<string, unknown>, locale: "ar" | "en") =>
  (messages.m as unknown as Record<string, (inputs: object, options: object) => string>)[key]?.(values, { locale }) ??
  "";

describe("every word", () => {
  it("is whole once it has what it names", () => {
    const broken: string[] = [];
    for (const [key, said] of WORDS) {
      if (!key.includes("_")) continue;
      const values = Object.fromEntries(namesIn(said).map((name) => [name, 2]));
      for (const locale of LOCALES) {
        const text = say(key, values, locale);
        if (PLACEHOLDER.test(text) || /\bundefined\b|\bNaN\b/.test(text) || text === "")
          broken.push(`${locale} ${key}: ${text}`);
      }
    }
    expect(WORDS.size).toBeGreaterThan(1000);
    expect(broken).toEqual([]);
  });
});

describe("every answer that anybody may read", () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi("sqlite", { isShipped: true, seed: (ctx) => loadInstruments(ctx, "db/seed") });
  });
  afterAll(() => api?.close());

  it("has something in place of whatever a text names", async () => {
    const rows = callRows(API_CALLS).filter(
      ({ call }) => call.method === "GET" && call.who === "anybody" && !call.path.includes(":"),
    );
    const broken: string[] = [];
    for (const { call } of rows) {
      if (/openapi|docs|connect|callback|email-confirmation/.test(call.path)) continue;
      for (const locale of LOCALES)
        for (const headers of [{}, { "strapi-response-format": "v4" }]) {
          const isList = call.shared?.includes("pagination");
          const query = isList
            ? `locale=${locale}&pagination[limit]=1000`
            : `${call.example.query ?? ""}&locale=${locale}`;
          const { body } = await api.app.inject({
            url: `/api${call.path}?${query.replace(/(^|&)locale=\w+&(.*locale)/, "$1$2")}`,
            headers,
          });
          const found = PLACEHOLDER.exec(body);
          if (found)
            broken.push(`${call.path} ${locale}: ${body.slice(Math.max(0, found.index - 40), found.index + 40)}`);
        }
    }
    expect(rows.length).toBeGreaterThan(30);
    expect(broken).toEqual([]);
  });

  it("and the summaries and words of the description too", async () => {
    const { paths } = (await api.app.inject("/api/openapi.json")).json();
    const summaries = Object.values(paths as Record<string, Record<string, { summary: string }>>).flatMap((ways) =>
      Object.values(ways).map(({ summary }) => summary),
    );
    expect(summaries.filter((summary) => PLACEHOLDER.test(summary))).toEqual([]);
    for (const lang of LOCALES) {
      const page = (await api.app.inject(`/api/docs?lang=${lang}`)).body.replace(/<(code|pre)\b[\s\S]*?<\/\1>/g, "");
      expect(PLACEHOLDER.exec(page)?.[0]).toBeUndefined();
    }
  });
});
