import type { Context } from "#platform/context.ts";
import type { Db } from "#platform/db/open.ts";
import { type Audience, keptAudience } from "../rules.ts";
import { type Details, insertNotification, setHidden } from "../store/notifications.server.ts";

/** The work that tells open pages of something new, after the commit. */
export const ANNOUNCE_WORK = "notifications.announce";

interface News {
  /** The name of a kind that a feature declares. */
  readonly kind: string;
  /** What it is about: a document id, or a code. */
  readonly subject?: string;
  /** Codes and short values the words need; nothing of what somebody wrote in confidence. */
  readonly details?: Details;
}

/** Tells one person something, in the caller's transaction; wake the queue after it. */
export function notify(ctx: Context, db: Db, userId: number, news: News): Promise<void> {
  return add(ctx, db, userId, news, {});
}

/** Tells everybody whom it concerns something: one row, however many they are. What was told before is not told again. */
export function notifyAll(ctx: Context, db: Db, news: News, audience: Audience): Promise<void> {
  return add(ctx, db, null, news, audience);
}

/** Hides what was told to all about a subject while it is not to be seen, or shows it again. */
export function hideNotification(
  db: Db,
  { kind, subject }: Required<Pick<News, "kind" | "subject">>,
  isHidden: boolean,
) {
  return setHidden(db, kind, subject, isHidden);
}

async function add(ctx: Context, db: Db, userId: number | null, news: News, audience: Audience): Promise<void> {
  const id = await insertNotification(db, {
    user_id: userId,
    kind: news.kind,
    subject: news.subject ?? "",
    details_json: news.details ?? {},
    ...keptAudience(audience),
    is_hidden: false,
    created_at: ctx.clock.now().toISOString(),
  });
  if (id !== null) await ctx.queue.add(db, ANNOUNCE_WORK, { id });
}
