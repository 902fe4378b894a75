import { type Context, inTransaction } from "#platform/context.ts";
import { isDuplicate } from "#platform/db/duplicate.ts";
import type { Db } from "#platform/db/open.ts";
import { AppError } from "#platform/errors.ts";
import { parseInput } from "#platform/http/input.ts";
import { permit, refuseIf } from "#platform/permission.ts";
import type { Account, Actor } from "#shared/actor.ts";
import { changeRefusal, mayPublish, mayWrite } from "./access.ts";
import { announce } from "./announce.server.ts";
import { type Body, bodySchema } from "./body.ts";
import type { Described, Registry, TypeName } from "./registry.ts";
import {
  addHistory,
  type ContentRow,
  findRecord,
  type HistoryAction,
  isSlugTaken,
  type RecordChange,
  updateRecord,
  wasEverPublished,
} from "./store.server.ts";

/** The record and the version an editor began from: saving over somebody else's change is refused. */
export interface Editing {
  readonly documentId: string;
  readonly version: number;
}

declare module "#platform/context.ts" {
  interface Extensions {
    readonly recordChanged: readonly { readonly type: TypeName; readonly work: RecordWork }[];
  }
}

/** A record before and after a change, and whether readers have ever seen it. */
export interface RecordChanged {
  readonly before: ContentRow;
  readonly after: ContentRow;
  readonly wasPublished: boolean;
}

/** What else follows from a change, in its transaction. */
export type RecordWork = (ctx: Context, db: Db, changed: RecordChanged) => Promise<void>;

type Decision = (db: Db, row: ContentRow) => Promise<RecordChange> | RecordChange;

/** Does what belongs together to one record in one transaction; all processes hear of it once, after the commit. */
export async function oneWrite(ctx: Context, steps: (db: Db) => Promise<Editing>): Promise<Editing> {
  const done = await inTransaction(ctx, steps).catch((error: unknown) => {
    throw isDuplicate(error) ? slugTaken() : error;
  });
  await announce(ctx, done.documentId);
  // What follows from it is told when pages can show it.
  ctx.queue.wake();
  return done;
}

/** Changes one record in one transaction and keeps what it holds afterwards. `by` is null for what the program does itself. */
export function change(
  ctx: Context,
  by: number | null,
  editing: Editing,
  action: HistoryAction,
  decide: Decision,
): Promise<Editing> {
  return oneWrite(ctx, (db) => changeStep(ctx, db, by, editing, action, decide));
}

/** One change of a record with its line of history, in the caller's transaction. */
export async function changeStep(
  ctx: Context,
  db: Db,
  by: number | null,
  { documentId, version }: Editing,
  action: HistoryAction,
  decide: Decision,
): Promise<Editing> {
  const row = await findRecord(db, documentId);
  if (!row || (row.deleted_at !== null && action !== "restored")) throw new AppError("not_found");
  if (row.version !== version) throw new AppError("conflict");
  await keepShipped(db, row);
  const decided = await decide(db, row);
  const now = ctx.clock.now().toISOString();
  const marks = { edited_at: now, ...(by !== null && { edited_by: by }) };
  if (!(await updateRecord(db, row.id, version, { ...decided, ...marks }))) throw new AppError("conflict");
  const after = { ...row, ...decided };
  const works = ctx.extensions.recordChanged.filter(({ type }) => type === row.type);
  if (works.length > 0) {
    const wasPublished = row.seed_version !== null || (await wasEverPublished(db, row.id));
    for (const { work } of works) await work(ctx, db, { before: row, after, wasPublished });
  }
  await addHistory(db, {
    record_id: row.id,
    version: version + 1,
    action,
    // What went out, also where a draft of the next version waits on.
    body_json: (action !== "published" && after.draft_json) || after.published_json,
    done_at: now,
    done_by: by,
  });
  return { documentId, version: version + 1 };
}

/** What was shipped is kept before the first change, so that it can be brought back. */
async function keepShipped(db: Db, row: ContentRow): Promise<void> {
  if (row.seed_version === null || row.edited_at !== null) return;
  await addHistory(db, {
    record_id: row.id,
    version: row.version,
    action: "shipped",
    body_json: row.published_json,
    done_at: row.updated_at,
    done_by: null,
  });
}

/** Nothing waits any more: for what ends a review or a plan to publish. */
export const NOT_WAITING = { submitted_at: null, submitted_by: null, publish_at: null, publish_by: null } as const;

export function requireWriter(actor: Actor): Account {
  return permit(actor, mayWrite);
}

export function requirePublisher(actor: Actor): Account {
  return permit(actor, mayPublish);
}

/** The declared type; a type nobody declared is not there. */
export function describedBy(registry: Registry, type: string): Described {
  const described = registry.get(type);
  if (!described) throw new AppError("not_found");
  return described;
}

/** A body that fits its type; throws what is wrong with it, field by field. */
export function checked(registry: Registry, type: string, body: unknown, stage: "draft" | "complete"): Body {
  return parseInput(bodySchema(describedBy(registry, type), stage), body);
}

export function requireUnplanned(actor: Actor, row: ContentRow): void {
  refuseIf(changeRefusal(actor, { isPlanned: row.publish_at !== null }));
}

export async function requireFreeSlug(db: Db, row: ContentRow, slug: string): Promise<void> {
  if (await isSlugTaken(db, row.slug_space, slug, row.id)) throw slugTaken();
}

export function slugTaken(): AppError {
  return new AppError("form_invalid", { fields: [{ path: "slug", code: "content_slug_taken" }] });
}
