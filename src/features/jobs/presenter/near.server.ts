import { headingOf } from "#content/feminine-title.ts";
import type { Item } from "#content/readers.ts";
import { sceneOfJob } from "#content/scenes.server.ts";
import { cardPictureOf, languageOf } from "#content/shown-record.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import { briefOf, shortOf } from "#shared/brief.ts";
import { environmentsOf, preparationOf } from "../presenter.server.ts";
import { type Comparable, type Difference, differencesOf, preparationZone } from "../rules.ts";
import type { JobDetail, NamedEnvironment } from "../schema.ts";
import { presentFamily } from "./profiles.server.ts";

type Job = Item<"job">;

/** What stands near a profession. */
export interface NearAround {
  readonly near: readonly Job[];
  /** How many more professions its family has. */
  readonly family: number;
  readonly environments: readonly NamedEnvironment[];
}

/** The professions near one, each with what differs in a line. */
export function presentNear(job: Job, { near, family, environments }: NearAround, locale: Locale): JobDetail["near"] {
  if (near.length === 0) return null;
  const own = comparable(job);
  return {
    title: m.jobs_near_title({}, { locale }),
    family: presentFamily(job, family, locale).family ?? null,
    jobs: near.map((other) => ({
      slug: other.slug,
      title: headingOf(other, locale),
      environment: environmentsOf(other, environments)[0]?.code,
      differs: differsText(differencesOf(own, comparable(other)), other, environments, locale),
      scene: sceneOfJob(other),
      ...cardPictureOf(other.banner),
      ...languageOf(other, locale),
    })),
  };
}

function comparable(job: Job): Comparable {
  const slugs = (records: readonly { readonly slug: string }[]) => records.map(({ slug }) => slug);
  return {
    zone: preparationZone(job),
    environments: slugs(job.work_environments),
    sectors: slugs(job.sectors),
    workplaces: slugs(job.workplaces),
  };
}

/** Letters of a task that stand under a small scene. */
const TASK_LETTERS = 60;

/** What is done there in a few words: its first short task, else what it is told by. */
function workOf({ responsibilities, summary }: Job): string {
  const task = responsibilities.find(({ length }) => length <= TASK_LETTERS);
  return task ?? (summary ? (shortOf(summary) ?? briefOf(summary)) : "");
}

function differsText(
  differences: readonly Difference[],
  other: Job,
  environments: readonly NamedEnvironment[],
  locale: Locale,
): string {
  const words = { locale };
  const titleOf = (records: readonly { readonly slug: string; readonly title: string }[], slug: string) =>
    records.find((one) => one.slug === slug)?.title ?? slug;
  const preparation = preparationOf(other, locale) ?? "";
  const texts: Record<Difference["kind"], (slug: string) => string> = {
    longer: () => m.jobs_differs_longer({ preparation }, words),
    shorter: () => m.jobs_differs_shorter({ preparation }, words),
    environment: (slug) => m.jobs_differs_environment({ environment: titleOf(environments, slug) }, words),
    sector: (slug) => m.jobs_differs_sector({ sector: titleOf(other.sectors, slug) }, words),
    workplace: (slug) => m.jobs_differs_workplace({ workplace: titleOf(other.workplaces, slug) }, words),
  };
  // Where no field differs, what is done there is what differs.
  if (differences.length === 0) {
    const work = workOf(other);
    return work && m.jobs_differs_work({ work }, words);
  }
  // How one prepares is a line of its own.
  const [first] = differences;
  const told = first?.kind === "longer" || first?.kind === "shorter" ? [first] : differences;
  return told.map((one) => texts[one.kind]("slug" in one ? one.slug : "")).join(" · ");
}
