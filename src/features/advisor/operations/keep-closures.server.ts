import { note } from "#features/audit/operations.server.ts";
import { dayOf } from "#i18n/format.ts";
import { type Context, inTransaction } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import { permit } from "#platform/permission.ts";
import type { Actor } from "#shared/actor.ts";
import { isAdvisor, mayRunDesks } from "../access.ts";
import type { ClosureInput, ClosureView } from "../schema.ts";
import { readClosures } from "../store/advisors.server.ts";
import { deleteClosure, insertClosure } from "../store/closures.server.ts";

/** Holidays and closures that are not over; administrators and advisors read them. */
export async function listClosures(ctx: Context, actor: Actor): Promise<ClosureView[]> {
  if (!isAdvisor(actor)) permit(actor, mayRunDesks);
  const rows = await readClosures(ctx.db, today(ctx));
  return rows.map(({ id, kind, from_on, until_on, reason_ar, reason_en }) => ({
    id,
    kind,
    from: from_on,
    until: until_on,
    reason: { ar: reason_ar, en: reason_en },
    isNow: from_on <= today(ctx),
  }));
}

const today = (ctx: Context) => dayOf(ctx.clock.now(), ctx.config.site.timeZone);

/** Enters a holiday, or closes bookings with a reason; what is booked stays as it is. */
export async function addClosure(ctx: Context, actor: Actor, input: ClosureInput): Promise<void> {
  const { id } = permit(actor, mayRunDesks);
  await inTransaction(ctx, async (db) => {
    await insertClosure(db, {
      kind: input.kind,
      from_on: input.from,
      until_on: input.until,
      reason_ar: input.reason_ar,
      reason_en: input.reason_en,
      made_by: id,
      made_at: ctx.clock.now().toISOString(),
    });
    const details = { kind: input.kind, from: input.from, ...(input.until && { until: input.until }) };
    await note(ctx, db, { actorId: id, action: "consultations.closed", details });
  });
}

/** Takes a holiday or a closure back. */
export async function removeClosure(ctx: Context, actor: Actor, closure: number): Promise<void> {
  const { id } = permit(actor, mayRunDesks);
  await inTransaction(ctx, async (db) => {
    if (!(await deleteClosure(db, closure))) throw new AppError("not_found");
    await note(ctx, db, { actorId: id, action: "consultations.opened" });
  });
}
