import { fitsOfProfessions } from "#features/scales/tendencies/operations/fit-of-profession.server.ts";
import { nextOnScale } from "#features/scales/tendencies/operations/next-on-scale.server.ts";
import type { Context } from "#platform/context.ts";
import type { Actor } from "#shared/actor.ts";
import { pathTo } from "#shared/screens.ts";
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

/** How near the own result is to several professions, each by the address of its page; empty without a result to compare. */
export async function nearOf(
  ctx: Context,
  actor: Actor,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { each } = await readFits(ctx, actor, slugs);
  const near = new Map<string, string>();
  slugs.forEach((slug, place) => {
    const fit = each?.[place];
    if (fit) near.set(pathTo("job", { slug }), fit.text);
  });
  return near;
}
