import { fitsOfProfessions } from "#features/scales/tendencies/operations/fit-of-profession.server.ts";
import { nextOnScale } from "#features/scales/tendencies/operations/next-on-scale.server.ts";
import type { Context } from "#platform/context.ts";
import type { Actor } from "#shared/actor.ts";
import { presentFit, presentScaleCall } from "../presenter/fit.server.ts";
import type { Fits } from "../schema.ts";

/** How near the own result is to each of several professions, in the words of their pages, or the way to a result. */
export async function readFits(ctx: Context, actor: Actor, slugs: readonly string[]): Promise<Fits> {
  const step = await nextOnScale(ctx, actor);
  const fits = step.kind === "result" ? await fitsOfProfessions(ctx, actor, slugs) : [];
  const first = fits.find((one) => one !== null) ?? null;
  const isCompared = first !== null && first.likeness !== null;
  return {
    kind: step.kind,
    call: presentScaleCall(step, isCompared ? null : first, actor.locale),
    each: isCompared ? fits.map((fit) => fit && presentFit(fit, actor.locale)) : null,
  };
}
