import { note } from "#features/audit/operations.server.ts";
import { guardianAgrees } from "#features/guardians/operations/may-keep-results.server.ts";
import { holdPerson } from "#features/people/operations/hold-person.server.ts";
import { readShared } from "#features/scales/tendencies/operations/move-attempts.server.ts";
import { type Context, inTransaction } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import { permit } from "#platform/permission.ts";
import { isDocumentId, newDocumentId } from "#platform/token.ts";
import type { Actor, Person } from "#shared/actor.ts";
import { isResultShown, mayOpenClasses, mayRunClass } from "../access.ts";
import { presentClass, presentPupil } from "../presenter.server.ts";
import { daysAfter, SAME_CLASS_SECONDS } from "../rules.ts";
import type { ClassChanges, ClassDetail, ClassView, NewClassInput, PupilView } from "../schema.ts";
import {
  classesOf,
  deleteClass,
  findClassCalled,
  holdClass,
  insertClass,
  sameClassesSince,
  updateClass,
} from "../store/classes.server.ts";
import { placesOf } from "../store/places.server.ts";
import type { SchoolClassRow, SchoolPlaceRow } from "../store/tables.server.ts";
import { newClassCode } from "./make-codes.server.ts";

/** Codes are 40 random bits: the same one twice is next to impossible, three times is a fault of ours. */
const TRIES = 3;

/** Somebody who may open classes. */
export function requireTeacher(actor: Actor): Person {
  return permit(actor, mayOpenClasses);
}

/** A class of one's own; another teacher's does not exist. */
export async function requireOwnClass(ctx: Context, actor: Actor, documentId: string): Promise<SchoolClassRow> {
  const person = requireTeacher(actor);
  const found = isDocumentId(documentId) ? await findClassCalled(ctx.db, documentId) : undefined;
  if (!found || !mayRunClass(person, { teacherId: found.teacher_id })) throw new AppError("not_found");
  return found;
}

/** Opens a class with a code of its own; a form that was sent twice opens one. */
export async function openClass(ctx: Context, actor: Actor, input: NewClassInput): Promise<ClassView> {
  const person = requireTeacher(actor);
  const now = ctx.clock.now();
  const row = {
    teacher_id: person.id,
    name: input.name,
    scale: input.scale,
    grade: input.grade ?? null,
    max_places: input.places,
    created_at: now.toISOString(),
    closes_at: daysAfter(now, input.days),
  };
  const justNow = new Date(now.getTime() - SAME_CLASS_SECONDS * 1000).toISOString();
  return inTransaction(ctx, async (db) => {
    await holdPerson(db, person.id);
    const alike = await sameClassesSince(db, row, justNow);
    const same = alike.find((one) => one.closes_at === daysAfter(new Date(one.created_at), input.days));
    if (same && (await placesOf(db, same.id)).length === 0) return presentClass(same, { joined: 0, finished: 0 }, now);
    for (let tried = 0; tried < TRIES; tried += 1) {
      const made = await insertClass(db, { ...row, document_id: newDocumentId(ctx), code: newClassCode(ctx) });
      if (!made) continue;
      const details = { places: input.places, days: input.days };
      await note(ctx, db, { actorId: person.id, action: "class.opened", details });
      return presentClass(made, { joined: 0, finished: 0 }, now);
    }
    throw new Error("No free class code was found");
  });
}

/** One's own classes, newest first. */
export async function listClasses(ctx: Context, actor: Actor): Promise<ClassView[]> {
  const person = requireTeacher(actor);
  const rows = await classesOf(ctx.db, person.id);
  return rows.map((row) => presentClass(row, row, ctx.clock.now()));
}

/** Who joined one of one's own classes and who has finished, without any result: nothing is written down. */
export async function listPlaces(ctx: Context, actor: Actor, documentId: string): Promise<PupilView[]> {
  const row = await requireOwnClass(ctx, actor, documentId);
  return (await placesOf(ctx.db, row.id)).map((place) => presentPupil(place, null));
}

/** One class: who joined, who finished, and the results their owners agreed to show. That results were read is written down. */
export async function readClass(ctx: Context, actor: Actor, documentId: string): Promise<ClassDetail> {
  const row = await requireOwnClass(ctx, actor, documentId);
  const places = await placesOf(ctx.db, row.id);
  const results = await resultsFor(ctx, requireTeacher(actor), places);
  const pupils = places.map((place) => presentPupil(place, results.get(place.id) ?? null));
  const finished = places.filter((place) => place.finished_at !== null).length;
  return { ...presentClass(row, { joined: places.length, finished }, ctx.clock.now()), pupils };
}

async function resultsFor(ctx: Context, teacher: Person, places: readonly SchoolPlaceRow[]) {
  const shown = new Map<number, { code: string; codeNames: string; completedAt: string }>();
  const agreed = [];
  for (const { id, claimed_by: userId, shared_at: sharedAt, attempt } of places) {
    if (userId === null || attempt === null) continue;
    const isShared = sharedAt !== null;
    const facts = { claimedBy: userId, isShared, guardianAgrees: isShared && (await guardianAgrees(ctx, userId)) };
    if (isResultShown(facts)) agreed.push({ id, userId, attempt });
  }
  const results = await readShared(ctx, teacher.locale, agreed);
  for (const { id, userId, attempt } of agreed) {
    const result = results.find((one) => one.attempt === attempt);
    if (!result) continue;
    shown.set(id, { code: result.code, codeNames: result.codeNames, completedAt: result.completedAt });
    await note(ctx, ctx.db, { actorId: teacher.id, action: "class.result_read", subjectId: userId });
  }
  return shown;
}

/** Renames a class, gives it more or fewer places, opens it anew or closes it. */
export async function changeClass(
  ctx: Context,
  actor: Actor,
  documentId: string,
  changes: ClassChanges,
): Promise<ClassView> {
  const row = await requireOwnClass(ctx, actor, documentId);
  const now = ctx.clock.now();
  const { name, places, days } = changes;
  return inTransaction(ctx, async (db) => {
    await updateClass(db, row.id, {
      ...(name === undefined ? {} : { name }),
      ...(places === undefined ? {} : { max_places: places }),
      ...(days === undefined ? {} : { closes_at: daysAfter(now, days) }),
    });
    if (days !== undefined)
      await note(ctx, db, {
        actorId: row.teacher_id,
        action: days === 0 ? "class.closed" : "class.opened_anew",
        details: { days },
      });
    const changed = await holdClass(db, row.id);
    if (!changed) throw new AppError("not_found");
    const pupils = await placesOf(db, row.id);
    const finished = pupils.filter((place) => place.finished_at !== null).length;
    return presentClass(changed, { joined: pupils.length, finished }, now);
  });
}

/** Deletes a class. While places in it wait to be claimed it is refused: their results would go with them. */
export async function removeClass(ctx: Context, actor: Actor, documentId: string): Promise<void> {
  const row = await requireOwnClass(ctx, actor, documentId);
  await inTransaction(ctx, async (db) => {
    if (!(await holdClass(db, row.id))) throw new AppError("not_found");
    const places = await placesOf(db, row.id);
    if (places.some((place) => place.claimed_at === null)) throw new AppError("conflict");
    await deleteClass(db, row.id);
    await note(ctx, db, { actorId: row.teacher_id, action: "class.deleted" });
  });
}
