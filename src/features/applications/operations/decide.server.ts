import { takeOnStaff } from "#features/accounts/operations/take-on-staff.server.ts";
import { note } from "#features/audit/operations.server.ts";
import { notify } from "#features/notifications/operations/notify.server.ts";
import { holdPerson } from "#features/people/operations/hold-person.server.ts";
import { readPersonFacts } from "#features/people/operations/read-person-facts.server.ts";
import { requireStanding } from "#features/sign-ins/operations/keep-sign-in.server.ts";
import { requireFullProof } from "#features/sign-ins/operations/require-proof.server.ts";
import { type Context, inTransaction } from "#platform/context.ts";
import type { Db } from "#platform/db/open.ts";
import { AppError } from "#platform/errors.ts";
import { permit, refuseIf } from "#platform/permission.ts";
import type { Account, Actor } from "#shared/actor.ts";
import { decideRefusal, mayDecideApplications, takeBackRefusal } from "../access.ts";
import { ageStanding, toldFrom } from "../rules.ts";
import type { Decision } from "../schema.ts";
import { type ApplicationRow, changeApplication } from "../store.server.ts";
import { requireApplication } from "./read-applications.server.ts";

/** Tells a refusal, once it cannot be taken back any more. */
export const TELL_WORK = "applications.tell";
/** Mails a decision. */
export const DECIDED_WORK = "applications.decided";
/** The kind of notification. */
export const DECIDED_KIND = "application_decided";

declare module "#platform/context.ts" {
  interface Extensions {
    /** What others do when somebody becomes an advisor or a teacher, in the transaction that makes them one. */
    readonly applicationAccepted: readonly ((ctx: Context, db: Db, application: ApplicationRow) => Promise<void>)[];
  }
}

/** Accepts an application, refuses it, or takes a refusal back that was not told yet. */
export async function decide(ctx: Context, actor: Actor, documentId: string, decision: Decision): Promise<void> {
  const admin = permit(actor, mayDecideApplications);
  // What cannot be decided is said before a password is asked for.
  const asked = await requireApplication(ctx.db, documentId);
  refuseIf(decision.act === "take_back" ? takeBackRefusal(admin, asked) : decideRefusal(admin, asked));
  if (decision.act === "accept") await requireFullProof(ctx, admin, decision);
  await inTransaction(ctx, async (db) => {
    await requireStanding(db, admin);
    const row = await requireApplication(db, documentId);
    if (decision.act === "accept") await accept(ctx, db, admin, row);
    else if (decision.act === "refuse") await refuse(ctx, db, admin, { row, reason: decision.reason });
    else await takeBack(ctx, db, admin, row);
  });
  ctx.queue.wake();
}

async function accept(ctx: Context, db: Db, admin: Account, row: ApplicationRow): Promise<void> {
  refuseIf(decideRefusal(admin, row));
  await holdPerson(db, row.user_id);
  const facts = await readPersonFacts(ctx, row.user_id, db);
  if (!facts) throw new AppError("not_found");
  if (ageStanding(facts, ctx.clock.now()) === "minor") throw cannotAccept("applications_minor");
  const at = ctx.clock.now().toISOString();
  const changes = { state: "accepted", decided_by: admin.id, decided_at: at, told_at: at } as const;
  await change(db, row, changes);
  const isTakenOn = await takeOnStaff(ctx, db, { userId: row.user_id, kind: row.kind, byId: admin.id });
  if (!isTakenOn) throw cannotAccept("applications_blocked");
  await noteDecision(ctx, db, admin, { row, action: "application.accepted" });
  for (const work of ctx.extensions.applicationAccepted) await work(ctx, db, { ...row, ...changes });
  await tell(ctx, db, { ...row, ...changes });
}

function cannotAccept(code: string): AppError {
  return new AppError("form_invalid", { fields: [{ path: "act", code }] });
}

async function refuse(
  ctx: Context,
  db: Db,
  admin: Account,
  { row, reason }: { readonly row: ApplicationRow; readonly reason: string },
): Promise<void> {
  refuseIf(decideRefusal(admin, row));
  const now = ctx.clock.now();
  const at = now.toISOString();
  await change(db, row, { state: "refused", decided_by: admin.id, decided_at: at, told_at: null, reason });
  await noteDecision(ctx, db, admin, { row, action: "application.refused" });
  await ctx.queue.add(db, TELL_WORK, { id: row.id, at }, { runAt: toldFrom(now) });
}

async function takeBack(ctx: Context, db: Db, admin: Account, row: ApplicationRow): Promise<void> {
  refuseIf(takeBackRefusal(admin, row));
  await change(db, row, { state: "waiting", decided_by: null, decided_at: null, reason: null });
  await noteDecision(ctx, db, admin, { row, action: "application.taken_back" });
}

/** Somebody else was quicker: what they did is looked at first. */
async function change(db: Db, row: ApplicationRow, changes: Parameters<typeof changeApplication>[2]): Promise<void> {
  if (!(await changeApplication(db, row, changes))) throw new AppError("conflict");
}

function noteDecision(
  ctx: Context,
  db: Db,
  { id: actorId }: Account,
  {
    row,
    action,
  }: {
    readonly row: ApplicationRow;
    readonly action: "application.accepted" | "application.refused" | "application.taken_back";
  },
): Promise<void> {
  return note(ctx, db, { actorId, action, subjectId: row.user_id, details: { kind: row.kind } });
}

/** Tells an applicant what was decided: in the bar, and by a mail. */
export async function tell(ctx: Context, db: Db, { id, user_id, document_id, kind, state }: ApplicationRow) {
  await notify(ctx, db, user_id, { kind: DECIDED_KIND, subject: document_id, details: { kind, state } });
  await ctx.queue.add(db, DECIDED_WORK, { id });
}
