import { readSlotToBook } from "#features/advisor/operations/hold-slot.server.ts";
import { readNamesOf } from "#features/people/operations/read-user.server.ts";
import type { Context } from "#platform/context.ts";
import { permit } from "#platform/permission.ts";
import type { Actor } from "#shared/actor.ts";
import { mayBook } from "../access.ts";
import { presentConsultation, presentLine } from "../presenter.server.ts";
import { LIVE, type Side } from "../rules.ts";
import type { ConsultationLine, ConsultationView, TimeView } from "../schema.ts";
import { readChanges, readConsultations } from "../store/consultations.server.ts";
import type { ConsultationRow } from "../store/tables.server.ts";
import { requireConsultation } from "./act-on.server.ts";

const UPCOMING = 50;
const PAGE = 20;

/** What is still to come of one's own, the next first, and what was, the last first. */
export async function listOwnConsultations(
  ctx: Context,
  actor: Actor,
  page = 1,
): Promise<{ upcoming: ConsultationLine[]; previous: ConsultationLine[]; hasMore: boolean }> {
  const { id } = permit(actor, mayBook);
  const now = ctx.clock.now().toISOString();
  const whose = { person: id };
  const [upcoming, rows] = await Promise.all([
    readConsultations(ctx.db, whose, { statuses: LIVE, endsAfter: now, limit: UPCOMING }),
    readConsultations(ctx.db, whose, {
      isLatestFirst: true,
      isOverAt: now,
      limit: PAGE + 1,
      offset: (page - 1) * PAGE,
    }),
  ]);
  return {
    upcoming: await linesOf(ctx, upcoming, "person"),
    previous: await linesOf(ctx, rows.slice(0, PAGE), "person"),
    hasMore: rows.length > PAGE,
  };
}

/** Rows as lines of a list, with the names they need. */
export async function linesOf(ctx: Context, rows: readonly ConsultationRow[], side: Side): Promise<ConsultationLine[]> {
  const names = await readNamesOf(
    ctx.db,
    rows.flatMap(({ advisor_id }) => advisor_id ?? []),
  );
  return Promise.all(
    rows.map(async (row) => presentLine(ctx, row, side, { names, proposed: await proposedOf(ctx, row) })),
  );
}

async function proposedOf(ctx: Context, { proposed_slot_id: id }: ConsultationRow): Promise<TimeView | null> {
  const found = id === null ? null : await readSlotToBook(ctx.db, id);
  return found && { id: found.slot.document_id, startsAt: found.slot.starts_at, endsAt: found.slot.ends_at };
}

/** One consultation, as the asker's side sees it; another's does not exist. */
export async function readConsultation(ctx: Context, actor: Actor, documentId: string): Promise<ConsultationView> {
  const { account, row, side } = await requireConsultation(ctx.db, actor, documentId);
  const changes = await readChanges(ctx.db, row.id);
  const people = [row.person_id, row.advisor_id, ...changes.map(({ actor_id }) => actor_id)];
  const names = await readNamesOf(
    ctx.db,
    people.flatMap((one) => one ?? []),
  );
  const proposed = await proposedOf(ctx, row);
  return presentConsultation(ctx, row, { side, reader: account.id, changes, names, proposed });
}
