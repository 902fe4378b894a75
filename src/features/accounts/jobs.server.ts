import type { Context } from "#platform/context.ts";
import { messageIdOf } from "#platform/mail/message-id.ts";
import type { WorkHandlers, WorkInHand, WorkPayload } from "#platform/queue/port.ts";
import { isOwnPath } from "#shared/screens.ts";
import { activationMail } from "./emails.server.tsx";
import { ACTIVATION_WORK } from "./operations/resend-activation.server.ts";
import { newToken, tokenHash } from "./sign-in-token.server.ts";
import { deleteEndedTries } from "./store/attempts.server.ts";
import { deleteLink, deleteOldLinks, insertLink } from "./store/links.server.ts";
import { deleteEndedSignIns, forgetDevices } from "./store/sign-ins.server.ts";
import { deleteUnactivated, findUser } from "./store/users.server.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Old links are kept a while, so that a late click hears "already active". */
const LINKS_KEPT_DAYS = 30;
const DEVICES_KEPT_DAYS = 365;

/** Makes a link and mails it, if the sign-up it was asked for still waits. */
async function sendActivation(ctx: Context, payload: WorkPayload, work: WorkInHand): Promise<void> {
  const user = await findUser(ctx.db, Number(payload.userId));
  if (!user || user.activated_at || user.link_generation !== payload.generation) return;
  const token = newToken(ctx);
  const hash = tokenHash(token);
  const now = ctx.clock.now();
  await insertLink(ctx.db, {
    token_hash: hash,
    user_id: user.id,
    purpose: "activation",
    generation: user.link_generation,
    created_at: now.toISOString(),
    expires_at: new Date(now.getTime() + ctx.config.linkHours * HOUR_MS).toISOString(),
    used_at: null,
  });
  try {
    await ctx.mailer.send(
      activationMail(ctx, user, token, isOwnPath(payload.next) ? payload.next : undefined),
      messageIdOf(ctx, work),
    );
  } catch (error) {
    await deleteLink(ctx.db, hash);
    throw error;
  }
}

/** Removes what has had its time: accounts never activated, links, sign-ins, counts of tries. */
async function sweep(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  await deleteUnactivated(ctx.db, daysAgo(ctx.config.unactivatedDays));
  await deleteOldLinks(ctx.db, daysAgo(LINKS_KEPT_DAYS));
  await deleteEndedSignIns(ctx.db, now.toISOString(), daysAgo(ctx.config.signInIdleDays));
  await forgetDevices(ctx.db, daysAgo(DEVICES_KEPT_DAYS));
  await deleteEndedTries(ctx.db, now.toISOString());
}

export const accountsWork: WorkHandlers = {
  [ACTIVATION_WORK]: sendActivation,
  "accounts.sweep": { everyMs: HOUR_MS, run: sweep },
};
