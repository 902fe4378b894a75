import { type PersonFacts, readPersonFacts } from "#features/people/operations/read-person-facts.server.ts";
import type { Context } from "#platform/context.ts";
import type { Db } from "#platform/db/open.ts";
import { mayOthersSee } from "../access.ts";
import { ageKnown, type ConsentFacts, isMinorOrUnknown, type Keeping, keepingOf, type ShowingFacts } from "../rules.ts";
import { findConsent } from "../store/consents.server.ts";
import type { GuardianConsentRow } from "../store/tables.server.ts";

/** A row of consent as the rules read it. */
export function consentFacts(row: GuardianConsentRow | undefined): ConsentFacts | null {
  if (!row) return null;
  return {
    email: row.email,
    toldAt: row.told_at,
    strangerAt: row.stranger_at,
    confirmedAt: row.confirmed_at,
    objectedAt: row.objected_at,
    guardianAgreedAt: row.guardian_agreed_at,
    pupilAgreedAt: row.pupil_agreed_at,
  };
}

/**
 * What becomes of a person's results: kept, tried only, hidden, or a question about a guardian comes first.
 * A pupil's place in a class answers `keep`: schools decide about it, and it has an end of its own.
 */
export async function mayKeepResults(
  ctx: Context,
  who: number | { readonly id: number },
  db: Db = ctx.db,
): Promise<Keeping> {
  const userId = typeof who === "number" ? who : who.id;
  const [facts, row] = await Promise.all([readPersonFacts(ctx, userId, db), findConsent(db, userId)]);
  return facts ? keepingNow(ctx, facts, row) : "try";
}

/** The same of facts that were read already. */
export function keepingNow(ctx: Context, facts: PersonFacts, row: GuardianConsentRow | undefined): Keeping {
  return facts.isPlace ? "keep" : keepingOf(ctx.config.guardians, facts, consentFacts(row), ctx.clock.now());
}

/** The facts that decide whether a guardian is asked about a person. */
export function askedOf(ctx: Context, facts: PersonFacts, row: GuardianConsentRow | undefined) {
  return {
    keeping: keepingNow(ctx, facts, row),
    rule: ctx.config.guardians,
    isMinorOrUnknown: isMinorOrUnknown(facts, ctx.clock.now()),
  };
}

/** Whether a guardian's objection hides the results of a person. */
export async function areResultsHidden(ctx: Context, who: number | { readonly id: number }): Promise<boolean> {
  return (await mayKeepResults(ctx, who)) === "hidden";
}

/**
 * Whether a guardian stands in the way of others (a teacher) seeing something of this pupil: true unless a guardian
 * objects, or the setting asks for a confirmation that is not there. Adults need nobody.
 */
export async function guardianAgrees(ctx: Context, userId: number, db: Db = ctx.db): Promise<boolean> {
  const facts = await readPersonFacts(ctx, userId, db);
  if (!facts) return false;
  const row = await findConsent(db, userId);
  return mayOthersSee({ ...askedOf(ctx, facts, row), isConfirmed: row?.confirmed_at != null });
}

/** What decides whether others may be shown results of a person; null of who is gone, shut, or sits at a place in a class. */
export async function showingFacts(ctx: Context, userId: number): Promise<ShowingFacts | null> {
  const [facts, row] = await Promise.all([readPersonFacts(ctx, userId), findConsent(ctx.db, userId)]);
  if (!facts?.isActive || facts.isPlace) return null;
  return { ...askedOf(ctx, facts, row), isAgeKnown: ageKnown(facts), isConfirmed: row?.confirmed_at != null };
}
