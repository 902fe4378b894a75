import { headingOf } from "#content/feminine-title.ts";
import type { Item } from "#content/readers.ts";
import { sceneOfJob } from "#content/scenes.server.ts";
import { cardPictureOf, languageOf } from "#content/shown-record.ts";
import { PROFILE_LABELS } from "#content/types/labels.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import { briefOf, shortOf, withOne } from "#shared/brief.ts";
import { ENVIRONMENTS } from "#shared/environments.ts";
import { dayInThree, preparationZone, tellingMoment } from "./rules.ts";
import type { JobCard, ListedJob, Moment, NamedEnvironment } from "./schema.ts";

/** The six environments in the order of the hexagon. */
export function presentEnvironments(records: readonly Item<"work-environment">[]): NamedEnvironment[] {
  return ENVIRONMENTS.flatMap((code) =>
    records.filter((record) => record.code === code).map(({ slug, title }) => ({ slug, title, code })),
  );
}

/** Those of one profession, as its editors ordered them. */
export function environmentsOf(job: Item<"job">, environments: readonly NamedEnvironment[]): NamedEnvironment[] {
  return job.work_environments.flatMap(({ slug }) => environments.find((one) => one.slug === slug) ?? []);
}

const SHORT_ZONES = [
  m.jobs_zone_1_short,
  m.jobs_zone_2_short,
  m.jobs_zone_3_short,
  m.jobs_zone_4_short,
  m.jobs_zone_5_short,
];

/** How one prepares for a profession, in a few words. */
export function preparationOf(job: Item<"job">, locale: Locale): string | undefined {
  const zone = preparationZone(job);
  return zone === null ? undefined : SHORT_ZONES[zone - 1]?.({}, { locale });
}

/** A profession on a list, named for women and men as its drawing may show either; the first one shows more of its place and its day. */
export function presentCard(
  job: Item<"job">,
  environments: readonly NamedEnvironment[],
  locale: Locale,
  isFirst = false,
): JobCard {
  const day = isFirst ? dayInThree(job.day ?? []) : [];
  const preparation = preparationOf(job, locale);
  const moment = tellingMoment(job.day ?? [], job.slug);
  return {
    slug: job.slug,
    title: headingOf(job, locale),
    summary: job.summary,
    ...(preparation && { preparation }),
    scene: sceneOfJob(job),
    environments: environmentsOf(job, environments).slice(0, 2),
    moment: moment && inBrief(moment),
    ...(day.length > 0 && { day }),
    ...(job.profile === "short" && { mark: PROFILE_LABELS.short({}, { locale }) }),
    ...cardPictureOf(job.banner),
    ...languageOf(job, locale),
  };
}

/** A card as a list sends it, a brief one without its moment: the page of a list is near its budget. */
export function presentListed({ summary, moment, day, ...card }: JobCard, isBrief = false): ListedJob {
  return {
    ...card,
    moment: isBrief ? null : moment,
    ...(day && { day: withOne(day.map(inBrief)) }),
    // An editor's record may have none yet.
    ...(summary && { summary: shortOf(summary) ?? briefOf(summary) }),
  };
}

const inBrief = ({ at, text }: Moment): Moment => ({ at, text: briefOf(text) });
