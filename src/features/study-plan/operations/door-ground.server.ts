import type { Item } from "#content/readers.ts";
import { compareText } from "#i18n/collation.ts";
import type { Locale } from "#i18n/locales.ts";
import type { Context } from "#platform/context.ts";
import type { Door } from "../rules/doors.ts";
import { DOOR_FILTERS, type DoorFilter } from "../schema.ts";

export type Program = Item<"academic-program">;

/** What is made once of this content: the doors, and what they stand for. */
export interface Ground {
  readonly doors: readonly Door[];
  readonly programs: ReadonlyMap<string, Program>;
  readonly subjects: readonly { readonly slug: string; readonly title: string }[];
  readonly options: Readonly<Record<DoorFilter, readonly { readonly slug: string; readonly title: string }[]>>;
}

/** The doors of the content in this language, made once for each publication. */
export function groundOf(ctx: Context, locale: Locale): Ground {
  return ctx.content.snapshot.once(`door-map/${locale}`, () => {
    const programs = ctx.content.all("academic-program", { locale, sort: "title:asc" });
    const subjects = ctx.content
      .all("academic-subject-option", { locale })
      .toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0) || compareText(a.title, b.title, locale))
      .map(({ slug, title }) => ({ slug, title }));
    return {
      doors: programs.map(({ slug, entry_rules: entry, category, jobs }) => ({
        slug,
        entry,
        area: category?.slug ?? null,
        jobs: jobs.map((job) => job.slug),
      })),
      programs: new Map(programs.map((program) => [program.slug, program])),
      subjects,
      options: Object.fromEntries(
        DOOR_FILTERS.map((key) => [key, optionsOf(programs, key, locale)]),
      ) as unknown as Ground["options"],
    };
  });
}

/** One order in both languages. */
export const bySlug = (a: { readonly slug: string }, b: { readonly slug: string }) => (a.slug < b.slug ? -1 : 1);

/** The programmes of each area. */
export function byArea({ programs }: Ground): Map<string, Program[]> {
  const placed = [...programs.values()].filter(({ category }) => category).toSorted(bySlug);
  return Map.groupBy(placed, ({ category }) => category?.slug ?? "");
}

/** What a programme is found by under one filter. */
export function slugsOf(program: Program | undefined, key: DoorFilter): string[] {
  const related = program?.[key] ?? [];
  return [related].flat().map(({ slug }) => slug);
}

function optionsOf(programs: readonly Program[], key: DoorFilter, locale: Locale) {
  const named = new Map<string, string>();
  for (const program of programs) {
    for (const { slug, title } of [program[key] ?? []].flat()) named.set(slug, title);
  }
  return [...named].map(([slug, title]) => ({ slug, title })).sort((a, b) => compareText(a.title, b.title, locale));
}
