import { isDeepStrictEqual } from "node:util";
import { FALLBACK_LOCALE, type Locale, otherLocale } from "#i18n/locales.ts";
import type { Context } from "#platform/context.ts";
import type { Db } from "#platform/db/open.ts";
import { AppError } from "#platform/errors.ts";
import { newDocumentId } from "#platform/token.ts";
import type { Actor, Person } from "#shared/actor.ts";
import type { Body } from "./body.ts";
import {
  change,
  changeStep,
  checked,
  describedBy,
  type Editing,
  NOT_WAITING,
  oneWrite,
  requireFreeSlug,
  requirePublisher,
  requireUnplanned,
  requireWriter,
  slugTaken,
} from "./change.server.ts";
import { fitted, requireUnnamed } from "./fit.server.ts";
import { neverShown } from "./library/store.server.ts";
import { type Described, REGISTRY, type Registry } from "./registry.ts";
import { addHistory, type ContentRow, findRecord, hasRecord, insertRecord, type RecordChange } from "./store.server.ts";

export type { Editing } from "./change.server.ts";

interface NewRecord {
  readonly type: string;
  readonly body: unknown;
}

type NewBody = Editing & { readonly body: unknown };

/** Starts a record that only those who write see. */
export async function createDraft(
  ctx: Context,
  actor: Actor,
  input: NewRecord,
  registry: Registry = REGISTRY,
): Promise<Editing> {
  const writer = requireWriter(actor);
  return oneWrite(ctx, (db) => createStep(ctx, db, writer, input, registry));
}

/** Starts a record that readers see at once, for somebody of whom the caller knows that they may. */
export function createPublished(
  ctx: Context,
  writer: Person,
  input: NewRecord,
  registry: Registry = REGISTRY,
): Promise<Editing> {
  return oneWrite(ctx, async (db) => {
    const draft = await createStep(ctx, db, writer, input, registry);
    return publishStep(ctx, db, writer.id, draft, registry, writer.locale);
  });
}

async function createStep(
  ctx: Context,
  db: Db,
  writer: Person,
  { type, body: raw }: NewRecord,
  registry: Registry,
): Promise<Editing> {
  const { single, slugs } = describedBy(registry, type).type;
  const documentId = newDocumentId(ctx);
  const now = ctx.clock.now().toISOString();
  const body = await fitted(db, registry, { type, document_id: documentId }, raw, "draft");
  if (single && (await hasRecord(db, type))) throw new AppError("conflict");
  const id = await insertRecord(db, {
    document_id: documentId,
    type,
    slug_space: slugs.name,
    slug: body.slug,
    draft_json: body,
    published_json: null,
    seed_version: null,
    edited_at: now,
    edited_by: writer.id,
    created_at: now,
    updated_at: now,
    published_at: null,
    ar_changed_at: body.ar && now,
    en_changed_at: body.en && now,
  });
  if (id === null) throw slugTaken();
  const entry = { record_id: id, version: 1, action: "created", body_json: body } as const;
  await addHistory(db, { ...entry, done_at: now, done_by: writer.id });
  return { documentId, version: 1 };
}

/** Keeps what was written; readers still see what was published before, and a plan to publish ends. */
export async function saveDraft(
  ctx: Context,
  actor: Actor,
  input: NewBody,
  registry: Registry = REGISTRY,
): Promise<Editing> {
  const writer = requireWriter(actor);
  return oneWrite(ctx, (db) => saveStep(ctx, db, writer, input, registry));
}

/** The same, and readers see it at once. */
export async function savePublished(
  ctx: Context,
  actor: Actor,
  input: NewBody,
  registry: Registry = REGISTRY,
): Promise<Editing> {
  const publisher = requirePublisher(actor);
  return oneWrite(ctx, async (db) => {
    const draft = await saveStep(ctx, db, publisher, input, registry);
    return publishStep(ctx, db, publisher.id, draft, registry, publisher.locale);
  });
}

function saveStep(ctx: Context, db: Db, writer: Person, input: NewBody, registry: Registry): Promise<Editing> {
  return changeStep(ctx, db, writer.id, input, "saved", async (_db, row) => {
    requireUnplanned(writer, row);
    const body = await fitted(db, registry, row, input.body, "draft");
    await requireFreeSlug(db, row, body.slug);
    const now = ctx.clock.now().toISOString();
    return {
      ...NOT_WAITING,
      ...changeTimes(row.draft_json ?? row.published_json, body, now),
      draft_json: body,
      ...(row.published_json === null && { slug: body.slug }),
    };
  });
}

/** When each language was last written, so that the other one can be seen to lag behind. */
export function changeTimes(before: Body | null, after: Body, now: string): RecordChange {
  return {
    ...(!isDeepStrictEqual(before?.ar ?? null, after.ar) && { ar_changed_at: now }),
    ...(!isDeepStrictEqual(before?.en ?? null, after.en) && { en_changed_at: now }),
  };
}

/** Shows readers the draft, once it is complete. */
export async function publish(
  ctx: Context,
  actor: Actor,
  input: Editing,
  registry: Registry = REGISTRY,
): Promise<Editing> {
  return publishAs(ctx, requirePublisher(actor).id, input, registry, actor.locale);
}

/** Publishes for somebody who decided so earlier. */
export function publishAs(
  ctx: Context,
  by: number | null,
  input: Editing,
  registry: Registry,
  locale: Locale = FALLBACK_LOCALE,
): Promise<Editing> {
  return oneWrite(ctx, (db) => publishStep(ctx, db, by, input, registry, locale));
}

