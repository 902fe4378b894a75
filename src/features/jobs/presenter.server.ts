import type { Item } from "#content/readers.ts";
import { sceneOfJob } from "#content/scenes.server.ts";
import { cardPictureOf, languageOf, pictureOf, titleInList } from "#content/shown-record.ts";
import { JOB_TYPE_LABELS } from "#content/types/labels.ts";
import { groupResources } from "#features/resources/operations.server.ts";
import { orderEnvironments, type Profile } from "#features/scales/tendencies/rules.ts";
import type { ScaleStep } from "#features/scales/tendencies/schema.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import { ENVIRONMENTS } from "#shared/environments.ts";
import { tellingMoment } from "./rules.ts";
import type { InterestProfile, JobCard, JobDetail, Named, NamedEnvironment, ScaleCall } from "./schema.ts";

/** The six environments in the order of the hexagon. */
export function presentEnvironments(records: readonly Item<"work-environment">[]): NamedEnvironment[] {
  return ENVIRONMENTS.flatMap((code) =>
    records.filter((record) => record.code === code).map(({ slug, title }) => ({ slug, title, code })),
  );
}

function environmentsOf(job: Item<"job">, environments: readonly NamedEnvironment[]): NamedEnvironment[] {
  return job.work_environments.flatMap(({ slug }) => environments.find((one) => one.slug === slug) ?? []);
}

/** A profession on a list. */
export function presentCard(job: Item<"job">, environments: readonly NamedEnvironment[], locale: Locale): JobCard {
  return {
    slug: job.slug,
    title: job.title,
    summary: job.summary,
    scene: sceneOfJob(job),
    environments: environmentsOf(job, environments).slice(0, 2),
    moment: tellingMoment(job.day ?? [], job.slug),
    ...cardPictureOf(job.banner),
    ...languageOf(job, locale),
  };
}

/** A profession on its own page. */
export function presentDetail(
  job: Item<"job">,
  environments: readonly NamedEnvironment[],
  sharePicture: string,
  locale: Locale,
): JobDetail {
  const study = (one: Named & { readonly sample?: true }) => ({
    slug: one.slug,
    title: titleInList(one, locale),
  });
  const related = [...job.related_jobs, ...job.related_from].map(named);
  return {
    documentId: job.documentId,
    slug: job.slug,
    title: job.title,
    summary: job.summary,
    banner: pictureOf(job.banner),
    scene: sceneOfJob(job),
    sharePicture,
    description: job.description.split(/\n{2,}/).filter((part) => part.trim() !== ""),
    responsibilities: job.responsibilities,
    skills: job.Skills,
    otherSkills: job.other_skills,
    entryRoutes: job.entry_routes,
    kind: JOB_TYPE_LABELS[job.job_type]({}, { locale }),
    jobZone: job.job_zone,
    interests: job.riasec && interestsOf(job.riasec, environments),
    environments: environmentsOf(job, environments),
    sectors: job.sectors.map(named),
    workplaces: job.workplaces.map(named),
    qualifications: job.qualifications.map(named),
    futureSkills: job.future_skills.map(named),
    related: related.filter((one, at) => related.findIndex((other) => other.slug === one.slug) === at),
    degrees: job.academic_degrees.map(study),
    programs: job.academic_programs.map(study),
    certificates: job.certifications.map(study),
    resources: groupResources(job, locale),
    esco: job.esco_code && job.esco_uri ? { code: job.esco_code, uri: job.esco_uri } : null,
    isco: job.isco08,
    onet: job.onet_code,
    source: job.source,
    updatedAt: job.updatedAt,
    ...languageOf(job, locale),
  };
}

function interestsOf(profile: Profile, environments: readonly NamedEnvironment[]): InterestProfile {
  const [first, second] = orderEnvironments(profile);
  const name = (code: NamedEnvironment["code"]) => environments.find((one) => one.code === code)?.title ?? code;
  return {
    bars: ENVIRONMENTS.map((code) => ({ code, title: name(code), value: profile[code] })),
    closest: [name(first), name(second)],
  };
}

function named({ slug, title }: Named): Named {
  return { slug, title };
}

const CALLS = {
  begin: [m.jobs_scale_title, m.jobs_scale_text, m.jobs_scale_link],
  result: [m.jobs_result_title, m.jobs_result_text, m.jobs_result_link],
  guardian: [m.jobs_child_title, m.jobs_child_text, m.jobs_child_link],
} as const;

/** What a profession's page says of the scale to this reader. */
export function presentScaleCall({ kind, to }: ScaleStep, locale: Locale): ScaleCall {
  const [title, text, label] = CALLS[kind];
  const words = { locale };
  return { title: title({}, words), text: text({}, words), link: { label: label({}, words), to } };
}
