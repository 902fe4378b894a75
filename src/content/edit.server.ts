import { type Context, inTransaction } from "#platform/context.ts";
import type { Db } from "#platform/db/open.ts";
import { AppError } from "#platform/errors.ts";
import { parseInput } from "#platform/http/input.ts";
import type { Actor, Person } from "#shared/actor.ts";
import { mayEdit } from "./access.ts";
import { announce } from "./announce.server.ts";
import { type Body, bodySchema } from "./body.ts";
import { type Described, REGISTRY, type Registry } from "./registry.ts";
import {
  type ContentRow,
  findRecord,
  insertRecord,
  isSlugTaken,
  type RecordChange,
  updateRecord,
} from "./store.server.ts";

/** The record and the version an editor began from: saving over somebody else's change is refused. */
export interface Editing {
  readonly documentId: string;
  readonly version: number;
}

/** Starts a record that only editors see. */
export async function createDraft(
  ctx: Context,
  actor: Actor,
  input: { readonly type: string; readonly body: unknown },
  registry: Registry = REGISTRY,
): Promise<Editing> {
  const editor = requireEditor(actor);
  const body = checked(registry, input.type, input.body, "draft");
  const documentId = newDocumentId(ctx);
  const now = ctx.clock.now().toISOString();
  const inserted = await insertRecord(ctx.db, {
    document_id: documentId,
    type: input.type,
    slug: body.slug,
    draft_json: body,
    published_json: null,
    seed_version: null,
    edited_at: now,
    edited_by: editor.id,
    created_at: now,
    updated_at: now,
    published_at: null,
  });
  if (!inserted) throw slugTaken();
  return { documentId, version: 1 };
}

/** Keeps what an editor wrote; readers still see what was published before. */
export function saveDraft(
  ctx: Context,
  actor: Actor,
  input: Editing & { readonly body: unknown },
  registry: Registry = REGISTRY,
): Promise<Editing> {
  return change(ctx, actor, input, async (db, row) => {
    const body = checked(registry, row.type, input.body, "draft");
    if (await isSlugTaken(db, row.type, body.slug, row.id)) throw slugTaken();
    return { draft_json: body, ...(row.published_json === null && { slug: body.slug }) };
  });
}

/** Shows readers the draft, once it is complete. */
export function publish(ctx: Context, actor: Actor, input: Editing, registry: Registry = REGISTRY): Promise<Editing> {
  return change(ctx, actor, input, async (db, row) => {
    const body = checked(registry, row.type, row.draft_json ?? row.published_json, "complete");
    if (await isSlugTaken(db, row.type, body.slug, row.id)) throw slugTaken();
    const now = ctx.clock.now().toISOString();
    return { slug: body.slug, draft_json: null, published_json: body, published_at: now, updated_at: now };
  });
}

/** Takes a record away from readers; it stays as a draft. */
export function unpublish(ctx: Context, actor: Actor, input: Editing): Promise<Editing> {
  return change(ctx, actor, input, async (_db, row) => ({
    draft_json: row.draft_json ?? row.published_json,
    published_json: null,
    published_at: null,
  }));
}

/** Takes a record away from everybody. The row stays, so that shipped content does not come back. */
export function remove(ctx: Context, actor: Actor, input: Editing): Promise<Editing> {
  return change(ctx, actor, input, async () => ({ deleted_at: ctx.clock.now().toISOString() }));
}

async function change(
  ctx: Context,
  actor: Actor,
  { documentId, version }: Editing,
  decide: (db: Db, row: ContentRow) => Promise<RecordChange>,
): Promise<Editing> {
  const editor = requireEditor(actor);
  await inTransaction(ctx, async (db) => {
    const row = await findRecord(db, documentId);
    if (!row || row.deleted_at !== null) throw new AppError("not_found");
    if (row.version !== version) throw new AppError("conflict");
    const decided = await decide(db, row);
    const marks = { edited_at: ctx.clock.now().toISOString(), edited_by: editor.id };
    if (!(await updateRecord(db, row.id, version, { ...decided, ...marks }))) throw new AppError("conflict");
  });
  await announce(ctx);
  return { documentId, version: version + 1 };
}

function requireEditor(actor: Actor): Person {
  if (mayEdit(actor)) return actor;
  throw new AppError(actor.kind === "visitor" ? "unauthorized" : "forbidden");
}

function checked(registry: Registry, type: string, body: unknown, stage: "draft" | "complete"): Body {
  const described: Described | undefined = registry.get(type);
  if (!described) throw new AppError("not_found");
  return parseInput(bodySchema(described, stage), body);
}

function slugTaken(): AppError {
  return new AppError("form_invalid", { fields: [{ path: "slug", code: "content_slug_taken" }] });
}

function newDocumentId(ctx: Context): string {
  return BigInt(`0x${ctx.random.bytes(32).toString("hex")}`)
    .toString(36)
    .padStart(24, "0")
    .slice(-24);
}
