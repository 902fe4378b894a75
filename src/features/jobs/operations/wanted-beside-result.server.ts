import { pathOfNewest } from "#features/scales/tendencies/operations/next-on-scale.server.ts";
import type { Context } from "#platform/context.ts";
import type { Actor } from "#shared/actor.ts";
import { pathTo } from "#shared/screens.ts";
import { presentCard, presentEnvironments } from "../presenter.server.ts";
import { MOST_WANTED } from "../rules.ts";
import type { WantedJob } from "../schema.ts";
import { readFits } from "./read-fits.server.ts";

/** Professions somebody has in mind beside one of their results: how near it is to each, and why. None where it is not the newest, or is compared with nothing. */
export async function wantedBesideResult(
  ctx: Context,
  actor: Actor,
  attempt: string,
  wanted: readonly string[],
): Promise<WantedJob[]> {
  const { locale } = actor;
  const slugs = [...new Set(wanted)].slice(0, MOST_WANTED);
  if (slugs.length === 0 || (await pathOfNewest(ctx, actor)) !== pathTo("careerTestResult", { attempt })) return [];
  const { each } = await readFits(ctx, actor, slugs);
  const environments = presentEnvironments(ctx.content.all("work-environment", { locale }));
  return slugs.flatMap((slug, place) => {
    const job = ctx.content.bySlug("job", slug, locale);
    const fit = each?.[place];
    if (!job || !fit) return [];
    // A page of a result is near its budget: a card carries more than is shown here.
    const { title, scene, picture, otherLocale, environments: own } = presentCard(job, environments, locale);
    const shown = { slug, title, scene, hue: own[0]?.code, fit };
    return [{ ...shown, ...(picture && { picture }), ...(otherLocale && { otherLocale }) }];
  });
}
