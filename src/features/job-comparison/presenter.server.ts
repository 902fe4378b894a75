import { headingOf } from "#content/feminine-title.ts";
import type { Item } from "#content/readers.ts";
import { sceneOfJob } from "#content/scenes.server.ts";
import { languageOf, pictureOf } from "#content/shown-record.ts";
import { PROFILE_LABELS } from "#content/types/labels.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Environment } from "#shared/environments.ts";
import { pathTo } from "#shared/screens.ts";
import { unframed } from "#ui/drawing-framing.ts";
import { ofBoth, ofOneSize, type Pair } from "./rules.ts";
import type { Choice, Compared, Comparison } from "./schema.ts";

type Job = Item<"job">;
type Environments = readonly { readonly slug: string; readonly code: Environment }[];

/** A profession to choose. */
export function presentChoice(job: Job, environments: Environments, to: string, locale: Locale): Choice {
  return {
    ...namedOf(job, environments, locale),
    to,
    ...marked(job, locale),
    ...languageOf(job, locale),
  };
}

/** One of two professions as the top of the page shows it. */
export function presentCompared(job: Job, environments: Environments, toOther: string, locale: Locale): Compared {
  const named = namedOf(job, environments, locale);
  return {
    ...named,
    // Whole: nothing of it is cut where the two meet.
    scene: ofOneSize(unframed(named.scene)),
    to: pathTo("job", { slug: job.slug }),
    picture: pictureOf(job.banner),
    toOther,
    ...marked(job, locale),
    ...languageOf(job, locale),
  };
}

/** A profession by its name and its drawing. */
function namedOf(job: Job, environments: Environments, locale: Locale) {
  const { slug, title, summary } = job;
  const [first] = job.work_environments;
  const hue = environments.find((one) => one.slug === first?.slug)?.code;
  return { slug, title, heading: headingOf(job, locale), summary, scene: sceneOfJob(job), hue };
}

function marked({ profile }: Job, locale: Locale): { readonly mark?: string } {
  return profile === "short" ? { mark: PROFILE_LABELS.short({}, { locale }) } : {};
}

/** Where the facts of both come from, once where it is the same; the text of a full profile is our own beside them. */
export function presentSources(jobs: Pair<Job>): Comparison["sources"] {
  const [one, other] = ofBoth(jobs, ({ source, updatedAt, profile }) => ({
    source,
    updatedAt,
    isOwn: profile === "full",
  }));
  if (sayOf(one) === sayOf(other)) return [one];
  return [
    { ...one, title: jobs[0].title },
    { ...other, title: jobs[1].title },
  ];
}

/** What is shown of a source: of a change its day. */
function sayOf({ source, updatedAt, isOwn }: Comparison["sources"][number]): string {
  return JSON.stringify([source, updatedAt.slice(0, 10), isOwn]);
}

/** Under which terms the world's lists of occupations are used, each once. */
export function presentTerms(jobs: Pair<Job>, locale: Locale): string[] {
  const words = { locale };
  return [
    ...(jobs.some((job) => job.esco_code !== null && job.esco_uri !== null) ? [m.jobs_source_esco({}, words)] : []),
    ...(jobs.some((job) => job.onet_code !== null) ? [m.jobs_source_onet({}, words)] : []),
  ];
}
