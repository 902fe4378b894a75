import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import type { Locale } from "#i18n/locales.ts";
import { type Context, inTransaction } from "#platform/context.ts";
import type { Db } from "#platform/db/open.ts";
import type { Environment } from "#shared/environments.ts";
import { announce } from "../announce.server.ts";
import { type Body, bodySchema } from "../body.ts";
import { REGISTRY } from "../registry.ts";
import { retarget, seedId } from "../seed.server.ts";
import {
  type NewRecord,
  readRecords,
  readSeedHash,
  recordHeads,
  updateRecord,
  writeSeedHash,
} from "../store.server.ts";
import { bodyOfProfession, type DirectoryWords } from "./body-of-profession.server.ts";
import { type Profession, readProfessions } from "./profession.ts";
import { insertRecords } from "./store.server.ts";
import { commonnessOf } from "./telling-terms.ts";
import { termOf } from "./terms.server.ts";

/** Part of the hash: raised when the sentences are written otherwise, so that unchanged data is written again. */
const WRITTEN = "1";
const NAME = "directory";
const TYPE = "job";
/** Below every version of a shipped full profile, which therefore takes the place of a short one of its name. */
export const SHORT_VERSION = 0;
/** When the facts were put together: full profiles are newer. */
const RELEASED = "2026-11-20T00:00:00.000Z";

interface ShortRecord {
  readonly documentId: string;
  readonly body: Body;
}

/**
 * Loads the short profiles of `<folder>/directory`, after the shipped content: new ones are added, those nobody edited follow what is
 * shipped now, or go with it. Quick when the file is as it was.
 */
export async function loadDirectory(ctx: Context, folder: string): Promise<{ changed: number }> {
  const file = path.join(folder, NAME, "professions.jsonl");
  if (!existsSync(file)) return { changed: 0 };
  const text = readFileSync(file, "utf8");
  // With other full profiles other short ones stand beside them.
  const beside = (await readSeedHash(ctx.db, "content")) ?? "";
  const digest = createHash("sha256").update(WRITTEN).update(beside).update(text).digest("hex");
  if ((await readSeedHash(ctx.db, NAME)) === digest) return { changed: 0 };
  const records = recordsOf(readProfessions(text), wordsOf(ctx));
  const changed = await inTransaction(ctx, async (db) => {
    if (ctx.database.engine === "postgres") await sql`select pg_advisory_xact_lock(7296)`.execute(db);
    if ((await readSeedHash(db, NAME)) === digest) return 0;
    const count = await applyDirectory(db, records, ctx.clock.now().toISOString());
    await writeSeedHash(db, NAME, digest, ctx.clock.now());
    return count;
  });
  if (changed > 0) await announce(ctx);
  return { changed };
}

/** The records of these professions, each checked as an editor's would be. */
export function recordsOf(professions: readonly Profession[], words: DirectoryWords): ShortRecord[] {
  const described = REGISTRY.get(TYPE);
  if (!described) throw new Error(`There is no content type ${TYPE}.`);
  const schema = bodySchema(described, "complete");
  const common = commonnessOf(professions);
  return professions.map((one) => {
    const read = schema.safeParse(bodyOfProfession(one, common, words));
    if (!read.success) throw new Error(`The profession ${one.slug} does not fit: ${read.error.message}`);
    return { documentId: seedId(TYPE, one.slug), body: read.data };
  });
}

function wordsOf({ content }: Context): DirectoryWords {
  const environments = (locale: Locale) => content.all("work-environment", { locale });
  return {
    sector: (slug, locale) => content.bySlug("sector", slug, locale)?.title ?? null,
    environment: (code: Environment, locale) => environments(locale).find((one) => one.code === code) ?? null,
    term: termOf,
  };
}

async function applyDirectory(db: Db, records: readonly ShortRecord[], now: string): Promise<number> {
  const heads = await recordHeads(db);
  const known = new Map(heads.map((head) => [head.document_id, head]));
  const holders = new Map(
    heads
      .filter((head) => head.slug_space === TYPE && head.deleted_at === null)
      .map((head) => [head.slug, head.document_id]),
  );
  const taken = new Map<string, string>();
  for (const { documentId, body } of records) {
    const holder = holders.get(body.slug);
    if (holder !== undefined && holder !== documentId) taken.set(documentId, holder);
  }
  const free = records.filter(({ documentId }) => !taken.has(documentId));
  const placed = free.map((record) =>
    (known.get(record.documentId)?.seed_version ?? 0) > SHORT_VERSION ? aside(record) : record,
  );
  const wanted = new Map(placed.map(({ documentId, body }) => [documentId, retarget(body, taken)]));
  const fresh = [...wanted].filter(([id]) => !known.has(id));
  const written = await insertRecords(
    db,
    fresh.map(([id, body]) => newRow(id, body)),
  );
  const ours = heads.filter((head) => head.seed_version === SHORT_VERSION && head.edited_at === null);
  return written + (await follow(db, ours, wanted, now));
}

/** Where a shipped full profile has its name, the short one stands beside it: its names still find the full one, and it is there should that be taken away. */
function aside({ body }: ShortRecord): ShortRecord {
  const slug = `${body.slug}-short`;
  return { documentId: seedId(TYPE, slug), body: { ...body, slug } };
}

type Head = Awaited<ReturnType<typeof recordHeads>>[number];

/** Those loaded earlier, and by nobody else changed since: what is shipped otherwise now is written again, what no longer is goes. */
async function follow(db: Db, heads: readonly Head[], wanted: ReadonlyMap<string, Body>, now: string): Promise<number> {
  let changed = 0;
  const rows = await readRecords(
    db,
    heads.map(({ id }) => id),
  );
  for (const row of rows) {
    const body = wanted.get(row.document_id);
    const isThere = row.deleted_at === null;
    if (body ? isThere && isDeepStrictEqual(row.published_json, plain(body)) : !isThere) continue;
    const change = body ? { published_json: body, updated_at: now, deleted_at: null } : { deleted_at: now };
    changed += Number(await updateRecord(db, row.id, row.version, change));
  }
  return changed;
}

/** As the store gives it back. */
function plain(body: Body): unknown {
  return JSON.parse(JSON.stringify(body));
}

function newRow(documentId: string, body: Body): NewRecord {
  return {
    document_id: documentId,
    type: TYPE,
    slug_space: TYPE,
    slug: body.slug,
    draft_json: null,
    published_json: body,
    seed_version: SHORT_VERSION,
    edited_at: null,
    edited_by: null,
    created_at: RELEASED,
    updated_at: RELEASED,
    published_at: RELEASED,
  };
}
