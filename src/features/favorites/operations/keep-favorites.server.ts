import { type Context, inTransaction } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import { takeTry } from "#platform/limits/count-tries.ts";
import { requireAccount } from "#platform/require-person.ts";
import type { Actor, Person } from "#shared/actor.ts";
import { mayKeepInAccount } from "../access.ts";
import { presentFavorite } from "../presenter.server.ts";
import { LIMITS } from "../rules.ts";
import type { FavoritesPage, FavoritesQuery } from "../schema.ts";
import { countFavorites, markRemoved, putFavorite, putNote, readFavorites } from "../store.server.ts";
import { findRecord } from "./find-record.server.ts";

interface Saving {
  /** Its id, or where it is shown. */
  readonly record: string;
  readonly note?: string | undefined;
}

/** Saves a published record, with a note where one is given; saving it again keeps its day and note. @returns its id. */
export async function saveFavorite(ctx: Context, actor: Actor, { record, note }: Saving): Promise<string> {
  const { id } = requireAccount(actor);
  await takeTry(ctx, LIMITS.person, String(id));
  const found = findRecord(ctx, actor, record);
  if (!found) throw new AppError("not_found");
  const { type, item } = found;
  const saved_at = ctx.clock.now().toISOString();
  await putFavorite(ctx.db, { user_id: id, type, document_id: item.documentId, note: note || null, saved_at });
  return item.documentId;
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

/** Takes a favourite away, named by its id or by where it is shown; saved again within a day it is back with its note. */
export async function removeFavorite(ctx: Context, actor: Actor, record: string): Promise<void> {
  const { id } = requireAccount(actor);
  const documentId = record.startsWith("/") ? findRecord(ctx, actor, record)?.item.documentId : record;
  const now = ctx.clock.now().toISOString();
  if (!documentId || !(await markRemoved(ctx.db, id, documentId, now))) throw new AppError("not_found");
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

/** Adds what a device holds to the account, each once; the oldest first, so that the newest stays on top. */
export async function claimSaved(ctx: Context, actor: Actor, records: readonly string[]): Promise<number> {
  const { id } = requireAccount(actor);
  const found = records.toReversed().flatMap((record) => findRecord(ctx, actor, record) ?? []);
  const start = ctx.clock.now().getTime();
  await inTransaction(ctx, async (db) => {
    for (const [at, { type, item }] of found.entries()) {
      const saved_at = new Date(start + at).toISOString();
      await putFavorite(db, { user_id: id, type, document_id: item.documentId, note: null, saved_at });
    }
  });
  return found.length;
}

/** The part of `me` that tells what is saved. */
export async function readOwnFavorites(ctx: Context, person: Person) {
  if (!mayKeepInAccount(person)) return [];
  const rows = await readFavorites(ctx.db, person.id, { limit: MOST_OF_ME, offset: 0 });
  return rows.map((row) => presentFavorite(ctx, row, person.locale));
}

const MOST_OF_ME = 100;
