import { freeTimesOf } from "#features/advisor/operations/free-times.server.ts";
import { readSchedule } from "#features/advisor/operations/keep-schedule.server.ts";
import { note } from "#features/audit/operations.server.ts";
import { savedJobsOf } from "#features/favorites/operations/saved-jobs.server.ts";
import { areResultsHidden } from "#features/guardians/operations/may-keep-results.server.ts";
import { resultsSharedWith } from "#features/scales/sharing/operations/read-shared-result.server.ts";
import type { Context } from "#platform/context.ts";
import { refuseIf } from "#platform/permission.ts";
import type { Account, Actor } from "#shared/actor.ts";
import { noteRefusal } from "../access.ts";
import { agreeRefusal, isBriefOpen, isLive, type ShownPart } from "../rules.ts";
import type { Brief } from "../schema/desk.ts";
import type { ConsultationView, TimeView } from "../schema.ts";
import type { ConsultationRow } from "../store/tables.server.ts";
import { requireConsultation } from "./act-on.server.ts";
import { listActions } from "./agreed-actions.server.ts";
import { listOutcomes } from "./answer-outcome.server.ts";
import { readNote } from "./keep-notes.server.ts";
import { readConsultation } from "./read-consultations.server.ts";

const MOST_TIMES = 60;

/** Refuses whoever does not hold a consultation, without reading the brief. */
export async function requireOwnConsultation(ctx: Context, actor: Actor, documentId: string): Promise<void> {
  const { side } = await requireConsultation(ctx.db, actor, documentId);
  refuseIf(noteRefusal(side));
}

/** All that an advisor sees of one of their consultations; that it was read is written down. */
export async function readBrief(ctx: Context, actor: Actor, documentId: string): Promise<Brief> {
  const { account, row, side } = await requireConsultation(ctx.db, actor, documentId);
  refuseIf(noteRefusal(side));
  const now = ctx.clock.now();
  const consultation = await readConsultation(ctx, account, documentId);
  const shown = await readShown(ctx, account, row, consultation);
  await note(ctx, ctx.db, { actorId: account.id, action: "consultation.brief_read", subjectId: row.person_id });
  const isAhead = Date.parse(row.starts_at) > now.getTime();
  return {
    consultation,
    ...shown,
    note: await readNote(ctx, account, documentId),
    actions: await listActions(ctx, account, { consultation: documentId }),
    outcomes: await listOutcomes(ctx, account, documentId),
    usualLink: row.meeting_link ?? (await readSchedule(ctx, account)).meetingLink,
    times: isAhead && isLive(row.status) ? await ownTimes(ctx, account, row) : [],
    mayAnswer: isAhead && row.status === "pending",
    mayMark: !isAhead && ["approved", "completed", "noShowUser", "noShowConsultant"].includes(row.status),
    mayAgree: agreeRefusal({ status: row.status, startsAt: row.starts_at }, now) === null,
  };
}

/** What the person lets this advisor see, as long as that is for. */
async function readShown(
  ctx: Context,
  account: Account,
  row: ConsultationRow,
  { status, endsAt, shows }: ConsultationView,
): Promise<Pick<Brief, "results" | "saved">> {
  const isOpen = isBriefOpen({ status, endsAt }, ctx.clock.now());
  const isShown = (part: ShownPart) => isOpen && shows.includes(part);
  const isHidden = shows.length > 0 && (await areResultsHidden(ctx, row.person_id));
  return {
    results: isShown("results") && !isHidden ? await resultsSharedWith(ctx, account, { id: row.person_id }) : null,
    saved: isShown("saved") && !isHidden ? await savedJobsOf(ctx, row.person_id, account.locale) : null,
  };
}

async function ownTimes(ctx: Context, account: Account, row: ConsultationRow): Promise<TimeView[]> {
  const wanted = { advisorId: account.id, kind: row.type };
  const slots = await freeTimesOf(ctx, wanted, { after: ctx.clock.now().toISOString(), limit: MOST_TIMES });
  return slots.map(({ documentId: id, startsAt, endsAt }) => ({ id, startsAt, endsAt }));
}
