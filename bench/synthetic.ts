import path from "node:path";
import { REGISTRY } from "#content/registry.ts";
import { readSeedFolder, type SeedRecord, seedId } from "#content/seed.server.ts";
import { PublishedRecord } from "#content/snapshot/record.ts";
import { Snapshot } from "#content/snapshot/snapshot.ts";

const SHIPPED = path.join(import.meta.dirname, "../db/seed");
const FIRST_DAY = Date.parse("2024-01-01T08:00:00.000Z");
const MINUTE = 60_000;

/** A small generator of chance that gives the same numbers every time. */
export function chance(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** The shipped taxonomies with `count` invented jobs as long as the shipped ones, in both languages, each with its relations. */
export function syntheticRecords(count: number, seed = 1): SeedRecord[] {
  const shipped = readSeedFolder(SHIPPED);
  const jobs = shipped.filter((record) => record.type === "job");
  const others = shipped.filter((record) => record.type !== "job");
  const ids = new Map<string, string[]>();
  for (const { type, documentId } of others) ids.set(type, [...(ids.get(type) ?? []), documentId]);
  const below = chance(seed);
  const pick = (type: string, few: number, many: number): string[] => {
    const all = ids.get(type) ?? [];
    const wanted = few + below(many - few + 1);
    const chosen = new Set<string>();
    while (chosen.size < wanted) chosen.add(all[below(all.length)] as string);
    return [...chosen];
  };
  const slugOf = (at: number) => `profession-${at}`;
  const made = Array.from({ length: count }, (_, at): SeedRecord => {
    const model = jobs[at % jobs.length] as SeedRecord;
    const named = (locale: "ar" | "en") => ({
      ...model.body[locale],
      title: `${String(model.body[locale]?.title)} ${at}`,
    });
    const related = new Set(Array.from({ length: 3 }, () => seedId("job", slugOf(below(count)))));
    return {
      documentId: seedId("job", slugOf(at)),
      type: "job",
      space: "job",
      version: 1,
      updated: new Date(FIRST_DAY + below(count * 4) * MINUTE).toISOString(),
      body: {
        ...model.body,
        slug: slugOf(at),
        ar: named("ar"),
        en: named("en"),
        links: {
          work_environments: pick("work-environment", 2, 2),
          sectors: pick("sector", 1, 2),
          workplaces: pick("workplace", 1, 3),
          qualifications: pick("qualification", 1, 3),
          future_skills: pick("future-skill", 3, 4),
          related_jobs: [...related],
        },
      },
    };
  });
  return [...others, ...made];
}

/** Published content in memory, without a database. */
export function snapshotOf(records: readonly SeedRecord[], registry = REGISTRY): Snapshot {
  const published = records.map((record, at) => {
    const described = registry.get(record.type);
    if (!described) throw new Error(`There is no content type ${record.type}.`);
    const times = { created_at: record.updated, updated_at: record.updated, published_at: record.updated };
    return new PublishedRecord(
      described,
      { id: at + 1, document_id: record.documentId, version: 1, ...times },
      record.body,
    );
  });
  return new Snapshot(registry, published);
}
