import { note } from "#features/audit/operations.server.ts";
import { holdPerson } from "#features/people/operations/hold-person.server.ts";
import { readPersonFacts } from "#features/people/operations/read-person-facts.server.ts";
import { type Context, inTransaction } from "#platform/context.ts";
import type { Db } from "#platform/db/open.ts";
import { AppError } from "#platform/errors.ts";
import { requireAccount } from "#platform/require-person.ts";
import type { Actor, Person } from "#shared/actor.ts";
import { isJustDone, isMinorOrUnknown } from "../rules.ts";
import { deleteDecisionLinks, findConsent, holdConsent, putConsent, updateConsent } from "../store/consents.server.ts";
import type { GuardianConsentRow } from "../store/tables.server.ts";
import { keepTried } from "./keep-tried.server.ts";
import { keepingNow, mayKeepResults } from "./may-keep-results.server.ts";
import { queueAsk, takeMailTries } from "./queue-mails.server.ts";

/** Keeps a guardian's address and writes to it; the same address again is written to again. While a guardian objects it stays as it is. */
export async function nameGuardian(ctx: Context, actor: Actor, { email }: { email: string }): Promise<void> {
  const person = requireAccount(actor);
  await requireQuestion(ctx, person);
  if (email === person.email)
    throw new AppError("form_invalid", { fields: [{ path: "email", code: "guardians_own_address" }] });
  await takeMailTries(ctx, person, email);
  await inTransaction(ctx, async (db) => {
    await holdPerson(db, person.id);
    const held = await holdConsent(db, person.id);
    if (held?.objected_at) throw new AppError("results_hidden");
    if (held?.email === email && isJustAsked(ctx, held)) return;
    const generation = held?.email === email ? held.generation : await replaceAddress(ctx, db, person.id, email);
    await queueAsk(ctx, db, person.id, generation);
  });
  ctx.queue.wake();
}

/** Whether the mail that is asked for is on its way, or has only just been sent: a form sent twice sends one mail. */
function isJustAsked(ctx: Context, row: GuardianConsentRow): boolean {
  const now = ctx.clock.now();
  return isJustDone(row.asked_at, now) || isJustDone(row.told_at, now);
}

async function replaceAddress(ctx: Context, db: Db, userId: number, email: string): Promise<number> {
  await deleteDecisionLinks(db, userId);
  await note(ctx, db, { actorId: userId, action: "guardian.named", subjectId: userId });
  return putConsent(db, userId, email, ctx.clock.now().toISOString());
}

/** The pupil leaves the address out; an address given before stays. */
export async function leaveGuardianOut(ctx: Context, actor: Actor): Promise<void> {
  const person = requireAccount(actor);
  if (await requireQuestion(ctx, person)) return;
  await inTransaction(ctx, async (db) => {
    await holdPerson(db, person.id);
    if (await findConsent(db, person.id)) return;
    await putConsent(db, person.id, null, ctx.clock.now().toISOString());
    await note(ctx, db, { actorId: person.id, action: "guardian.left_out", subjectId: person.id });
  });
}

/** Writes to the guardian once more. */
export async function remindGuardian(ctx: Context, actor: Actor): Promise<void> {
  const person = requireAccount(actor);
  const row = await findConsent(ctx.db, person.id);
  if (!row?.email) throw new AppError("conflict");
  await takeMailTries(ctx, person, row.email);
  if (isJustAsked(ctx, row)) return;
  await queueAsk(ctx, ctx.db, person.id, row.generation);
  ctx.queue.wake();
}

/** The pupil agrees again after a guardian objected; with the guardian's own agreement the results are back. */
export async function agreeAsPupil(ctx: Context, actor: Actor): Promise<void> {
  const person = requireAccount(actor);
  await inTransaction(ctx, async (db) => {
    const row = await holdConsent(db, person.id);
    if (!row?.objected_at) throw new AppError("conflict");
    const at = ctx.clock.now().toISOString();
    const isSettled = row.guardian_agreed_at !== null;
    await updateConsent(db, person.id, { pupil_agreed_at: at, ...(isSettled ? { objected_at: null } : {}) });
    await note(ctx, db, {
      actorId: person.id,
      action: "guardian.pupil_agreed",
      subjectId: person.id,
      details: { isSettled },
    });
    await keepTried(ctx, db, person.id);
  });
}

/** The answer given so far, of somebody to whom the question is put at all. */
async function requireQuestion(ctx: Context, person: Person): Promise<GuardianConsentRow | undefined> {
  const [facts, row] = await Promise.all([readPersonFacts(ctx, person.id), findConsent(ctx.db, person.id)]);
  if (!facts) throw new AppError("unauthorized");
  if (keepingNow(ctx, facts, row) === "hidden") throw new AppError("results_hidden");
  if (ctx.config.guardians === "off" || !isMinorOrUnknown(facts, ctx.clock.now())) throw new AppError("conflict");
  return row;
}

/** Whether the question about a guardian waits for an answer. */
export async function isGuardianAsked(ctx: Context, actor: Actor): Promise<boolean> {
  return (await mayKeepResults(ctx, requireAccount(actor))) === "ask";
}
