import type { Context } from "#platform/context.ts";
import { bringBack, latestStamp } from "#platform/db/bring-back.ts";
import type { WorkHandlers } from "#platform/queue/port.ts";
import { sendBlockNews, sendRoleNews } from "./jobs/send-admin-news.server.ts";
import {
  sendActivation,
  sendEmailChange,
  sendEmailChanged,
  sendReset,
  sendTaken,
  sendWanted,
} from "./jobs/send-links.server.ts";
import { EMAIL_CHANGE_WORK } from "./operations/change-email.server.ts";
import { EMAIL_CHANGED_WORK } from "./operations/confirm-email.server.ts";
import { EMAIL_WANTED_WORK } from "./operations/correct-address.server.ts";
import { RESET_WORK } from "./operations/forgot-password.server.ts";
import { BLOCK_WORK, ROLE_WORK } from "./operations/queue-admin-news.server.ts";
import { TAKEN_WORK } from "./operations/register.server.ts";
import { ACTIVATION_WORK } from "./operations/resend-activation.server.ts";
import { deleteOldChanges } from "./store/email-changes.server.ts";
import { deleteOldLinks } from "./store/links.server.ts";
import { bringBackUnactivated, deleteUnactivated } from "./store/users.server.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Old links are kept a while, so that a late click hears "already active". */
const LINKS_KEPT_DAYS = 30;

/** Removes what has had its time: accounts never activated, links, changes of address. */
async function sweep(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  const { linkHours, emailUndoDays } = ctx.config;
  const linkMs = Math.max(linkHours * HOUR_MS, emailUndoDays * DAY_MS, DAY_MS);
  await bringBack(ctx.db, { table: "account_links", column: "expires_at", aheadMs: linkMs }, now);
  await bringBack(ctx.db, { table: "account_links", column: "created_at" }, now);
  await bringBack(ctx.db, { table: "email_changes", column: "undo_until", aheadMs: emailUndoDays * DAY_MS }, now);
  await bringBackUnactivated(ctx.db, now.toISOString(), latestStamp(now));
  await deleteUnactivated(ctx.db, daysAgo(ctx.config.unactivatedDays));
  await deleteOldLinks(ctx.db, daysAgo(LINKS_KEPT_DAYS));
  await deleteOldChanges(
    ctx.db,
    now.toISOString(),
    new Date(now.getTime() - ctx.config.linkHours * HOUR_MS).toISOString(),
  );
}

export const accountsWork: WorkHandlers = {
  [ACTIVATION_WORK]: sendActivation,
  [EMAIL_WANTED_WORK]: sendWanted,
  [RESET_WORK]: sendReset,
  [EMAIL_CHANGE_WORK]: sendEmailChange,
  [EMAIL_CHANGED_WORK]: sendEmailChanged,
  [TAKEN_WORK]: sendTaken,
  [ROLE_WORK]: sendRoleNews,
  [BLOCK_WORK]: sendBlockNews,
  "accounts.sweep": { everyMs: HOUR_MS, run: sweep },
};
