import { setEnding } from "#features/accounts/operations/end-account.server.ts";
import { note } from "#features/audit/operations.server.ts";
import { hasPassword, requireProof } from "#features/sign-ins/operations/require-proof.server.ts";
import { type Context, inTransaction } from "#platform/context.ts";
import { requireAccount } from "#platform/require-person.ts";
import type { Actor } from "#shared/actor.ts";
import { daysAfter } from "../rules.ts";
import type { OwnData } from "../schema.ts";
import { listExports } from "./view-export.server.ts";

/** Mails that the account will be erased. */
export const ERASE_SOON_WORK = "privacy.erase-soon";
/** Erases one account when its day has come. */
export const ERASE_DUE_WORK = "privacy.erase-due";
/** Mails that the account stays after all. */
export const KEPT_WORK = "privacy.kept";

/** What the page about one's own data shows. */
export async function readOwnData(ctx: Context, actor: Actor): Promise<OwnData> {
  const person = requireAccount(actor);
  return {
    exports: await listExports(ctx, person),
    exportDays: ctx.config.exportDays,
    eraseDays: ctx.config.eraseDays,
    eraseAt: person.eraseAt,
    hasPassword: await hasPassword(ctx, person),
  };
}

/** Whether asking for erasure takes a password. */
export function isPasswordAsked(ctx: Context, actor: Actor): Promise<boolean> {
  return hasPassword(ctx, requireAccount(actor));
}

/** Sets the day on which the account is erased, ends every other sign-in and mails the day. Asking again changes nothing. */
export async function askErasure(
  ctx: Context,
  actor: Actor,
  { currentPassword }: { currentPassword?: string; understood: true },
): Promise<{ eraseAt: string }> {
  const person = requireAccount(actor);
  await requireProof(ctx, person, currentPassword);
  const due = daysAfter(ctx.clock.now(), ctx.config.eraseDays);
  const eraseAt = due.toISOString();
  const changed = await inTransaction(ctx, async (db) => {
    if (!(await setEnding(db, person.id, { at: eraseAt, reason: "asked" }, person.signInId))) return false;
    await note(ctx, db, { actorId: person.id, action: "erasure.asked", subjectId: person.id });
    const about = { userId: person.id, eraseAt };
    // Without days of grace the mail would name nothing that can still be taken back, and could outlive the account.
    if (ctx.config.eraseDays > 0)
      await ctx.queue.add(db, ERASE_SOON_WORK, about, { key: `${ERASE_SOON_WORK}:${person.id}` });
    await ctx.queue.add(db, ERASE_DUE_WORK, about, { key: `${ERASE_DUE_WORK}:${person.id}`, runAt: due });
    return true;
  });
  ctx.queue.wake();
  return { eraseAt: changed ? eraseAt : (person.eraseAt ?? eraseAt) };
}

/** Takes the day of erasure back. */
export async function keepAccount(ctx: Context, actor: Actor): Promise<void> {
  const person = requireAccount(actor);
  await inTransaction(ctx, async (db) => {
    if (!(await setEnding(db, person.id, null))) return;
    await note(ctx, db, { actorId: person.id, action: "erasure.taken_back", subjectId: person.id });
    await ctx.queue.add(db, KEPT_WORK, { userId: person.id });
  });
  ctx.queue.wake();
}
