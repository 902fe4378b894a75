import { headingOf } from "#content/feminine-title.ts";
import type { Item } from "#content/readers.ts";
import { scenesIn } from "#content/scenes.server.ts";
import { whoIn } from "#features/resources/operations.server.ts";
import { LEAST_TO_ORDER } from "#features/scales/tendencies/rules/match-profiles.ts";
import type { Context } from "#platform/context.ts";
import type { Actor } from "#shared/actor.ts";
import { didYouMean } from "#shared/did-you-mean.ts";
import { type Facet, faceted } from "#shared/facets.ts";
import { PAGE_SIZE, pagesOf } from "#shared/listing.ts";
import { pathTo } from "#shared/screens.ts";
import { atWork, presentCard, presentDetail, presentReading } from "./presenter.server.ts";
import { byPlace } from "./rules/by-place.ts";
import { bySkill } from "./rules/by-skill.ts";
import { neededBy } from "./rules/needed-by.ts";
import { categoryOf, NEWEST, PARTS, type Part } from "./rules/parts.ts";
import type { Category } from "./rules.ts";
import type { Named, Overview, OverviewPart, SkillDetail, SkillsList, SkillsQuery } from "./schema.ts";

type Skill = Item<"future-skill">;

const READ_TYPES = { blogs: "blog", documents: "document", books: "book" } as const;
const SUGGESTIONS = 3;
const NEAREST = 4;

/** The overview as anybody may read it: how many records every part has, and the newest of the parts asked for. */
export function readOverview(ctx: Context, actor: Actor, shown: readonly Part[]): Overview {
  const skills = skillsOf(ctx, actor, "updatedAt:desc");
  const parts = PARTS.map((part) => partOf(ctx, actor, part, skills));
  const isShown = (part: Part) => shown.length === 0 || shown.includes(part);
  return { shown, parts: parts.map((one) => (isShown(one.part) ? one : { ...one, cards: [] })) };
}

function partOf(ctx: Context, actor: Actor, part: Part, skills: readonly Skill[]): OverviewPart {
  const category = categoryOf(part);
  if (category) {
    const own = skills.filter((skill) => skill.category === category);
    return {
      part,
      total: own.length,
      cards: own.slice(0, NEWEST).map((skill) => atWork(presentCard(skill, actor.locale))),
    };
  }
  const known = new Set(skills.map(({ slug }) => slug));
  const items = ctx.content
    .all(part === "blogs" ? "blog" : "document", { locale: actor.locale, sort: "updatedAt:desc" })
    .filter(({ future_skills: named }) => named.some(({ slug }) => known.has(slug)));
  return {
    part,
    total: items.length,
    cards: bySkill<(typeof items)[number]>(items)
      .slice(0, NEWEST)
      .map((item) => presentReading(part === "blogs" ? part : "documents", item, actor.locale, scenesIn(ctx))),
  };
}

/** The skills of a category as anybody may read them; null when the page lies outside of the list. */
export function listSkills(ctx: Context, actor: Actor, category: Category, query: SkillsQuery): SkillsList | null {
  const { page, sort, filters } = query;
  if (page === null) return null;
  const skills = skillsOf(ctx, actor, sort === "title" ? "title:asc" : "updatedAt:desc");
  const own = skills.filter((skill) => skill.category === category);
  const { found, groups, active } = faceted(own, { job: jobFacet(ctx, actor) }, filters);
  const pages = pagesOf(found.length);
  if (page > pages) return null;
  const cards = found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  return {
    category,
    query,
    total: found.length,
    pages,
    groups,
    active,
    cards: cards.map((skill) => presentCard(skill, actor.locale)),
  };
}

function skillsOf(ctx: Context, actor: Actor, sort: "updatedAt:desc" | "title:asc"): readonly Skill[] {
  return ctx.content.all("future-skill", { locale: actor.locale, sort });
}

function jobFacet(ctx: Context, actor: Actor): Facet<Skill> {
  return {
    options: ctx.content.all("job", {
      locale: actor.locale,
      sort: "title:asc",
      namedIn: [["future-skill", "jobs"]],
    }),
    valuesOf: (skill) => skill.jobs.map(({ slug }) => slug),
  };
}

/** One skill as anybody may read it, or null. */
export function readSkill(ctx: Context, actor: Actor, slug: string): SkillDetail | null {
  const { locale } = actor;
  const found = ctx.content.bySlug("future-skill", slug, locale);
  if (!found) return null;
  const skill = inOrder(ctx, found, locale);
  const near = skill.related_skills.flatMap((one) => ctx.content.bySlug("future-skill", one.slug, locale) ?? []);
  return presentDetail(skill, locale, {
    near: near.slice(0, NEAREST),
    whoOf: whoIn(ctx, locale),
    headingOf: ({ slug, title }) => {
      const job = ctx.content.bySlug("job", slug, locale);
      return job ? headingOf(job, locale) : title;
    },
    readingOf: (kind, slug) => {
      const item = ctx.content.bySlug(READ_TYPES[kind], slug, locale);
      return item && presentReading(kind, item, locale, scenesIn(ctx));
    },
  });
}

/** What teaches and uses a skill, first what names it earliest among its own. */
function inOrder(ctx: Context, skill: Skill, locale: Actor["locale"]): Skill {
  const order = <T extends Named>(
    type: "academic-degree" | "certification" | "course" | "menternship",
    named: readonly T[],
  ): T[] => {
    const skillsOf = (slug: string) => ctx.content.bySlug(type, slug, locale)?.future_skills ?? [];
    return byPlace(named, skill.slug, { skillsOf, locale });
  };
  return {
    ...skill,
    jobs: neededBy(skill.jobs, skill.slug, {
      skillsOf: (one) => ctx.content.bySlug("job", one, locale)?.future_skills ?? [],
      environmentOf: (one) => ctx.content.bySlug("job", one, locale)?.work_environments[0]?.slug ?? "",
    }),
    academic_degrees: order("academic-degree", skill.academic_degrees),
    certifications: order("certification", skill.certifications),
    courses: order("course", skill.courses),
    menternships: order("menternship", skill.menternships),
  };
}

/** The way to a skill's professions by the reader's own result; null without such an order, and where few use the skill. */
export function wayByFit({ slug, related }: SkillDetail, hasOrder: boolean): string | null {
  if (related.jobs.length < LEAST_TO_ORDER || !hasOrder) return null;
  return pathTo("jobs", {}, { skill: slug, sort: "fit" });
}

/** The skills whose address is most like one that does not exist. */
export function meantSkills(ctx: Context, actor: Actor, slug: string): Named[] {
  const skills = skillsOf(ctx, actor, "title:asc");
  return didYouMean(slug, skills, SUGGESTIONS).map((skill) => ({ slug: skill.slug, title: skill.title }));
}
