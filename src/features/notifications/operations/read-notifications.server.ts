import type { Context } from "#platform/context.ts";
import { requireAccount } from "#platform/require-person.ts";
import type { Actor } from "#shared/actor.ts";
import { PAGE_SIZE } from "#shared/listing.ts";
import { getsNotifications } from "../access.ts";
import { presentAll, presentDays } from "../presenter.server.ts";
import { SHOWN_IN_BAR } from "../rules.ts";
import type { News, NotificationsPage, NotificationsQuery, NotificationsView } from "../schema.ts";
import { countFor, readFor, readUnread } from "../store/notifications.server.ts";
import { faceOf } from "./notification-kinds.server.ts";
import { readReader } from "./read-reader.server.ts";

/** One page of one's notifications, the newest first. */
export async function listNotifications(
  ctx: Context,
  actor: Actor,
  { read, limit, before }: NotificationsQuery,
): Promise<NotificationsPage> {
  const { id, locale } = requireAccount(actor);
  const reader = await readReader(ctx, id);
  const [rows, { total, unread }] = await Promise.all([
    readFor(ctx.db, reader, { read, before, limit: limit + 1 }),
    countFor(ctx.db, reader),
  ]);
  const shown = rows.slice(0, limit);
  return {
    items: presentAll(ctx, shown, { locale, accountType: reader.accountType }),
    unread,
    total: read === undefined ? total : read ? total - unread : unread,
    next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
  };
}

/** The screen: a tab, and where it goes on. */
export async function viewNotifications(
  ctx: Context,
  actor: Actor,
  asked: { tab: string | null; before: string | null; done: string | null },
): Promise<NotificationsView> {
  const tab = asked.tab === "unread" ? "unread" : "all";
  const before = /^\d{1,9}$/.test(asked.before ?? "") ? Number(asked.before) : undefined;
  const page = await listNotifications(ctx, actor, {
    limit: PAGE_SIZE,
    ...(tab === "unread" && { read: false }),
    ...(before && { before }),
  });
  const days = presentDays(page.items, {
    locale: actor.locale,
    now: ctx.clock.now(),
    timeZone: ctx.config.site.timeZone,
    faceOf: (item) => faceOf(ctx, item),
  });
  return { ...page, days, tab, isLater: before !== undefined, canUndo: asked.done === "all" };
}

/** What the bar shows: how many are new, and the newest of them. Null for whoever has no account; a fault is logged, and the bar does without. */
export async function readNews(ctx: Context, actor: Actor): Promise<News | null> {
  if (!getsNotifications(actor)) return null;
  try {
    const { id, locale, accountType } = actor;
    const { unread, latest } = await readUnread(ctx.db, await readReader(ctx, id), SHOWN_IN_BAR);
    return { unread, latest: presentAll(ctx, latest, { locale, accountType }) };
  } catch (err) {
    ctx.log.warn({ err }, "notifications could not be read");
    return { unread: 0, latest: [] };
  }
}
