import { familyOf, isShort } from "#content/directory/families.ts";
import type { PublishedRecord } from "#content/snapshot/record.ts";
import type { Context } from "#platform/context.ts";
import { ENVIRONMENTS, type Environment } from "#shared/environments.ts";
import type { Occupation, Sector } from "../rules/match-profiles.ts";
import { byEnvironment, type Profile } from "../rules.ts";
import type { EnvironmentWords } from "../schema/result.ts";

type Locale = "ar" | "en";

export interface KnownOccupation extends Occupation {
  readonly slug: string;
  readonly sectors: readonly string[];
  /** Told by its facts alone: it follows those that are told in full. */
  readonly isShort: boolean;
  /** The family of ESCO it belongs to. */
  readonly family: string | null;
}

export interface KnownSector extends Sector {
  readonly slug: string;
  readonly summary: string;
  readonly locale: Locale;
}

/** Published professions that carry a profile; one without cannot be compared and is left out. Read without their texts: there are thousands. */
export function occupations(ctx: Context, locale: Locale): readonly KnownOccupation[] {
  const { snapshot } = ctx.content;
  return snapshot.once(`occupations/${locale}`, () => {
    const { records, links } = snapshot.shelf("job");
    const sectorsOf = links.get("sectors")?.forward;
    const sectorSlugs = snapshot.shelf("sector").records.map(({ slug }) => slug);
    return records.flatMap((record, rank) => {
      const slugs = Array.from(sectorsOf?.at(rank) ?? [], (place) => sectorSlugs[place] ?? "");
      return occupationOf(record, slugs, locale);
    });
  });
}

/** The occupation of a profession by its address; made once for what is published. */
export function occupationsBySlug(ctx: Context, locale: Locale): ReadonlyMap<string, KnownOccupation> {
  return ctx.content.snapshot.once(
    `occupations-by-slug/${locale}`,
    () => new Map(occupations(ctx, locale).map((one) => [one.slug, one])),
  );
}

function occupationOf(record: PublishedRecord, sectors: readonly string[], locale: Locale): KnownOccupation[] {
  const { data } = record.body;
  if (!data.riasec) return [];
  return [
    {
      id: record.documentId,
      slug: record.slug,
      title: String(record.body[record.shownIn(locale)]?.title ?? ""),
      riasec: data.riasec as Profile,
      jobZone: (data.job_zone as number | undefined) ?? null,
      sectors,
      isShort: isShort(data),
      family: familyOf(data),
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
export function environmentWords(ctx: Context, locale: Locale): (EnvironmentWords & { readonly altTitle: string })[] {
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
