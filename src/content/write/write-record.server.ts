import { dayOf } from "#i18n/format.ts";
import type { Locale } from "#i18n/locales.ts";
import type { Context } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import type { Actor } from "#shared/actor.ts";
import { publishesAtOnce } from "../access.ts";
import type { Body, Values } from "../body.ts";
import { requirePublisher, requireWriter } from "../change.server.ts";
import { createDraft, createPublished, publishChange, remove, saveDraft, savePublished } from "../edit.server.ts";
import { fitted } from "../fit.server.ts";
import type { Described } from "../registry.ts";
import { REGISTRY } from "../registry.ts";
import type { Snapshot } from "../snapshot/snapshot.ts";
import { type ContentRow, findRecord } from "../store.server.ts";
import { EMPTY_BODY, slugFrom, withData } from "./read-data.ts";

interface Write {
  readonly described: Described;
  readonly sent: Values;
  readonly locale: Locale;
  /** Only a draft is kept although the writer may publish. */
  readonly asDraft: boolean;
}

/** What a write left behind: readers see it, or it is a draft. */
export interface Written {
  readonly documentId: string;
  readonly published: boolean;
}

/** Makes a record of what a client sent. It is published where the actor may and a draft was not asked for. */
export async function createRecord(ctx: Context, actor: Actor, write: Write): Promise<Written> {
  const writer = requireWriter(actor);
  const { described, sent } = write;
  const { name, label, single } = described.type;
  const slug = single ? name : sent.slug === undefined ? slugFrom(sent[label]) : sent.slug;
  const made = (await putter(ctx, write))({ ...EMPTY_BODY, slug: slug as string });
  // One name for the one record, so that two written at once are known to be the same.
  const body = single ? { ...made, slug: name } : made;
  const publishes = publishesAtOnce(actor, write);
  await requireFit(ctx, write, null, body, publishes);
  const record = { type: name, body };
  const editing = publishes ? await createPublished(ctx, writer, record) : await createDraft(ctx, actor, record);
  return { documentId: editing.documentId, published: publishes };
}

/**
 * Changes what a client names of a record; the rest stays. What an editor changes of a published record is published, and nothing that
 * waits in its draft.
 */
export async function updateRecord(
  ctx: Context,
  actor: Actor,
  write: Write & { readonly documentId: string },
): Promise<Written> {
  requireWriter(actor);
  const row = await requireRow(ctx, write.described, write.documentId);
  const apply = await putter(ctx, write);
  const publishes = publishesAtOnce(actor, write);
  const written = (publishes && row.published_json) || row.draft_json;
  const body = apply(written ?? row.published_json ?? EMPTY_BODY);
  await requireFit(ctx, write, row, body, publishes);
  const editing = { documentId: row.document_id, version: row.version };
  if (publishes && row.published_json) await publishChange(ctx, actor, { ...editing, apply });
  else if (publishes) await savePublished(ctx, actor, { ...editing, body });
  else await saveDraft(ctx, actor, { ...editing, body });
  return { documentId: row.document_id, published: publishes };
}

/** Takes a record away; its history stays. */
export async function deleteRecord(
  ctx: Context,
  actor: Actor,
  { described, documentId }: { readonly described: Described; readonly documentId: string },
): Promise<void> {
  requirePublisher(actor);
  const row = await requireRow(ctx, described, documentId);
  await remove(ctx, actor, { documentId: row.document_id, version: row.version });
}

async function requireRow(ctx: Context, described: Described, documentId: string): Promise<ContentRow> {
  const row = await findRecord(ctx.db, documentId);
  if (!row || row.deleted_at !== null || row.type !== described.type.name)
    throw new AppError("not_found", { technical: "Not Found" });
  return row;
}

/** Puts what a client sent onto what a record holds. */
async function putter(ctx: Context, { described, sent, locale }: Write): Promise<(before: Body) => Body> {
  const drafts = Object.keys(sent).some((key) => described.relations.has(key)) ? await ctx.content.drafts() : null;
  const resolve = (type: string, named: string) => (drafts ? idIn(drafts, type, named) : null);
  return (before) => withData(before, sent, described, locale, resolve);
}

/** Refuses a write before anything of it is kept. */
async function requireFit(
  ctx: Context,
  { described }: Write,
  row: ContentRow | null,
  body: Body,
  publishes: boolean,
): Promise<void> {
  const owner = { type: described.type.name, document_id: row?.document_id ?? null };
  await fitted(ctx.db, REGISTRY, owner, body, publishes ? "complete" : "draft");
  const today = dayOf(ctx.clock.now(), ctx.config.site.timeZone);
  const known = [row?.draft_json, row?.published_json];
  const fields = [...described.scalars].flatMap(([name, { isAhead }]) => {
    const day = body.data[name];
    // A day that passed since it was written is no fault of whoever writes something else.
    const isOld = !isAhead || typeof day !== "string" || day >= today || known.some((one) => one?.data[name] === day);
    return isOld ? [] : [{ path: `data.${name}`, code: "content_day_past" }];
  });
  if (fields.length > 0) throw new AppError("form_invalid", { fields });
}

function idIn(snapshot: Snapshot, type: string, named: string): string | null {
  const { byDocumentId, byId, records } = snapshot.shelf(type);
  const rank = byDocumentId.get(named) ?? (/^\d{1,15}$/.test(named) ? byId.get(Number(named)) : undefined);
  return rank === undefined ? null : (records[rank]?.documentId ?? null);
}
