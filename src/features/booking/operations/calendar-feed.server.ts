import { readUser } from "#features/people/operations/read-user.server.ts";
import type { Context } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import { takeTry } from "#platform/limits/count-tries.ts";
import { requireAccount } from "#platform/require-person.ts";
import { isToken, newToken, tokenHash } from "#platform/token.ts";
import type { Actor } from "#shared/actor.ts";
import { LIMITS } from "../rules.ts";
import { deleteFeed, feedOf, findFeed, putFeed, toCalendar } from "../store/feeds.server.ts";
import { requireConsultation } from "./act-on.server.ts";
import { entryOf } from "./tell-change.server.ts";
import { feedCalendar } from "./write-calendar.server.ts";

const KEPT_MS = 90 * 86_400_000;

/** Since when somebody has an address for their calendar; null without one. */
export async function readFeed(ctx: Context, actor: Actor): Promise<{ madeAt: string } | null> {
  const row = await feedOf(ctx.db, requireAccount(actor).id);
  return row ? { madeAt: row.made_at } : null;
}

/** Makes an address for somebody's calendar in the place of the one before; only its hash is kept, so it is told this once. */
export async function makeFeed(ctx: Context, actor: Actor): Promise<{ address: string }> {
  const { id } = requireAccount(actor);
  await takeTry(ctx, LIMITS.feed, String(id));
  const token = newToken(ctx);
  await putFeed(ctx.db, { user_id: id, token_hash: tokenHash(token), made_at: ctx.clock.now().toISOString() });
  return { address: new URL(`/api/calendar/${token}.ics`, ctx.config.publicUrl).href };
}

/** Ends the address of somebody's calendar. */
export async function endFeed(ctx: Context, actor: Actor): Promise<void> {
  await deleteFeed(ctx.db, requireAccount(actor).id);
}

/** The calendar behind an address, for whoever has it: what somebody booked, and what they hold as an advisor. */
export async function openFeed(ctx: Context, file: string): Promise<string> {
  const token = file.endsWith(".ics") ? file.slice(0, -4) : "";
  const row = isToken(token) ? await findFeed(ctx.db, tokenHash(token)) : undefined;
  const user = row && (await readUser(ctx.db, row.user_id));
  if (!user || user.disabled_at !== null || user.erase_at !== null) throw new AppError("not_found");
  const side = user.account_type === "Consultant" ? "advisor" : "person";
  const since = new Date(ctx.clock.now().getTime() - KEPT_MS).toISOString();
  const rows = await toCalendar(ctx.db, side === "advisor" ? { advisor: user.id } : { person: user.id }, since);
  return feedCalendar(ctx, rows.map(entryOf), { side, locale: user.locale });
}

/** One consultation as a calendar reads it. */
export async function calendarOfOne(ctx: Context, actor: Actor, documentId: string): Promise<string> {
  const { account, row, side } = await requireConsultation(ctx.db, actor, documentId);
  return feedCalendar(ctx, [entryOf(row)], {
    side: side === "person" ? "person" : "advisor",
    locale: account.locale,
  });
}
