import { Secret, TOTP } from "otpauth";
import { renderSVG } from "uqr";
import { readUser } from "#features/people/operations/read-user.server.ts";
import { siteSettings } from "#features/site/operations.server.ts";
import type { Context } from "#platform/context.ts";
import { requireAccount } from "#platform/require-person.ts";
import { unseal } from "#platform/seal.ts";
import type { Actor, Person } from "#shared/actor.ts";
import { CODE_DIGITS, isSecondStepAdvised, isSetUpOpen, STEP_SECONDS } from "../rules/second-step.ts";
import { inGroups } from "../rules/typed-code.ts";
import type { SecondStepState } from "../schema/second-step.ts";
import {
  countRecoveryCodes,
  findSecondFactor,
  isSecondFactorOn,
  type SecondFactor,
} from "../store/second-factors.server.ts";
import { SECRET_SEAL } from "./check-code.server.ts";

/** How the own second step stands. */
export async function readSecondStep(ctx: Context, actor: Actor): Promise<SecondStepState> {
  const person = requireAccount(actor);
  const user = await readUser(ctx.db, person.id);
  const factor = await findSecondFactor(ctx.db, person.id);
  const isOn = Boolean(factor?.confirmed_at);
  return {
    isOn,
    since: factor?.confirmed_at ?? null,
    codesLeft: isOn ? await countRecoveryCodes(ctx.db, person.id) : 0,
    isAdvised: isSecondStepAdvised(person),
    hasPassword: Boolean(user?.password_hash),
    secret: factor && isOpen(ctx, factor) ? secretOf(ctx, person, factor) : null,
  };
}

/** Whether a person who sees much of others has no second step. */
export async function isSecondStepMissing(ctx: Context, person: Person): Promise<boolean> {
  return isSecondStepAdvised(person) && !(await isSecondFactorOn(ctx.db, person.id));
}

/** Whether a secret waits for its first code. */
export function isOpen(ctx: Context, factor: SecondFactor): boolean {
  return factor.confirmed_at === null && isSetUpOpen(factor.asked_at, ctx.clock.now());
}

function secretOf(ctx: Context, { email }: Person, factor: SecondFactor): SecondStepState["secret"] {
  const base32 = unseal(ctx, SECRET_SEAL, factor.secret_sealed);
  if (typeof base32 !== "string") return null;
  const issuer = siteSettings(ctx, "en").name;
  const totp = new TOTP({
    issuer,
    label: email,
    secret: Secret.fromBase32(base32),
    digits: CODE_DIGITS,
    period: STEP_SECONDS,
  });
  const address = totp.toString();
  return { address, qr: renderSVG(address, { border: 4, pixelSize: 4 }), words: inGroups(base32) };
}
