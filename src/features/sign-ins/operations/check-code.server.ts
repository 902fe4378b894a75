import { createHmac } from "node:crypto";
import { HOTP, Secret } from "otpauth";
import { type Context, inTransaction } from "#platform/context.ts";
import type { Db } from "#platform/db/open.ts";
import { AppError } from "#platform/errors.ts";
import { forgetTriesOf, takeTry } from "#platform/limits/count-tries.ts";
import { unseal } from "#platform/seal.ts";
import { CODE_DIGITS, openSteps, type TypedCode, typedCode } from "../rules/second-step.ts";
import { LIMITS } from "../rules.ts";
import {
  findSecondFactor,
  isSecondFactorOn,
  type SecondFactor,
  takeRecoveryCode,
  takeStep,
} from "../store/second-factors.server.ts";
import { queueNews } from "./queue-news.server.ts";

export const SECRET_SEAL = "totp";

/** What is kept of a recovery code: without the service's secret a copy of the database cannot be searched for it. */
export function recoveryHash(ctx: Pick<Context, "secret">, userId: number, code: string): string {
  return createHmac("sha256", ctx.secret).update(`recovery ${userId} ${code}`).digest("hex");
}

/** Whether the account asks for a code after the password. */
export function hasSecondStep(ctx: Context, userId: number, db: Db = ctx.db): Promise<boolean> {
  return isSecondFactorOn(db, userId);
}

/** The time step whose code this is, now or half a minute off; null when it is none, or was used. */
export function stepOfCode(ctx: Context, factor: SecondFactor, code: string): number | null {
  const base32 = unseal(ctx, SECRET_SEAL, factor.secret_sealed);
  if (typeof base32 !== "string") return null;
  const secret = Secret.fromBase32(base32);
  const isCodeOf = (counter: number) =>
    HOTP.validate({ token: code, secret, counter, digits: CODE_DIGITS, algorithm: "SHA1", window: 0 }) === 0;
  return openSteps(ctx.clock.now(), factor.last_step).find(isCodeOf) ?? null;
}

/** Checks and uses up a code of the app or a recovery code of an account whose second step is on; wrong ones are counted. */
export async function checkCode(ctx: Context, userId: number, typed: string): Promise<TypedCode["kind"]> {
  const read = typedCode(typed);
  if (!read) throw wrongCode();
  await takeTry(ctx, LIMITS.secondStepDay, String(userId));
  await takeTry(ctx, LIMITS.secondStep, String(userId));
  const factor = await findSecondFactor(ctx.db, userId);
  if (!factor?.confirmed_at || !(await isUsed(ctx, factor, read))) throw wrongCode();
  await forgetTriesOf(ctx, LIMITS.secondStep, String(userId));
  await forgetTriesOf(ctx, LIMITS.secondStepDay, String(userId));
  return read.kind;
}

function isUsed(ctx: Context, factor: SecondFactor, { kind, code }: TypedCode): Promise<boolean> {
  if (kind === "recovery") return isRecoveryUsed(ctx, factor.user_id, code);
  const step = stepOfCode(ctx, factor, code);
  return step === null ? Promise.resolve(false) : takeStep(ctx.db, factor.user_id, step);
}

/** Its owner hears of it: who has the paper with the codes needs no phone. */
async function isRecoveryUsed(ctx: Context, userId: number, code: string): Promise<boolean> {
  const at = ctx.clock.now().toISOString();
  const isOne = await inTransaction(ctx, async (db) => {
    if (!(await takeRecoveryCode(db, userId, recoveryHash(ctx, userId, code), at))) return false;
    await queueNews(ctx, db, { userId, news: "recovery_code_used" });
    return true;
  });
  if (isOne) ctx.queue.wake();
  return isOne;
}

/** A code that is none, run out, or used. */
export function wrongCode(): AppError {
  return new AppError("code_wrong", { fields: [{ path: "code", code: "code_wrong" }] });
}
