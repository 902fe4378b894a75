import { type RawBuilder, sql } from "kysely";
import type { Engine } from "#platform/db/columns.ts";
import { json } from "#platform/db/columns.ts";
import type { Db } from "#platform/db/open.ts";
import type { HistoryAction } from "../store.server.ts";

/** One statement over all rows of an import: a hundred thousand rows hold other writers up for seconds, not minutes. */
export interface Step {
  readonly db: Db;
  readonly id: number;
  readonly now: string;
  /** Who imports or undoes; null on the machine itself. */
  readonly by: number | null;
  readonly engine: Engine;
}

/** A moment where the statement does not tell its type. */
export function moment({ engine }: Pick<Step, "engine">, iso: string): RawBuilder<string> {
  return engine === "postgres" ? sql`cast(${iso} as timestamptz)` : sql`${iso}`;
}

/** Who a record is changed by. */
export function editor({ by }: Step): RawBuilder<unknown> {
  return sql`cast(${by} as integer)`;
}

/** Rows whose record has moved on since they were compared, or whose slug was taken meanwhile. */
export async function markOvertaken(db: Db, id: number): Promise<void> {
  const faults_json = json([{ path: "slug", column: null, code: "import_overtaken" }]);
  await sql`update import_rows set outcome = 'conflict', faults_json = ${faults_json}
    where import_id = ${id} and (
      (outcome = 'changed' and not exists (select 1 from content_records r where r.document_id = import_rows.document_id
        and r.version = import_rows.before_version and r.deleted_at is null))
      or (outcome = 'new' and exists (select 1 from content_records r where r.slug_space = import_rows.slug_space
        and r.slug = import_rows.slug and r.deleted_at is null)))`.execute(db);
}

/** What was shipped is kept before the first change, so that it can be brought back. */
export async function keepShipped({ db, id }: Step): Promise<void> {
  await sql`insert into content_history (record_id, version, action, body_json, done_at, done_by)
    select r.id, r.version, 'shipped', r.published_json, r.updated_at, null
    from import_rows i join content_records r on r.document_id = i.document_id
    where i.import_id = ${id} and i.outcome = 'changed' and r.seed_version is not null and r.edited_at is null
    on conflict (record_id, version) do nothing`.execute(db);
}

export async function keepBefore({ db, id }: Step): Promise<void> {
  await sql`update import_rows set before_json = r.published_json, before_published_at = r.published_at,
      before_edited_at = r.edited_at, before_ar_changed_at = r.ar_changed_at, before_en_changed_at = r.en_changed_at
    from content_records r
    where import_rows.import_id = ${id} and import_rows.outcome = 'changed'
      and r.document_id = import_rows.document_id`.execute(db);
}

export async function addNew(step: Step): Promise<void> {
  const now = moment(step, step.now);
  await sql`insert into content_records (document_id, type, slug_space, slug, version, published_json, edited_at, edited_by, created_at,
      updated_at, published_at, ar_changed_at, en_changed_at)
    select document_id, type, slug_space, slug, 1, body_json, ${now}, ${editor(step)}, ${now}, ${now}, ${now},
      case when is_ar_changed then ${now} end, case when is_en_changed then ${now} end
    from import_rows where import_id = ${step.id} and outcome = 'new' order by id`.execute(step.db);
}

export async function changeRecords(step: Step): Promise<void> {
  const now = moment(step, step.now);
  await sql`update content_records set published_json = i.body_json, version = content_records.version + 1,
      edited_at = ${now}, edited_by = ${editor(step)}, updated_at = ${now}, published_at = ${now},
      ar_changed_at = case when i.is_ar_changed then ${now} else content_records.ar_changed_at end,
      en_changed_at = case when i.is_en_changed then ${now} else content_records.en_changed_at end
    from import_rows i
    where i.import_id = ${step.id} and i.outcome = 'changed'
      and i.document_id = content_records.document_id`.execute(step.db);
}

/** The line of history of every record that was written. */
export async function addImported(step: Step): Promise<void> {
  await addLines(step, "imported", sql`i.outcome in ('new', 'changed')`);
}

export async function addLines(step: Step, action: HistoryAction, which: RawBuilder<unknown>): Promise<void> {
  await sql`insert into content_history (record_id, version, action, body_json, done_at, done_by)
    select r.id, r.version, ${sql.lit(action)}, r.published_json, ${moment(step, step.now)}, ${editor(step)}
    from import_rows i join content_records r on r.document_id = i.document_id
    where i.import_id = ${step.id} and ${which}`.execute(step.db);
}

export async function noteAfter({ db, id }: Step): Promise<void> {
  await sql`update import_rows set after_version = r.version from content_records r
    where import_rows.import_id = ${id} and import_rows.outcome in ('new', 'changed')
      and r.document_id = import_rows.document_id`.execute(db);
}
