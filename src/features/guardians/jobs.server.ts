import { note } from "#features/audit/operations.server.ts";
import { readPersonFacts } from "#features/people/operations/read-person-facts.server.ts";
import { type Context, inTransaction } from "#platform/context.ts";
import { bringBack } from "#platform/db/bring-back.ts";
import { messageIdOf } from "#platform/mail/message-id.ts";
import type { Mail } from "#platform/mail/port.ts";
import type { WorkHandlers, WorkInHand, WorkPayload } from "#platform/queue/port.ts";
import { newToken, tokenHash } from "#platform/token.ts";
import { askMail } from "./emails/ask-mail.server.tsx";
import { invitationMail } from "./emails/invitation-mail.server.tsx";
import { newsMail } from "./emails/news-mail.server.tsx";
import { ASK_WORK, GUARDIAN_NEWS, INVITATION_WORK, NEWS_WORK } from "./operations/queue-mails.server.ts";
import { daysFrom, isMinorOrUnknown } from "./rules.ts";
import { deleteLink, findConsent, insertLink, noteTold } from "./store/consents.server.ts";
import {
  deleteOldGuardianships,
  endGuardianshipRow,
  findGuardianship,
  openGuardianships,
} from "./store/guardianships.server.ts";
import type { GuardianLinkRow } from "./store/tables.server.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const AT_ONCE = 200;

/** Makes a link and mails it to a guardian, if the address still stands. */
async function sendAsk(ctx: Context, payload: WorkPayload, work: WorkInHand): Promise<void> {
  const pupil = await readPersonFacts(ctx, Number(payload.userId));
  const row = pupil && (await findConsent(ctx.db, pupil.id));
  if (!pupil?.isActive || !row?.email || row.generation !== payload.generation) return;
  const { email, generation } = row;
  const link = { pupil_id: pupil.id, guardianship_id: null, generation };
  await sendWithLink(ctx, link, work, (token) => askMail(ctx, { pupil, email, token }));
  await noteTold(ctx.db, pupil.id, generation, ctx.clock.now().toISOString());
}

/** Makes a link and mails it to somebody a pupil has invited, if the invitation still stands. */
async function sendInvitation(ctx: Context, payload: WorkPayload, work: WorkInHand): Promise<void> {
  const row = await findGuardianship(ctx.db, Number(payload.guardianshipId));
  const pupil = row && (await readPersonFacts(ctx, row.pupil_id));
  if (!row || row.ended_at || row.accepted_at || !pupil?.isActive) return;
  const link = { pupil_id: pupil.id, guardianship_id: row.id, generation: 0 };
  await sendWithLink(ctx, link, work, (token) => invitationMail(ctx, { pupil, email: row.guardian_email, token }));
}

async function sendWithLink(
  ctx: Context,
  link: Pick<GuardianLinkRow, "pupil_id" | "guardianship_id" | "generation">,
  work: WorkInHand,
  mailOf: (token: string) => Mail,
): Promise<void> {
  const token = newToken(ctx);
  const hash = tokenHash(token);
  await insertLink(ctx.db, { ...link, token_hash: hash, created_at: ctx.clock.now().toISOString() });
  try {
    await ctx.mailer.send(mailOf(token), messageIdOf(ctx, work));
  } catch (error) {
    await deleteLink(ctx.db, hash);
    throw error;
  }
}

async function sendNews(ctx: Context, payload: WorkPayload, work: WorkInHand): Promise<void> {
  const reader = await readPersonFacts(ctx, Number(payload.userId));
  const news = GUARDIAN_NEWS.find((one) => one === payload.news);
  if (!reader?.isActive || reader.isPlace || !news) return;
  await ctx.mailer.send(newsMail(ctx, reader, news), messageIdOf(ctx, work));
}

/** Ends the links of pupils who have come of age, and removes what ended long ago. */
export async function sweepGuardianships(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const aheadMs = ctx.config.invitationDays * DAY_MS;
  await bringBack(ctx.db, { table: "guardianships", column: "expires_at", aheadMs }, now);
  for (let rows = await openGuardianships(ctx.db, 0, AT_ONCE); rows.length > 0; ) {
    for (const row of rows) {
      const pupil = await readPersonFacts(ctx, row.pupil_id);
      if (!pupil || isMinorOrUnknown(pupil, now)) continue;
      await inTransaction(ctx, async (db) => {
        if (!(await endGuardianshipRow(db, row.id, now.toISOString()))) return;
        await note(ctx, db, { actorId: null, action: "guardianship.ended_of_age", subjectId: row.pupil_id });
      });
    }
    rows = await openGuardianships(ctx.db, rows.at(-1)?.id ?? 0, AT_ONCE);
  }
  await deleteOldGuardianships(ctx.db, daysFrom(now, -ctx.config.endedLinkDays));
}

export const guardiansWork: WorkHandlers = {
  [ASK_WORK]: sendAsk,
  [INVITATION_WORK]: sendInvitation,
  [NEWS_WORK]: sendNews,
  "guardians.sweep": { everyMs: HOUR_MS, run: sweepGuardianships },
};
