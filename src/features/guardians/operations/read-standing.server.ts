import { maskEmail } from "#features/accounts/rules.ts";
import { note } from "#features/audit/operations.server.ts";
import { type PersonFacts, readPersonFacts } from "#features/people/operations/read-person-facts.server.ts";
import type { Context } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import { stillThere } from "#platform/permission.ts";
import { requireAccount } from "#platform/require-person.ts";
import { isDocumentId } from "#platform/token.ts";
import type { Actor } from "#shared/actor.ts";
import { isInSight, mayReadSummary } from "../access.ts";
import { ageKnown, answeredAt, consentState, endsSoon, heldUntil, isHeld, isMinorOrUnknown, turnOf } from "../rules.ts";
import type { GuardianStanding, GuardianshipView, PupilSummary, SummaryLine } from "../schema.ts";
import { findConsent } from "../store/consents.server.ts";
import { findOpenGuardianship, guardiansOf, pupilsOf } from "../store/guardianships.server.ts";
import type { GuardianConsentRow, GuardianshipRow } from "../store/tables.server.ts";
import { askedOf, consentFacts, mayKeepResults } from "./may-keep-results.server.ts";

/** Where a pupil stands with guardians: what was said, and who is linked. */
export async function readStanding(ctx: Context, actor: Actor): Promise<GuardianStanding> {
  const person = requireAccount(actor);
  const [facts, row] = await Promise.all([readPersonFacts(ctx, person.id), findConsent(ctx.db, person.id)]);
  const found = stillThere(facts);
  return { ...standOf(ctx, found, row), guardians: await guardiansFor(ctx, found) };
}

/** What was said about a guardian, and whose turn it is. */
export function standOf(
  ctx: Context,
  found: PersonFacts,
  row: GuardianConsentRow | undefined,
): Omit<GuardianStanding, "guardians"> {
  const consent = consentFacts(row);
  const asked = askedOf(ctx, found, row);
  const now = ctx.clock.now();
  return {
    ...asked,
    isAgeKnown: ageKnown(found),
    isAgeAsked: found.isAgeAsked,
    heldUntil: isHeld(found, now) ? (heldUntil(found)?.toISOString() ?? null) : null,
    state: consentState({ ...asked, consent }),
    turn: turnOf({ ...asked, consent }),
    message: row
      ? {
          to: row.email && maskEmail(row.email),
          askedAt: row.asked_at,
          sentAt: row.told_at,
          answeredAt: answeredAt(consent),
          guardianAgreed: row.guardian_agreed_at !== null,
          pupilAgreed: row.pupil_agreed_at !== null,
        }
      : null,
  };
}

export interface Guardianships {
  readonly asPupil: readonly GuardianshipView[];
  readonly asGuardian: readonly GuardianshipView[];
}

/** Everything a person is linked by, from both sides. */
export async function listGuardianships(ctx: Context, actor: Actor): Promise<Guardianships> {
  const person = requireAccount(actor);
  const facts = stillThere(await readPersonFacts(ctx, person.id));
  const pupils = await linkedPupils(ctx, person.id);
  const asGuardian = pupils.map(({ row, pupil }) =>
    viewOf(ctx, row, { name: pupil.firstName, email: null, age: pupil }),
  );
  return { asPupil: await guardiansFor(ctx, facts), asGuardian };
}

export interface LinkedChild {
  readonly documentId: string;
  readonly name: string;
  /** Whether an objection hides the results. */
  readonly isHidden: boolean;
}

/** Whom somebody is a guardian of, by first name; no summary, so nothing is written down. */
export async function readChildren(ctx: Context, actor: Actor): Promise<LinkedChild[]> {
  const pupils = await linkedPupils(ctx, requireAccount(actor).id);
  return Promise.all(
    pupils.map(async ({ row, pupil }) => ({
      documentId: row.document_id,
      name: pupil.firstName,
      isHidden: (await mayKeepResults(ctx, pupil)) === "hidden",
    })),
  );
}

