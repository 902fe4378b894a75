import { me } from "#features/accounts/operations/read-me.server.ts";
import type { MeAnswer } from "#features/accounts/schema/answers.ts";
import { dropFiles } from "#features/own-files/operations/drop-files.server.ts";
import { replaceShowpieces } from "#features/own-files/operations/replace-showpieces.server.ts";
import { holdPerson } from "#features/people/operations/hold-person.server.ts";
import { prepareAnswers } from "#features/scales/instruments/operations/finish.server.ts";
import { ETA } from "#features/scales/rules.ts";
import { type Context, inTransaction } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import { takeTry } from "#platform/limits/count-tries.ts";
import { requireAccount, requirePerson } from "#platform/require-person.ts";
import type { Actor, Person } from "#shared/actor.ts";
import { isOwnRecord } from "../access.ts";
import { LIMITS } from "../rules.ts";
import type { FormName } from "../schema/view.ts";
import type { ProfileChanges, RecordChanges } from "../schema.ts";
import { readProfileOf } from "./read-profile.server.ts";
import { requireRecords, writeProfile } from "./write-profile.server.ts";

/** Whoever asks for a record by its number: its owner; to all others it does not exist. */
export function requireOwn(actor: Actor, id: string): Person {
  const person = requirePerson(actor);
  if (!isOwnRecord(person, id)) throw new AppError("not_found");
  return person;
}

/** Changes what a person says and shows of themself: what is left out stays, null takes away. */
export async function changeProfile(ctx: Context, actor: Actor, record: RecordChanges): Promise<MeAnswer> {
  const person = requireAccount(actor);
  const { id } = person;
  const { profile_picture, certifications, resumes, portfolio, resume, eat_result, ...changes } = record;
  await takeTry(ctx, LIMITS.person, String(id));
  requireRecords(ctx, actor, changes);
  const keepAnswers = eat_result && (await prepareAnswers(ctx, actor, ETA, eat_result));
  const at = ctx.clock.now().toISOString();
  const gone = await inTransaction(ctx, async (db) => {
    await holdPerson(db, id);
    await writeProfile(db, id, changes, at);
    await keepAnswers?.(db);
    return replaceShowpieces(ctx, db, person, { profile_picture, certifications, resumes, portfolio, resume });
  });
  await dropFiles(ctx, gone);
  return me(ctx, actor, ["profile"]);
}

/** Saves one form of the page; refused with "conflict" when it was saved elsewhere since it was read. */
export async function saveForm(
  ctx: Context,
  actor: Actor,
  form: { readonly name: FormName; readonly version: string; readonly changes: ProfileChanges },
): Promise<void> {
  const person = requireAccount(actor);
  await takeTry(ctx, LIMITS.person, String(person.id));
  const at = ctx.clock.now().toISOString();
  await inTransaction(ctx, async (db) => {
    await holdPerson(db, person.id);
    const { versions, forms } = await readProfileOf(ctx, db, person);
    if (versions[form.name] !== form.version) throw new AppError("conflict");
    const { dob, ...changes } = form.changes;
    // An age said as a band stays where no day was said and none is.
    const isDaySaid = dob !== undefined && dob !== forms.who.dob;
    await writeProfile(db, person.id, { ...changes, ...(isDaySaid && { dob }) }, at);
  });
}
