import { removePlaceUser, takeOverMinorAge, takeOverProfile } from "#features/accounts/operations/place-user.server.ts";
import { note } from "#features/audit/operations.server.ts";
import { mayKeepResults } from "#features/guardians/operations/may-keep-results.server.ts";
import { notify } from "#features/notifications/operations/notify.server.ts";
import { readPersonFacts } from "#features/people/operations/read-person-facts.server.ts";
import { moveAttempts } from "#features/scales/tendencies/operations/move-attempts.server.ts";
import { type Context, inTransaction } from "#platform/context.ts";
import type { Db } from "#platform/db/open.ts";
import { AppError } from "#platform/errors.ts";
import { refuseIf } from "#platform/permission.ts";
import { requireAccount } from "#platform/require-person.ts";
import { isDocumentId } from "#platform/token.ts";
import type { Actor } from "#shared/actor.ts";
import { claimRefusal, mayShare } from "../access.ts";
import { presentOwnPlace } from "../presenter.server.ts";
import type { CarriedView, OwnPlaceView, PaperInput } from "../schema.ts";
import { findClass } from "../store/classes.server.ts";
import { claimedBy, claimPlace, findPlaceCalled, setShared } from "../store/places.server.ts";
import type { SchoolPlaceRow } from "../store/tables.server.ts";
import { fieldRefused, findPlaceFor } from "./join-class.server.ts";
import { CLASS_KIND } from "./manage-places.server.ts";

/** Adds a place and its results to the account that asks. The paper code is dead from then on. */
export async function claim(ctx: Context, actor: Actor, input: PaperInput): Promise<OwnPlaceView> {
  requireAccount(actor);
  const { place } = await findPlaceFor(ctx, actor, input);
  return claimPlaceFound(ctx, actor, place);
}

/** The same for a place whose code was proved before. */
export async function claimPlaceFound(ctx: Context, actor: Actor, place: SchoolPlaceRow): Promise<OwnPlaceView> {
  const person = requireAccount(actor);
  if (place.user_id !== null) await takeOverMinorAge(ctx, place.user_id, person.id);
  await inTransaction(ctx, (db) => takePlace(ctx, db, place, person.id));
  const own = (await listOwnPlaces(ctx, actor)).find((one) => one.documentId === place.document_id);
  if (!own) throw new AppError("conflict");
  return own;
}

async function takePlace(ctx: Context, db: Db, place: SchoolPlaceRow, to: number): Promise<void> {
  const { user_id: from } = place;
  const at = ctx.clock.now().toISOString();
  const isFirst = await claimPlace(db, place.id, { by: to, at, deadCode: `claimed ${place.document_id}` });
  if (from === null || !isFirst) throw fieldRefused("paper_code", "schools_paper_wrong");
  await takeOverProfile(ctx, db, from, to);
  await requireKept(ctx, db, to);
  await moveAttempts(ctx, db, { from, to });
  await removePlaceUser(db, from);
  await note(ctx, db, { actorId: to, action: "class.place_claimed", subjectId: to });
}

/** A claim keeps results or does nothing: when it is refused, place and paper code stay as good as they were. */
async function requireKept(ctx: Context, db: Db, to: number): Promise<void> {
  const [facts, keeping] = await Promise.all([readPersonFacts(ctx, to, db), mayKeepResults(ctx, to, db)]);
  refuseIf(claimRefusal({ keeping, isAgeAsked: facts?.isAgeAsked ?? false }));
}

/** How a place that a browser carries is called, for whoever is to say that it is theirs. */
export async function presentCarried(ctx: Context, place: SchoolPlaceRow | null): Promise<CarriedView | null> {
  const row = place && (await findClass(ctx.db, place.class_id));
  return row ? { shortName: place.short_name, className: row.name } : null;
}

/** The places an account has claimed, with what it agreed to. */
export async function listOwnPlaces(ctx: Context, actor: Actor): Promise<OwnPlaceView[]> {
  const person = requireAccount(actor);
  return (await claimedBy(ctx.db, person.id)).map(presentOwnPlace);
}

/** Agrees that the class's teacher sees code and date of the result taken in class, or takes that back. */
export async function shareResult(
  ctx: Context,
  actor: Actor,
  input: { readonly documentId: string; readonly shared: boolean },
): Promise<OwnPlaceView> {
  const person = requireAccount(actor);
  const { documentId, shared } = input;
  await inTransaction(ctx, async (db) => {
    const at = shared ? ctx.clock.now().toISOString() : null;
    const place = isDocumentId(documentId) ? await findPlaceCalled(db, documentId) : undefined;
    if (!place || !mayShare(person, { claimedBy: place.claimed_by })) throw new AppError("not_found");
    await setShared(db, place.id, at);
    const found = shared && place.shared_at === null ? await findClass(db, place.class_id) : undefined;
    if (found?.teacher_id) {
      const details = { name: found.name, class: found.document_id };
      await notify(ctx, db, found.teacher_id, { kind: CLASS_KIND, subject: "shown", details });
    }
    const action = shared ? "class.result_shared" : "class.sharing_ended";
    await note(ctx, db, { actorId: person.id, action, subjectId: person.id });
  });
  ctx.queue.wake();
  const own = (await listOwnPlaces(ctx, actor)).find((one) => one.documentId === documentId);
  if (!own) throw new AppError("not_found");
  return own;
}
