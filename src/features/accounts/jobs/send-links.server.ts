import { readUser, readUserByEmail, type UserRow } from "#features/people/operations/read-user.server.ts";
import type { Context } from "#platform/context.ts";
import { messageIdOf } from "#platform/mail/message-id.ts";
import type { Mail } from "#platform/mail/port.ts";
import type { WorkInHand, WorkPayload } from "#platform/queue/port.ts";
import { newToken, tokenHash } from "#platform/token.ts";
import { isOwnPath } from "#shared/screens.ts";
import { activationMail } from "../emails/activation-mail.server.tsx";
import { emailChangedMail, emailChangeMail, emailWantedMail, takenMail } from "../emails/email-mails.server.tsx";
import { resetMail } from "../emails/reset-mail.server.tsx";
import { isEmailHeld } from "../operations/hold-email.server.ts";
import type { LinkPurpose } from "../rules.ts";
import { findChange } from "../store/email-changes.server.ts";
import { deleteLink, insertLink } from "../store/links.server.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

interface NewLink {
  readonly user: UserRow;
  readonly purpose: LinkPurpose;
  readonly changeId?: number | null;
  readonly expiresAt: Date;
}

/** Makes a link and mails it: the token exists from now on and stands nowhere but in the mail. */
async function mailLink(ctx: Context, link: NewLink, work: WorkInHand, mailOf: (token: string) => Mail): Promise<void> {
  const token = newToken(ctx);
  const hash = tokenHash(token);
  await insertLink(ctx.db, {
    token_hash: hash,
    user_id: link.user.id,
    purpose: link.purpose,
    generation: link.user.link_generation,
    change_id: link.changeId ?? null,
    created_at: ctx.clock.now().toISOString(),
    expires_at: link.expiresAt.toISOString(),
    used_at: null,
  });
  try {
    await ctx.mailer.send(mailOf(token), messageIdOf(ctx, work));
  } catch (error) {
    await deleteLink(ctx.db, hash);
    throw error;
  }
}

function inMs(ctx: Context, ms: number): Date {
  return new Date(ctx.clock.now().getTime() + ms);
}

/** The link of a sign-up, if it still waits. */
export async function sendActivation(ctx: Context, payload: WorkPayload, work: WorkInHand): Promise<void> {
  const user = await readUser(ctx.db, Number(payload.userId));
  if (!user || user.activated_at || user.link_generation !== payload.generation) return;
  const next = isOwnPath(payload.next) ? payload.next : undefined;
  const expiresAt = inMs(ctx, ctx.config.linkHours * HOUR_MS);
  await mailLink(ctx, { user, purpose: "activation", expiresAt }, work, (token) =>
    activationMail(ctx, user, token, next),
  );
}

/** The link for a new password, to the account's address or to the one it was changed from. */
export async function sendReset(ctx: Context, payload: WorkPayload, work: WorkInHand): Promise<void> {
  const user = await readUser(ctx.db, Number(payload.userId));
  if (!user?.activated_at || user.disabled_at) return;
  const changeId = Number(payload.changeId) || null;
  const change = changeId === null ? undefined : await findChange(ctx.db, changeId);
  if (changeId !== null && (change?.user_id !== user.id || change.ended_at)) return;
  const expiresAt = inMs(ctx, ctx.config.resetLinkMinutes * MINUTE_MS);
  await mailLink(ctx, { user, purpose: "reset", changeId, expiresAt }, work, (token) =>
    resetMail(ctx, user, token, change?.old_email ?? user.email),
  );
}

/** Tells an owner that somebody else asked for their address; work about nobody is done by doing nothing. */
export async function sendWanted(ctx: Context, payload: WorkPayload, work: WorkInHand): Promise<void> {
  const owner = await readUser(ctx.db, Number(payload.userId));
  if (owner?.activated_at && !owner.disabled_at)
    await ctx.mailer.send(emailWantedMail(ctx, owner), messageIdOf(ctx, work));
}

/** The link that makes a new address hold; whoever has that address already is told instead. */
export async function sendEmailChange(ctx: Context, payload: WorkPayload, work: WorkInHand): Promise<void> {
  const change = await findChange(ctx.db, Number(payload.changeId));
  if (!change || change.ended_at || change.confirmed_at) return;
  const owner = await readUserByEmail(ctx.db, change.new_email);
  if (owner?.activated_at) {
    if (!owner.disabled_at) await ctx.mailer.send(emailWantedMail(ctx, owner), messageIdOf(ctx, work));
    return;
  }
  const user = await readUser(ctx.db, change.user_id);
  if (!user || (await isEmailHeld(ctx, ctx.db, change.new_email, user.id))) return;
  const expiresAt = inMs(ctx, ctx.config.linkHours * HOUR_MS);
  await mailLink(ctx, { user, purpose: "email_change", changeId: change.id, expiresAt }, work, (token) =>
    emailChangeMail(ctx, user, change, token),
  );
}

/** Tells the old address, with the link that undoes the change. */
export async function sendEmailChanged(ctx: Context, payload: WorkPayload, work: WorkInHand): Promise<void> {
  const change = await findChange(ctx.db, Number(payload.changeId));
  const user = change && (await readUser(ctx.db, change.user_id));
  if (!user || !change.undo_until || change.ended_at) return;
  const expiresAt = new Date(change.undo_until);
  await mailLink(ctx, { user, purpose: "email_undo", changeId: change.id, expiresAt }, work, (token) =>
    emailChangedMail(ctx, user, change, token),
  );
}

/** Tells the owner of an address that somebody wanted to sign up with it. */
export async function sendTaken(ctx: Context, payload: WorkPayload, work: WorkInHand): Promise<void> {
  const owner = await readUser(ctx.db, Number(payload.userId));
  if (owner?.activated_at && !owner.disabled_at) await ctx.mailer.send(takenMail(ctx, owner), messageIdOf(ctx, work));
}
