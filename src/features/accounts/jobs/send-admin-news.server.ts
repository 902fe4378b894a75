import { readUser } from "#features/people/operations/read-user.server.ts";
import type { Context } from "#platform/context.ts";
import { messageIdOf } from "#platform/mail/message-id.ts";
import type { WorkInHand, WorkPayload } from "#platform/queue/port.ts";
import { isRole } from "#shared/actor.ts";
import { blockMail, roleMail } from "../emails/admin-mails.server.tsx";

/** Mails one reader that somebody has a role now or no longer. */
export async function sendRoleNews(ctx: Context, payload: WorkPayload, work: WorkInHand): Promise<void> {
  const { role, given, at } = payload;
  const [reader, holder, by] = await Promise.all(
    [payload.to, payload.userId, payload.byId].map((id) => readUser(ctx.db, Number(id))),
  );
  if (!reader?.activated_at || reader.disabled_at || !holder || !isRole(role)) return;
  const mail = roleMail(ctx, reader, { holder, role, given: given === true, at: String(at), by: by ?? null });
  await ctx.mailer.send(mail, messageIdOf(ctx, work));
}

/** Mails somebody that their account is blocked or open again, if it still is. */
export async function sendBlockNews(ctx: Context, payload: WorkPayload, work: WorkInHand): Promise<void> {
  const user = await readUser(ctx.db, Number(payload.userId));
  const blocked = payload.blocked === true;
  if (!user || (user.disabled_at !== null) !== blocked) return;
  await ctx.mailer.send(blockMail(ctx, user, { blocked, at: String(payload.at) }), messageIdOf(ctx, work));
}
