import { dayOf } from "#i18n/format.ts";
import type { Locale } from "#i18n/locales.ts";
import type { Context } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import type { Actor } from "#shared/actor.ts";
import { publishesAtOnce } from "../access.ts";
import type { Body, Values } from "../body.ts";
import { requirePublisher, requireWriter } from "../change.server.ts";
import {
  createDraft,
  createPublished,
  publishChange,
  remove,
  removeLanguage,
  saveDraft,
  savePublished,
} from "../edit.server.ts";
import { fitted, passedDays } from "../fit.server.ts";
import { filesHiddenFrom } from "../library/waiting-files.server.ts";
import { supportOf } from "../query/placeholders.ts";
import type { Described } from "../registry.ts";
import { REGISTRY } from "../registry.ts";
import type { Snapshot } from "../snapshot/snapshot.ts";
import { type ContentRow, findRecord } from "../store.server.ts";
import { EMPTY_BODY, slugFrom, withData } from "./read-data.ts";
import { membersOf, nameOf } from "./read-links.ts";

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
  const slug = single ? name : sent.slug === undefined ? slugFrom(sent[label], label) : sent.slug;
  const made = (await putter(ctx, actor, write))({ ...EMPTY_BODY, slug: slug as string });
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
  const apply = await putter(ctx, actor, write, row);
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

/** Takes a record away, or one of its languages; its history stays. */
export async function deleteRecord(
  ctx: Context,
  actor: Actor,
  removal: { readonly described: Described; readonly documentId: string; readonly locale: Locale | null },
): Promise<void> {
  requirePublisher(actor);
  const { described, documentId, locale } = removal;
  const row = await requireRow(ctx, described, documentId);
  const editing = { documentId: row.document_id, version: row.version };
  // What is written once for all languages has none that could go alone.
  if (locale && described.isLocalised) await removeLanguage(ctx, actor, { row, locale });
  else await remove(ctx, actor, editing);
}

async function requireRow(ctx: Context, described: Described, documentId: string): Promise<ContentRow> {
  const row = await findRecord(ctx.db, documentId);
  if (!row || row.deleted_at !== null || row.type !== described.type.name)
    throw new AppError("not_found", { technical: "Not Found" });
  return row;
}

/** Puts what a client sent onto what a record holds. */
async function putter(ctx: Context, actor: Actor, write: Write, row?: ContentRow): Promise<(before: Body) => Body> {
  const { described, sent } = write;
  const isLink = (key: string) => described.relations.has(key) || described.inverses.has(key);
  const drafts = Object.keys(sent).some(isLink) ? await ctx.content.drafts() : null;
  const hidden = drafts ? await filesOutOfReach(ctx, actor, write, row) : new Set<string>();
  const { newest } = ctx.content;
  const sending = {
    ...write,
    resolve: (type: string, named: string) => {
      const id = drafts && idIn(drafts, type, named);
      return id && hidden.has(id) ? null : id;
    },
    standsAs: (inverse: string, value: unknown) =>
      [newest, drafts].some((seen) => seen && isWayBack(seen, described, row?.document_id, inverse, value)),
    support: supportOf(ctx),
  };
  return (before) => withData(before, sending);
}

/** The files that this writer may not name here: those of others that wait, but what the record shows already. */
async function filesOutOfReach(
  ctx: Context,
  actor: Actor,
  { described, sent }: Write,
  row?: ContentRow,
): Promise<ReadonlySet<string>> {
  if (!Object.keys(sent).some((key) => described.relations.get(key)?.to === "file")) return new Set();
  const bodies = [row?.draft_json, row?.published_json];
  const shown = new Set(bodies.flatMap((body) => Object.values(body?.links ?? {}).flat()));
  const hidden = await filesHiddenFrom(ctx, actor);
  return new Set([...hidden].filter((id) => !shown.has(id)));
}

/** Whether what was sent are the records that point at this one, in any order. */
function isWayBack(seen: Snapshot, { type }: Described, documentId = "", inverse: string, value: unknown): boolean {
  const shelf = seen.shelf(type.name);
  const rank = shelf.byDocumentId.get(documentId);
  const link = shelf.links.get(inverse);
  if (rank === undefined || !link) return false;
  const { records, byId } = seen.shelf(link.type);
  const standing = new Set(Array.from(link.forward.at(rank), (there) => records[there]?.documentId));
  const sent = new Set(membersOf(value, inverse).map((one) => nameOf(one, inverse)));
  const ids = new Set([...sent].map((one) => records[byId.get(Number(one)) ?? -1]?.documentId ?? one));
  return ids.size === standing.size && [...ids].every((id) => standing.has(id));
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
  const known = [row?.draft_json, row?.published_json];
  const fields = passedDays(described, body, known, dayOf(ctx.clock.now(), ctx.config.site.timeZone));
  if (fields.length > 0) throw new AppError("form_invalid", { fields });
}

function idIn(snapshot: Snapshot, type: string, named: string): string | null {
  const { byDocumentId, byId, records } = snapshot.shelf(type);
  const rank = byDocumentId.get(named) ?? (/^\d{1,15}$/.test(named) ? byId.get(Number(named)) : undefined);
  return rank === undefined ? null : (records[rank]?.documentId ?? null);
}
