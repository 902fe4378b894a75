import { makePlaceUser, signInToPlace } from "#features/accounts/operations/place-user.server.ts";
import type { Grade } from "#features/people/rules.ts";
import { type Context, inTransaction } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import { newDocumentId } from "#platform/token.ts";
import type { Actor } from "#shared/actor.ts";
import { mayTakePlace } from "../access.ts";
import { closedBecause, daysAfter, inGroups, nameKey } from "../rules.ts";
import type { IssuedCode, JoinInput, PaperInput } from "../schema.ts";
import { findClassByCode, holdClass } from "../store/classes.server.ts";
import { findByCode, holdPlace, insertPlace, placesOf } from "../store/places.server.ts";
import type { SchoolClassRow } from "../store/tables.server.ts";
import {
  noteClassGuess,
  notePaperGuess,
  requireClassGuess,
  requirePaperGuess,
  takeJoin,
} from "./count-guesses.server.ts";
import { newPaperCode, paperHash } from "./make-codes.server.ts";

export function fieldRefused(path: string, code: string): AppError {
  return new AppError("form_invalid", { fields: [{ path, code }] });
}

/** A class by its code. Wrong codes are counted, right ones are not. */
export async function findClassFor(ctx: Context, actor: Actor, code: string): Promise<SchoolClassRow> {
  await requireClassGuess(ctx, actor);
  const found = await findClassByCode(ctx.db, code);
  if (found) return found;
  await noteClassGuess(ctx, actor);
  throw fieldRefused("code", "schools_code_unknown");
}

function requireNoAccount(actor: Actor): void {
  if (!mayTakePlace(actor)) throw fieldRefused("code", "schools_signed_in");
}

export interface Joined {
  /** The one time both are known. */
  readonly token: string;
  readonly issued: IssuedCode;
}

/** Gives a pupil a place in a class under a short name, and signs them in to it. */
export async function joinClass(ctx: Context, actor: Actor, input: JoinInput): Promise<Joined> {
  requireNoAccount(actor);
  const found = await findClassFor(ctx, actor, input.code);
  await takeJoin(ctx, actor, found.document_id);
  const paperCode = newPaperCode(ctx);
  const now = ctx.clock.now();
  const expiresAt = daysAfter(now, ctx.config.paperCodeDays);
  const token = await inTransaction(ctx, async (db) => {
    // Held, so that neither the last place nor a name is given twice.
    const row = await holdClass(db, found.id);
    if (!row) throw fieldRefused("code", "schools_code_unknown");
    const places = await placesOf(db, row.id);
    const why = closedBecause({ closesAt: row.closes_at, places: row.max_places }, places.length, now);
    if (why) throw fieldRefused("code", `schools_class_${why}`);
    const key = nameKey(input.short_name);
    if (places.some((place) => nameKey(place.short_name) === key))
      throw fieldRefused("short_name", "schools_name_taken");
    const grade = row.grade as Grade | null;
    const userId = await makePlaceUser(ctx, db, { shortName: input.short_name, grade, locale: actor.locale });
    await insertPlace(db, {
      document_id: newDocumentId(ctx),
      class_id: row.id,
      user_id: userId,
      short_name: input.short_name,
      code_hash: paperHash(ctx, paperCode),
      created_at: now.toISOString(),
      expires_at: expiresAt,
    });
    return signInToPlace(ctx, db, actor, userId);
  });
  const issued = {
    shortName: input.short_name,
    className: found.name,
    code: inGroups(found.code),
    paperCode: inGroups(paperCode),
    expiresAt,
  };
  return { token, issued };
}

/** The place a paper code opens. Wrong ones are counted for whoever tries them, never for the class. */
export async function findPlaceFor(ctx: Context, actor: Actor, { code, paper_code: paperCode }: PaperInput) {
  const found = await findClassFor(ctx, actor, code);
  await requirePaperGuess(ctx, actor);
  const place = await findByCode(ctx.db, found.id, paperHash(ctx, paperCode), ctx.clock.now().toISOString());
  if (place) return { found, place };
  await notePaperGuess(ctx, actor);
  throw fieldRefused("paper_code", "schools_paper_wrong");
}

/** Signs a pupil in to their place again, also after the class has closed. */
export async function continuePlace(ctx: Context, actor: Actor, input: PaperInput): Promise<{ token: string }> {
  requireNoAccount(actor);
  const { place } = await findPlaceFor(ctx, actor, input);
  return inTransaction(ctx, async (db) => {
    const userId = await holdPlace(db, place.id);
    if (userId === null) throw fieldRefused("paper_code", "schools_paper_wrong");
    return { token: await signInToPlace(ctx, db, actor, userId) };
  });
}
