import { note } from "#features/audit/operations.server.ts";
import { findLent, forgetLent } from "#features/own-files/operations/lend-file.server.ts";
import { readPersonFacts } from "#features/people/operations/read-person-facts.server.ts";
import { durationWords } from "#i18n/duration.ts";
import { type Context, inTransaction } from "#platform/context.ts";
import type { Db } from "#platform/db/open.ts";
import { AppError } from "#platform/errors.ts";
import { stillThere } from "#platform/permission.ts";
import { requireAccount } from "#platform/require-person.ts";
import { isDocumentId } from "#platform/token.ts";
import { type Account, type Actor, hasAccount, isPerson } from "#shared/actor.ts";
import { kindsOpenTo } from "../access.ts";
import { presentOwn } from "../presenter.server.ts";
import { type AgeStanding, ageStanding, stateToldOf } from "../rules.ts";
import type { ApplyView, Hindrance, OwnApplication } from "../schema.ts";
import { type ApplicationRow, changeApplication, findApplication, readApplicationsOf } from "../store.server.ts";

/** Somebody's own applications, the newest first. */
export async function listOwnApplications(ctx: Context, actor: Actor): Promise<OwnApplication[]> {
  const { id } = requireAccount(actor);
  return Promise.all((await readApplicationsOf(ctx.db, id)).map((row) => present(ctx, row)));
}

async function present(ctx: Context, row: ApplicationRow): Promise<OwnApplication> {
  return presentOwn(row, ctx.config, await findLent(ctx.db, row.file_id));
}

/** What /apply shows: what can be applied for, what stands in the way, and where an application stands. */
export async function viewApply(ctx: Context, actor: Actor): Promise<ApplyView> {
  const { applicationDays, ownFileMb: fileMb } = ctx.config;
  const common = { answerIn: durationWords(applicationDays, "days", actor.locale), fileMb };
  if (!hasAccount(actor)) {
    const hindrance = isPerson(actor) ? "place" : "visitor";
    return { ...common, hindrance, openTo: ["advisor", "teacher"], asksAge: false, own: null };
  }
  const age = ageStanding(stillThere(await readPersonFacts(ctx, actor.id)), ctx.clock.now());
  const [newest] = await readApplicationsOf(ctx.db, actor.id);
  const openTo = kindsOpenTo(actor);
  return {
    ...common,
    hindrance: hindranceOf(actor, age, newest),
    openTo,
    asksAge: age === "unknown",
    own: newest && newest.state !== "withdrawn" ? await present(ctx, newest) : null,
  };
}

function hindranceOf(person: Account, age: AgeStanding, newest: ApplicationRow | undefined): Hindrance | null {
  if (kindsOpenTo(person).length === 0) return "needless";
  if (newest && stateToldOf(newest) === "waiting") return "waiting";
  return age === "minor" ? "minor" : null;
}

/** Withdraws an own application that waits; its proof goes at once, the rest after a while. Another's does not exist. */
export async function withdraw(ctx: Context, actor: Actor, documentId: string): Promise<void> {
  const { id: user_id } = requireAccount(actor);
  const dropProof = await inTransaction(ctx, async (db) => {
    const row = await requireOwn(db, user_id, documentId);
    const at = ctx.clock.now().toISOString();
    const gone = { state: "withdrawn", decided_by: null, decided_at: at, reason: null, file_id: null } as const;
    if (stateToldOf(row) !== "waiting" || !(await changeApplication(db, row, gone))) throw new AppError("conflict");
    await note(ctx, db, { actorId: user_id, action: "application.withdrawn", subjectId: user_id });
    return forgetLent(ctx, db, row.file_id === null ? [] : [row.file_id]);
  });
  await dropProof();
}

async function requireOwn(db: Db, userId: number, documentId: string): Promise<ApplicationRow> {
  const row = isDocumentId(documentId) ? await findApplication(db, documentId) : undefined;
  if (!row || row.user_id !== userId) throw new AppError("not_found");
  return row;
}
