import { note } from "#features/audit/operations.server.ts";
import { changeUser } from "#features/people/operations/change-user.server.ts";
import { readUser, type UserRow } from "#features/people/operations/read-user.server.ts";
import { endSignInsOf } from "#features/sign-ins/operations/keep-sign-in.server.ts";
import { queueNews } from "#features/sign-ins/operations/queue-news.server.ts";
import { undoSecondStepSince } from "#features/sign-ins/operations/set-up-second-step.server.ts";
import { type Context, inTransaction } from "#platform/context.ts";
import { isDuplicate } from "#platform/db/duplicate.ts";
import type { Db } from "#platform/db/open.ts";
import { AppError } from "#platform/errors.ts";
import { takeTry } from "#platform/limits/count-tries.ts";
import { isToken, tokenHash } from "#platform/token.ts";
import type { Actor } from "#shared/actor.ts";
import { LIMITS, type LinkPurpose, type LinkState, linkUse } from "../rules.ts";
import { confirmChange, type EmailChange, endChangesFrom, findChange } from "../store/email-changes.server.ts";
import { setErasure } from "../store/endings.server.ts";
import { deleteIdentitiesSince } from "../store/identities.server.ts";
import { endLinksOf, findLink, spendLink } from "../store/links.server.ts";
import { freeEmail } from "../store/users.server.ts";
import { endEmailChange } from "./change-email.server.ts";
import { RESET_WORK } from "./forgot-password.server.ts";
import { isEmailHeld } from "./hold-email.server.ts";

export const EMAIL_CHANGED_WORK = "accounts.email-changed";

const DAY_MS = 24 * 3_600_000;

type ChangePurpose = Extract<LinkPurpose, "email_change" | "email_undo">;

export interface EmailLink {
  readonly state: LinkState;
  /** The address that holds after the link was used; null unless it is ready. */
  readonly email: string | null;
}

/** What a link about a change of address is good for; asking uses nothing up. */
export async function readEmailLink(ctx: Context, purpose: ChangePurpose, token: string): Promise<EmailLink> {
  const link = isToken(token) ? await findLink(ctx.db, tokenHash(token), purpose) : undefined;
  const change = link ? await findChange(ctx.db, link.changeId ?? 0) : undefined;
  if (!link || !change) return { state: "invalid", email: null };
  const state = stateOf(link, change, purpose, ctx.clock.now());
  if (state !== "ready") return { state, email: null };
  return { state, email: purpose === "email_change" ? change.new_email : change.old_email };
}

function stateOf(
  link: { readonly usedAt: string | null; readonly expiresAt: string },
  change: EmailChange,
  purpose: ChangePurpose,
  now: Date,
): LinkState {
  const state = linkUse(link, now);
  if (state !== "ready") return state;
  const isOpen = purpose === "email_change" ? change.confirmed_at === null : change.confirmed_at !== null;
  return isOpen && change.ended_at === null ? "ready" : "invalid";
}

async function takeChange(ctx: Context, db: Db, purpose: ChangePurpose, token: string): Promise<EmailChange> {
  const hash = tokenHash(token);
  const link = isToken(token) ? await findLink(db, hash, purpose) : undefined;
  const change = link && (await findChange(db, link.changeId ?? 0));
  const now = ctx.clock.now();
  if (!change || stateOf(link, change, purpose, now) !== "ready") throw new AppError("link_invalid");
  if (!(await spendLink(db, hash, now.toISOString()))) throw new AppError("link_invalid");
  return change;
}

/** Makes the new address hold, by the link that was sent there. An account that was never activated gives way to it. */
export async function confirmEmailChange(ctx: Context, actor: Actor, { token }: { token: string }): Promise<void> {
  await takeTry(ctx, LIMITS.resetAddress, actor.origin.address);
  const now = ctx.clock.now();
  const at = now.toISOString();
  await unlessTaken(ctx, "email_taken", async (db) => {
    const change = await takeChange(ctx, db, "email_change", token);
    if ((await readUser(db, change.user_id))?.disabled_at) throw new AppError("link_invalid");
    if (await isEmailHeld(ctx, db, change.new_email, change.user_id)) throw new AppError("email_taken");
    if (!(await freeEmail(db, change.new_email))) throw new AppError("email_taken");
    const undoUntil = new Date(now.getTime() + ctx.config.emailUndoDays * DAY_MS).toISOString();
    if (!(await confirmChange(db, change.id, at, undoUntil))) throw new AppError("link_invalid");
    await changeUser(db, change.user_id, { email: change.new_email, updated_at: at });
    await note(ctx, db, { actorId: change.user_id, action: "email.changed", subjectId: change.user_id });
    await ctx.queue.add(db, EMAIL_CHANGED_WORK, { changeId: change.id });
  });
  ctx.queue.wake();
}

/** One transaction; an address that somebody else takes between the look and the write is taken, and no fault of ours. */
async function unlessTaken(
  ctx: Context,
  code: "email_taken" | "link_invalid",
  work: (db: Db) => Promise<void>,
): Promise<void> {
  try {
    await inTransaction(ctx, work);
  } catch (error) {
    throw isDuplicate(error) ? new AppError(code) : error;
  }
}

/**
 * Brings the old address back, by the link that was sent there. Whoever changed it knew the password and may be signed in: all sign-ins
 * end, the password opens nothing any more, newer changes fall, and a link for a new password goes to the address that is back.
 */
export async function undoEmailChange(ctx: Context, actor: Actor, { token }: { token: string }): Promise<void> {
  await takeTry(ctx, LIMITS.resetAddress, actor.origin.address);
  const at = ctx.clock.now().toISOString();
  await unlessTaken(ctx, "link_invalid", async (db) => {
    const change = await takeChange(ctx, db, "email_undo", token);
    const user = await readUser(db, change.user_id);
    if (!user || !(await freeEmail(db, change.old_email))) throw new AppError("link_invalid");
    await changeUser(db, user.id, { email: change.old_email, password_hash: "", updated_at: at });
    await endChangesFrom(db, user.id, change.id, at);
    await endEmailChange(ctx, db, user.id);
    await endLinksOf(db, user.id, "reset", at);
    await endSignInsOf(db, user.id);
    await note(ctx, db, { actorId: user.id, action: "email.undone", subjectId: user.id });
    await takeBackDoors(ctx, db, user, change);
    await ctx.queue.add(db, RESET_WORK, { userId: user.id, changeId: 0 }, { key: `${RESET_WORK}:${user.id}:0` });
  });
  ctx.queue.wake();
}

/**
 * Takes away the ways in that may be the intruder's: other services, a second step and recovery codes set up since the change, or so shortly before it
 * that it may have been the same hand. A day of erasure goes too: an account is rather kept than lost.
 */
async function takeBackDoors(ctx: Context, db: Db, { id }: UserRow, change: EmailChange): Promise<void> {
  const since = new Date(Date.parse(change.asked_at) - ctx.config.emailUndoDays * DAY_MS).toISOString();
  if ((await deleteIdentitiesSince(db, id, since)) > 0) {
    await note(ctx, db, { actorId: null, action: "identity.unlinked", subjectId: id });
    await queueNews(ctx, db, { userId: id, news: "provider_unlinked" });
  }
  await undoSecondStepSince(ctx, db, id, since);
  if (await setErasure(db, id, null))
    await note(ctx, db, { actorId: null, action: "erasure.taken_back", subjectId: id });
}
