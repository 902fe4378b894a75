import { educationOf, termOf } from "#content/directory/terms.server.ts";
import type { Item } from "#content/readers.ts";
import { JOB_TYPE_LABELS } from "#content/types/labels.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Fact } from "#shared/fact.ts";
import type { ShortParts, ShortPreparing } from "../schema.ts";
import { listedBy } from "./links.server.ts";

type Job = Item<"job">;
type AskKind = keyof NonNullable<Job["asks"]>;

const ASKS = {
  skills: m.jobs_short_skills,
  knowledge: m.jobs_short_knowledge,
  styles: m.jobs_short_styles,
  values: m.jobs_short_values,
} as const satisfies Record<AskKind, unknown>;

const FOUND = {
  direct: m.jobs_short_found_direct,
  inherited: m.jobs_short_found_inherited,
  averaged: m.jobs_short_found_averaged,
} as const;

const UNWRITTEN = [
  m.jobs_short_unwritten_day,
  m.jobs_short_unwritten_tasks,
  m.jobs_short_unwritten_hard,
  m.jobs_short_unwritten_path,
];

/** What only the page of a short profile shows: what the work asks, how one prepares, and what nobody has written yet. */
export function presentShort(job: Job, locale: Locale): ShortParts | null {
  if (job.profile !== "short") return null;
  const words = { locale };
  return {
    mark: m.jobs_short_mark({}, words),
    asks: asksOf(job, locale),
    preparing: preparingOf(job, locale),
    unwritten: {
      title: m.jobs_short_title({}, words),
      text: m.jobs_short_text({}, words),
      items: UNWRITTEN.map((word) => word({}, words)),
      ask: m.jobs_short_ask({}, words),
      note: m.jobs_short_ask_note({}, words),
    },
  };
}

/** How the values of its environments were found, and how sure they are. */
export function foundText({ profile, riasec, found }: Job, locale: Locale): string | null {
  if (profile !== "short") return null;
  if (!riasec) return m.jobs_short_found_none({}, { locale });
  return found ? FOUND[found]({}, { locale }) : null;
}

/** What a short profile tells at a glance beside its preparation: its kind, its sector, and that its practice is regulated. */
export function shortFacts(job: Job, locale: Locale): Fact[] {
  if (job.profile !== "short") return [];
  const words = { locale };
  return [
    { name: m.jobs_fact_kind({}, words), values: [{ title: JOB_TYPE_LABELS[job.job_type]({}, words) }] },
    { name: m.jobs_filter_sector({}, words), values: job.sectors.map(listedBy("sector")) },
    {
      name: m.jobs_short_regulated({}, words),
      values: job.regulated ? [{ title: m.jobs_short_regulated_short({}, words) }] : [],
    },
  ];
}

function asksOf({ asks }: Job, locale: Locale): ShortParts["asks"] {
  const words = { locale };
  const lists = (Object.keys(ASKS) as AskKind[]).flatMap((kind) => {
    const items = (asks?.[kind] ?? []).flatMap((id) => termOf(id, locale) ?? []);
    return items.length > 0 ? [{ name: ASKS[kind]({}, words), items }] : [];
  });
  return lists.length > 0
    ? { title: m.jobs_short_asks({}, words), note: m.jobs_short_asks_note({}, words), lists }
    : null;
}

function preparingOf(job: Job, locale: Locale): ShortPreparing | null {
  const words = { locale };
  const levels = (job.education ?? []).flatMap(({ category, percent }) => {
    const title = educationOf(category, locale);
    const share = m.jobs_short_percent({ percent: Math.round(percent) }, words);
    return title ? [{ title, percent, share }] : [];
  });
  const remarks = [
    job.regulated ? m.jobs_short_regulated_text({}, words) : null,
    job.green_share ? m.jobs_short_green({ percent: Math.round(job.green_share * 100) }, words) : null,
  ].filter((text) => text !== null);
  if (levels.length + job.technology.length + remarks.length === 0) return null;
  return {
    title: m.jobs_short_preparing({}, words),
    education: levels.length > 0 ? { name: m.jobs_short_education({}, words), levels } : null,
    technology: job.technology.length > 0 ? { name: m.jobs_short_technology({}, words), items: job.technology } : null,
    remarks,
  };
}
