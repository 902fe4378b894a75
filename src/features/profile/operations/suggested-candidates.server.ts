import type { Item } from "#content/readers.ts";
import type { Context } from "#platform/context.ts";
import type { Candidate, SuggestedType } from "../rules/suggest.ts";
import { tieOf } from "./known-interests.server.ts";

type Type = SuggestedType | "job";
interface Linked {
  readonly slug: string;
}

/** Every published record of a type with what it ties to, of professions the full profiles; made once for what is published. */
export function candidatesOf(ctx: Context, type: Type): readonly Candidate[] {
  return ctx.content.snapshot.once(`suggested-${type}`, () => make(ctx, type));
}

function make(ctx: Context, type: Type): Candidate[] {
  const jobs = ctx.content.all("job", { locale: "en", sort: "slug:asc", where: ["profile", "full"] });
  if (type === "job") return jobs.map((job) => ({ slug: job.slug, ties: tiesOfJob(job) }));
  const byJob = new Map(jobs.map((job) => [job.slug, tiesOfField(job)]));
  return ctx.content.all(type, { locale: "en", sort: "slug:asc" }).map((record) => ({
    slug: record.slug,
    ties: [
      ...new Set([
        ...tied("job", record.jobs),
        ...tied("future-skill", skillsOf(record)),
        ...record.jobs.flatMap(({ slug }) => byJob.get(slug) ?? []),
      ]),
    ],
  }));
}

function skillsOf(record: Item<SuggestedType>): readonly Linked[] {
  return "future_skills" in record ? (record.future_skills as readonly Linked[]) : [];
}

function tied(type: string, records: readonly Linked[]): string[] {
  return records.map(({ slug }) => tieOf({ type, slug }));
}

/** What a profession belongs to; what belongs to the profession belongs to it too. */
function tiesOfField({ sectors, school_subjects, work_environments: [first] }: Item<"job">): string[] {
  return [
    ...tied("sector", sectors),
    ...tied("academic-subject-option", school_subjects),
    ...tied("work-environment", first ? [first] : []),
  ];
}

function tiesOfJob(job: Item<"job">): string[] {
  return [...tiesOfField(job), ...tied("job", job.related_jobs), ...tied("future-skill", job.future_skills)];
}
