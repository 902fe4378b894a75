import type { Context } from "#platform/context.ts";
import { ENVIRONMENTS, type Environment } from "#shared/environments.ts";
import type { Occupation, Sector } from "../rules/match-profiles.ts";
import type { Profile } from "../rules.ts";
import type { EnvironmentWords } from "../schema.ts";

type Locale = "ar" | "en";
const ALL = { page: 1, pageSize: 10_000 } as const;

export interface KnownOccupation extends Occupation {
  readonly slug: string;
  readonly summary: string;
  readonly sectors: readonly string[];
  /** The language of the words shown. */
  readonly locale: Locale;
}

export interface KnownSector extends Sector {
  readonly slug: string;
  readonly summary: string;
  readonly locale: Locale;
}

/** Published professions that carry a profile; one without cannot be compared and is left out. */
export function occupations(ctx: Context, locale: Locale): KnownOccupation[] {
  return ctx.content.list("job", { locale, ...ALL }).items.flatMap((job) => {
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
      },
    ];
  });
}

/** Published sectors with the profiles of their published professions. */
export function sectors(ctx: Context, locale: Locale): KnownSector[] {
  const jobs = occupations(ctx, locale);
  return ctx.content.list("sector", { locale, ...ALL }).items.map((sector) => ({
    id: sector.documentId,
    slug: sector.slug,
    title: sector.title ?? "",
    summary: sector.summary ?? "",
    professions: jobs.filter((job) => job.sectors.includes(sector.slug)).map(({ riasec }) => riasec),
    locale: sector.locale,
  }));
}

/** The six environments in hexagon order as editors name them; one they have not published keeps its letter. */
export function environmentWords(ctx: Context, locale: Locale): EnvironmentWords[] {
  const { items } = ctx.content.list("work-environment", { locale, ...ALL });
  return ENVIRONMENTS.map((code: Environment) => {
    const found = items.find((one) => one.code === code);
    return { code, slug: found?.slug ?? "", title: found?.title ?? code, altTitle: found?.alt_title ?? "" };
  });
}
