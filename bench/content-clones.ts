import type { SeedRecord } from "#content/seed.server.ts";
import { seedId } from "#content/seed.server.ts";
import { chance } from "./synthetic.ts";

const FIRST_DAY = Date.parse("2024-01-01T08:00:00.000Z");
const MINUTE = 60_000;

/** All shipped records, with `count` of one type in place of its own: copies with names, dates and relations of their own. */
export function clonesOf(shipped: readonly SeedRecord[], type: string, count: number, seed = 1): SeedRecord[] {
  const below = chance(seed);
  const models = shipped.filter((record) => record.type === type);
  const targets = new Map(shipped.map((record) => [record.documentId, record.type]));
  const pools = new Map<string, string[]>();
  for (const { type: of, documentId } of shipped) pools.set(of, [...(pools.get(of) ?? []), documentId]);
  const other = (documentId: string) => {
    const pool = pools.get(targets.get(documentId) ?? "") ?? [documentId];
    return pool[below(pool.length)] as string;
  };
  const made = Array.from({ length: count }, (_, at): SeedRecord => {
    const model = models[at % models.length] as SeedRecord;
    const slug = `${type}-${at}`;
    const links = Object.entries(model.body.links).map(([name, ids]) => [name, [...new Set(ids.map(other))]]);
    return {
      ...model,
      documentId: seedId(type, slug),
      updated: new Date(FIRST_DAY + below(count * 4) * MINUTE).toISOString(),
      body: { ...model.body, slug, links: Object.fromEntries(links) },
    };
  });
  return [...shipped.filter((record) => record.type !== type), ...made];
}
