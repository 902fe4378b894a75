import type { Item } from "#content/readers.ts";
import { sceneOfJob } from "#content/scenes.server.ts";
import type { Context } from "#platform/context.ts";
import { ENVIRONMENTS, type Environment } from "#shared/environments.ts";
import type { Occupation, Sector } from "../rules/match-profiles.ts";
import { byEnvironment, type Profile } from "../rules.ts";
import type { EnvironmentWords } from "../schema.ts";

type Locale = "ar" | "en";

export interface KnownOccupation extends Occupation {
  readonly slug: string;
  readonly summary: string;
  readonly sectors: readonly string[];
  /** The language of the words shown. */
  readonly locale: Locale;
  readonly scene: string;
  /** Slugs of the environments a card names. */
  readonly environments: readonly string[];
}

export interface KnownSector extends Sector {
  readonly slug: string;
  readonly summary: string;
  readonly locale: Locale;
}

/** Published professions that carry a profile; one without cannot be compared and is left out. */
export function occupations(ctx: Context, locale: Locale): readonly KnownOccupation[] {
  return ctx.content.snapshot.once(`occupations/${locale}`, () =>
    ctx.content.all("job", { locale }).flatMap(occupationOf),
  );
}

function occupationOf(job: Item<"job">): KnownOccupation[] {
  if (!job.riasec) return [];
  return [
    {
      id: job.documentId,
      slug: job.slug,
      title: job.title ?? "",
      summary: job.summary ?? "",
      riasec: job.riasec as Profile,
      jobZone: job.job_zone ?? null,
      sectors: job.sectors.map(({ slug }) => slug),
      locale: job.locale,
      scene: sceneOfJob(job),
      environments: job.work_environments.slice(0, 2).map(({ slug }) => slug),
    },
  ];
}

/** Published sectors with the profiles of their published professions. */
export function sectors(ctx: Context, locale: Locale): readonly KnownSector[] {
  return ctx.content.snapshot.once(`occupations-by-sector/${locale}`, () => {
    const profiles = new Map<string, Profile[]>();
    for (const { sectors: slugs, riasec } of occupations(ctx, locale))
      for (const slug of slugs) {
        const own = profiles.get(slug);
        if (own) own.push(riasec);
        else profiles.set(slug, [riasec]);
      }
    return ctx.content.all("sector", { locale }).map((sector) => ({
      id: sector.documentId,
      slug: sector.slug,
      title: sector.title ?? "",
      summary: sector.summary ?? "",
      professions: profiles.get(sector.slug) ?? [],
      locale: sector.locale,
    }));
  });
}

/** The six environments in hexagon order as editors name them; one they have not published keeps its letter. */
export function environmentWords(ctx: Context, locale: Locale): EnvironmentWords[] {
  const items = ctx.content.all("work-environment", { locale });
  return ENVIRONMENTS.map((code: Environment) => {
    const found = items.find((one) => one.code === code);
    return { code, slug: found?.slug ?? "", title: found?.title ?? code, altTitle: found?.alt_title ?? "" };
  });
}

/** The six by name alone. */
export function environmentNames(ctx: Context, locale: Locale): Readonly<Record<Environment, string>> {
  const words = environmentWords(ctx, locale);
  return byEnvironment((one) => words.find(({ code }) => code === one)?.title ?? one);
}
