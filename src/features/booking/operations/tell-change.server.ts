import { readNamesOf, readUser } from "#features/people/operations/read-user.server.ts";
import type { Context } from "#platform/context.ts";
import { messageIdOf } from "#platform/mail/message-id.ts";
import type { Mail } from "#platform/mail/port.ts";
import type { WorkInHand, WorkPayload } from "#platform/queue/port.ts";
import { changeMail, goneMail, type Receiver } from "../emails/consultation-mails.server.tsx";
import { isOfTime } from "../rules.ts";
import { GONE, GONE_WHY, type ToldSide, tellingOf } from "../schema/tellings.ts";
import { findChange, findConsultationById } from "../store/consultations.server.ts";
import { isContactConfirmed } from "../store/contacts.server.ts";
import type { ChangeRow, ConsultationRow } from "../store/tables.server.ts";
import { proposedStart } from "./plan-messages.server.ts";
import { type CalendarEntry, mailCalendar } from "./write-calendar.server.ts";

/** Mails a change to one side of it. */
export async function tellChange(ctx: Context, { changeId, side }: WorkPayload, work: WorkInHand): Promise<void> {
  const change = await findChange(ctx.db, Number(changeId));
  const row = change && (await findConsultationById(ctx.db, change.consultation_id));
  const to = side === "advisor" ? "advisor" : "person";
  const telling = change && tellingOf(change.act, change.side, to);
  const receiver = row && (await receiverOf(ctx, row, to));
  if (!row || !telling || !receiver) return;
  const startsAt = change.act === "propose" ? await proposedStart(ctx.db, row) : change.starts_at;
  // What was proposed was taken back, or answered, meanwhile.
  if (startsAt === null) return;
  const names = row.advisor_id === null ? null : await readNamesOf(ctx.db, [row.advisor_id]);
  const advisor = names?.get(row.advisor_id ?? 0) ?? null;
  const calendar = calendarOf(ctx, change, row, receiver);
  const mail = changeMail(ctx, receiver, { telling, row, startsAt, advisor, reason: change.reason, ...calendar });
  await ctx.mailer.send(mail, messageIdOf(ctx, work));
}

/** A calendar is told what holds now; a change that is overtaken leaves it to the mail of the next one. */
function calendarOf(
  ctx: Context,
  change: ChangeRow,
  row: ConsultationRow,
  { side, locale, to: email }: Receiver,
): { calendar?: NonNullable<Mail["calendar"]> } {
  if (!isOfTime(change.act) || change.status !== row.status || change.starts_at !== row.starts_at) return {};
  return { calendar: mailCalendar(ctx, entryOf(row), { side, locale, email }) };
}

/** What calendars know of a consultation. */
export function entryOf(row: ConsultationRow): CalendarEntry {
  return {
    documentId: row.document_id,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    status: row.status,
    sequence: row.sequence,
    changedAt: row.changed_at,
    field: row.field,
  };
}

/** Who a side of a consultation is, as mails reach them; null once the account is gone. */
export async function receiverOf(ctx: Context, row: ConsultationRow, side: ToldSide): Promise<Receiver | null> {
  const user = await readUser(ctx.db, (side === "person" ? row.person_id : row.advisor_id) ?? 0);
  if (!user) return null;
  if (side === "advisor")
    return { side, to: user.email, name: `${user.first_name} ${user.last_name}`.trim(), locale: user.locale };
  // Where codes go by SMS nobody has shown that the address is theirs: it could be a stranger's.
  const isTheirs = row.email === user.email || (await isContactConfirmed(ctx.db, row.person_id, row.email));
  return { side, to: isTheirs ? row.email : user.email, name: row.name, locale: row.locale };
}

/** Mails an advisor that a consultation is theirs no more: it went to another, or the person's account is gone. */
export async function tellGone(ctx: Context, payload: WorkPayload, work: WorkInHand): Promise<void> {
  const why = GONE_WHY.find((one) => one === payload.why);
  const user = await readUser(ctx.db, Number(payload.advisorId));
  if (!user || !why) return;
  const receiver = { side: "advisor", to: user.email, name: user.first_name, locale: user.locale } as const;
  const startsAt = String(payload.startsAt);
  const entry = {
    documentId: String(payload.document),
    startsAt,
    endsAt: String(payload.endsAt),
    status: "cancelledByUser",
    sequence: Number(payload.sequence),
    changedAt: ctx.clock.now().toISOString(),
    field: null,
  } as const;
  const calendar = mailCalendar(ctx, entry, { side: "advisor", locale: user.locale, email: user.email });
  await ctx.mailer.send(goneMail(ctx, receiver, { telling: GONE[why], startsAt, calendar }), messageIdOf(ctx, work));
}
