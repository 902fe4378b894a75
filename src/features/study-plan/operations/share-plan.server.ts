import { note } from "#features/audit/operations.server.ts";
import { linkedGuardians } from "#features/guardians/operations/linked-guardians.server.ts";
import { showingFacts } from "#features/guardians/operations/may-keep-results.server.ts";
import { holdPerson } from "#features/people/operations/hold-person.server.ts";
import { readUserByEmail } from "#features/people/operations/read-user.server.ts";
import { type Context, inTransaction } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import { takeTry } from "#platform/limits/count-tries.ts";
import { refuseIf, stillThere } from "#platform/permission.ts";
import { requireAccount } from "#platform/require-person.ts";
import { isOver, shareEnds } from "#platform/shared-link.ts";
import { newDocumentId, newToken, tokenHash } from "#platform/token.ts";
import type { Account, Actor } from "#shared/actor.ts";
import { isAdvisorFor, showRefusal } from "../access.ts";
import { LIMITS, MOST_SHARES } from "../rules.ts";
import { type NewPlanShare, type PlanShareLine, type PlanSharesView, SHARE_WITH } from "../schema/share.ts";
import { dropShare, putShare, sharesOf } from "../store/shares.server.ts";

/** How the sharing of one's own plan stands. */
export async function viewPlanShares(ctx: Context, actor: Actor): Promise<PlanSharesView> {
  const person = requireAccount(actor);
  const [facts, guardians, shares] = await Promise.all([
    showingFacts(ctx, person.id),
    linkedGuardians(ctx, person.id),
    listShares(ctx, person.id),
  ]);
  const standing = stillThere(facts);
  return {
    ways: SHARE_WITH.filter(
      (way) => showRefusal(standing, way) === null && (way !== "guardian" || guardians.length > 0),
    ),
    guardians: guardians.map(({ link, name }) => ({ link, name })),
    isFull: shares.filter((one) => !one.isOver).length >= MOST_SHARES,
    shares,
  };
}

async function listShares(ctx: Context, userId: number): Promise<PlanShareLine[]> {
  const now = ctx.clock.now();
  return (await sharesOf(ctx.db, userId)).map((row) => ({
    id: row.document_id,
    reader: row.reader_id === null ? null : `${row.firstName ?? ""} ${row.lastName ?? ""}`.trim(),
    expiresAt: row.expires_at,
    isOver: isOver(row.expires_at, now),
    openedAt: row.opened_at,
    openedCount: row.opened_count,
  }));
}

/** Shows a plan to a guardian, an advisor, or whoever has a new link. @returns the code of the link, told this one time. */
export async function makePlanShare(ctx: Context, actor: Actor, asked: NewPlanShare): Promise<string | null> {
  const person = requireAccount(actor);
  await takeTry(ctx, LIMITS.share, String(person.id));
  const reader = await readerOf(ctx, person, asked);
  const code = reader === null ? newToken(ctx) : null;
  const now = ctx.clock.now();
  await inTransaction(ctx, async (db) => {
    await holdPerson(db, person.id);
    const living = (await sharesOf(db, person.id)).filter(({ expires_at }) => !isOver(expires_at, now));
    const others = living.filter(({ reader_id }) => reader === null || reader_id !== reader);
    if (others.length >= MOST_SHARES) throw new AppError("plan_shares_full");
    const details = { with: asked.with, days: asked.days };
    await note(ctx, db, { actorId: person.id, action: "plan.shared", subjectId: reader ?? undefined, details });
    await putShare(db, {
      document_id: newDocumentId(ctx),
      user_id: person.id,
      reader_id: reader,
      token_hash: code && tokenHash(code),
      made_at: now.toISOString(),
      expires_at: shareEnds(now, asked.days),
    });
  });
  return code;
}

/** Who is to read it; null for whoever has the link. */
async function readerOf(ctx: Context, person: Account, asked: NewPlanShare): Promise<number | null> {
  refuseIf(showRefusal(stillThere(await showingFacts(ctx, person.id)), asked.with));
  if (asked.with === "link") return null;
  if (asked.with === "guardian") {
    const found = (await linkedGuardians(ctx, person.id)).find(({ link }) => link === asked.guardian);
    if (found) return found.id;
    throw new AppError("not_found");
  }
  await takeTry(ctx, LIMITS.advisor, String(person.id));
  const found = await readUserByEmail(ctx.db, asked.email.trim());
  if (found && isAdvisorFor(person, found)) return found.id;
  throw new AppError("form_invalid", { fields: [{ path: "email", code: "study_plan_advisor" }] });
}

/** Ends one share at once; another's does not exist. */
export async function endPlanShare(ctx: Context, actor: Actor, share: string): Promise<void> {
  const person = requireAccount(actor);
  await inTransaction(ctx, async (db) => {
    if (!(await dropShare(db, person.id, share))) throw new AppError("not_found");
    await note(ctx, db, { actorId: person.id, action: "plan.share_ended" });
  });
}
