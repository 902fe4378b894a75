import { m } from "#i18n/paraglide/messages.js";
import type { FilterKey } from "../schema.ts";

const FILTERS: Record<FilterKey, () => string> = {
  environment: m.jobs_filter_environment,
  subject: m.jobs_filter_subject,
  sector: m.jobs_filter_sector,
  workplace: m.jobs_filter_workplace,
  qualification: m.jobs_filter_qualification,
  skill: m.jobs_filter_skill,
  profile: m.jobs_filter_profile,
  family: m.jobs_filter_family,
};

/** A filter's name in the language of the page. */
export function filterName(key: FilterKey): string {
  return FILTERS[key]();
}
