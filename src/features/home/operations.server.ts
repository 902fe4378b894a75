import { jobsByTurns, listJobs, readJobCards } from "#features/jobs/operations.server.ts";
import { type JobCard, readJobsQuery } from "#features/jobs/schema.ts";
import { listQuestions } from "#features/legal/operations.server.ts";
import { nextOnScale } from "#features/scales/tendencies/operations/next-on-scale.server.ts";
import { STATEMENTS } from "#features/scales/tendencies/rules.ts";
import type { ScaleStep } from "#features/scales/tendencies/schema.ts";
import { dayOf } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import { permit } from "#platform/permission.ts";
import type { Actor, Person } from "#shared/actor.ts";
import { ENVIRONMENTS } from "#shared/environments.ts";
import type { HomeCard, HomeSection } from "#shared/home-card.ts";
import { pathTo } from "#shared/screens.ts";
import { ofTheDay } from "#shared/turns.ts";
import { mayReadHome } from "./access.ts";
import {
  presentCall,
  presentFigures,
  presentPromise,
  presentStart,
  presentSteps,
  presentTools,
} from "./presenter.server.ts";
import { chooseQuestions } from "./rules.ts";
import type { DailyTips, EnvironmentIntro, FeaturedArticle, Landing } from "./schema.ts";

const NEWEST = 3;

declare module "#platform/context.ts" {
  interface Extensions {
    readonly homeCards: readonly HomeCardMaker[];
  }
}

/** Makes a card for a person, or null when there is nothing to say. Words in `person.locale`. */
export interface HomeCardMaker {
  readonly section: HomeSection;
  readonly make: (ctx: Context, person: Person) => Promise<HomeCard | null>;
}

const SECTIONS: readonly HomeSection[] = ["continue", "reached", "new"];

export interface Home {
  readonly cards: readonly HomeCard[];
  readonly newest: readonly JobCard[];
}

/** The signed-in person's home. */
export async function readHome(ctx: Context, actor: Actor): Promise<Home> {
  const person = permit(actor, mayReadHome);
  const inOrder = SECTIONS.flatMap((section) => ctx.extensions.homeCards.filter((card) => card.section === section));
  const made = await Promise.all(inOrder.map(({ make }) => make(ctx, person)));
  const cards = made.filter((card) => card !== null);
  if (cards.length === 0) cards.push(presentStart(person.locale, await nextOnScale(ctx, person)));
  return { cards, newest: newestJobs(ctx, actor) };
}

/** What anybody sees at `/`; `step` is where the scale leads the reader. */
export function readLanding(ctx: Context, actor: Actor, step: ScaleStep): Landing {
  const environments = environmentsOf(ctx, actor);
  const today = dayOf(ctx.clock.now(), ctx.config.site.timeZone);
  const jobs = ctx.content.list("job", { locale: actor.locale, pageSize: 1 }).total;
  return {
    environments,
    featured: readJobCards(ctx, actor, jobsByTurns(ctx).slice(0, 3)),
    article: articleOf(ctx, actor),
    tips: tipsOf(ctx, actor, today),
    description: m.home_description({}, { locale: actor.locale }),
    promise: presentPromise(actor.locale, step),
    call: presentCall(actor.locale, step),
    steps: presentSteps(actor.locale, step),
    tools: presentTools(actor.locale, STATEMENTS),
    figures: presentFigures(actor.locale, { jobs, statements: STATEMENTS, environments: environments.length }),
    allJobs: m.home_all_jobs({ count: jobs }, { locale: actor.locale }),
    questions: chooseQuestions(listQuestions(ctx, actor)),
  };
}

function newestJobs(ctx: Context, actor: Actor): readonly JobCard[] {
  return listJobs(ctx, actor, readJobsQuery(new URLSearchParams()))?.cards.slice(0, NEWEST) ?? [];
}

function articleOf(ctx: Context, { locale }: Actor): FeaturedArticle | null {
  const [featured] = ctx.content.list("featured-blog", { locale, pageSize: 1 }).items;
  const blog = featured?.blog && ctx.content.bySlug("blog", featured.blog.slug, locale);
  if (!blog) return null;
  const { slug, title, description } = blog;
  const otherLocale = blog.locale === locale ? null : blog.locale;
  return { heading: featured.title, title, description, otherLocale, to: pathTo("blogPost", { slug }) };
}

function tipsOf(ctx: Context, { locale }: Actor, today: string): DailyTips | null {
  const [record] = ctx.content.list("tips-and-trick", { locale, pageSize: 1 }).items;
  if (!record || record.tips.length === 0) return null;
  const otherLocale = record.locale === locale ? null : record.locale;
  return { title: record.title, tips: ofTheDay(record.tips, today), otherLocale };
}

function environmentsOf(ctx: Context, actor: Actor): EnvironmentIntro[] {
  const environments = ctx.content.all("work-environment", { locale: actor.locale });
  return ENVIRONMENTS.flatMap((code) =>
    environments
      .filter((item) => item.code === code)
      .map(({ title, summary, slug, locale }) => ({
        code,
        title,
        summary,
        slug,
        otherLocale: locale === actor.locale ? null : locale,
      })),
  );
}
