import type { Context } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import { requireAccount } from "#platform/require-person.ts";
import type { Actor } from "#shared/actor.ts";
import { signInName } from "../rules.ts";
import type { OwnSignIn } from "../schema/sign-ins.ts";
import { signInsOf } from "../store/sign-ins.server.ts";
import { readLivingSignIns } from "./living-sign-ins.server.ts";
import { endSignInOf } from "./sign-out.server.ts";

/** The own sign-ins that hold: this one first, then as they were used last. */
export async function listSignIns(ctx: Context, actor: Actor): Promise<OwnSignIn[]> {
  const person = requireAccount(actor);
  const all = (await readLivingSignIns(ctx, person.id)).map((one) => ({
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
