import { requireAdvisor } from "#features/advisor/operations/require-desk.server.ts";
import { dayBegins, daysAfter } from "#features/advisor/rules/weekly-slots.ts";
import { dayOf } from "#i18n/format.ts";
import type { Context } from "#platform/context.ts";
import type { Actor } from "#shared/actor.ts";
import { presentRequest } from "../presenter/request.server.ts";
import { LISTED, type ListState } from "../rules/desk-states.ts";
import { figuresOf } from "../rules/figures.ts";
import { LIVE } from "../rules.ts";
import type { DeskBoard, DeskList, StateCounts } from "../schema/desk.ts";
import type { ConsultationLine } from "../schema.ts";
import { readConsultations } from "../store/consultations.server.ts";
import { countStatuses, readCounted, readHolders } from "../store/desk.server.ts";
import type { ConsultationRow } from "../store/tables.server.ts";
import { linesOf } from "./read-consultations.server.ts";

const MOST_TODAY = 60;
const MOST_WAITING = 100;
const MOST_TO_MARK = 20;
const MOST_AHEAD = 60;
const PAGE = 20;

/** An advisor's day: what is next, what waits for an answer, what is to come, and what still has to be marked. */
export async function readBoard(ctx: Context, actor: Actor): Promise<DeskBoard> {
  const { id, locale } = requireAdvisor(actor);
  const now = ctx.clock.now().toISOString();
  const zone = ctx.config.site.timeZone;
  const today = dayOf(ctx.clock.now(), zone);
  const [begins, ends] = [dayBegins(today, zone), dayBegins(daysAfter(today, 1), zone)];
  const whose = { advisor: id };
  const [ofToday, waiting, toMark, ahead, counted] = await Promise.all([
    readConsultations(ctx.db, whose, { endsAfter: begins, startsBefore: ends, limit: MOST_TODAY }),
    readConsultations(ctx.db, whose, { statuses: ["pending"], endsAfter: now, limit: MOST_WAITING }),
    readConsultations(ctx.db, whose, { statuses: ["approved"], startsBefore: now, limit: MOST_TO_MARK }),
    readConsultations(ctx.db, whose, { statuses: LIVE, endsAfter: now, limit: MOST_AHEAD }),
    readCounted(ctx.db, id, monthBegins(ctx)),
  ]);
  const approved = ahead.filter(({ status }) => status === "approved");
  const [next] = approved;
  // The next stands large, and is told once.
  const later = approved.filter(({ starts_at, id: one }) => starts_at >= ends && one !== next?.id);
  const linesFor = (rows: readonly ConsultationRow[]) => linesOf(ctx, rows, "advisor");
  const [nextLine] = next ? await linesFor([next]) : [];
  const asking = waiting.toSorted((a, b) => a.booked_at.localeCompare(b.booked_at));
  const asked = await linesFor(asking);
  return {
    next: next && nextLine ? { ...nextLine, message: next.message } : null,
    today: await linesFor(ofToday.filter(({ status }) => !isOff(status))),
    firstDueAt: asked.map(({ expiresAt }) => expiresAt).toSorted()[0] ?? null,
    requests: asked.map((line, at) =>
      presentRequest(line, asking[at]?.message ?? "", { locale, zone, now: ctx.clock.now() }),
    ),
    toMark: await linesFor(toMark.filter(({ ends_at }) => ends_at <= now)),
    days: byDay(await linesFor(later), zone),
    figures: figuresOf(counted, monthBegins(ctx)),
  };
}

const isOff = (status: ConsultationRow["status"]) => LISTED.off.statuses.includes(status);

/** The instant this month began, on the site's clock. */
export function monthBegins(ctx: Context): string {
  const zone = ctx.config.site.timeZone;
  return dayBegins(`${dayOf(ctx.clock.now(), zone).slice(0, 7)}-01`, zone);
}

function byDay(lines: readonly ConsultationLine[], zone: string): DeskBoard["days"] {
  const days = Map.groupBy(lines, ({ startsAt }) => dayOf(new Date(startsAt), zone));
  return [...days].map(([day, ofDay]) => ({ day, lines: ofDay }));
}

/** How many consultations of an advisor, or of all, are in each state. */
export async function countStates(ctx: Context, advisorId: number | null): Promise<StateCounts> {
  const counts = await countStatuses(ctx.db, advisorId, ctx.clock.now().toISOString());
  const countOf = ({ statuses, when }: (typeof LISTED)[ListState]) =>
    statuses
      .map((status) => counts.get(status) ?? { ahead: 0, begun: 0 })
      .reduce((sum, { ahead, begun }) => sum + (when === "begun" ? 0 : ahead) + (when === "ahead" ? 0 : begun), 0);
  return Object.fromEntries(
    Object.entries(LISTED).map(([state, listed]) => [state, countOf(listed)]),
  ) as unknown as StateCounts;
}

/** How many of an advisor's own consultations are in each state. */
export function countOwnStates(ctx: Context, actor: Actor): Promise<StateCounts> {
  return countStates(ctx, requireAdvisor(actor).id);
}

/** A page of an advisor's consultations in one state. */
export async function listDesk(ctx: Context, actor: Actor, state: ListState, page: number): Promise<DeskList> {
  const { id } = requireAdvisor(actor);
  const { rows, hasMore } = await rowsOfState(ctx, { advisor: id }, state, page);
  return { lines: await linesOf(ctx, rows, "advisor"), page, hasMore };
}

/** Rows in one state: what is to come the next first, what was the last first. */
export async function rowsOfState(
  ctx: Context,
  whose: { readonly advisor: number } | null,
  state: ListState,
  page: number,
): Promise<{ rows: ConsultationRow[]; hasMore: boolean }> {
  const { statuses, when } = LISTED[state];
  const now = ctx.clock.now().toISOString();
  const rows = await readConsultations(ctx.db, whose, {
    statuses,
    ...(when === "ahead" && { startsAfter: now }),
    ...(when === "begun" && { startsBefore: now }),
    isLatestFirst: when !== "ahead",
    limit: PAGE + 1,
    offset: (page - 1) * PAGE,
  });
  return { rows: rows.slice(0, PAGE), hasMore: rows.length > PAGE };
}

/** Who holds which of an advisor's own times between two moments, by the times' names. */
export async function readOwnHolders(
  ctx: Context,
  actor: Actor,
  from: string,
  until: string,
): Promise<Readonly<Record<string, { consultation: string; name: string; isWaiting: boolean }>>> {
  const holders = await readHolders(ctx.db, requireAdvisor(actor).id, from, until);
  return Object.fromEntries(
    holders.map(({ slot, consultation, name, status }) => [
      slot,
      { consultation, name, isWaiting: status === "pending" },
    ]),
  );
}
