import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { sql } from "kysely";
import { z } from "zod";
import { type Context, inTransaction } from "#platform/context.ts";
import type { Db } from "#platform/db/open.ts";
import { announce } from "./announce.server.ts";
import { type Body, bodySchema } from "./body.ts";
import { type Described, REGISTRY, type Registry } from "./registry.ts";
import { insertRecord, readSeedHash, recordHeads, updateRecord, writeSeedHash } from "./store.server.ts";

/** Part of the hash, so that a loader that reads differently reads again. */
const LOADER = "1";
const SHIPPED = "content";
const values = z.record(z.string(), z.unknown());
const FILE = z.strictObject({
  slug: z.string(),
  version: z.number().int().min(1),
  updated: z.iso.datetime(),
  data: values,
  ar: values.nullable().default(null),
  en: values.nullable().default(null),
  source: z.unknown().optional(),
});

/** One shipped record; its document id follows from type and slug, so it is known again however an editor renames it. */
export interface SeedRecord {
  readonly documentId: string;
  readonly type: string;
  /** Within which its slug is unique. */
  readonly space: string;
  readonly version: number;
  readonly updated: string;
  readonly body: Body;
}

/** The document id of a shipped record. */
export function seedId(type: string, slug: string): string {
  const digest = createHash("sha256").update(`${type}/${slug}`).digest();
  return BigInt(`0x${digest.toString("hex")}`)
    .toString(36)
    .padStart(24, "0")
    .slice(0, 24);
}

/**
 * Loads the shipped records of `<folder>/content/<type>/<slug>.json`: new ones are added, those nobody edited follow a higher
 * shipped version, edited and deleted ones are left alone. Quick when the folder is as it was.
 */
export async function loadSeed(
  ctx: Context,
  folder: string,
  registry: Registry = REGISTRY,
): Promise<{ changed: number }> {
  const files = readFolder(path.join(folder, SHIPPED));
  const hash = createHash("sha256").update(LOADER);
  for (const file of files) hash.update(file.name).update("\0").update(file.text).update("\0");
  const digest = hash.digest("hex");
  if ((await readSeedHash(ctx.db, SHIPPED)) === digest) return { changed: 0 };
  const changed = await storeSeed(ctx, readSeed(files, registry), digest);
  if (changed > 0) await announce(ctx);
  return { changed };
}

/** Stores records in one transaction; safe when several processes start at once. */
export function storeSeed(ctx: Context, records: readonly SeedRecord[], hash: string): Promise<number> {
  return inTransaction(ctx, async (db) => {
    if (ctx.database.engine === "postgres") await sql`select pg_advisory_xact_lock(7295)`.execute(db);
    if ((await readSeedHash(db, SHIPPED)) === hash) return 0;
    const changed = await applySeed(db, records);
    await writeSeedHash(db, SHIPPED, hash, ctx.clock.now());
    return changed;
  });
}

async function applySeed(db: Db, records: readonly SeedRecord[]): Promise<number> {
  const heads = await recordHeads(db);
  const known = new Map(heads.map((head) => [head.document_id, head]));
  const holders = new Map(
    heads
      .filter((head) => head.deleted_at === null)
      .map((head) => [`${head.slug_space}/${head.slug}`, head.document_id]),
  );
  const taken = new Map<string, string>();
  for (const record of records) {
    const holder = holders.get(`${record.space}/${record.body.slug}`);
    if (holder !== undefined && holder !== record.documentId) taken.set(record.documentId, holder);
  }
  let changed = 0;
  for (const record of records) {
    if (taken.has(record.documentId)) continue;
    const head = known.get(record.documentId);
    const body = retarget(record.body, taken);
    const times = { updated_at: record.updated, published_at: record.updated };
    const row = { slug: body.slug, published_json: body, seed_version: record.version, ...times };
    if (!head) changed += Number((await insertRecord(db, { ...newRow(record), ...row })) !== null);
    else if (head.edited_at === null && head.deleted_at === null && (head.seed_version ?? 0) < record.version)
      changed += Number(await updateRecord(db, head.id, head.version, row));
  }
  return changed;
}

/** Where an editor's own record has the slug of a shipped one, links go to the editor's. */
export function retarget(body: Body, taken: ReadonlyMap<string, string>): Body {
  const links = Object.entries(body.links).map(([name, ids]) => [name, ids.map((id) => taken.get(id) ?? id)]);
  return { ...body, links: Object.fromEntries(links) };
}

function newRow({ documentId, type, space, updated }: SeedRecord) {
  return {
    document_id: documentId,
    type,
    slug_space: space,
    draft_json: null,
    edited_at: null,
    edited_by: null,
    created_at: updated,
  };
}

interface SeedFile {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

function readFolder(folder: string): SeedFile[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".json"))
    .map((entry) => {
      const type = path.basename(entry.parentPath);
      return {
        name: `${type}/${entry.name}`,
        type,
        text: readFileSync(path.join(entry.parentPath, entry.name), "utf8"),
      };
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The shipped records of a folder, checked. */
export function readSeedFolder(folder: string, registry: Registry = REGISTRY): SeedRecord[] {
  return readSeed(readFolder(path.join(folder, SHIPPED)), registry);
}

function readSeed(files: readonly SeedFile[], registry: Registry): SeedRecord[] {
  const records = files.map((file) => {
    try {
      return seedRecord(file, registry);
    } catch (error) {
      throw new Error(`The shipped record ${file.name} cannot be read: ${(error as Error).message}`);
    }
  });
  const addresses = new Set(records.map(({ space, body }) => `${space}/${body.slug}`));
  if (addresses.size < records.length) throw new Error("Two shipped records of one address space share a slug.");
  const ids = new Set(records.map((record) => record.documentId));
  for (const { type, body } of records)
    for (const [name, targets] of Object.entries(body.links))
      if (targets.some((id) => !ids.has(id)))
        throw new Error(`The shipped record ${type}/${body.slug} names a record in ${name} that is not shipped.`);
  return records;
}

function seedRecord(file: SeedFile, registry: Registry): SeedRecord {
  const described = registry.get(file.type);
  if (!described) throw new Error(`there is no content type "${file.type}"`);
  const shipped = FILE.parse(JSON.parse(file.text));
  if (`${file.type}/${shipped.slug}.json` !== file.name) throw new Error("the file is not named like its slug");
  const body = bodySchema(described, "complete").parse({
    slug: shipped.slug,
    ...splitLinks(described, shipped.data),
    ar: shipped.ar,
    en: shipped.en,
    source: shipped.source ?? null,
  });
  return {
    documentId: seedId(file.type, shipped.slug),
    type: file.type,
    space: described.type.slugs.name,
    version: shipped.version,
    updated: new Date(shipped.updated).toISOString(),
    body,
  };
}

/** Parts a file's language-free values from its relations, which it gives by slug. */
function splitLinks(described: Described, given: Readonly<Record<string, unknown>>) {
  const data: Record<string, unknown> = {};
  const links: Record<string, string[]> = {};
  for (const [name, value] of Object.entries(given)) {
    const relation = described.relations.get(name);
    if (relation)
      links[name] = z
        .array(z.string())
        .parse(value)
        .map((slug) => seedId(relation.to, slug));
    else data[name] = value;
  }
  return { data, links };
}
