import type { Item } from "#content/readers.ts";
import { scenesIn } from "#content/scenes.server.ts";
import type { Context } from "#platform/context.ts";
import type { Actor } from "#shared/actor.ts";
import { didYouMean } from "#shared/did-you-mean.ts";
import type { NamedLink } from "#shared/named-link.ts";
import { askedBy } from "../presenter/asked.server.ts";
import { placesOf } from "../presenter/cards.server.ts";
import { presentCertificate } from "../presenter/certificate.server.ts";
import { presentDegree } from "../presenter/degree.server.ts";
import { studyLinks } from "../presenter/parts.server.ts";
import { presentProgram } from "../presenter/program.server.ts";
import { jobsOf } from "../presenter/work.server.ts";
import type { StudyDetail } from "../schema.ts";

const SIMILAR = 4;
const SUGGESTIONS = 3;

/** One degree, certificate or programme (their slugs never meet), or null. */
export function readStudy(ctx: Context, actor: Actor, slug: string): StudyDetail | null {
  const { locale } = actor;
  const degree = ctx.content.bySlug("academic-degree", slug, locale);
  if (degree) return degreeOf(ctx, actor, degree);
  const certificate = ctx.content.bySlug("certification", slug, locale);
  if (certificate) return certificateOf(ctx, actor, certificate);
  const program = ctx.content.bySlug("academic-program", slug, locale);
  return program && programOf(ctx, actor, program);
}

function degreeOf(ctx: Context, { locale }: Actor, degree: Item<"academic-degree">): StudyDetail {
  const areas = degree.academic_degree_areas.map(({ slug }) => slug);
  const similar = alike(degree, areas, (filters, pageSize) =>
    ctx.content.list("academic-degree", { locale, filters: { academic_degree_areas: filters }, pageSize }),
  );
  const university = degree.university && ctx.content.bySlug("university", degree.university.slug, locale);
  const asked = askedBy(ctx, degree.academic_programs, locale);
  const jobs = jobsOf(ctx, degree.jobs, locale);
  const places = placesOf(ctx, degree.academic_programs, locale);
  return presentDegree(degree, { university, places, asked, similar, jobs }, locale, scenesIn(ctx));
}

function certificateOf(ctx: Context, { locale }: Actor, certificate: Item<"certification">): StudyDetail {
  const shared = certificate.jobs.map(({ slug }) => slug);
  const similar = alike(certificate, shared, (filters, pageSize) =>
    ctx.content.list("certification", { locale, filters: { jobs: filters }, pageSize }),
  );
  const { institution: at } = certificate;
  const institution = at && ctx.content.bySlug("institution", at.slug, locale);
  const around = { institution, similar, jobs: jobsOf(ctx, certificate.jobs, locale) };
  return presentCertificate(certificate, around, locale, scenesIn(ctx));
}

function programOf(ctx: Context, { locale }: Actor, program: Item<"academic-program">): StudyDetail {
  const { institute: at, academic_degree: degree, category } = program;
  const similar = alike(program, category ? [category.slug] : [], (filters, pageSize) =>
    ctx.content.list("academic-program", { locale, filters: { category: filters }, pageSize }),
  );
  const subjects = ctx.content.all("academic-subject-option", { locale });
  const around = {
    institute: at && ctx.content.bySlug("academic-program-institute", at.slug, locale),
    degree: degree && ctx.content.bySlug("academic-degree", degree.slug, locale),
    asked: askedBy(ctx, [program], locale),
    subjects: new Map(subjects.map(({ slug, title }) => [slug, title])),
    similar,
    jobs: jobsOf(ctx, program.jobs, locale),
  };
  return presentProgram(program, around, locale, scenesIn(ctx));
}

/** Records that share something with one, without itself; none when it has nothing to share. */
function alike<T extends { readonly slug: string }>(
  one: T,
  shared: readonly string[],
  list: (shared: readonly string[], pageSize: number) => { readonly items: readonly T[] },
): T[] {
  if (shared.length === 0) return [];
  const { items } = list(shared, SIMILAR + 1);
  return items.filter(({ slug }) => slug !== one.slug).slice(0, SIMILAR);
}

/** The studies whose address is most like one that does not exist. */
export function meantStudies(ctx: Context, { locale }: Actor, slug: string): NamedLink[] {
  const all = [
    ...ctx.content.all("academic-degree", { locale }),
    ...ctx.content.all("certification", { locale }),
    ...ctx.content.all("academic-program", { locale }),
  ];
  return studyLinks(didYouMean(slug, all, SUGGESTIONS), locale);
}
