import { note } from "#features/audit/operations.server.ts";
import { holdPerson } from "#features/people/operations/hold-person.server.ts";
import { readPersonFacts } from "#features/people/operations/read-person-facts.server.ts";
import { type Context, inTransaction } from "#platform/context.ts";
import type { Db } from "#platform/db/open.ts";
import { AppError } from "#platform/errors.ts";
import { takeTry } from "#platform/limits/count-tries.ts";
import { refuseIf } from "#platform/permission.ts";
import { requireAccount } from "#platform/require-person.ts";
import { isDocumentId, isToken, newDocumentId, tokenHash } from "#platform/token.ts";
import type { Actor, Person } from "#shared/actor.ts";
import { acceptRefusal, hindranceOf, isInSight, mayEndLink, mayInvite } from "../access.ts";
import { daysFrom, invitationState, LIMITS, MOST_GUARDIANS } from "../rules.ts";
import type { InvitationView } from "../schema.ts";
import { findLink } from "../store/consents.server.ts";
import {
  acceptGuardianship,
  endGuardianshipRow,
  findGuardianship,
  findOpenGuardianship,
  guardiansOf,
  insertGuardianship,
  pupilsOf,
} from "../store/guardianships.server.ts";
import type { GuardianshipRow } from "../store/tables.server.ts";
import { queueGuardianNews, queueInvitation, takeMailTries } from "./queue-mails.server.ts";
import { linkOf } from "./read-standing.server.ts";

/** A pupil invites a guardian's account to see a summary. @returns the document id of the link. */
export async function inviteGuardian(ctx: Context, actor: Actor, { email }: { email: string }): Promise<string> {
  const person = requireAccount(actor);
  const facts = await readPersonFacts(ctx, person.id);
  const now = ctx.clock.now();
  if (!facts || !mayInvite(facts, now)) throw new AppError("conflict");
  if (email === person.email)
    throw new AppError("form_invalid", { fields: [{ path: "email", code: "guardians_own_address" }] });
  await requireRoomFor(ctx.db, person.id, email, now);
  await takeMailTries(ctx, person, email);
  const row = await inTransaction(ctx, async (db) => {
    // Looked at again: two forms sent at once must not pass the limit, nor invite one address twice.
    await holdPerson(db, person.id);
    await requireRoomFor(db, person.id, email, now);
    const made = await insertGuardianship(db, {
      // Letters and digits only: it stands in addresses.
      document_id: newDocumentId(ctx),
      pupil_id: person.id,
      guardian_email: email,
      invited_at: now.toISOString(),
      expires_at: daysFrom(now, ctx.config.invitationDays),
    });
    await queueInvitation(ctx, db, made.id);
    await note(ctx, db, { actorId: person.id, action: "guardianship.invited", subjectId: person.id });
    return made;
  });
  ctx.queue.wake();
  return row.document_id;
}

async function requireRoomFor(db: Db, pupilId: number, email: string, now: Date): Promise<void> {
  const open = await guardiansOf(db, pupilId, now.toISOString());
  const fault = open.some((one) => one.guardian_email === email)
    ? "guardians_invited_already"
    : open.length >= MOST_GUARDIANS && "guardians_too_many";
  if (fault)
    throw new AppError("form_invalid", { fields: [{ path: "email", code: fault, values: { max: MOST_GUARDIANS } }] });
}

/** What an invitation is good for to the person who opened it; looking changes nothing. */
export async function readInvitation(ctx: Context, actor: Actor, token: string): Promise<InvitationView> {
  const person = requireAccount(actor);
  const row = await openInvitation(ctx, token);
  const pupil = row && (await readPersonFacts(ctx, row.pupil_id));
  const now = ctx.clock.now();
  if (!row || !pupil || !isInSight(pupil, now)) return { state: "invalid", firstName: null, hindrance: null };
  const state = invitationState({ acceptedAt: row.accepted_at, endedAt: row.ended_at, expiresAt: row.expires_at }, now);
  if (state !== "ready") return { state, firstName: null, hindrance: null };
  return { state, firstName: pupil.firstName, hindrance: await readHindrance(ctx, person, row) };
}

/** Accepts an invitation: from then on this account sees the pupil's summary. */
export async function acceptInvitation(ctx: Context, actor: Actor, { token }: { token: string }): Promise<string> {
  const person = requireAccount(actor);
  await takeTry(ctx, LIMITS.linkAddress, person.origin.address);
  const row = await openInvitation(ctx, token);
  const { state, hindrance } = await readInvitation(ctx, actor, token);
  if (!row || state !== "ready") throw new AppError("link_invalid");
  refuseIf(acceptRefusal(hindrance));
  await inTransaction(ctx, async (db) => {
    if (!(await acceptGuardianship(db, row.id, person.id, ctx.clock.now().toISOString())))
      throw new AppError("link_invalid");
    await note(ctx, db, { actorId: person.id, action: "guardianship.accepted", subjectId: row.pupil_id });
    await queueGuardianNews(ctx, db, row.pupil_id, "linked");
  });
  ctx.queue.wake();
  return row.document_id;
}

/** Ends a link from either side, or takes an invitation back; the other side hears of it. */
export async function endGuardianship(
  ctx: Context,
  actor: Actor,
  { documentId }: { documentId: string },
): Promise<void> {
  const person = requireAccount(actor);
  const row = isDocumentId(documentId) ? await findOpenGuardianship(ctx.db, documentId) : undefined;
  if (!row || !mayEndLink(person, linkOf(row))) throw new AppError("not_found");
  const other = person.id === row.pupil_id ? row.guardian_id : row.pupil_id;
  await inTransaction(ctx, async (db) => {
    if (!(await endGuardianshipRow(db, row.id, ctx.clock.now().toISOString()))) throw new AppError("not_found");
    await note(ctx, db, { actorId: person.id, action: "guardianship.ended", subjectId: row.pupil_id });
    if (other !== null) await queueGuardianNews(ctx, db, other, "unlinked");
  });
  ctx.queue.wake();
}

async function openInvitation(ctx: Context, token: string): Promise<GuardianshipRow | undefined> {
  const link = isToken(token) ? await findLink(ctx.db, tokenHash(token)) : undefined;
  return link?.guardianship_id == null ? undefined : findGuardianship(ctx.db, link.guardianship_id);
}

async function readHindrance(
  ctx: Context,
  person: Person,
  { pupil_id: pupilId }: GuardianshipRow,
): Promise<InvitationView["hindrance"]> {
  const [age, mine] = await Promise.all([readPersonFacts(ctx, person.id), pupilsOf(ctx.db, person.id)]);
  const isLinked = mine.some((one) => one.pupil_id === pupilId);
  return hindranceOf(person, { pupilId, age, isLinked }, ctx.clock.now());
}
