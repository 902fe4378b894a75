import { headingOf } from "#content/feminine-title.ts";
import { sceneOfJob } from "#content/scenes.server.ts";
import type { Context } from "#platform/context.ts";
import { ENVIRONMENTS } from "#shared/environments.ts";
import {
  environmentNames,
  environmentWords,
  type KnownOccupation,
  occupations,
} from "../../tendencies/operations/read-content.server.ts";
import { matchProfiles } from "../../tendencies/rules/match-profiles.ts";
import { byEnvironment } from "../../tendencies/rules.ts";
import { ANY_CONDITIONS, type Conditions, isPlaceMet, unknownOf } from "../rules/conditions.ts";
import { readEnd, type Sureness } from "../rules/read-end.ts";
import { strengthsOf } from "../rules/strengths.ts";
import { MOST_JOBS } from "../rules.ts";
import type { EndJob, EndView } from "../schema.ts";
import { activities } from "./read-activities.server.ts";
import type { Walk } from "./read-walk.server.ts";

type Locale = "ar" | "en";

/** What came out of a walk: read anew from its answers, with the professions published today. */
export function viewEnd(ctx: Context, locale: Locale, walk: Walk): EndView {
  const { order, ...read } = readEnd(walk.choices);
  const conditions = walk.conditions ?? ANY_CONDITIONS;
  const words = environmentWords(ctx, locale);
  return {
    kind: "end",
    sets: walk.sets.length,
    order: order.flatMap((one) => words.filter(({ code }) => code === one)),
    ...read,
    names: environmentNames(ctx, locale),
    levels: levelsOf(walk),
    values: valuesIn(locale, walk),
    conditions,
    unknown: unknownOf(conditions),
    jobs: jobsOf(ctx, locale, walk, { conditions, sureness: read.sureness }),
    expiresAt: walk.expiresAt,
  };
}

/** The odds of each against the strongest, as the choices have them. */
function levelsOf({ choices }: Walk) {
  const { mean } = strengthsOf(choices);
  const most = Math.max(...ENVIRONMENTS.map((one) => mean[one]));
  return byEnvironment((one) => Math.round(100 * Math.exp(mean[one] - most)) / 100);
}

function valuesIn(locale: Locale, { sides }: Walk): string[] {
  return activities().values.flatMap((pair) => {
    const side = sides?.[pair.id];
    return side ? [pair[locale][side]] : [];
  });
}

interface Wanted {
  readonly conditions: Conditions;
  readonly sureness: Sureness;
}

/** Full profiles like the strengths, nearest first; by title where no order can be claimed. */
function jobsOf(ctx: Context, locale: Locale, { choices }: Walk, { conditions, sureness }: Wanted): EndJob[] {
  const { mean } = strengthsOf(choices);
  const known = occupations(ctx, locale).filter(({ isShort }) => !isShort);
  const found: EndJob[] = [];
  for (const { item } of matchProfiles(mean, known, known.length)) {
    if (found.length === MOST_JOBS) break;
    const job = ctx.content.bySlug("job", item.slug, locale);
    const workplaces = job?.workplaces.map(({ slug }) => slug) ?? [];
    if (!job || !isPlaceMet(conditions, workplaces)) continue;
    const { slug } = item;
    const title = headingOf(job, locale);
    found.push({ slug, title, locale: job.locale, scene: sceneOfJob(job) ?? "", environment: strongestIn(item) });
  }
  return sureness === "sure" ? found : found.toSorted((a, b) => (a.title < b.title ? -1 : 1));
}

const strongestIn = ({ riasec }: KnownOccupation) =>
  ENVIRONMENTS.reduce((best, one) => (riasec[one] > riasec[best] ? one : best));
