import { mayKeepResults } from "#features/guardians/operations/may-keep-results.server.ts";
import { readScaleProfile } from "#features/people/operations/set-scale-profile.server.ts";
import { signInMark } from "#features/sign-ins/operations/sign-in-mark.server.ts";
import type { Context } from "#platform/context.ts";
import { type Actor, isPerson } from "#shared/actor.ts";
import { ownerOf } from "../../access.ts";
import { TENDENCIES } from "../../rules.ts";
import { finishedAttempts } from "../../store/attempts.server.ts";
import type { ScaleStart } from "../schema.ts";
import { draftAt } from "./open-draft.server.ts";
import { newestNorms, newestOf } from "./read-instruments.server.ts";
import { scaleWords } from "./word-items.server.ts";

/** The start of a scale as this reader stands; null while a guardian's objection hides results: nothing can begin. */
export async function readStart(ctx: Context, actor: Actor, scale: string): Promise<ScaleStart | null> {
  const { body } = await newestOf(ctx, scale);
  const norms = await newestNorms(ctx, body);
  const common = {
    about: scaleWords(body, actor.locale),
    leadsToProfessions: scale === TENDENCIES,
    hasNorms: norms !== null,
    isProvisional: norms?.body.provisional ?? false,
  };
  if (!isPerson(actor))
    return {
      ...common,
      isGuest: true,
      draft: null,
      answered: null,
      isKept: true,
      waitsForGuardian: false,
      hasResult: false,
    };
  const keeping = await mayKeepResults(ctx, actor);
  if (keeping === "hidden") return null;
  const [draft, [result], { keepResults }] = await Promise.all([
    draftAt(ctx, actor, scale),
    finishedAttempts(ctx.db, ownerOf(actor, ctx.clock.now()), scale, "complete", 1),
    readScaleProfile(ctx, actor),
  ]);
  return {
    ...common,
    isGuest: false,
    draft: draft && { attempt: draft.attempt, signIn: signInMark(actor) },
    answered: draft && Object.keys(draft.answers).length,
    isKept: keeping !== "try" && (draft?.isKept ?? keepResults === "keep"),
    waitsForGuardian: keeping === "try" && keepResults === "keep",
    hasResult: result !== undefined,
  };
}
