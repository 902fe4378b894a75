import type { Item } from "#content/readers.ts";
import { type JobCard, jobsAddress } from "#features/jobs/schema.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import { definite } from "#shared/definite.ts";
import { ENVIRONMENTS, type Environment } from "#shared/environments.ts";
import { pathTo } from "#shared/screens.ts";
import type { EnvironmentName, LandingWords, PathStation, Sample, TodaysJob } from "../schema.ts";

/** An example, told as one: clear enough to be read at a glance. */
const SAMPLE_LEVELS: Readonly<Record<Environment, number>> = { R: 0.28, I: 1, A: 0.12, S: 0.6, E: 0.2, C: 0.06 };
const MOMENTS = 3;
const OF_STATION = 3;

/** What stands under the names of the six branches. */
export function presentDoes(locale: Locale): Readonly<Record<Environment, string>> {
  const words = { locale };
  return {
    R: m.home_does_r({}, words),
    I: m.home_does_i({}, words),
    A: m.home_does_a({}, words),
    S: m.home_does_s({}, words),
    E: m.home_does_e({}, words),
    C: m.home_does_c({}, words),
  };
}

/** Headings and small words. */
export function presentWords(locale: Locale): LandingWords {
  const words = { locale };
  return {
    today: m.home_featured_title({}, words),
    todayLead: m.home_today_lead({}, words),
    path: m.home_path_title({}, words),
    more: m.home_tools_title({}, words),
    questions: m.home_questions_title({}, words),
    allQuestions: m.home_all_questions({}, words),
  };
}

/** What a result looks like. */
export function presentSample(environments: readonly EnvironmentName[], locale: Locale): Sample | null {
  const titles = new Map(environments.map(({ code, title }) => [code, title]));
  if (ENVIRONMENTS.some((code) => !titles.has(code))) return null;
  const words = { locale };
  const name = (code: Environment) => titles.get(code) ?? code;
  return {
    title: m.home_sample_title({}, words),
    text: m.home_sample_text({ first: definite(name("I"), locale), second: definite(name("S"), locale) }, words),
    mark: m.home_sample_mark({}, words),
    levels: SAMPLE_LEVELS,
    names: Object.fromEntries(ENVIRONMENTS.map((code) => [code, name(code)])) as Record<Environment, string>,
  };
}

/** A profession of the day with the way to it; what its record does not tell falls out. */
export function presentToday(job: Item<"job">, card: JobCard, locale: Locale): TodaysJob {
  const words = { locale };
  const station = (name: string, values: PathStation["values"]) =>
    values.length > 0 ? [{ name, values: values.slice(0, OF_STATION) }] : [];
  const studies = [...job.academic_degrees, ...job.certifications];
  const later = job.later_roles.map((title) => ({ title }));
  return {
    card,
    moments: momentsOf(job),
    link: m.home_today_link({}, words),
    path: [
      ...station(
        m.home_path_subjects({}, words),
        job.school_subjects.map(({ slug, title }) => ({ title, to: jobsAddress({ filters: { subject: [slug] } }) })),
      ),
      ...station(
        m.home_path_study({}, words),
        studies.map(({ slug, title }) => ({ title, to: pathTo("academicProfile", { slug }) })),
      ),
      ...station(m.home_path_first({}, words), job.first_role ? [{ title: job.first_role }] : []),
      ...station(m.home_path_later({}, words), later),
    ],
  };
}

/** From the beginning, the middle and the end of the day. */
function momentsOf({ day }: Item<"job">) {
  const all = day ?? [];
  if (all.length <= MOMENTS) return all;
  return [all[0], all[Math.floor(all.length / 2)], all.at(-1)].filter((one) => one !== undefined);
}
