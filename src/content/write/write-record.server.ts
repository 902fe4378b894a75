import type { Locale } from "#i18n/locales.ts";
import type { Context } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import type { Actor } from "#shared/actor.ts";
import { mayPublish } from "../access.ts";
import type { Body, Values } from "../body.ts";
import { checked, requirePublisher, requireWriter } from "../change.server.ts";
import { createDraft, publish, remove, saveDraft } from "../edit.server.ts";
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
  requireWriter(actor);
  const { described, sent } = write;
  const { name, label, single } = described.type;
  const slug = single ? name : sent.slug === undefined ? slugFrom(sent[label]) : sent.slug;
  const made = await bodyOf(ctx, { ...EMPTY_BODY, slug: slug as string }, write);
  // One name for the one record, so that two written at once are known to be the same.
  const body = single ? { ...made, slug: name } : made;
  const publishes = mayPublish(actor) && !write.asDraft;
  checked(REGISTRY, name, body, publishes ? "complete" : "draft");
  const editing = await createDraft(ctx, actor, { type: name, body });
  if (publishes) await publish(ctx, actor, editing);
  return { documentId: editing.documentId, published: publishes };
}

/** Changes what a client names of a record; the rest stays. */
export async function updateRecord(
  ctx: Context,
  actor: Actor,
  write: Write & { readonly documentId: string },
): Promise<Written> {
  requireWriter(actor);
  const row = await requireRow(ctx, write.described, write.documentId);
  const before = row.draft_json ?? row.published_json ?? EMPTY_BODY;
  const body = await bodyOf(ctx, before, write);
  const publishes = mayPublish(actor) && !write.asDraft;
  checked(REGISTRY, row.type, body, publishes ? "complete" : "draft");
  const editing = { documentId: row.document_id, version: row.version };
  const saved = await saveDraft(ctx, actor, { ...editing, body });
  if (publishes) await publish(ctx, actor, saved);
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

async function bodyOf(ctx: Context, before: Body, { described, sent, locale }: Write): Promise<Body> {
  const drafts = Object.keys(sent).some((key) => described.relations.has(key)) ? await ctx.content.drafts() : null;
  return withData(before, sent, described, locale, (type, named) => (drafts ? idIn(drafts, type, named) : null));
}

function idIn(snapshot: Snapshot, type: string, named: string): string | null {
  const { byDocumentId, byId, records } = snapshot.shelf(type);
  const rank = byDocumentId.get(named) ?? (/^\d{1,15}$/.test(named) ? byId.get(Number(named)) : undefined);
  return rank === undefined ? null : (records[rank]?.documentId ?? null);
}
