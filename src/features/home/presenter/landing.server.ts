import type { Item } from "#content/readers.ts";
import type { JobCard } from "#features/jobs/schema.ts";
import {
  type SampleResult,
  sampleJobs,
  sampleScores,
} from "#features/scales/tendencies/operations/sample-result.server.ts";
import { byEnvironment } from "#features/scales/tendencies/rules.ts";
import { schoolYearOf, schoolYearText } from "#features/study-plan/rules/school-year.ts";
import { formatList } from "#i18n/format.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import { ENVIRONMENTS, type Environment } from "#shared/environments.ts";
import { environmentDoes } from "#ui/environment-does.ts";
import type { EnvironmentName, LandingWords, Sample, TodaysJob } from "../schema.ts";

const MOMENTS = 3;
const OF_STATION = 3;

/** What stands under the names of the six branches. */
export function presentDoes(locale: Locale): Readonly<Record<Environment, string>> {
  return byEnvironment((code) => environmentDoes(code, locale));
}

/** Headings and small words. */
export function presentWords(locale: Locale): LandingWords {
  const words = { locale };
  return {
    today: m.home_featured_title({}, words),
    todayLead: m.home_today_lead({}, words),
    more: m.home_tools_title({}, words),
    reading: m.home_reading_title({}, words),
    questions: m.home_questions_title({}, words),
    allQuestions: m.home_all_questions({}, words),
  };
}

/** The six by name; null where they are not all published. */
export function namesOfSix(environments: readonly EnvironmentName[]): Readonly<Record<Environment, string>> | null {
  const names = Object.fromEntries(environments.map(({ code, title }) => [code, title]));
  return ENVIRONMENTS.every((code) => names[code]) ? (names as Record<Environment, string>) : null;
}

interface Of {
  readonly result: SampleResult;
  readonly names: Readonly<Record<Environment, string>>;
  /** The nearest of its professions. */
  readonly job: Item<"job"> | null;
  /** YYYY-MM-DD. */
  readonly today: string;
  readonly isForChild: boolean;
}

/** What somebody leaves with: a result, professions with their reasons, a plan; worked out as everybody's, told as an example. */
export function presentSample({ result, names, job, today, isForChild }: Of, locale: Locale): Sample {
  const words = { locale };
  return {
    title: isForChild ? m.home_leave_title_child({}, words) : m.home_leave_title({}, words),
    mark: m.home_leave_mark({}, words),
    result: {
      title: m.home_leave_result({}, words),
      headline: result.headline,
      scores: sampleScores(result, names, locale),
    },
    jobs: {
      title: m.home_leave_jobs({}, words),
      list: sampleJobs(result),
    },
    plan: job && presentPlan(job, today, locale),
  };
}

/** A step for each of three school years, in the words of a profession's own record. */
function presentPlan(job: Item<"job">, today: string, locale: Locale): NonNullable<Sample["plan"]> {
  const words = { locale };
  const subjects = job.school_subjects.slice(0, OF_STATION).map(({ title }) => title);
  const [degree] = job.academic_degrees;
  const texts = [
    m.home_leave_step_ask({}, words),
    subjects.length > 0 ? m.home_leave_step_subjects({ subjects: formatList(subjects, locale) }, words) : null,
    degree ? m.home_leave_step_degree({ degree: `\u2068${degree.title}\u2069` }, words) : null,
  ].filter((text) => text !== null);
  const first = schoolYearOf(today);
  return {
    title: m.home_leave_plan({}, words),
    goal: m.home_leave_goal({ job: `\u2068${job.title}\u2069` }, words),
    steps: texts.map((text, at) => ({ year: schoolYearText(first + at), text })),
  };
}

/** A profession of the day, with moments of its own. */
export function presentToday(job: Item<"job">, card: JobCard, locale: Locale): TodaysJob {
  return { card, moments: momentsOf(job), link: m.home_today_link({}, { locale }) };
}

/** From the beginning, the middle and the end of the day. */
function momentsOf({ day }: Item<"job">) {
  const all = day ?? [];
  if (all.length <= MOMENTS) return all;
  return [all[0], all[Math.floor(all.length / 2)], all.at(-1)].filter((one) => one !== undefined);
}
