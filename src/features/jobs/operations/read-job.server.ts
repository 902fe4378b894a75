import { familiesOf, familyOf } from "#content/directory/families.ts";
import { sharePicturePath } from "#content/job-share-picture.server.ts";
import type { Item } from "#content/readers.ts";
import { standBeside } from "#features/scales/tendencies/operations/fit-of-profession.server.ts";
import { pathOfResult } from "#features/scales/tendencies/operations/next-on-scale.server.ts";
import { officialFigures } from "#features/site/operations.server.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import type { Actor } from "#shared/actor.ts";
import { didYouMean } from "#shared/did-you-mean.ts";
import type { HomeLink } from "#shared/home-card.ts";
import { presentDetail } from "../presenter/detail.server.ts";
import { presentScaleCall } from "../presenter/fit.server.ts";
import { presentCard, presentEnvironments } from "../presenter.server.ts";
import { distanceOf, NEAREST } from "../rules.ts";
import type { JobCard, JobDetail, Named, ScaleCall } from "../schema.ts";

const SUGGESTIONS = 3;

/** One profession as anybody may read it, or null. */
export function readJob(ctx: Context, actor: Actor, slug: string): JobDetail | null {
  const job = ctx.content.bySlug("job", slug, actor.locale);
  if (!job) return null;
  const around = {
    environments: presentEnvironments(ctx.content.all("work-environment", { locale: actor.locale })),
    near: nearJobs(ctx, actor, job),
    family: familySize(ctx, job) - 1,
    sharePicture: sharePicturePath(ctx, job, actor.locale),
    figures: officialFigures(ctx, actor.locale),
  };
  return presentDetail(job, around, actor.locale);
}

/** How many professions belong to the family of one, itself among them. */
function familySize({ content }: Context, job: Item<"job">): number {
  const family = familyOf(job);
  return family === null ? 1 : (familiesOf(content.snapshot).members.get(family)?.length ?? 1);
}

/** The full profile that took the place of a short one with this address, or null. */
export function replacementOf(ctx: Context, actor: Actor, slug: string): string | null {
  return ctx.content.replacement("job", slug, actor.locale)?.slug ?? null;
}

/** Those that editors named, both ways; where they are few, the likest by profile after them. Of short profiles only what it names itself. */
function nearJobs(ctx: Context, { locale }: Actor, job: Item<"job">): Item<"job">[] {
  const read = (records: readonly Named[]) =>
    records.flatMap(({ slug }) => ctx.content.bySlug("job", slug, locale) ?? []);
  const naming = read(job.related_from).filter(({ profile }) => profile === "full");
  const both = [...read(job.related_jobs), ...(job.profile === "full" ? naming : [])];
  const near = [...new Map(both.map((other) => [other.slug, other])).values()].slice(0, NEAREST);
  const { riasec } = job;
  if (near.length >= NEAREST || !riasec) return near;
  const named = new Set([job, ...near].map(({ slug }) => slug));
  const others = ctx.content
    .all("job", { locale, where: ["profile", "full"] })
    .flatMap((other) =>
      other.riasec && !named.has(other.slug) ? [{ other, distance: distanceOf(riasec, other.riasec) }] : [],
    );
  const likest = others.toSorted((a, b) => a.distance - b.distance).map(({ other }) => other);
  return [...near, ...likest.slice(0, NEAREST - near.length)];
}

/** The professions nearest to one, as its page shows them; none for an address nobody has. */
export function nearestTo(ctx: Context, actor: Actor, slug: string): readonly Item<"job">[] {
  const job = ctx.content.bySlug("job", slug, actor.locale);
  return job ? nearJobs(ctx, actor, job) : [];
}

/** The professions whose address is most like one that does not exist. */
export function meantJobs(ctx: Context, actor: Actor, slug: string): Named[] {
  const { records } = ctx.content.snapshot.shelf("job");
  return didYouMean(slug, records, SUGGESTIONS).flatMap((record) => {
    const job = ctx.content.bySlug("job", record.slug, actor.locale);
    return job ? [{ slug: job.slug, title: job.title }] : [];
  });
}

/** Professions as cards in the order of their slugs; a slug nobody has falls out. */
export function readJobCards(ctx: Context, actor: Actor, slugs: readonly string[]): JobCard[] {
  const environments = presentEnvironments(ctx.content.all("work-environment", { locale: actor.locale }));
  return slugs.flatMap((slug) => {
    const job = ctx.content.bySlug("job", slug, actor.locale);
    return job ? [presentCard(job, environments, actor.locale)] : [];
  });
}

/** What the scale has to do with a profession's page for this reader. */
export async function readScaleCall(ctx: Context, actor: Actor, slug: string): Promise<ScaleCall> {
  const { step, fit } = await standBeside(ctx, actor, slug);
  return presentScaleCall(step, fit, actor.locale);
}

/** The way back to the own result a profession was opened from. */
export async function readWayBack(ctx: Context, actor: Actor, opened: string | null): Promise<HomeLink | null> {
  const to = opened && (await pathOfResult(ctx, actor, opened));
  return to ? { label: m.jobs_result_link({}, { locale: actor.locale }), to } : null;
}
