import type { Item, Related } from "#content/readers.ts";
import { subjectsOf } from "#content/types/entry-rules.ts";
import { formatNumber } from "#i18n/format.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import type { NamedLink } from "#shared/named-link.ts";
import { pathTo } from "#shared/screens.ts";
import { percentText } from "./durations.server.ts";

type Program = Item<"academic-program">;

/** What programmes ask of a school certificate. */
export interface Asked {
  /** The lowest average among them; null where one of them names none. */
  readonly average: number | null;
  /** The highest among them. */
  readonly highest: number | null;
  /** The subjects their entry rules name. */
  readonly subjects: readonly { readonly slug: string; readonly title: string }[];
}

/** What the programmes of a degree ask, or one programme. */
export function askedBy({ content }: Context, programs: readonly (Program | Related)[], locale: Locale): Asked {
  const whole = programs.flatMap((one) => content.bySlug("academic-program", one.slug, locale) ?? []);
  const averages = whole.flatMap(({ entry_rules }) => entry_rules.minimum_average ?? []);
  const slugs = new Set(whole.flatMap(({ entry_rules }) => subjectsOf(entry_rules.rule)));
  const isNamed = averages.length > 0 && averages.length === whole.length;
  return {
    average: isNamed ? Math.min(...averages) : null,
    highest: isNamed ? Math.max(...averages) : null,
    subjects: [...slugs].flatMap((slug) => content.bySlug("academic-subject-option", slug, locale) ?? []),
  };
}

/** What the average is called: where it is a range, why it is one. */
export function averageName({ average, highest }: Asked, locale: Locale): string {
  return (average === highest ? m.studies_fact_average : m.studies_fact_average_by)({}, { locale });
}

/** The average asked; where programmes differ, from the lowest to the highest. */
export function averageText({ average, highest }: Asked, locale: Locale): string | null {
  if (average === null || highest === null) return null;
  const most = percentText(highest, locale);
  if (average === highest) return most;
  return m.studies_average_range({ from: formatNumber(average, locale), to: most }, { locale });
}

/** The door map with subjects ticked that a study asks; null where it asks none. */
export function doorsTo(asked: Pick<Asked, "subjects">, locale: Locale): NamedLink | null {
  if (asked.subjects.length === 0) return null;
  const ticked = new URLSearchParams(asked.subjects.map(({ slug }) => ["s", slug]));
  return { title: m.studies_doors({}, { locale }), to: `${pathTo("studyPlan")}?${ticked}` };
}
