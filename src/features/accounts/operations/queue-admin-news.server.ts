import type { Context } from "#platform/context.ts";
import type { Db } from "#platform/db/open.ts";
import type { Role } from "#shared/actor.ts";
import { administratorIds } from "../store/users.server.ts";

export const ROLE_WORK = "accounts.role";
export const BLOCK_WORK = "accounts.block";

export interface RoleNews {
  readonly userId: number;
  readonly role: Role;
  readonly given: boolean;
  /** Who did it; null on the machine itself. */
  readonly byId: number | null;
  readonly at: string;
  /** Whoever it is about hears of it by another mail. */
  readonly isToldElsewhere?: boolean;
}

/** Asks for the mails about a role: to the account it is about, and to everybody who administers the service. */
export async function queueRoleNews(
  ctx: Context,
  db: Db,
  { byId, isToldElsewhere = false, ...news }: RoleNews,
): Promise<void> {
  const readers = new Set([...(isToldElsewhere ? [] : [news.userId]), ...(await administratorIds(db))]);
  for (const to of readers) await ctx.queue.add(db, ROLE_WORK, { ...news, byId: byId ?? 0, to });
}

/** Asks for the mail to whoever was blocked, or may sign in again. */
export function queueBlockNews(
  ctx: Context,
  db: Db,
  news: { readonly userId: number; readonly blocked: boolean; readonly at: string },
): Promise<void> {
  return ctx.queue.add(db, BLOCK_WORK, news);
}
