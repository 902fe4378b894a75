import { type Context, inTransaction } from "#platform/context.ts";
import type { Actor } from "#shared/actor.ts";
import { prepareAnswers } from "../../instruments/operations/finish.server.ts";
import { TENDENCIES } from "../../rules.ts";
import type { AnswersInput } from "../schema.ts";

/** All answers at once, as a client of the API sends them. An open draft is left as it is. */
export async function submitAll(ctx: Context, actor: Actor, input: AnswersInput): Promise<{ attempt: string }> {
  const answers = Object.fromEntries(Object.entries(input.answers).map(([id, answer]) => [id, String(answer)]));
  return inTransaction(ctx, await prepareAnswers(ctx, actor, TENDENCIES, { answers }));
}
