import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo, type ScreenId } from "#shared/screens.ts";
import type { Figure, Step, ToolCard } from "./schema.ts";

interface Tool {
  readonly id: ScreenId;
  readonly title: (numbers: object, options: { readonly locale: Locale }) => string;
  readonly text: (numbers: { readonly count: number }, options: { readonly locale: Locale }) => string;
  readonly isNew?: boolean;
}

/** What can be used now. A screen adds its line here when it comes to be. */
const TOOLS: readonly Tool[] = [
  { id: "careerTest", title: m.home_tool_scale_title, text: m.home_tool_scale_text, isNew: true },
  { id: "jobs", title: m.home_tool_jobs_title, text: m.home_tool_jobs_text },
  { id: "degrees", title: m.home_tool_studies_title, text: m.home_tool_studies_text },
  { id: "futureSkills", title: m.home_tool_skills_title, text: m.home_tool_skills_text },
  { id: "resources", title: m.home_tool_resources_title, text: m.home_tool_resources_text },
];

const STEPS = [
  [m.home_step_1_title, m.home_step_1_text],
  [m.home_step_2_title, m.home_step_2_text],
  [m.home_step_3_title, m.home_step_3_text],
] as const;

/** What the site promises, at the top of the page. */
export function presentPromise(locale: Locale): Step {
  return { title: m.home_hero_title({}, { locale }), text: m.home_hero_text({}, { locale }) };
}

/** The way from the first statement to a profession. */
export function presentSteps(locale: Locale): Step[] {
  return STEPS.map(([title, text]) => ({ title: title({}, { locale }), text: text({}, { locale }) }));
}

/** The tools of the site in words; `count` stands in the words of the scale. */
export function presentTools(locale: Locale, count: number): ToolCard[] {
  const words = { locale };
  return TOOLS.map(({ id, title, text, isNew = false }) => ({
    to: pathTo(id),
    title: title({}, words),
    text: text({ count }, words),
    isNew,
  }));
}

/** Counted at this moment, never rounded up; what there is none of is not counted. */
export function presentFigures(
  locale: Locale,
  counts: { readonly jobs: number; readonly statements: number; readonly environments: number },
): Figure[] {
  const figure = (count: number, words: typeof m.home_figure_jobs) => ({ count, words: words({ count }, { locale }) });
  return [
    figure(counts.jobs, m.home_figure_jobs),
    figure(counts.statements, m.home_figure_statements),
    figure(counts.environments, m.home_figure_environments),
  ].filter(({ count }) => count > 0);
}
