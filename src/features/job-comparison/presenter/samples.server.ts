import type { Item, Related } from "#content/readers.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import type { Pair } from "../rules.ts";

type Job = Item<"job">;

/** Degrees, certificates and programmes that lead to a profession. */
export function studiesOf(job: Job): readonly Related[] {
  return [...job.academic_degrees, ...job.certifications, ...job.academic_programs];
}

/** Said once where everything that is studied for either is sample data; else each sample is marked by itself. */
export function sampleNote(ctx: Context, jobs: Pair<Job>, locale: Locale): string | null {
  const skills = new Set(jobs.flatMap(({ future_skills }) => future_skills.map(({ slug }) => slug)));
  const taught = [...skills].flatMap((slug) => {
    const skill = ctx.content.bySlug("future-skill", slug, locale);
    return skill ? [...skill.courses, ...skill.certifications] : [];
  });
  const all = [...jobs.flatMap(studiesOf), ...taught];
  return all.length > 0 && all.every(({ sample }) => sample) ? m.job_comparison_sample({}, { locale }) : null;
}
