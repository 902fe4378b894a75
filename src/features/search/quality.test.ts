import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { shippedEntries } from "#tests/support/directory.ts";
import { entryOf } from "./entry-of-record.server.ts";
import { bestOf } from "./rules/best-of.ts";
import { buildIndex } from "./rules/build-index.ts";
import { foldFamilies } from "./rules/fold-families.ts";
import { scoreRecords } from "./rules/rank-records.ts";
import { groupOf } from "./rules/search-groups.ts";
import { SearchIndex } from "./rules/search-index.ts";
import type { SearchedType } from "./schema.ts";

interface Query {
  readonly words: string;
  readonly locale: "ar" | "en";
  /** None where nothing shipped answers. */
  readonly expect: readonly string[];
}
interface OwnQuery extends Query {
  readonly kind: string;
  readonly part: "tune" | "report";
}

const { entries: shipped, shownAs } = shippedEntries();
const index = new SearchIndex(
  buildIndex(shipped.map(({ described, body, former }, at) => entryOf(described, at, body, former))),
);
const read = <Q extends Query>(name: string) =>
  (JSON.parse(readFileSync(`tests/search/${name}.json`, "utf8")) as { queries: Q[] }).queries.map((query) => ({
    ...query,
    // A short profile is expected as the full one that took its place.
    expect: query.expect.map((record) => shownAs.get(record) ?? record),
  }));
const queries = read<OwnQuery>("queries");
const HARD = ["dialect", "latin-script", "arabic-script"];
const NOTHING = "nothing";
const SHOWN = 3;

function answersTo({ words, locale }: Query): string[] {
  return bestOf(foldFamilies([scoreRecords(index, words, { locale })]), shipped.length).map(({ entry }) => {
    const record = shipped[entry];
    return `${record?.type}/${record?.body.slug}`;
  });
}

/** What was asked for stands among the first three of all; of a question without an answer, nothing does. */
function isHit(query: Query): boolean {
  const found = answersTo(query);
  if (query.expect.length === 0) return found.length === 0;
  return found.slice(0, SHOWN).some((record) => query.expect.includes(record));
}

/** The same among the first three of its group. */
function isHitInGroup(query: Query): boolean {
  const found = answersTo(query);
  const group = (record: string) => groupOf(record.split("/")[0] as SearchedType);
  if (query.expect.length === 0) return found.length === 0;
  return query.expect.some((wanted) =>
    found
      .filter((record) => group(record) === group(wanted))
      .slice(0, SHOWN)
      .includes(wanted),
  );
}

const shareOf = <Q extends Query>(list: readonly Q[], isRight: (query: Q) => boolean) =>
  list.filter(isRight).length / list.length;

function say<Q extends Query>(title: string, list: readonly Q[], kindOf: (query: Q) => string): void {
  const kinds = [...Map.groupBy(list, kindOf)];
  console.log(
    `${title}: ${kinds.map(([kind, all]) => `${kind} ${all.filter(isHitInGroup).length}/${all.length}`).join(", ")}`,
  );
}

test.each(["tune", "report"] as const)("what was asked for stands among the first three: part %s", (part) => {
  const own = queries.filter((query) => query.part === part);
  say(part, own, ({ kind }) => kind);
  const answered = own.filter(({ kind }) => kind !== NOTHING);
  expect(
    shareOf(
      answered.filter(({ kind }) => !HARD.includes(kind)),
      isHit,
    ),
  ).toBeGreaterThanOrEqual(0.95);
  expect(
    shareOf(
      answered.filter(({ kind }) => HARD.includes(kind)),
      isHit,
    ),
  ).toBeGreaterThanOrEqual(0.75);
  expect(shareOf(answered, isHitInGroup)).toBeGreaterThanOrEqual(0.95);
});

test.each(["tune", "report"] as const)("what nothing answers is answered by nothing: part %s", (part) => {
  const asked = queries.filter((query) => query.part === part && query.kind === NOTHING);
  expect(shareOf(asked, isHit)).toBeGreaterThanOrEqual(0.9);
});

test.each(["askers", "strangers"])("%s find what there is, and nothing where there is nothing", (set) => {
  const asked = read<Query & { asker?: string }>(set);
  say(set, asked, ({ asker = "all", expect: wanted }) => (wanted.length === 0 ? NOTHING : asker));
  const isEmpty = ({ expect: wanted }: Query) => wanted.length === 0;
  expect(
    shareOf(
      asked.filter((query) => !isEmpty(query)),
      isHitInGroup,
    ),
  ).toBeGreaterThanOrEqual(0.9);
  expect(shareOf(asked.filter(isEmpty), isHit)).toBeGreaterThanOrEqual(0.9);
});

test("professions of the directory stand among the first three", () => {
  const asked = read("directory");
  say("directory", asked, ({ locale }) => locale);
  expect(asked.length).toBeGreaterThanOrEqual(60);
  expect(shareOf(asked, isHit)).toBeGreaterThanOrEqual(0.95);
});
