import type { Context } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import { takeTry } from "#platform/limits/count-tries.ts";
import { requireAccount } from "#platform/require-person.ts";
import type { Actor } from "#shared/actor.ts";
import { presentAll } from "../presenter.server.ts";
import { LIMITS } from "../rules.ts";
import type { NotificationsForm } from "../schema.ts";
import { countFor, newestId, putReads, readFor } from "../store/notifications.server.ts";
import { findMark, putMark, type ReaderRow } from "../store/readers.server.ts";
import { publishRead } from "./publish.server.ts";
import { readReader } from "./read-reader.server.ts";

/** Marks some of one's own as read; what is another's, or unknown, is passed over. @returns how many are unread then. */
export async function markRead(ctx: Context, actor: Actor, ids: readonly number[]): Promise<number> {
  const { id } = requireAccount(actor);
  await takeTry(ctx, LIMITS.person, String(id));
  const reader = await readReader(ctx, id);
  const own = await readFor(ctx.db, reader, { ids: [...new Set(ids)], read: false, limit: ids.length });
  await putReads(
    ctx.db,
    id,
    own.map((row) => row.id),
    ctx.clock.now().toISOString(),
  );
  return tellCount(ctx, reader);
}

/** Marks one as read. @returns where it leads; another's does not exist. */
export async function openNotification(ctx: Context, actor: Actor, id: number): Promise<string | null> {
  const { id: userId, locale } = requireAccount(actor);
  const reader = await readReader(ctx, userId);
  const [row] = await readFor(ctx.db, reader, { ids: [id], limit: 1 });
  if (!row) throw new AppError("not_found");
  await markRead(ctx, actor, [id]);
  const [shown] = presentAll(ctx, [row], { locale, accountType: reader.accountType });
  return shown?.to ?? null;
}

/** Marks all that the page knew of, by one mark, or takes that back. */
export async function markAll(ctx: Context, actor: Actor, form: NotificationsForm): Promise<void> {
  const { id } = requireAccount(actor);
  await takeTry(ctx, LIMITS.person, String(id));
  const mark = await findMark(ctx.db, id);
  const now = mark?.read_up_to ?? 0;
  if (form.act === "undo") await putMark(ctx.db, id, { read_up_to: mark?.read_before ?? 0 });
  else {
    // A number that is not given yet would hide what is still to come.
    const upTo = Math.min(form.up_to, await newestId(ctx.db));
    if (upTo > now) await putMark(ctx.db, id, { read_up_to: upTo, read_before: now });
  }
  await tellCount(ctx, await readReader(ctx, id));
}

/** Tells this person's other pages how many are unread now. */
async function tellCount(ctx: Context, reader: ReaderRow): Promise<number> {
  const { unread } = await countFor(ctx.db, reader);
  publishRead(ctx, reader.id, unread);
  return unread;
}
