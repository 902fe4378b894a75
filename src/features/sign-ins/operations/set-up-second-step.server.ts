import { Secret } from "otpauth";
import { note, wasNotedSince } from "#features/audit/operations.server.ts";
import { type Context, inTransaction } from "#platform/context.ts";
import type { Db } from "#platform/db/open.ts";
import { AppError } from "#platform/errors.ts";
import { forgetTriesOf, takeTry } from "#platform/limits/count-tries.ts";
import { requireAccount } from "#platform/require-person.ts";
import { seal } from "#platform/seal.ts";
import type { Actor, Person } from "#shared/actor.ts";
import { RECOVERY_CODES, recoveryCode, SECRET_BYTES, typedCode } from "../rules/second-step.ts";
import { readTypedCode } from "../rules/typed-code.ts";
import { LIMITS } from "../rules.ts";
import type { SecondStepForm } from "../schema/second-step.ts";
import {
  confirmSecondFactor,
  deleteRecoveryCodes,
  deleteSecondFactor,
  findSecondFactor,
  isSecondFactorNewerThan,
  isSecondFactorOn,
  putSecondFactor,
  replaceRecoveryCodes,
} from "../store/second-factors.server.ts";
import { checkCode, recoveryHash, SECRET_SEAL, stepOfCode, wrongCode } from "./check-code.server.ts";
import { requireStanding } from "./keep-sign-in.server.ts";
import { queueNews } from "./queue-news.server.ts";
import { isOpen } from "./read-second-step.server.ts";
import { requireProof } from "./require-proof.server.ts";

/** After a proof: a new secret that waits for its first code. */
export async function askForSecondStep(ctx: Context, actor: Actor, { currentPassword }: SecondStepForm): Promise<void> {
  const person = requireAccount(actor);
  await requireProof(ctx, person, currentPassword);
  const { base32 } = new Secret({ buffer: new Uint8Array(ctx.random.bytes(SECRET_BYTES)).buffer });
  const at = ctx.clock.now().toISOString();
  if (!(await putSecondFactor(ctx.db, person.id, seal(ctx, SECRET_SEAL, base32), at))) throw new AppError("conflict");
}

/** Turns the second step on by a first code. @returns the recovery codes, which are not known again afterwards. */
export async function turnOnSecondStep(ctx: Context, actor: Actor, { code = "" }: SecondStepForm): Promise<string[]> {
  const person = requireAccount(actor);
  const factor = await findSecondFactor(ctx.db, person.id);
  if (!factor || !isOpen(ctx, factor)) throw new AppError("conflict");
  const typed = typedCode(code);
  if (typed?.kind !== "app") throw wrongCode();
  await takeTry(ctx, LIMITS.secondStep, String(person.id));
  const step = stepOfCode(ctx, factor, typed.code);
  if (step === null) throw wrongCode();
  await forgetTriesOf(ctx, LIMITS.secondStep, String(person.id));
  const at = ctx.clock.now().toISOString();
  const codes = await inTransaction(ctx, async (db) => {
    await requireStanding(db, person);
    if (!(await confirmSecondFactor(db, factor, step, at))) throw new AppError("conflict");
    await note(ctx, db, { actorId: person.id, action: "second-step.on", subjectId: person.id });
    await queueNews(ctx, db, { userId: person.id, news: "second_factor_on", signIn: person.signInId });
    return newRecoveryCodes(ctx, db, person.id);
  });
  ctx.queue.wake();
  return codes;
}

async function newRecoveryCodes(ctx: Context, db: Db, userId: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => recoveryCode(ctx.random.bytes(SECRET_BYTES)));
  const hashes = codes.map((code) => recoveryHash(ctx, userId, readTypedCode(code)));
  await replaceRecoveryCodes(db, userId, hashes);
  return codes;
}

/** After a proof: ten new recovery codes in the place of all earlier ones. */
export async function renewRecoveryCodes(ctx: Context, actor: Actor, input: SecondStepForm): Promise<string[]> {
  const person = requireAccount(actor);
  await requireProof(ctx, person, input.currentPassword);
  const codes = await inTransaction(ctx, async (db) => {
    if (!(await isSecondFactorOn(db, person.id))) throw new AppError("conflict");
    await note(ctx, db, { actorId: person.id, action: "second-step.codes", subjectId: person.id });
    await queueNews(ctx, db, { userId: person.id, news: "recovery_codes_new", signIn: person.signInId });
    return newRecoveryCodes(ctx, db, person.id);
  });
  ctx.queue.wake();
  return codes;
}

/** Takes away what was set up since a moment, which may be an intruder's: the step, or recovery codes made anew; those made before stay good. */
export async function undoSecondStepSince(ctx: Context, db: Db, userId: number, since: string): Promise<void> {
  if (await isSecondFactorNewerThan(db, userId, since)) await removeSecondStep(ctx, db, userId, null);
  else await endNewRecoveryCodes(ctx, db, userId, since);
}

async function endNewRecoveryCodes(ctx: Context, db: Db, userId: number, since: string): Promise<void> {
  if (!(await wasNotedSince(ctx, db, { action: "second-step.codes", subjectId: userId, since }))) return;
  await deleteRecoveryCodes(db, userId);
  await note(ctx, db, { actorId: null, action: "second-step.codes_ended", subjectId: userId });
  await queueNews(ctx, db, { userId, news: "recovery_codes_ended" });
}

/** Turns the second step off after a proof and a code. */
export async function turnOffSecondStep(ctx: Context, actor: Actor, input: SecondStepForm): Promise<void> {
  const person = requireAccount(actor);
  await requireProof(ctx, person, input.currentPassword);
  if (!(await isSecondFactorOn(ctx.db, person.id))) throw new AppError("conflict");
  await checkCode(ctx, person.id, input.code ?? "");
  await inTransaction(ctx, (db) => removeSecondStep(ctx, db, person.id, person));
  ctx.queue.wake();
}

/** Takes the second step away, writes it down and tells the owner. @returns whether there was one. */
export async function removeSecondStep(ctx: Context, db: Db, userId: number, person: Person | null): Promise<boolean> {
  if (!(await deleteSecondFactor(db, userId))) return false;
  await note(ctx, db, { actorId: person?.id ?? null, action: "second-step.off", subjectId: userId });
  await queueNews(ctx, db, { userId, news: "second_factor_off", signIn: person?.signInId });
  return true;
}
