import { readOpening } from "#features/advisor/operations/free-times.server.ts";
import { showingFacts } from "#features/guardians/operations/may-keep-results.server.ts";
import type { Context } from "#platform/context.ts";
import { permit, stillThere } from "#platform/permission.ts";
import type { Actor } from "#shared/actor.ts";
import { bookRefusal, mayBook } from "../access.ts";
import type { Hindrance, Known } from "../schema/offer.ts";
import { readConsultations } from "../store/consultations.server.ts";

/** What stands in the way of booking, said before a time is chosen. */
export async function readHindrance(ctx: Context, actor: Actor): Promise<Hindrance> {
  const person = permit(actor, mayBook);
  const [{ closed }, facts] = await Promise.all([readOpening(ctx), showingFacts(ctx, person.id)]);
  return {
    closed: closed && { ...closed, reason: closed.reason[person.locale] },
    refusal: bookRefusal(stillThere(facts)),
  };
}

/** What is known of somebody who books; their number as they gave it last. */
export async function readKnown(ctx: Context, actor: Actor): Promise<Known> {
  const person = permit(actor, mayBook);
  const whose = { person: person.id };
  const [facts, [last]] = await Promise.all([
    showingFacts(ctx, person.id),
    readConsultations(ctx.db, whose, { isLatestFirst: true, limit: 1 }),
  ]);
  return {
    name: `${person.firstName} ${person.lastName}`.trim(),
    email: person.email,
    phone: last?.phone ?? "",
    isMinor: stillThere(facts).isMinorOrUnknown,
  };
}
