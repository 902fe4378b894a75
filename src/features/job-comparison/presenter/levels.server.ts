import type { Item } from "#content/readers.ts";
import { interestLevel } from "#features/jobs/rules.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Environment } from "#shared/environments.ts";
import { ofBoth, type Pair } from "../rules.ts";
import type { Group, LevelRow } from "../schema.ts";

type Job = Item<"job">;

/** One of the six as editors name it. */
export interface EnvironmentName {
  readonly code: Environment;
  readonly slug: string;
  readonly title: string;
}

const LEVELS = { high: m.jobs_interest_high, medium: m.jobs_interest_medium, low: m.jobs_interest_low } as const;
const FOUND = {
  direct: m.jobs_short_found_direct,
  inherited: m.jobs_short_found_inherited,
  averaged: m.jobs_short_found_averaged,
} as const;

/** How much of each environment is in the work of both; of a profession without values nothing is guessed. */
export function presentLevels(jobs: Pair<Job>, environments: readonly EnvironmentName[], locale: Locale): Group {
  const levelOf = (job: Job, code: Environment): LevelRow["each"][number] => {
    if (!job.riasec) return null;
    const level = interestLevel(job.riasec[code]);
    return { level, text: LEVELS[level]({}, { locale }) };
  };
  const isKnown = jobs.some(({ riasec }) => riasec !== null);
  return {
    key: "like",
    title: m.job_comparison_like({}, { locale }),
    rows: [],
    levels: isKnown
      ? environments.map(({ code, title }) => ({ code, title, each: ofBoth(jobs, (job) => levelOf(job, code)) }))
      : [],
    notes: jobs.flatMap((job) => noteOf(job, locale)),
  };
}

/** Where the values come from, of a short profile, and that there are none. */
function noteOf({ title, riasec, profile, found }: Job, locale: Locale): string[] {
  const words = { locale };
  const name = `\u2068${title}\u2069`;
  if (!riasec) return [m.job_comparison_no_levels({ title: name }, words)];
  if (profile !== "short" || !found) return [];
  return [m.job_comparison_note({ title: name, note: FOUND[found]({}, words) }, words)];
}
