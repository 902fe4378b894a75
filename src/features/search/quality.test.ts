import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { REGISTRY } from "#content/registry.ts";
import { readSeedFolder } from "#content/seed.server.ts";
import { entryOf } from "./entry-of-record.server.ts";
import { bestOf } from "./rules/best-of.ts";
import { buildIndex } from "./rules/build-index.ts";
import { scoreRecords } from "./rules/rank-records.ts";
import { SearchIndex } from "./rules/search-index.ts";

interface Query {
  readonly kind: string;
  readonly words: string;
  readonly locale: "ar" | "en";
  readonly expect: readonly string[];
  readonly part: "tune" | "report";
}

const shipped = readSeedFolder("db/seed").flatMap((record) => {
  const described = REGISTRY.get(record.type);
  return described?.type.isSearched ? [{ record, described }] : [];
});
const index = new SearchIndex(
  buildIndex(shipped.map(({ described, record }, at) => entryOf(described, at, record.body))),
);
const { queries } = JSON.parse(readFileSync("tests/search/queries.json", "utf8")) as { queries: Query[] };
const HARD = ["dialect", "latin-script", "arabic-script"];

function isHit({ words, locale, expect: wanted }: Query): boolean {
  const first = bestOf([scoreRecords(index, words, { locale })], 3).map(({ entry }) => shipped[entry]?.record);
  return first.some((record) => record && wanted.includes(`${record.type}/${record.body.slug}`));
}

test.each(["tune", "report"] as const)("what was asked for stands among the first three: part %s", (part) => {
  const kinds = Map.groupBy(
    queries.filter((query) => query.part === part),
    ({ kind }) => kind,
  );
  const lines = [...kinds].map(([kind, list]) => ({ kind, hits: list.filter(isHit).length, of: list.length }));
  console.log(`${part}: ${lines.map(({ kind, hits, of }) => `${kind} ${hits}/${of}`).join(", ")}`);
  const share = (isHard: boolean) => {
    const chosen = lines.filter(({ kind }) => HARD.includes(kind) === isHard);
    return chosen.reduce((sum, one) => sum + one.hits, 0) / chosen.reduce((sum, one) => sum + one.of, 0);
  };
  expect(share(false)).toBeGreaterThanOrEqual(0.95);
  expect(share(true)).toBeGreaterThanOrEqual(0.75);
});
