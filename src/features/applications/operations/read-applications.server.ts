import type { NamedFile } from "#content/library/named-files.ts";
import { note } from "#features/audit/operations.server.ts";
import { findLent } from "#features/own-files/operations/lend-file.server.ts";
import { readPersonFacts } from "#features/people/operations/read-person-facts.server.ts";
import { readUser, type UserRow } from "#features/people/operations/read-user.server.ts";
import type { Context } from "#platform/context.ts";
import type { Db } from "#platform/db/open.ts";
import { AppError } from "#platform/errors.ts";
import { permit } from "#platform/permission.ts";
import { isDocumentId } from "#platform/token.ts";
import type { Actor } from "#shared/actor.ts";
import { PAGE_SIZE } from "#shared/listing.ts";
import { mayDecideApplications } from "../access.ts";
import { presentApplication, presentLine } from "../presenter.server.ts";
import { APPLICATION_STATES, type ApplicationState, ageStanding } from "../rules.ts";
import type { ApplicationLine, ApplicationList, ApplicationView } from "../schema.ts";
import { type ApplicationRow, countApplications, findApplication, readApplications } from "../store.server.ts";

/** One tab of the applications: what waits the longest first. */
export async function listApplications(
  ctx: Context,
  actor: Actor,
  { state, page }: { readonly state: ApplicationState; readonly page: number },
): Promise<ApplicationList> {
  permit(actor, mayDecideApplications);
  const found = await countApplications(ctx.db);
  const counts = Object.fromEntries(
    APPLICATION_STATES.map((one) => [one, found.get(one) ?? 0]),
  ) as ApplicationList["counts"];
  const rows = await readApplications(ctx.db, { state, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE });
  const lines = await Promise.all(rows.map((row) => lineOf(ctx, row)));
  return {
    state,
    counts,
    lines: lines.flatMap((line) => line ?? []),
    page,
    pageCount: Math.max(1, Math.ceil(counts[state] / PAGE_SIZE)),
  };
}

/** Null where the account was erased since the list was read. */
async function lineOf(ctx: Context, row: ApplicationRow): Promise<ApplicationLine | null> {
  const applicant = await readUser(ctx.db, row.user_id);
  return applicant ? presentLine(row, applicant, { config: ctx.config, now: ctx.clock.now() }) : null;
}

/** One application whole. */
export async function readApplication(ctx: Context, actor: Actor, documentId: string): Promise<ApplicationView> {
  const { id: reader } = permit(actor, mayDecideApplications);
  const row = await requireApplication(ctx.db, documentId);
  const [applicant, facts, proof, decider] = await Promise.all([
    readUser(ctx.db, row.user_id),
    readPersonFacts(ctx, row.user_id),
    findLent(ctx.db, row.file_id),
    deciderOf(ctx.db, row),
  ]);
  if (!applicant || !facts) throw new AppError("not_found");
  const now = ctx.clock.now();
  const age = ageStanding(facts, now);
  return presentApplication(row, { applicant, age, proof, decider, config: ctx.config, now, reader });
}

function deciderOf(db: Db, { decided_by }: ApplicationRow): Promise<UserRow | undefined> {
  return decided_by === null ? Promise.resolve(undefined) : readUser(db, decided_by);
}

/** The proof of an application, for saving; that it was read is written down. */
export async function proofToSend(ctx: Context, actor: Actor, documentId: string): Promise<NamedFile> {
  const { id: actorId } = permit(actor, mayDecideApplications);
  const row = await requireApplication(ctx.db, documentId);
  const proof = await findLent(ctx.db, row.file_id);
  if (!proof) throw new AppError("not_found");
  await note(ctx, ctx.db, { actorId, action: "application.proof_read", subjectId: row.user_id });
  return proof.file;
}

/** The row of an application. */
export async function requireApplication(db: Db, documentId: string): Promise<ApplicationRow> {
  const row = isDocumentId(documentId) ? await findApplication(db, documentId) : undefined;
  if (!row) throw new AppError("not_found");
  return row;
}
