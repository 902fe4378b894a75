import { note } from "#features/audit/operations.server.ts";
import { requireProof } from "#features/sign-ins/operations/require-proof.server.ts";
import { type Context, inTransaction } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import { takeTry } from "#platform/limits/count-tries.ts";
import { requireAccount } from "#platform/require-person.ts";
import { newDocumentId } from "#platform/token.ts";
import type { Actor } from "#shared/actor.ts";
import { LIMITS } from "../rules.ts";
import type { ExportView } from "../schema.ts";
import { exportsOf, insertExport } from "../store/exports.server.ts";
import { viewOf } from "./view-export.server.ts";

export const EXPORT_WORK = "privacy.export";

/** How many steps the progress counts: each part of the register, then the two files. */
export function stepsOf(ctx: Context): number {
  return ctx.personal.register.filter(({ exported }) => exported.length > 0).length + 2;
}

/** Asks for a copy of all one's data, made in the background; one at a time, a few a day. */
export async function askExport(
  ctx: Context,
  actor: Actor,
  { currentPassword }: { currentPassword?: string },
): Promise<ExportView> {
  const person = requireAccount(actor);
  await requireProof(ctx, person, currentPassword);
  const [newest] = await exportsOf(ctx.db, person.id);
  if (newest && ["waiting", "working"].includes(newest.state)) throw new AppError("conflict");
  await takeTry(ctx, LIMITS.exportAccount, String(person.id));
  const at = ctx.clock.now().toISOString();
  const made = await inTransaction(ctx, async (db) => {
    const row = await insertExport(db, {
      documentId: newDocumentId(ctx),
      userId: person.id,
      locale: person.locale,
      at,
      total: stepsOf(ctx),
    });
    if (!row) throw new AppError("conflict");
    await note(ctx, db, { actorId: person.id, action: "export.asked", subjectId: person.id });
    await ctx.queue.add(db, EXPORT_WORK, { exportId: row.id, userId: person.id }, { key: `${EXPORT_WORK}:${row.id}` });
    return row;
  });
  ctx.queue.wake();
  return viewOf(made);
}
