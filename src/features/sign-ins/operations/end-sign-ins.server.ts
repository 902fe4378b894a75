import { isSignInAlive, signInName } from "#features/accounts/rules.ts";
import type { Context } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import { requireAccount } from "#platform/require-person.ts";
import type { Actor, Person } from "#shared/actor.ts";
import type { OwnSignIn } from "../schema/sign-ins.ts";
import { type SignInsTable, signInsOf } from "../store/sign-ins.server.ts";
import { endSignInOf } from "./sign-out.server.ts";

async function aliveOnes(ctx: Context, { id }: Person): Promise<SignInsTable[]> {
  const now = ctx.clock.now();
  const isAlive = ({ last_used_at: lastUsedAt, expires_at: expiresAt }: SignInsTable) =>
    isSignInAlive({ lastUsedAt, expiresAt }, now, ctx.config.signInIdleDays);
  return (await signInsOf(ctx.db, id)).filter(isAlive);
}

/** The own sign-ins that hold: this one first, then as they were used last. */
export async function listSignIns(ctx: Context, actor: Actor): Promise<OwnSignIn[]> {
  const person = requireAccount(actor);
  const all = (await aliveOnes(ctx, person)).map((one) => ({
    id: signInName(one.token_hash),
    device: one.device_words,
    method: one.method,
    createdAt: one.created_at,
    lastUsedAt: one.last_used_at,
    isThis: one.token_hash === person.signInId,
  }));
  return all.sort((a, b) => Number(b.isThis) - Number(a.isThis));
}

/** Ends one of the own sign-ins; another's does not exist here. @returns whether it was the one that asks. */
export async function endSignIn(ctx: Context, actor: Actor, id: string): Promise<boolean> {
  const person = requireAccount(actor);
  const found = (await signInsOf(ctx.db, person.id)).find((one) => signInName(one.token_hash) === id);
  if (!found) throw new AppError("not_found");
  await endSignInOf(ctx, person, found.token_hash);
  return found.token_hash === person.signInId;
}

/** Ends all own sign-ins but this one, or all. @returns how many. */
export async function endSignIns(ctx: Context, actor: Actor, which: "others" | "all"): Promise<number> {
  const person = requireAccount(actor);
  const ending = (await signInsOf(ctx.db, person.id)).filter(
    (one) => which === "all" || one.token_hash !== person.signInId,
  );
  for (const one of ending) await endSignInOf(ctx, person, one.token_hash);
  return ending.length;
}
