import { headingOf } from "#content/feminine-title.ts";
import type { Item, Related } from "#content/readers.ts";
import { sceneOfJob } from "#content/scenes.server.ts";
import { cardPictureOf, languageOf } from "#content/shown-record.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import { isLow, skyDown } from "#shared/day-sky.ts";
import { pathTo } from "#shared/screens.ts";
import { hoursOf } from "../rules.ts";
import type { JobTile, StudyDay, StudyGate, StudyPath } from "../schema.ts";
import { jobLinks } from "./parts.server.ts";

type Job = Item<"job">;

/** Professions as records, the nearest first. */
export function jobsOf({ content }: Context, jobs: readonly Related[], locale: Locale): Job[] {
  return jobs.flatMap(({ slug }) => content.bySlug("job", slug, locale) ?? []);
}

/** A profession pictured, in the colour of its environment. */
export function jobTile(job: Job, text: string, locale: Locale): JobTile {
  const hue = job.work_environments[0]?.slug.charAt(0).toUpperCase() ?? "";
  return {
    slug: job.slug,
    title: headingOf(job, locale),
    to: pathTo("job", { slug: job.slug }),
    text,
    scene: hue + sceneOfJob(job),
    ...cardPictureOf(job.banner),
    ...languageOf(job, locale),
  };
}

/** The first work of the nearest profession, and later work after it. */
export function workGates(job: Job | undefined, locale: Locale): StudyGate[] {
  if (!job) return [];
  const { otherLocale: lang } = languageOf(job, locale);
  const later = { title: m.studies_section_later({}, { locale }), items: job.later_roles };
  if (!job.first_role) return [{ id: "later", ...later, lang }];
  const then = later.items.length > 0 ? later : undefined;
  return [{ id: "first", title: m.studies_section_first({}, { locale }), items: [job.first_role], then, lang }];
}

/** Where the way leads: the nearest profession, the others by name. */
export function endOf([job, ...others]: readonly Job[], locale: Locale): StudyPath["end"] {
  if (!job) return null;
  return {
    name: m.studies_end({}, { locale }),
    job: jobTile(job, job.summary, locale),
    othersName: m.studies_end_others({}, { locale }),
    others: jobLinks(others),
  };
}

/** Hours of a day in the nearest profession; null where it tells too few. */
export function dayOf([job]: readonly Job[], locale: Locale): StudyDay | null {
  if (!job) return null;
  const { title, slug, day } = job;
  const moments = hoursOf(day ?? []);
  if (moments.length === 0) return null;
  const { otherLocale: lang } = languageOf(job, locale);
  return {
    title: m.studies_day({}, { locale }),
    note: m.studies_day_note({ job: title }, { locale }),
    more: { title: m.studies_day_more({ job: title }, { locale }), to: `${pathTo("job", { slug })}#day` },
    moments,
    hours: skyDown(moments.map(({ at }) => at)),
    isLow: isLow(moments.at(-1)?.at ?? ""),
    ...(lang && { lang }),
  };
}
