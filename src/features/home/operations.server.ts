import { listJobs } from "#features/jobs/operations.server.ts";
import { NO_FILTERS } from "#features/jobs/schema.ts";
import { listQuestions } from "#features/legal/operations.server.ts";
import { ENVIRONMENTS, STATEMENTS } from "#features/scales/tendencies/rules.ts";
import type { Context } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import type { Actor, Person } from "#shared/actor.ts";
import { chooseQuestions } from "./rules.ts";
import type { EnvironmentIntro, HomeCard, HomePlace, Landing } from "./schema.ts";

const NEWEST = 3;

/** Makes a card for a person, or null when there is nothing to say. Words in `person.locale`. */
export type HomeCardMaker = (ctx: Context, person: Person) => Promise<HomeCard | null>;

const PLACES: readonly HomePlace[] = ["continue", "reached", "new"];
const makers = new Map<string, { readonly place: HomePlace; readonly make: HomeCardMaker }>();

/** Lets another feature show a card. A name stands for one card, so saying it twice changes nothing. */
export function addHomeCard(name: string, place: HomePlace, make: HomeCardMaker): void {
  makers.set(name, { place, make });
}

export interface Home {
  readonly cards: readonly HomeCard[];
  readonly newest: Landing["newest"];
}

/** The signed-in person's home. */
export async function readHome(ctx: Context, actor: Actor): Promise<Home> {
  if (actor.kind !== "person") throw new AppError("unauthorized");
  const inOrder = PLACES.flatMap((place) => [...makers.values()].filter((maker) => maker.place === place));
  const cards = await Promise.all(inOrder.map(({ make }) => make(ctx, actor)));
  return { cards: cards.filter((card) => card !== null), newest: newestJobs(ctx, actor).cards };
}

/** What anybody sees at `/`. */
export function readLanding(ctx: Context, actor: Actor): Landing {
  const { cards, total } = newestJobs(ctx, actor);
  return {
    environments: environmentsOf(ctx, actor),
    newest: cards,
    jobCount: total,
    statementCount: STATEMENTS,
    questions: chooseQuestions(listQuestions(ctx, actor)),
  };
}

function newestJobs(ctx: Context, actor: Actor) {
  const list = listJobs(ctx, actor, { page: 1, sort: "newest", filters: NO_FILTERS });
  return { cards: list?.cards.slice(0, NEWEST) ?? [], total: list?.total ?? 0 };
}

function environmentsOf(ctx: Context, actor: Actor): EnvironmentIntro[] {
  const { items } = ctx.content.list("work-environment", {
    locale: actor.locale,
    page: 1,
    pageSize: ENVIRONMENTS.length,
  });
  return ENVIRONMENTS.flatMap((code) =>
    items
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
