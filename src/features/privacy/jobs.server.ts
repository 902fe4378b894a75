import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import {
  accountsUnusedSince,
  endingsDue,
  readEnding,
  setEnding,
} from "#features/accounts/operations/end-account.server.ts";
import { type Context, inTransaction } from "#platform/context.ts";
import { bringBack } from "#platform/db/bring-back.ts";
import { messageIdOf } from "#platform/mail/message-id.ts";
import type { WorkHandlers, WorkInHand, WorkPayload } from "#platform/queue/port.ts";
import { erasedMail, eraseSoonMail, keptMail } from "./emails/privacy-mails.server.tsx";
import { makeExport } from "./jobs/make-export.server.ts";
import { ERASE_DUE_WORK, ERASE_SOON_WORK, KEPT_WORK } from "./operations/ask-erasure.server.ts";
import { EXPORT_WORK } from "./operations/ask-export.server.ts";
import { eraseAccount, replayErasures } from "./operations/erase-account.server.ts";
import { daysAfter, hoursBefore, UNUSED_NOTICE_DAYS, unusedSince } from "./rules.ts";
import { deleteEndedExports, namedFiles } from "./store/exports.server.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const AT_ONCE = 50;
/** A file that no row names is one of a try that did not end. */
const ORPHAN_HOURS = 24;
const DATABASE_COPY = /^wijha\.sqlite\.before-/;

/** Mails the day of erasure, if it still stands. */
async function sendEraseSoon(ctx: Context, payload: WorkPayload, work: WorkInHand): Promise<void> {
  const account = await readEnding(ctx.db, Number(payload.userId));
  if (!account?.eraseAt || !account.reason || account.eraseAt !== payload.eraseAt) return;
  await ctx.mailer.send(eraseSoonMail(ctx, account, account.eraseAt, account.reason), messageIdOf(ctx, work));
}

/** Mails that the account stays, unless it is to be erased again by now. */
async function sendKept(ctx: Context, payload: WorkPayload, work: WorkInHand): Promise<void> {
  const account = await readEnding(ctx.db, Number(payload.userId));
  if (account && !account.eraseAt) await ctx.mailer.send(keptMail(ctx, account), messageIdOf(ctx, work));
}

/** Erases all accounts whose day has come; one that fails does not hold the others up. */
async function eraseDue(ctx: Context): Promise<void> {
  const aheadMs = Math.max(ctx.config.eraseDays, UNUSED_NOTICE_DAYS) * DAY_MS;
  await bringBack(ctx.db, { table: "users", column: "erase_at", aheadMs }, ctx.clock.now());
  await bringBack(ctx.db, { table: "users", column: "last_seen_at" }, ctx.clock.now());
  let failed: unknown;
  for (;;) {
    const due = await endingsDue(ctx, AT_ONCE);
    for (const account of due) {
      // Made before the address is gone; as a file of demo mode it would be a trace itself.
      const goodbye = ctx.config.smtpUrl === "" || account.isPlace ? null : erasedMail(ctx, account);
      try {
        await eraseAccount(ctx, account);
        if (goodbye) await sayGoodbye(ctx, account.id, goodbye);
      } catch (error) {
        failed = error;
      }
    }
    if (failed) throw failed;
    if (due.length < AT_ONCE) return;
  }
}

/** Nothing is left to try it again by, so a fault is only logged. */
async function sayGoodbye(ctx: Context, id: number, mail: ReturnType<typeof erasedMail>): Promise<void> {
  try {
    await ctx.mailer.send(mail, messageIdOf(ctx, { id: -id, run: 1 }));
  } catch (err) {
    ctx.log.warn({ err }, "the mail after an erasure was not sent");
  }
}

/** Tells people whose account nobody uses, and sets its day. */
async function warnUnused(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const since = unusedSince(now, ctx.config.inactiveMonths);
  if (!since) return;
  const eraseAt = daysAfter(now, UNUSED_NOTICE_DAYS).toISOString();
  let warned: number;
  do {
    warned = 0;
    for (const { id } of await accountsUnusedSince(ctx, since, AT_ONCE)) warned += Number(await warn(ctx, id, eraseAt));
  } while (warned > 0);
  ctx.queue.wake();
}

/** @returns false when the account has a day by now. */
function warn(ctx: Context, id: number, eraseAt: string): Promise<boolean> {
  return inTransaction(ctx, async (db) => {
    if (!(await setEnding(db, id, { at: eraseAt, reason: "unused" }))) return false;
    await ctx.queue.add(db, ERASE_SOON_WORK, { userId: id, eraseAt }, { key: `${ERASE_SOON_WORK}:${id}` });
    return true;
  });
}

/** Removes copies whose time is over, and files that no copy names. */
async function sweepExports(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const aheadMs = ctx.config.exportDays * DAY_MS;
  await bringBack(ctx.db, { table: "exports", column: "expires_at", aheadMs }, now);
  const old = hoursBefore(now, ORPHAN_HOURS);
  for (const row of await deleteEndedExports(ctx.db, now.toISOString(), old.toISOString()))
    for (const name of [row.json_file, row.pdf_file]) if (name) await ctx.files.remove("private", name);
  const named = await namedFiles(ctx.db);
  for await (const file of ctx.files.list("private", "export"))
    if (!named.has(file.name) && file.changedAt < old) await ctx.files.remove("private", file.name);
}

/** Removes copies of the database, made before updates, that are too old. */
async function sweepCopies(ctx: Context): Promise<void> {
  const { dataDir, backupDays } = ctx.config;
  const before = ctx.clock.now().getTime() - backupDays * DAY_MS;
  for (const name of (await readdir(dataDir)).filter((one) => DATABASE_COPY.test(one))) {
    const file = path.join(dataDir, name);
    const { mtimeMs } = await stat(file);
    if (mtimeMs < before) await rm(file, { force: true });
  }
}

/** What comes round by itself once a day. */
async function sweepDaily(ctx: Context): Promise<void> {
  await warnUnused(ctx);
  await sweepCopies(ctx);
  await replayErasures(ctx);
}

export const privacyWork: WorkHandlers = {
  [EXPORT_WORK]: makeExport,
  [ERASE_SOON_WORK]: sendEraseSoon,
  [ERASE_DUE_WORK]: eraseDue,
  [KEPT_WORK]: sendKept,
  "privacy.erase": { everyMs: HOUR_MS, run: eraseDue },
  "privacy.sweep": { everyMs: HOUR_MS, run: sweepExports },
  "privacy.daily": { everyMs: DAY_MS, run: sweepDaily },
};
