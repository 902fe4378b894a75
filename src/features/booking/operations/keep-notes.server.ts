import type { Context } from "#platform/context.ts";
import { refuseIf } from "#platform/permission.ts";
import type { Actor } from "#shared/actor.ts";
import { noteRefusal } from "../access.ts";
import { findNote, putNote } from "../store/notes.server.ts";
import { requireConsultation } from "./act-on.server.ts";

/** What an advisor wrote for themselves about a consultation; administrators have no way to it. */
export async function readNote(
  ctx: Context,
  actor: Actor,
  documentId: string,
): Promise<{ text: string; updatedAt: string | null }> {
  const { account, row, side } = await requireConsultation(ctx.db, actor, documentId);
  refuseIf(noteRefusal(side));
  const note = await findNote(ctx.db, row.id, account.id);
  return { text: note?.text ?? "", updatedAt: note?.updated_at ?? null };
}

/** Keeps an advisor's own note in the place of the one before; an empty text takes it away. */
export async function saveNote(
  ctx: Context,
  actor: Actor,
  documentId: string,
  { text }: { readonly text: string },
): Promise<void> {
  const { account, row, side } = await requireConsultation(ctx.db, actor, documentId);
  refuseIf(noteRefusal(side));
  const updated_at = ctx.clock.now().toISOString();
  await putNote(ctx.db, { consultation_id: row.id, advisor_id: account.id, text, updated_at });
}
