import { familyOf } from "#content/directory/families.ts";
import type { Item } from "#content/readers.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import { withoutValue } from "#shared/listing.ts";
import { type JobCard, type JobsList, type JobsQuery, jobsAddress } from "../schema.ts";

/** How many professions are told in full, and how many in short. */
export interface ProfileCounts {
  readonly full: number;
  readonly short: number;
}

/** «30 ملفًا كاملًا، و12 ملفًا قصيرًا»; of a kind there is none of nothing is said. */
function countsText({ full, short }: ProfileCounts, locale: Locale): string {
  const words = { locale };
  if (short === 0) return m.jobs_full_count({ count: full }, words);
  if (full === 0) return m.jobs_short_count({ count: short }, words);
  return m.jobs_both_counts(
    { full: m.jobs_full_count({ count: full }, words), short: m.jobs_short_count({ count: short }, words) },
    words,
  );
}

/** Above the list: how many of each, and the switch between the full profiles and all. Nothing where there are no short ones. */
export function presentProfiles(counts: ProfileCounts, asked: JobsQuery, locale: Locale): JobsList["profiles"] {
  const { sort, filters } = asked;
  const isFullOnly = filters.profile.includes("full");
  if (counts.short === 0 && !isFullOnly) return null;
  const others = { ...filters, profile: [] };
  const link = isFullOnly
    ? {
        label: m.jobs_show_all({}, { locale }),
        to: jobsAddress({ sort, filters: withoutValue(filters, "profile", "full") }),
      }
    : { label: m.jobs_show_full({}, { locale }), to: jobsAddress({ sort, filters: { ...others, profile: ["full"] } }) };
  return { text: countsText(counts, locale), link: isFullOnly || counts.full > 0 ? link : null };
}

/** The way to those of its family that are folded behind a profession. */
export function presentFamily(job: Item<"job">, behind: number, locale: Locale): Pick<JobCard, "family"> {
  const family = familyOf(job);
  if (behind === 0 || family === null) return {};
  const label = m.jobs_family_more({ count: behind }, { locale });
  return { family: { label, to: jobsAddress({ filters: { family: [family] } }) } };
}
