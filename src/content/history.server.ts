import type { Context } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import type { Actor } from "#shared/actor.ts";
import {
  change,
  checked,
  describedBy,
  type Editing,
  NOT_WAITING,
  requireFreeSlug,
  requirePublisher,
  requireUnplanned,
  requireWriter,
} from "./change.server.ts";
import { changeTimes } from "./edit.server.ts";
import { REGISTRY, type Registry } from "./registry.ts";
import { findRecord, type HistoryAction, hasRecord, listHistory, readVersion } from "./store.server.ts";

const ONE_NAME = { path: "slug", code: "unknown_key" } as const;

export interface HistoryEntry {
  readonly version: number;
  readonly action: HistoryAction;
  readonly doneAt: string;
  readonly doneBy: number | null;
}

/** What was done to a record, newest first; also of one that was removed. */
export async function readHistory(ctx: Context, actor: Actor, documentId: string): Promise<readonly HistoryEntry[]> {
  requireWriter(actor);
  const row = await findRecord(ctx.db, documentId);
  if (!row) throw new AppError("not_found");
  const entries = await listHistory(ctx.db, row.id);
  return entries.map(({ version, action, done_at, done_by }) => ({
    version,
    action,
    doneAt: done_at,
    doneBy: done_by,
  }));
}

/** Makes an earlier version the draft; readers see it once it is published. */
export async function restoreVersion(
  ctx: Context,
  actor: Actor,
  input: Editing & { readonly from: number },
  registry: Registry = REGISTRY,
): Promise<Editing> {
  const writer = requireWriter(actor);
  return change(ctx, writer.id, input, "restored", async (db, row) => {
    if (row.deleted_at !== null) throw new AppError("not_found");
    requireUnplanned(writer, row);
    const kept = await readVersion(db, row.id, input.from);
    if (!kept) throw new AppError("not_found");
    const body = checked(registry, row.type, kept, "draft");
    await requireFreeSlug(db, row, body.slug);
    const now = ctx.clock.now().toISOString();
    const before = row.draft_json ?? row.published_json;
    const slug = row.published_json === null && { slug: body.slug };
    return { ...NOT_WAITING, ...changeTimes(before, body, now), draft_json: body, ...slug };
  });
}

/** Brings a removed record back as a draft, under another slug where its own was given away. */
export async function bringBack(
  ctx: Context,
  actor: Actor,
  input: Editing & { readonly slug?: string | undefined },
  registry: Registry = REGISTRY,
): Promise<Editing> {
  const publisher = requirePublisher(actor);
  return change(ctx, publisher.id, input, "restored", async (db, row) => {
    const { single } = describedBy(registry, row.type).type;
    if (row.deleted_at === null || (single && (await hasRecord(db, row.type)))) throw new AppError("conflict");
    // The one record of its type has one name.
    if (single && input.slug !== undefined) throw new AppError("form_invalid", { fields: [ONE_NAME] });
    const kept = row.draft_json ?? row.published_json;
    const body = input.slug === undefined ? kept : checked(registry, row.type, { ...kept, slug: input.slug }, "draft");
    const slug = body?.slug ?? row.slug;
    await requireFreeSlug(db, row, slug);
    const draft = { slug, draft_json: body, published_json: null, published_at: null };
    return { ...NOT_WAITING, ...draft, deleted_at: null };
  });
}
