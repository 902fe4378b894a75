import { notify } from "#features/notifications/operations/notify.server.ts";
import type { Context } from "#platform/context.ts";
import type { Db } from "#platform/db/open.ts";
import { deviceOf, takeTry } from "#platform/limits/count-tries.ts";
import type { Person } from "#shared/actor.ts";
import { LIMITS } from "../rules.ts";

export const ASK_WORK = "guardians.ask";
export const INVITATION_WORK = "guardians.invitation";
export const NEWS_WORK = "guardians.news";
/** The kind of notification. */
export const GUARDIAN_KIND = "guardian";

/** What a pupil or guardian hears by mail. */
export const GUARDIAN_NEWS = ["objected", "confirmed", "agreed", "stranger", "linked", "unlinked"] as const;
export type GuardianNews = (typeof GUARDIAN_NEWS)[number];

/** Asks for the mail to a pupil's guardian; its link is made when it is sent. */
export function queueAsk(ctx: Context, db: Db, userId: number, generation: number): Promise<void> {
  return ctx.queue.add(db, ASK_WORK, { userId, generation }, { key: `${ASK_WORK}:${userId}:${generation}` });
}

export function queueInvitation(ctx: Context, db: Db, guardianshipId: number): Promise<void> {
  const key = `${INVITATION_WORK}:${guardianshipId}`;
  return ctx.queue.add(db, INVITATION_WORK, { guardianshipId }, { key });
}

/** Tells a person by mail and on the site what was decided, without blame and without a result. */
export async function queueGuardianNews(ctx: Context, db: Db, userId: number, news: GuardianNews): Promise<void> {
  await ctx.queue.add(db, NEWS_WORK, { userId, news });
  await notify(ctx, db, userId, { kind: GUARDIAN_KIND, subject: news });
}

/** Counts a mail to somebody who has not asked for it: nobody's box is filled through us. */
export async function takeMailTries(ctx: Context, person: Person, email: string): Promise<void> {
  await takeTry(ctx, LIMITS.mailAddress, person.origin.address);
  await takeTry(ctx, LIMITS.mailDevice, deviceOf(person.origin));
  await takeTry(ctx, LIMITS.mailPupil, String(person.id));
  await takeTry(ctx, LIMITS.mailEmail, email);
}
