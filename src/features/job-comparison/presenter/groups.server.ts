import { educationOf, termOf } from "#content/directory/terms.server.ts";
import type { Item, Related } from "#content/readers.ts";
import { languageOf, titleInList } from "#content/shown-record.ts";
import { JOB_TYPE_LABELS } from "#content/types/labels.ts";
import { preparationZone } from "#features/jobs/rules.ts";
import { jobsAddress, type RelationKey } from "#features/jobs/schema.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo, type ScreenId } from "#shared/screens.ts";
import { ofBoth, type Pair } from "../rules.ts";
import { type Group, type Row, type Value, WAYS } from "../schema.ts";
import { type EnvironmentName, presentLevels } from "./levels.server.ts";
import { rowOf } from "./rows.server.ts";

type Job = Item<"job">;
type Asks = NonNullable<Job["asks"]>;

interface Telling {
  readonly locale: Locale;
  /** It is said once for all of them. */
  readonly isAllSample: boolean;
}

const ZONES = [m.jobs_zone_1, m.jobs_zone_2, m.jobs_zone_3, m.jobs_zone_4, m.jobs_zone_5];
const ASKS = {
  skills: m.job_comparison_asked_skills,
  knowledge: m.jobs_short_knowledge,
  styles: m.jobs_short_styles,
  values: m.jobs_short_values,
} as const satisfies Record<keyof Asks, unknown>;

/** Everything the two profiles tell, line by line; a line that neither tells falls out. */
export function presentGroups(jobs: Pair<Job>, environments: readonly EnvironmentName[], telling: Telling): Group[] {
  const words = { locale: telling.locale };
  const make = makeRows(jobs, telling);
  const plain = { levels: [], notes: [] };
  const groups: Group[] = [
    { key: "glance", title: m.job_comparison_glance({}, words), rows: glance(make), ...plain },
    { key: "tasks", title: m.jobs_tasks_title({}, words), rows: tasks(make), ...plain },
    presentLevels(jobs, environments, telling.locale),
    { key: "asks", title: m.jobs_asks_title({}, words), rows: asked(make), ...plain },
    { key: WAYS, title: m.job_comparison_ways({}, words), rows: path(make, telling), ...plain },
  ];
  return groups.filter(({ rows, levels, notes }) => rows.length + levels.length + notes.length > 0);
}

interface Rows {
  readonly words: { readonly locale: Locale };
  row(key: string, name: string, valuesOf: (job: Job) => readonly Value[], isText?: boolean): Row[];
}

function makeRows(jobs: Pair<Job>, { locale }: Telling): Rows {
  const words = { locale };
  const none = ofBoth(jobs, ({ profile }) =>
    profile === "short" ? m.job_comparison_unwritten({}, words) : m.job_comparison_untold({}, words),
  );
  return {
    words,
    row: (key, name, valuesOf, isText) =>
      rowOf({ key, name, none, locale, ...(isText && { isText }) }, ofBoth(jobs, valuesOf)),
  };
}

function glance({ row, words }: Rows): Row[] {
  return [
    ...row("summary", m.job_comparison_summary({}, words), (job) => texts(job, [job.summary], words.locale), true),
    ...row(
      "kind",
      m.jobs_fact_kind({}, words),
      ({ job_type }) => [{ text: JOB_TYPE_LABELS[job_type]({}, words) }],
      true,
    ),
    ...row("preparation", m.jobs_fact_preparation({}, words), (job) => zoneText(job, words), true),
    ...row("sectors", m.jobs_filter_sector({}, words), ({ sectors }) => sectors.map(listedBy("sector"))),
    ...row("workplaces", m.jobs_filter_workplace({}, words), ({ workplaces }) => workplaces.map(listedBy("workplace"))),
    ...row("qualifications", m.jobs_filter_qualification({}, words), ({ qualifications }) =>
      qualifications.map(listedBy("qualification")),
    ),
    ...row("licence", m.job_comparison_licence({}, words), (job) => licenceOf(job, words), true),
    ...row("green", m.job_comparison_green({}, words), ({ green_share }) => greenOf(green_share, words), true),
  ];
}

