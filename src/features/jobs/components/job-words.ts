import { m } from "#i18n/paraglide/messages.js";
import type { InterestLevel } from "../rules.ts";
import type { FilterKey } from "../schema.ts";

const FILTERS: Record<FilterKey, () => string> = {
  environment: m.jobs_filter_environment,
  subject: m.jobs_filter_subject,
  sector: m.jobs_filter_sector,
  workplace: m.jobs_filter_workplace,
  qualification: m.jobs_filter_qualification,
  skill: m.jobs_filter_skill,
};
const ZONES = [m.jobs_zone_1, m.jobs_zone_2, m.jobs_zone_3, m.jobs_zone_4, m.jobs_zone_5];
const LEVELS: Record<InterestLevel, () => string> = {
  low: m.jobs_interest_low,
  medium: m.jobs_interest_medium,
  high: m.jobs_interest_high,
};

/** A filter's name in the language of the page. */
export function filterName(key: FilterKey): string {
  return FILTERS[key]();
}

/** What a job zone asks, in words. */
export function zoneText(zone: number): string {
  return ZONES[zone - 1]?.() ?? "";
}

/** The level of an interest in words. */
export function levelName(level: InterestLevel): string {
  return LEVELS[level]();
}