function publishStep(
  ctx: Context,
  db: Db,
  by: number | null,
  input: Editing,
  registry: Registry,
  locale: Locale,
): Promise<Editing> {
  return changeStep(ctx, db, by, input, "published", async (_db, row) => {
    const body = await showable(ctx, db, by, registry, row, row.draft_json ?? row.published_json, locale);
    const published = shownFrom(ctx, body);
    return { ...NOT_WAITING, ...published, draft_json: null, review_note: null };
  });
}

/** Changes what readers see and nothing else of it; a draft that waits gets the same change and waits on, unless nothing is left of it. */
export async function publishChange(
  ctx: Context,
  actor: Actor,
  input: Editing & { readonly apply: (body: Body) => unknown },
  registry: Registry = REGISTRY,
): Promise<Editing> {
  const publisher = requirePublisher(actor);
  return change(ctx, publisher.id, input, "published", async (db, row) => {
    if (row.published_json === null) throw new AppError("conflict");
    const body = await showable(ctx, db, publisher.id, registry, row, input.apply(row.published_json), actor.locale);
    const published = shownFrom(ctx, body);
    const draft = row.draft_json && checked(registry, row.type, input.apply(row.draft_json), "draft");
    const waits = draft !== null && !isDeepStrictEqual(draft, body);
    const times = changeTimes(row.draft_json ?? row.published_json, draft ?? body, published.updated_at);
    if (waits) return { ...published, ...times, draft_json: draft };
    return { ...NOT_WAITING, ...published, ...times, draft_json: null, review_note: null };
  });
}

/** The body, if readers may see it in place of what they see now. */
async function showable(
  ctx: Context,
  db: Db,
  by: number | null,
  registry: Registry,
  row: ContentRow,
  raw: unknown,
  locale: Locale,
): Promise<Body> {
  const body = await fitted(db, registry, row, raw, "complete");
  await requireFreeSlug(db, row, body.slug);
  if (row.published_json?.slug !== body.slug) await requireUnnamed(db, registry, row, locale);
  await showFiles(ctx, db, by, mediaOf(describedBy(registry, row.type), body));
  return body;
}

/** Uploads of authors go out with the record that shows them, by whoever publishes it. */
async function showFiles(ctx: Context, db: Db, by: number | null, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  for (const { document_id: documentId, version } of await neverShown(db, ids))
    await changeStep(ctx, db, by, { documentId, version }, "published", (_db, file) => {
      const shown = file.draft_json && shownFrom(ctx, file.draft_json);
      return { ...NOT_WAITING, ...shown, draft_json: null, review_note: null };
    });
}

function mediaOf({ relations }: Described, { links }: Body): string[] {
  return [...relations].flatMap(([name, { kind }]) => (kind === "media" ? (links[name] ?? []) : []));
}

function shownFrom(ctx: Context, body: Body) {
  const now = ctx.clock.now().toISOString();
  return { slug: body.slug, published_json: body, published_at: now, updated_at: now };
}

/** Takes a record away from readers; it stays as a draft. */
export async function unpublish(
  ctx: Context,
  actor: Actor,
  input: Editing,
  registry: Registry = REGISTRY,
): Promise<Editing> {
  return change(ctx, requirePublisher(actor).id, input, "unpublished", async (db, row) => {
    await requireUnnamed(db, registry, row, actor.locale);
    const draft = row.draft_json ?? row.published_json;
    return { ...NOT_WAITING, draft_json: draft, published_json: null, published_at: null };
  });
}

/** Takes a record away from everybody. The row stays: shipped content does not come back, and it can be restored. */
export async function remove(
  ctx: Context,
  actor: Actor,
  input: Editing,
  registry: Registry = REGISTRY,
): Promise<Editing> {
  return change(ctx, requirePublisher(actor).id, input, "removed", async (db, row) => {
    await requireUnnamed(db, registry, row, actor.locale);
    return { ...NOT_WAITING, deleted_at: ctx.clock.now().toISOString() };
  });
}

/** Takes one language of a record away, from readers and from the draft alike; the record goes with its last one. */
export async function removeLanguage(
  ctx: Context,
  actor: Actor,
  { row, locale }: { readonly row: ContentRow; readonly locale: Locale },
  registry: Registry = REGISTRY,
): Promise<Editing> {
  const editing = { documentId: row.document_id, version: row.version };
  if (!row.published_json?.[locale] && !row.draft_json?.[locale]) throw new AppError("not_found");
  const [published, draft] = [row.published_json, row.draft_json].map((body) => withoutLanguage(body, locale));
  if (published) {
    const apply = (body: Body) => ({ ...body, [locale]: null });
    return publishChange(ctx, actor, { ...editing, apply }, registry);
  }
  if (!draft) return remove(ctx, actor, editing, registry);
  if (!row.published_json) return saveDraft(ctx, actor, { ...editing, body: draft }, registry);
  return change(ctx, requirePublisher(actor).id, editing, "unpublished", async (db, found) => {
    await requireUnnamed(db, registry, found, actor.locale);
    const now = ctx.clock.now().toISOString();
    const hidden = { draft_json: draft, published_json: null, published_at: null };
    return { ...NOT_WAITING, ...changeTimes(found.draft_json, draft, now), ...hidden };
  });
}

/** Null where no other language is left. */
function withoutLanguage(body: Body | null, locale: Locale): Body | null {
  return body?.[otherLocale(locale)] ? { ...body, [locale]: null } : null;
}

/** A record as those who write see it, with where it stands. */
export async function readRecord(ctx: Context, actor: Actor, documentId: string) {
  requireWriter(actor);
  const row = await findRecord(ctx.db, documentId);
  if (!row) throw new AppError("not_found");
  return row;
}