function tasks({ row, words }: Rows): Row[] {
  return row("tasks", m.job_comparison_tasks({}, words), (job) => texts(job, job.responsibilities, words.locale));
}

function asked({ row, words }: Rows): Row[] {
  const { locale } = words;
  const terms = (kind: keyof Asks) =>
    row(`asks-${kind}`, ASKS[kind]({}, words), ({ asks }) =>
      (asks?.[kind] ?? []).flatMap((id) => {
        const text = termOf(id, locale);
        return text ? [{ text }] : [];
      }),
    );
  return [
    ...row("skills", m.jobs_asks_skills({}, words), (job) => texts(job, job.Skills, locale)),
    ...row("other-skills", m.jobs_asks_other({}, words), (job) => texts(job, job.other_skills, locale)),
    ...row("future-skills", m.jobs_asks_future({}, words), ({ future_skills }) => linked("futureSkill", future_skills)),
    ...(Object.keys(ASKS) as (keyof Asks)[]).flatMap(terms),
    ...row("technology", m.jobs_short_technology({}, words), ({ technology }) =>
      technology.map((text) => ({ text, ...(locale !== "en" && { lang: "en" as const }) })),
    ),
  ];
}

function path({ row, words }: Rows, { locale, isAllSample }: Telling): Row[] {
  const study = (records: readonly Related[]) =>
    linked(
      "academicProfile",
      records.map((one) => (isAllSample ? one : { slug: one.slug, title: titleInList(one, locale) })),
    );
  return [
    ...row("subjects", m.jobs_path_subjects({}, words), (job) => job.school_subjects.map(listedBy("subject"))),
    ...row("study", m.jobs_path_study({}, words), (job) => study([...job.academic_degrees, ...job.certifications])),
    ...row("programmes", m.jobs_path_programs({}, words), (job) => study(job.academic_programs)),
    ...row("education", m.jobs_short_education({}, words), (job) => educationValues(job, words)),
    ...row("routes", m.jobs_path_ways({}, words), (job) => texts(job, job.entry_routes, locale)),
    ...row(
      "first",
      m.jobs_path_first({}, words),
      (job) => texts(job, job.first_role ? [job.first_role] : [], locale),
      true,
    ),
    ...row("later", m.jobs_path_later({}, words), (job) => texts(job, job.later_roles, locale)),
  ];
}

function texts(job: Job, list: readonly string[], locale: Locale): Value[] {
  const { otherLocale } = languageOf(job, locale);
  return list.map((text) => ({ text, ...(otherLocale && { lang: otherLocale }) }));
}

function linked(screen: ScreenId, records: readonly Pick<Related, "slug" | "title">[]): Value[] {
  return records.map(({ slug, title }) => ({ text: title, to: pathTo(screen, { slug }) }));
}

/** A name that leads to the professions that share it. */
function listedBy(filter: RelationKey): (related: Related) => Value {
  return ({ slug, title }) => ({ text: title, to: jobsAddress({ filters: { [filter]: [slug] } }) });
}

type Words = { readonly locale: Locale };

function zoneText(job: Job, words: Words): Value[] {
  const zone = preparationZone(job);
  const said = zone === null ? undefined : ZONES[zone - 1];
  return said ? [{ text: said({}, words) }] : [];
}

/** The qualification that is a licence to practise. */
const LICENCE = "professional-licence";

/** Where no sentence tells of a licence, one among the qualifications does. */
function licenceOf(job: Job, words: Words): Value[] {
  if (job.licence) return texts(job, [job.licence], words.locale);
  if (job.regulated) return [{ text: m.jobs_short_regulated_text({}, words) }];
  return job.qualifications.filter(({ slug }) => slug === LICENCE).map(({ title }) => ({ text: title }));
}

function greenOf(share: number | null, words: Words): Value[] {
  return share ? [{ text: m.jobs_short_green({ percent: Math.round(share * 100) }, words) }] : [];
}

function educationValues({ education }: Job, words: Words): Value[] {
  return (education ?? []).flatMap(({ category, percent }) => {
    const title = educationOf(category, words.locale);
    const share = m.jobs_short_percent({ percent: Math.round(percent) }, words);
    return title ? [{ text: m.job_comparison_share({ title, share }, words) }] : [];
  });
}
