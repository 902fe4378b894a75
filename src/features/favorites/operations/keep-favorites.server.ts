import { type Context, inTransaction } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import { takeTry } from "#platform/limits/count-tries.ts";
import { requireAccount } from "#platform/require-person.ts";
import type { Actor, Person } from "#shared/actor.ts";
import { mayKeepInAccount } from "../access.ts";
import { presentFavorite } from "../presenter.server.ts";
import { LIMITS, SAVED_TYPES, type SavedType } from "../rules.ts";
import type { FavoritesPage, FavoritesQuery } from "../schema.ts";
import { countFavorites, markRemoved, putFavorite, putNote, readFavorites, readIdsOf } from "../store.server.ts";

/** Saves a published record, with a note where one is given; saving it again keeps its day and note. */
export async function saveFavorite(
  ctx: Context,
  actor: Actor,
  input: { documentId: string; note?: string | undefined },
): Promise<void> {
  const { id } = requireAccount(actor);
  await takeTry(ctx, LIMITS.person, String(id));
  const type = typeOf(ctx, actor, input.documentId);
  if (!type) throw new AppError("not_found");
  const saved_at = ctx.clock.now().toISOString();
  await putFavorite(ctx.db, {
    user_id: id,
    type,
    document_id: input.documentId,
    note: input.note || null,
    saved_at,
  });
}

/** Writes a note to oneself in the place of the one before. */
export async function noteFavorite(
  ctx: Context,
  actor: Actor,
  input: { documentId: string; note: string },
): Promise<void> {
  const { id } = requireAccount(actor);
  if (!(await putNote(ctx.db, id, input.documentId, input.note || null))) throw new AppError("not_found");
}

/** Takes a favourite away; saved again within a day it is back with its note. */
export async function removeFavorite(ctx: Context, actor: Actor, documentId: string): Promise<void> {
  const { id } = requireAccount(actor);
  if (!(await markRemoved(ctx.db, id, documentId, ctx.clock.now().toISOString()))) throw new AppError("not_found");
}

/** One page of one's favourites, the newest first, with the counts of every type. */
export async function listFavorites(ctx: Context, actor: Actor, query: FavoritesQuery): Promise<FavoritesPage> {
  const person = requireAccount(actor);
  const { type, page, pageSize } = query;
  const counts = await countFavorites(ctx.db, person.id);
  const rows = await readFavorites(ctx.db, person.id, { type, limit: pageSize, offset: (page - 1) * pageSize });
  const total = type ? (counts.get(type) ?? 0) : [...counts.values()].reduce((sum, count) => sum + count, 0);
  return {
    items: rows.map((row) => presentFavorite(ctx, row, person.locale)),
    counts: Object.fromEntries(counts),
    page,
    pageSize,
    total,
  };
}

/** What the person has saved, the newest first, so that buttons say so; null for whoever keeps favourites on a device. */
export async function readSaved(ctx: Context, actor: Actor): Promise<string[] | null> {
  return mayKeepInAccount(actor) ? await readIdsOf(ctx.db, actor.id, MOST_MARKED) : null;
}

/** A page marks so many at most; an older one says "save" and loses nothing when it is pressed. */
const MOST_MARKED = 500;

/** Adds what a device holds to the account, each once; the oldest first, so that the newest stays on top. */
export async function claimSaved(ctx: Context, actor: Actor, documentIds: readonly string[]): Promise<number> {
  const { id } = requireAccount(actor);
  const typed = documentIds.toReversed().flatMap((document_id) => {
    const type = typeOf(ctx, actor, document_id);
    return type ? [{ document_id, type }] : [];
  });
  const start = ctx.clock.now().getTime();
  await inTransaction(ctx, async (db) => {
    for (const [at, row] of typed.entries()) {
      const saved_at = new Date(start + at).toISOString();
      await putFavorite(db, { ...row, user_id: id, note: null, saved_at });
    }
  });
  return typed.length;
}

/** The part of `me` that tells what is saved. */
export async function readOwnFavorites(ctx: Context, person: Person) {
  if (!mayKeepInAccount(person)) return [];
  const rows = await readFavorites(ctx.db, person.id, { limit: MOST_OF_ME, offset: 0 });
  return rows.map((row) => presentFavorite(ctx, row, person.locale));
}

const MOST_OF_ME = 100;

/** The type of a published record that can be saved; null for all others. */
export function typeOf(ctx: Context, { locale }: Actor, documentId: string): SavedType | null {
  return SAVED_TYPES.find((type) => ctx.content.byDocumentId(type, documentId, locale) !== null) ?? null;
}
