import { freeTimesOf } from "#features/advisor/operations/free-times.server.ts";
import { listClosures } from "#features/advisor/operations/keep-closures.server.ts";
import { readAdvisorNumber, readCards, readDeskRows } from "#features/advisor/operations/read-cards.server.ts";
import { requireDesks } from "#features/advisor/operations/require-desk.server.ts";
import { dayBegins, daysAfter } from "#features/advisor/rules/weekly-slots.ts";
import type { ClosureView } from "#features/advisor/schema.ts";
import { note } from "#features/audit/operations.server.ts";
import { readNamesOf } from "#features/people/operations/read-user.server.ts";
import type { Context } from "#platform/context.ts";
import type { Actor } from "#shared/actor.ts";
import type { ListState } from "../rules/desk-states.ts";
import { figuresOf } from "../rules/figures.ts";
import { isLive } from "../rules.ts";
import type { AdminLine, DeskLine, DeskList, StateCounts, TimesOfAdvisor } from "../schema/desk.ts";
import type { ActInput, ConsultationView } from "../schema.ts";
import { countLiveBetween, nextOfEach, readCounted, waitingOfEach } from "../store/desk.server.ts";
import { actOnConsultation, requireConsultation } from "./act-on.server.ts";
import { linesOf, readConsultation } from "./read-consultations.server.ts";
import { countStates, monthBegins, rowsOfState } from "./read-desk.server.ts";

const MOST_TIMES = 200;
const FOREVER = "9999-01-01T00:00:00.000Z";

/** Every desk with what waits there, what is next and what happened this month. */
export async function readDesks(ctx: Context, actor: Actor): Promise<DeskLine[]> {
  requireDesks(actor);
  const since = monthBegins(ctx);
  const now = ctx.clock.now().toISOString();
  const [desks, counted, waiting, next] = await Promise.all([
    readDeskRows(ctx),
    readCounted(ctx.db, null, since),
    waitingOfEach(ctx.db, now),
    nextOfEach(ctx.db, now),
  ]);
  const ofAdvisor = Map.groupBy(counted, ({ advisorId }) => advisorId);
  return desks.map(({ userId, id, name, isTaking }) => ({
    id,
    name,
    isTaking,
    waiting: waiting.get(userId) ?? 0,
    nextAt: next.get(userId) ?? null,
    figures: figuresOf(ofAdvisor.get(userId) ?? [], since),
  }));
}

/** Holidays and closures, each with how many living consultations begin in its days. */
export async function listClosuresBooked(
  ctx: Context,
  actor: Actor,
): Promise<(ClosureView & { readonly booked: number })[]> {
  requireDesks(actor);
  const zone = ctx.config.site.timeZone;
  const now = ctx.clock.now().toISOString();
  const closures = await listClosures(ctx, actor);
  return Promise.all(
    closures.map(async (one) => {
      const [, from = now] = [dayBegins(one.from, zone), now].sort();
      const until = one.until === null ? FOREVER : dayBegins(daysAfter(one.until, 1), zone);
      return { ...one, booked: await countLiveBetween(ctx.db, from, until) };
    }),
  );
}

/** A page of all consultations in one state, of one advisor where one is named. */
export async function listAll(
  ctx: Context,
  actor: Actor,
  { state, advisor, page }: { readonly state: ListState; readonly advisor: string | null; readonly page: number },
): Promise<{ list: DeskList<AdminLine>; counts: StateCounts }> {
  requireDesks(actor);
  const number = advisor === null ? null : await readAdvisorNumber(ctx, advisor);
  const { rows, hasMore } = await rowsOfState(ctx, number === null ? null : { advisor: number }, state, page);
  const names = await readNamesOf(
    ctx.db,
    rows.flatMap(({ advisor_id }) => advisor_id ?? []),
  );
  const lines = (await linesOf(ctx, rows, "admin")).map((line, at) => ({
    ...line,
    advisorName: names.get(rows[at]?.advisor_id ?? 0) ?? null,
  }));
  return { list: { lines, page, hasMore }, counts: await countStates(ctx, number) };
}

/** One consultation for administrators: who holds it, and whom it could go to. */
export async function readForAdmin(
  ctx: Context,
  actor: Actor,
  documentId: string,
): Promise<{ consultation: ConsultationView; advisorName: string | null; times: TimesOfAdvisor[] }> {
  const account = requireDesks(actor);
  const { row } = await requireConsultation(ctx.db, account, documentId);
  const names = await readNamesOf(ctx.db, row.advisor_id === null ? [] : [row.advisor_id]);
  const isOpen = isLive(row.status) && Date.parse(row.starts_at) > ctx.clock.now().getTime();
  return {
    consultation: await readConsultation(ctx, account, documentId),
    advisorName: names.get(row.advisor_id ?? 0) ?? null,
    times: isOpen ? await timesOfOthers(ctx, row) : [],
  };
}

async function timesOfOthers(
  ctx: Context,
  { field, type, advisor_id }: Awaited<ReturnType<typeof requireConsultation>>["row"],
): Promise<TimesOfAdvisor[]> {
  const after = ctx.clock.now().toISOString();
  const slots = await freeTimesOf(ctx, { field, kind: type }, { after, limit: MOST_TIMES });
  const others = Map.groupBy(
    slots.filter(({ advisorId }) => advisorId !== advisor_id),
    ({ advisorId }) => advisorId,
  );
  const cards = await readCards(ctx, [...others.keys()]);
  return [...others].flatMap(([advisorId, times]) => {
    const card = cards.get(advisorId);
    if (!card) return [];
    return [
      { name: card.name, times: times.map(({ documentId: id, startsAt, endsAt }) => ({ id, startsAt, endsAt })) },
    ];
  });
}

/** What an administrator does with somebody's consultation: gives it to another advisor, or cancels it; that they did is written down. */
export async function actAsAdmin(ctx: Context, actor: Actor, documentId: string, input: ActInput): Promise<void> {
  const account = requireDesks(actor);
  const row = await actOnConsultation(ctx, account, documentId, input);
  const action = input.act === "cancel" ? "consultation.cancelled" : "consultation.reassigned";
  await note(ctx, ctx.db, { actorId: account.id, action, subjectId: row.person_id });
}
