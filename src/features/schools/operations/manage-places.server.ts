import { removePlaceUser } from "#features/accounts/operations/place-user.server.ts";
import { note } from "#features/audit/operations.server.ts";
import { notify } from "#features/notifications/operations/notify.server.ts";
import { type Context, inTransaction } from "#platform/context.ts";
import type { Db } from "#platform/db/open.ts";
import { AppError } from "#platform/errors.ts";
import { isDocumentId } from "#platform/token.ts";
import { type Actor, hasAccount, type Person } from "#shared/actor.ts";
import { deletePlace, findPlace, noteFinished } from "../store/places.server.ts";
import { requireOwnClass } from "./manage-classes.server.ts";

/** The kind of notification. */
export const CLASS_KIND = "class";

interface PlaceOfClass {
  readonly documentId: string;
  readonly place: string;
}

/** Takes a pupil out of a class: with what they answered, or, once claimed, out of the list alone. */
export async function removePlace(ctx: Context, actor: Actor, input: PlaceOfClass): Promise<void> {
  const { found, place } = await placeOf(ctx, actor, input);
  await inTransaction(ctx, async (db) => {
    await deletePlace(db, place.id);
    if (place.user_id !== null) await removePlaceUser(db, place.user_id);
    const subjectId = place.claimed_by ?? place.user_id ?? undefined;
    await note(ctx, db, { actorId: found.teacher_id, action: "class.place_removed", subjectId });
    // Who keeps the result in an account hears that the class no longer has them.
    if (place.claimed_by !== null)
      await notify(ctx, db, place.claimed_by, { kind: CLASS_KIND, subject: "removed", details: { name: found.name } });
  });
  ctx.queue.wake();
}

async function placeOf(ctx: Context, actor: Actor, { documentId, place: id }: PlaceOfClass) {
  const found = await requireOwnClass(ctx, actor, documentId);
  const place = isDocumentId(id) ? await findPlace(ctx.db, found.id, id) : undefined;
  if (!place) throw new AppError("not_found");
  return { found, place };
}

/** Notes for the teacher that a pupil finished. */
export async function keepFinished(ctx: Context, db: Db, person: Person, attempt: string): Promise<void> {
  if (!hasAccount(person)) await noteFinished(db, person.id, attempt, ctx.clock.now().toISOString());
}