declare module "#platform/context.ts" {
  interface Extensions {
    readonly guardianSummary: readonly SummaryPart[];
  }
}

/** What another feature says to a guardian about a pupil, in the guardian's language; kept results only, in words. */
export type SummaryPart = (ctx: Context, pupilId: number, locale: "ar" | "en") => Promise<readonly SummaryLine[]>;

/** The summaries of all pupils somebody is a guardian of; that they were read is written down. */
export async function readFamily(ctx: Context, actor: Actor): Promise<PupilSummary[]> {
  const person = requireAccount(actor);
  const pupils = await linkedPupils(ctx, person.id);
  return Promise.all(pupils.map(({ row, pupil }) => summaryOf(ctx, actor, row, pupil)));
}

/** One summary, for the guardian of this link alone. */
export async function readSummary(ctx: Context, actor: Actor, documentId: string): Promise<PupilSummary> {
  const person = requireAccount(actor);
  const row = isDocumentId(documentId) ? await findOpenGuardianship(ctx.db, documentId) : undefined;
  const pupil = row && (await readPersonFacts(ctx, row.pupil_id));
  if (!row || !pupil || !mayReadSummary(person, linkOf(row), pupil, ctx.clock.now())) throw new AppError("not_found");
  return summaryOf(ctx, actor, row, pupil);
}

async function summaryOf(ctx: Context, actor: Actor, row: GuardianshipRow, pupil: PersonFacts): Promise<PupilSummary> {
  const isHidden = (await mayKeepResults(ctx, pupil)) === "hidden";
  const { guardianSummary: parts } = ctx.extensions;
  const lines = isHidden ? [] : await Promise.all(parts.map((part) => part(ctx, pupil.id, actor.locale)));
  await note(ctx, ctx.db, { actorId: row.guardian_id, action: "guardianship.summary_read", subjectId: pupil.id });
  return {
    documentId: row.document_id,
    firstName: pupil.firstName,
    isHidden,
    lines: lines.flat(),
    endsOn: endsSoon(pupil, ctx.clock.now())?.toISOString() ?? null,
  };
}

/** The two sides of a link, as access asks for them. */
export function linkOf({ pupil_id: pupilId, guardian_id: guardianId }: GuardianshipRow) {
  return { pupilId, guardianId };
}

/** The pupils a guardian may look after now. */
async function linkedPupils(ctx: Context, guardianId: number) {
  const rows = await pupilsOf(ctx.db, guardianId);
  const found = await Promise.all(rows.map(async (row) => ({ row, pupil: await readPersonFacts(ctx, row.pupil_id) })));
  const now = ctx.clock.now();
  return found.flatMap(({ row, pupil }) => (pupil && isInSight(pupil, now) ? [{ row, pupil }] : []));
}

async function guardiansFor(ctx: Context, pupil: PersonFacts): Promise<GuardianshipView[]> {
  const now = ctx.clock.now();
  if (!isMinorOrUnknown(pupil, now)) return [];
  const rows = await guardiansOf(ctx.db, pupil.id, now.toISOString());
  return Promise.all(
    rows.map(async (row) => {
      const guardian = row.guardian_id === null ? null : await readPersonFacts(ctx, row.guardian_id);
      return viewOf(ctx, row, { name: guardian?.firstName ?? null, email: row.guardian_email || null, age: pupil });
    }),
  );
}

function viewOf(
  ctx: Context,
  row: GuardianshipRow,
  { name, email, age }: { name: string | null; email: string | null; age: PersonFacts },
): GuardianshipView {
  return {
    documentId: row.document_id,
    state: row.accepted_at === null ? "invited" : "accepted",
    name,
    email,
    since: row.accepted_at ?? row.invited_at,
    expiresAt: row.accepted_at === null ? row.expires_at : null,
    endsOn: endsSoon(age, ctx.clock.now())?.toISOString() ?? null,
  };
}
