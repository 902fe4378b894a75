import { note } from "#features/audit/operations.server.ts";
import type { Sent } from "#features/own-files/operations/keep-files.server.ts";
import { keepPdf } from "#features/own-files/operations/lend-file.server.ts";
import { readPersonFacts } from "#features/people/operations/read-person-facts.server.ts";
import type { Context } from "#platform/context.ts";
import type { Db } from "#platform/db/open.ts";
import { AppError } from "#platform/errors.ts";
import { takeTry } from "#platform/limits/count-tries.ts";
import { refuseIf, stillThere } from "#platform/permission.ts";
import { requireAccount } from "#platform/require-person.ts";
import { newDocumentId } from "#platform/token.ts";
import type { Account, Actor } from "#shared/actor.ts";
import { applyRefusal } from "../access.ts";
import { ageStanding, joinCodes, LIMITS, stateToldOf } from "../rules.ts";
import type { Application } from "../schema.ts";
import { insertApplication, readApplicationsOf } from "../store.server.ts";

export const RECEIVED_WORK = "applications.received";

/** Takes somebody's application with its proof: a PDF that has just arrived, or the id of one of their own. @returns its document id. */
export async function apply(ctx: Context, actor: Actor, input: Application, proof: Sent | string): Promise<string> {
  const person = requireAccount(actor);
  await requireMayApply(ctx, ctx.db, person, input);
  await takeTry(ctx, LIMITS.person, String(person.id));
  const documentId = await keepPdf(ctx, person, { file: proof, field: "proof" }, async (db, fileId) => {
    // Asked again while the person is held: of five sent at once one is taken.
    await requireMayApply(ctx, db, person, input);
    return write(ctx, db, person, { input, fileId });
  });
  ctx.queue.wake();
  return documentId;
}

async function requireMayApply(ctx: Context, db: Db, person: Account, { kind, isAdult }: Application): Promise<void> {
  const facts = stillThere(await readPersonFacts(ctx, person.id, db));
  const age = ageStanding(facts, ctx.clock.now());
  const isWaiting = (await readApplicationsOf(db, person.id)).some((row) => stateToldOf(row) === "waiting");
  refuseIf(applyRefusal(person, { kind, age, isWaiting }));
  if (age === "unknown" && !isAdult)
    throw new AppError("form_invalid", { fields: [{ path: "adult", code: "applications_adult" }] });
}

async function write(
  ctx: Context,
  db: Db,
  { id: user_id }: Account,
  { input, fileId }: { readonly input: Application; readonly fileId: number },
): Promise<string> {
  const { kind, fields, languages, organisation, why } = input;
  const document_id = newDocumentId(ctx);
  const id = await insertApplication(db, {
    document_id,
    user_id,
    kind,
    fields: joinCodes(fields),
    languages: joinCodes(languages),
    organisation,
    why,
    file_id: fileId,
    state: "waiting",
    decided_by: null,
    decided_at: null,
    told_at: null,
    reason: null,
    made_at: ctx.clock.now().toISOString(),
  });
  await note(ctx, db, { actorId: user_id, action: "application.sent", subjectId: user_id, details: { kind } });
  await ctx.queue.add(db, RECEIVED_WORK, { id });
  return document_id;
}
