import { type RawBuilder, sql } from "kysely";
import { FALLBACK_LOCALE } from "#i18n/locales.ts";
import { type Context, inTransaction } from "#platform/context.ts";
import type { Db } from "#platform/db/open.ts";
import { AppError, isAppError } from "#platform/errors.ts";
import type { Account } from "#shared/actor.ts";
import { requirePublisher } from "../change.server.ts";
import { requireUnnamed } from "../fit.server.ts";
import { REGISTRY, type Registry } from "../registry.ts";
import { readDocuments } from "../store.server.ts";
import { holdRecords } from "./apply.server.ts";
import { addLines, editor, moment, type Step } from "./apply-steps.server.ts";
import type { RowFault } from "./proposal.ts";
import { changeImport, findImport } from "./store.server.ts";
import { tellOthers } from "./tell-others.server.ts";

/** What an undo did not touch: somebody has changed it since, or published records name it. */
export interface LeftAlone {
  readonly n: number;
  readonly slug: string;
  readonly title: string | null;
  readonly why: "edited" | "named";
}

export interface Undone {
  readonly removed: number;
  readonly restored: number;
  readonly left: readonly LeftAlone[];
}

/** Takes a whole import back in one transaction: what it made is removed, what it changed is as it was. */
export async function undoImport(
  ctx: Context,
  importId: number,
  by: Account | null,
  registry: Registry = REGISTRY,
): Promise<Undone> {
  if (by) requirePublisher(by);
  const undone = await inTransaction(ctx, async (db) => {
    await holdRecords(ctx, db);
    const found = await findImport(db, importId);
    if (!found) throw new AppError("not_found");
    if (found.state !== "done") throw new AppError("conflict");
    const now = ctx.clock.now().toISOString();
    const edited = await leaveEdited(ctx, db, importId);
    const named = await leaveNamed(ctx, db, importId, registry);
    const step = { db, id: importId, now, by: by?.id ?? null, engine: ctx.database.engine };
    const removed = await removeNew(step);
    const restored = await restoreChanged(step);
    await addLines(step, "removed", sql`i.after_version is not null and i.outcome = 'new'`);
    await addLines(step, "unimported", sql`i.after_version is not null and i.outcome = 'changed' and i.is_free`);
    await addLines(step, "restored", sql`i.after_version is not null and i.outcome = 'changed' and not i.is_free`);
    await tellOthers(ctx, db, importId, true);
    await standAgain(step);
    await changeImport(db, importId, { state: "undone", undone_at: now, undone_by: step.by });
    return { removed, restored, left: [...edited, ...named].sort((a, b) => a.n - b.n) };
  });
  ctx.queue.wake();
  return undone;
}

/** Rows that are left alone lose the mark by which the others are found. */
async function leaveEdited(ctx: Context, db: Db, importId: number): Promise<LeftAlone[]> {
  const rows = await db
    .updateTable("import_rows")
    .set({ after_version: null, faults_json: withNote(ctx, "import_left_edited") })
    .where("import_id", "=", importId)
    .where("after_version", "is not", null)
    .where(
      sql<boolean>`not exists (select 1 from content_records r where r.document_id = import_rows.document_id
        and r.version = import_rows.after_version and r.deleted_at is null)`,
    )
    .returning(["n", "slug", "title_ar", "title_en"])
    .execute();
  return rows.map((row) => left(row, "edited"));
}

interface Titled {
  readonly n: number;
  readonly slug: string;
  readonly title_ar: string | null;
  readonly title_en: string | null;
}

function left({ n, slug, title_ar, title_en }: Titled, why: LeftAlone["why"]): LeftAlone {
  return { n, slug, title: title_ar ?? title_en, why };
}

/** New records that published ones name by their slug stay, or those would name nothing. */
async function leaveNamed(ctx: Context, db: Db, importId: number, registry: Registry): Promise<LeftAlone[]> {
  const named = [...registry.values()].flatMap(({ scalars }) =>
    [...scalars.values()].flatMap(({ names }) => names?.to ?? []),
  );
  if (named.length === 0) return [];
  const rows = await db
    .selectFrom("import_rows")
    .select(["id", "n", "slug", "title_ar", "title_en", "document_id"])
    .where("import_id", "=", importId)
    .where("type", "in", named)
    .where("outcome", "=", "new")
    .where("after_version", "is not", null)
    .execute();
  const told: LeftAlone[] = [];
  for (const row of rows) {
    const [record] = await readDocuments(db, [row.document_id]);
    const isNamed = record && (await requireUnnamed(db, registry, record, FALLBACK_LOCALE).then(() => false, isInUse));
    if (!isNamed) continue;
    const change = { after_version: null, faults_json: withNote(ctx, "import_left_named") };
    await db.updateTable("import_rows").set(change).where("id", "=", row.id).execute();
    told.push(left(row, "named"));
  }
  return told;
}

/** What a row has to tell, and why an undo left it alone. */
function withNote({ database }: Pick<Context, "database">, code: string): RawBuilder<readonly RowFault[]> {
  const note = JSON.stringify({ path: "slug", column: null, code, isNote: true });
  if (database.engine === "postgres") return sql`faults_json || cast(${note} as jsonb)`;
  return sql`json_insert(faults_json, '$[#]', json(${note}))`;
}

/** What an earlier import wrote stands again as it wrote it, so that it can be taken back in its turn. */
async function standAgain({ db, id }: Step): Promise<void> {
  await sql`update import_rows set after_version = r.version
    from import_rows undone join content_records r on r.document_id = undone.document_id
    where undone.import_id = ${id} and undone.outcome = 'changed' and undone.after_version is not null
      and import_rows.import_id in (select id from imports where state = 'done' and id <> ${id})
      and import_rows.document_id = undone.document_id
      and import_rows.after_version = undone.before_version`.execute(db);
}

function isInUse(error: unknown): true {
  if (isAppError(error) && error.code === "in_use") return true;
  throw error;
}

async function removeNew(step: Step): Promise<number> {
  const now = moment(step, step.now);
  const done =
    await sql`update content_records set deleted_at = ${now}, edited_at = ${now}, edited_by = ${editor(step)},
      version = content_records.version + 1
    from import_rows i
    where i.import_id = ${step.id} and i.outcome = 'new' and i.after_version is not null
      and i.document_id = content_records.document_id`.execute(step.db);
  return Number(done.numAffectedRows ?? 0);
}

/** What nobody had edited follows the shipped version again; a slug that an unpublished draft had is its own again. */
async function restoreChanged(step: Step): Promise<number> {
  const done =
    await sql`update content_records set published_json = i.before_json, version = content_records.version + 1,
      edited_by = case when i.before_edited_at is not null then ${editor(step)} end,
      published_at = i.before_published_at, edited_at = i.before_edited_at, updated_at = ${moment(step, step.now)},
      ar_changed_at = i.before_ar_changed_at, en_changed_at = i.before_en_changed_at
    from import_rows i
    where i.import_id = ${step.id} and i.outcome = 'changed' and i.after_version is not null
      and i.document_id = content_records.document_id`.execute(step.db);
  return Number(done.numAffectedRows ?? 0);
}
