import { headingOf } from "#content/feminine-title.ts";
import type { Item } from "#content/readers.ts";
import { sceneOfJob } from "#content/scenes.server.ts";
import { languageOf, pictureOf } from "#content/shown-record.ts";
import { JOB_TYPE_LABELS } from "#content/types/labels.ts";
import { groupResources } from "#features/resources/operations.server.ts";
import { orderEnvironments, type Profile } from "#features/scales/tendencies/rules.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Fact } from "#shared/fact.ts";
import type { NamedLink } from "#shared/named-link.ts";
import { environmentsOf, preparationOf } from "../presenter.server.ts";
import { interestLevel, preparationZone } from "../rules.ts";
import {
  type EnvironmentLevel,
  FEW,
  FIRST_ASKED,
  FIRST_TASKS,
  type JobDetail,
  type NamedEnvironment,
} from "../schema.ts";
import { MOST_ALONG, presentDay } from "./day.server.ts";
import { linksTo, listedBy } from "./links.server.ts";
import { type NearAround, presentNear } from "./near.server.ts";
import { presentPath } from "./path.server.ts";
import { foundText, presentShort, shortFacts } from "./short.server.ts";

/** What stands around a profession. */
export interface AroundJob extends NearAround {
  /** The path of the picture of a shared link. */
  readonly sharePicture: string;
  /** Who publishes pay, outlook and hours. */
  readonly figures: NamedLink | null;
}

const ZONES = [m.jobs_zone_1, m.jobs_zone_2, m.jobs_zone_3, m.jobs_zone_4, m.jobs_zone_5];
const LEVELS = { high: m.jobs_interest_high, medium: m.jobs_interest_medium, low: m.jobs_interest_low } as const;

/** A profession on its own page, every word in the language asked for. */
export function presentDetail(job: Item<"job">, around: AroundJob, locale: Locale): JobDetail {
  const words = { locale };
  const { environments } = around;
  const heading = headingOf(job, locale);
  const zone = preparationZone(job);
  return {
    documentId: job.documentId,
    slug: job.slug,
    title: job.title,
    heading,
    summary: job.summary,
    banner: pictureOf(job.banner),
    scene: sceneOfJob(job),
    sharePicture: around.sharePicture,
    story: job.description.split(/\n{2,}/).filter((part) => part.trim() !== ""),
    preparation: zone === null ? null : (ZONES[zone - 1]?.({}, words) ?? null),
    facts: factsOf(job, heading, locale),
    kind: { name: m.jobs_fact_kind({}, words), text: JOB_TYPE_LABELS[job.job_type]({}, words) },
    environments: environmentsOf(job, environments).map((one) => ({ ...one, ...listedBy("environment")(one) })),
    day: presentDay(job, locale),
    asks: asksOf(job, locale),
    path: presentPath(job, locale),
    like: likeOf(job, environments, locale),
    near: presentNear(job, around, locale),
    short: presentShort(job, locale),
    reading: readingOf(job, locale),
    figures: { text: m.jobs_figures({}, words), link: around.figures },
    isco: job.isco08,
    lists: listsOf(job, locale),
    listed: {
      responsibilities: job.responsibilities.join("; "),
      skills: job.Skills.join("; "),
      qualifications: job.qualifications.map(({ title }) => title).join("; "),
    },
    source: job.source,
    updatedAt: job.updatedAt,
    ...languageOf(job, locale),
  };
}

function factsOf(job: Item<"job">, heading: string, locale: Locale): Fact[] {
  const words = { locale };
  const preparation = preparationOf(job, locale);
  const isAlone = job.profile === "short" && job.locale === "ar" && locale === "ar" && heading === job.title;
  const facts: Fact[] = [
    { name: m.jobs_fact_forms({}, words), values: isAlone ? [{ title: m.jobs_short_no_feminine({}, words) }] : [] },
    { name: m.jobs_fact_preparation({}, words), values: preparation ? [{ title: preparation }] : [] },
    { name: m.jobs_filter_qualification({}, words), values: job.qualifications.map(listedBy("qualification")) },
    { name: m.jobs_filter_workplace({}, words), values: job.workplaces.map(listedBy("workplace")) },
    // A short profile names them among its own.
    {
      name: m.jobs_filter_sector({}, words),
      values: job.profile === "short" ? [] : job.sectors.map(listedBy("sector")),
    },
  ];
  return [...facts, ...shortFacts(job, locale)].filter(({ values }) => values.length > 0);
}

function asksOf(job: Item<"job">, locale: Locale): JobDetail["asks"] {
  const words = { locale };
  const tasks = job.day || job.responsibilities.length > MOST_ALONG ? job.responsibilities : [];
  const lists = [
    { name: m.jobs_asks_skills({}, words), items: job.Skills },
    { name: m.jobs_asks_other({}, words), items: job.other_skills },
  ]
    .filter(({ items }) => items.length > 0)
    .map((list) => {
      const rest = list.items.length - FIRST_ASKED;
      return rest > FEW ? { ...list, more: `${m.ui_list_more({}, words)} (${rest})` } : list;
    });
  const links = linksTo("futureSkill", job.future_skills);
  if (lists.length + links.length + tasks.length === 0) return null;
  return {
    title: m.jobs_asks_title({}, words),
    tasks:
      tasks.length > 0
        ? {
            name: m.jobs_asks_tasks({}, words),
            items: tasks,
            ...(tasks.length > FIRST_TASKS + FEW && {
              more: m.jobs_asks_more({ count: tasks.length - FIRST_TASKS }, words),
            }),
          }
        : null,
    lists,
    future: links.length > 0 ? { name: m.jobs_asks_future({}, words), links } : null,
  };
}

function likeOf(job: Item<"job">, environments: readonly NamedEnvironment[], locale: Locale): JobDetail["like"] {
  const words = { locale };
  const levels = job.riasec ? levelsOf(job.riasec, environments, locale) : [];
  return {
    title: m.jobs_like_title({}, words),
    levels,
    found: foundText(job, locale),
  };
}

function levelsOf(profile: Profile, environments: readonly NamedEnvironment[], locale: Locale): EnvironmentLevel[] {
  // What there is most of comes first; equals stand in the order of the six.
  return orderEnvironments(profile).map((code) => {
    const level = interestLevel(profile[code]);
    const title = environments.find((one) => one.code === code)?.title ?? code;
    return { code, title, level, text: LEVELS[level]({}, { locale }) };
  });
}

function listsOf({ esco_code: esco, esco_uri: uri, isco08, onet_code: onet }: Item<"job">, locale: Locale) {
  const words = { locale };
  const hasEsco = esco !== null && uri !== null;
  const onetPage = `https://www.onetonline.org/link/summary/${onet}`;
  const codes = [
    { name: m.jobs_code_esco({}, words), code: hasEsco ? esco : null, to: uri },
    { name: m.jobs_code_isco({}, words), code: isco08, to: null },
    { name: m.jobs_code_onet({}, words), code: onet, to: onetPage },
  ];
  return {
    terms: [...(hasEsco ? [m.jobs_source_esco({}, words)] : []), ...(onet ? [m.jobs_source_onet({}, words)] : [])],
    codes: codes.flatMap(({ code, ...rest }) => (code === null ? [] : [{ ...rest, code }])),
  };
}

function readingOf(job: Item<"job">, locale: Locale): JobDetail["reading"] {
  const rows = groupResources(job, locale).map(({ title, links }) => ({ name: title, links }));
  return rows.length > 0 ? { title: m.jobs_read_title({}, { locale }), rows } : null;
}
