import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import { type FilterGroup, type Sort, withoutValue } from "#shared/listing.ts";
import { environmentDoes } from "#ui/environment-does.ts";
import {
  type Browse,
  type EnvironmentChoice,
  type FilterKey,
  type JobsList,
  type JobsQuery,
  jobsAddress,
  type NamedEnvironment,
  type SectorLink,
} from "../schema.ts";

/** Where one may begin to look. */
export function presentBrowse(sectors: readonly SectorLink[], locale: Locale): Browse {
  const words = { locale };
  return {
    subjects: m.jobs_browse_subject({}, words),
    sectors: { title: m.jobs_browse_sector({}, words), links: sectors },
  };
}

/** The environments that have professions, each with the address that switches it; order and other filters stay. */
export function presentChoices(
  environments: readonly NamedEnvironment[],
  groups: readonly FilterGroup<FilterKey>[],
  { sort, filters }: JobsQuery,
  locale: Locale,
): EnvironmentChoice[] {
  const { options = [] } = groups.find(({ key }) => key === "environment") ?? {};
  return environments.flatMap((one) => {
    const option = options.find(({ slug }) => slug === one.slug);
    if (!option) return [];
    const isOn = filters.environment.includes(one.slug);
    const next = isOn
      ? withoutValue(filters, "environment", one.slug)
      : { ...filters, environment: [...filters.environment, one.slug] };
    const note = environmentDoes(one.code, locale);
    return [{ ...one, note, count: option.count, isOn, to: jobsAddress({ sort, filters: next }) }];
  });
}

/** Why the professions stand as they do; `result` is the way to the reader's own. */
export function presentOrder(sort: Sort, result: string | null, locale: Locale): JobsList["order"] {
  if (sort === "turns") return { text: m.jobs_order_turns({}, { locale }), link: null };
  if (sort !== "fit" || !result) return null;
  return {
    text: m.jobs_order_fit({}, { locale }),
    link: { label: m.jobs_result_link({}, { locale }), to: result },
  };
}
