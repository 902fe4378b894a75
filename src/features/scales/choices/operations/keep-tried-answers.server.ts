import { readPersonFacts } from "#features/people/operations/read-person-facts.server.ts";
import { livingSignIns } from "#features/sign-ins/operations/living-sign-ins.server.ts";
import type { Context } from "#platform/context.ts";
import type { Db } from "#platform/db/open.ts";
import { type Actor, isPerson } from "#shared/actor.ts";
import { deleteTriedAnswers, keepTriedAnswers } from "../store.server.ts";

/** Deletes what this sign-in only tried; signing out calls it. */
export async function forgetTriedAnswers(ctx: Context, actor: Actor): Promise<void> {
  if (isPerson(actor)) await deleteTriedAnswers(ctx.db, actor.id, actor.signInId);
}

/** Keeps what a person wants kept and could only try until a guardian confirmed, as far as its sign-in still lives. */
export async function keepAnswersTried(ctx: Context, db: Db, userId: number): Promise<void> {
  const facts = await readPersonFacts(ctx, userId, db);
  if (facts?.keepResults !== "keep") return;
  await keepTriedAnswers(db, userId, await livingSignIns(ctx, userId, db), ctx.clock.now());
}
