import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compareText } from "#i18n/collation.ts";
import { LOCALE_CODES, type Locale } from "#i18n/locales.ts";
import { snapshotOf, syntheticRecords } from "../../../bench/synthetic.ts";
import type { Body } from "../body.ts";
import { REGISTRY } from "../registry.ts";
import type { SeedRecord } from "../seed.server.ts";
import { type SortKey, sortRanks } from "./order.ts";
import { intersect } from "./ranks.ts";
import { PublishedRecord } from "./record.ts";
import { Snapshot } from "./snapshot.ts";

const shipped = syntheticRecords(150);
const sectors = shipped.filter(({ type }) => type === "sector").slice(0, 4);
const models = shipped.filter(({ type }) => type === "job");

/** Few different values, so that many tie; some are missing, some differ by a mark, a case or the digits in them. */
const title = fc.constantFrom("أحمد", "احمد", "أَحمد", "باب 2", "باب 10", "apple", "Apple", "b 2", "b 10", "éa");
const change = fc.record({
  ar: title,
  en: fc.option(title),
  zone: fc.option(fc.integer({ min: 1, max: 3 })),
  minute: fc.integer({ min: 0, max: 2 }),
  sector: fc.option(fc.nat(sectors.length - 1)),
});
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;

function changed(model: SeedRecord, { ar, en, zone, minute, sector }: Change): SeedRecord {
  const body: Body = {
    ...model.body,
    data: { ...model.body.data, job_zone: zone },
    ar: { ...model.body.ar, title: ar },
    en: en === null ? null : { ...model.body.en, title: en },
    links: { ...model.body.links, sectors: sector === null ? [] : [(sectors[sector] as SeedRecord).documentId] },
  };
  return { ...model, body, updated: `2026-01-01T00:0${minute}:00.000Z` };
}

const snapshotWith = (changes: readonly Change[]) =>
  snapshotOf([...sectors, ...changes.map((one, at) => changed(models[at] as SeedRecord, one))]);

/** What a key sorts a record by, read in another way than the orders do. */
function sortedBy(snapshot: Snapshot, rank: number, { field, through }: SortKey, locale: Locale): unknown {
  const record = snapshot.shelf("job").records[rank] as PublishedRecord;
  if (through) {
    const sector = sectors.find(({ documentId }) => documentId === record.body.links.sectors?.[0]);
    return sector?.body[locale]?.[field];
  }
  if (field === "title") return (record.body[locale] ?? record.body.ar)?.title;
  return field === "job_zone" ? record.body.data.job_zone : record.updatedAt;
}

function plainSort(snapshot: Snapshot, ranks: readonly number[], keys: readonly SortKey[], locale: Locale): number[] {
  return ranks.toSorted((a, b) => {
    for (const key of keys) {
      const [one, other] = [sortedBy(snapshot, a, key, locale), sortedBy(snapshot, b, key, locale)];
      const sign = key.descending ? -1 : 1;
      if ((one ?? null) === null || (other ?? null) === null) {
        const difference = Number((one ?? null) === null) - Number((other ?? null) === null);
        if (difference !== 0) return difference * sign;
        continue;
      }
      const difference =
        typeof one === "number" ? one - Number(other) : compareText(String(one), String(other), locale);
      if (difference !== 0) return difference * sign;
    }
    return a - b;
  });
}

const key = fc.record({
  which: fc.constantFrom(
    { field: "title" },
    { field: "job_zone" },
    { field: "updatedAt" },
    { field: "title", through: ["sectors"] },
  ),
  descending: fc.boolean(),
});
const keys = fc
  .array(key, { minLength: 1, maxLength: 4 })
  .map((list): SortKey[] => list.map(({ which, descending }) => ({ ...which, descending })));

describe("kept orders", () => {
  it("are a plain sort by the same keys, ties newest first, in both languages, of any part and up to any place", () => {
    fc.assert(
      fc.property(
        fc.array(change, { minLength: 1, maxLength: models.length }),
        fc.array(keys, { minLength: 1, maxLength: 4 }),
        fc.constantFrom(...LOCALE_CODES),
        fc.integer({ min: 1, max: 150 }),
        fc.nat(160),
        (changes, orders, locale, part, end) => {
          const snapshot = snapshotWith(changes);
          const some = snapshot.all("job").filter((rank) => rank % part === 0);
          // Twice: the second time the order is kept.
          for (const order of [...orders, ...orders])
            for (const ranks of [some, snapshot.all("job")]) {
              const expected = plainSort(snapshot, [...ranks], order, locale);
              expect([...sortRanks(snapshot, "job", ranks, order, locale)]).toEqual(expected);
              expect([...sortRanks(snapshot, "job", ranks, order, locale, end)]).toEqual(expected.slice(0, end));
            }
        },
      ),
      { numRuns: 60 },
    );
  });

  it("follow an edit", () => {
    const before = snapshotOf([...sectors, ...models.slice(0, 20)]);
    const byTitle: SortKey[] = [
      { field: "title", descending: false },
      { field: "slug", descending: false },
    ];
    const slugs = (snapshot: Snapshot) =>
      Array.from(
        sortRanks(snapshot, "job", snapshot.all("job"), byTitle, "en"),
        (rank) => snapshot.shelf("job").records[rank]?.slug,
      );
    const last = slugs(before).at(-1);
    const records = [...before.shelves.values()].flatMap(({ records: all }) => all);
    const edited = records.map((record) => {
      if (record.slug !== last) return record;
      const times = { created_at: record.createdAt, updated_at: record.updatedAt, published_at: record.publishedAt };
      const body = { ...record.body, en: { ...record.body.en, title: "000" } };
      return new PublishedRecord(
        record.described,
        { id: record.id, document_id: record.documentId, version: 2, ...times },
        body,
      );
    });
    const after = new Snapshot(REGISTRY, edited, { shelves: before.shelves, changed: new Set(["job"]) });
    expect(slugs(after)[0]).toBe(last);
    expect(slugs(before).at(-1)).toBe(last);
  });
});

it("finds what is in both of two lists, however long either is", () => {
  const ranks = fc.uniqueArray(fc.nat(400), { maxLength: 300 }).map((list) => Int32Array.from(list).sort());
  fc.assert(
    fc.property(ranks, ranks, (a, b) => {
      expect([...intersect(a, b)]).toEqual([...a].filter((rank) => b.includes(rank)));
    }),
  );
});
