import { homeKindOf } from "#features/home/rules.ts";
import { jobsByTurns } from "#features/jobs/operations/orders-of-the-day.server.ts";
import { readJobCards } from "#features/jobs/operations/read-job.server.ts";
import type { JobCard } from "#features/jobs/schema.ts";
import { search } from "#features/search/operations.server.ts";
import { letters } from "#features/search/schema.ts";
import type { Context } from "#platform/context.ts";
import { permit } from "#platform/permission.ts";
import { requireAccount } from "#platform/require-person.ts";
import type { Account, Actor } from "#shared/actor.ts";
import { isWelcomed } from "../access.ts";
import { goalsFor, HELPED, questionAt, questionsFor, type WelcomeKind, welcomeKindOf } from "../rules/welcome.ts";
import { splitWords } from "../rules.ts";
import type { JobsChoice, SectorChoice, WelcomeView } from "../schema/welcome.ts";
import { GOAL_WORDS, goalsIn, HELPED_WORDS, helpedIn } from "../schema/welcome-words.ts";
import { readLinks } from "../store/links.server.ts";
import { findProfile } from "../store/profiles.server.ts";
import { findWelcome } from "../store/welcomes.server.ts";
import { type Interest, interestsIn, listInterests, tieOf } from "./known-interests.server.ts";

const MOST_FOUND = 8;

/** Whoever is asked the questions; places and those who look after the site are not. */
export function requireWelcomed(actor: Actor): { readonly person: Account; readonly kind: WelcomeKind } {
  const person = permit(requireAccount(actor), isWelcomed);
  return { person, kind: welcomeKindOf(homeKindOf(person)) ?? "own" };
}

/** The question somebody is at, or the one they go back to; null when all are behind them. */
export async function viewWelcome(
  ctx: Context,
  actor: Actor,
  asked: { readonly question: string | null; readonly q: string | null },
): Promise<WelcomeView | null> {
  const { person, kind } = requireWelcomed(actor);
  const { locale } = person;
  const answered = (await findWelcome(ctx.db, person.id))?.answered ?? 0;
  const question = questionAt(kind, { answered }, asked.question);
  if (question === null) return null;
  const questions = questionsFor(kind);
  const at = questions.indexOf(question);
  const row = await findProfile(ctx.db, person.id);
  const interests = interestsIn(ctx, splitWords(row?.interests ?? null), locale);
  const ticked = new Set(interests.map(tieOf));
  const all = question === "interests" ? listInterests(ctx, locale) : [];
  const choices = all.map((one) => ({ value: tieOf(one), title: one.title, isChosen: ticked.has(tieOf(one)) }));
  const goals = goalsIn(splitWords(row?.goals ?? null));
  const helped = helpedIn(splitWords(row?.tags ?? null));
  return {
    kind,
    question,
    number: at + 1,
    count: questions.length,
    before: questions[at - 1] ?? null,
    goals: goalsFor(kind).map((value) => ({
      value,
      title: GOAL_WORDS[value]({}, { locale }),
      isChosen: goals.includes(value),
    })),
    sectors: withPictures(
      ctx,
      actor,
      choices.filter(({ value }) => value.startsWith("sector/")),
    ),
    subjects: choices.filter(({ value }) => !value.startsWith("sector/")),
    helped: HELPED.map((value) => ({
      value,
      title: HELPED_WORDS[value]({}, { locale }),
      isChosen: helped.includes(value),
    })),
    jobs: question === "jobs" ? await jobsChoice(ctx, person, interests, asked.q ?? "") : null,
  };
}

/** Each field of work with one of its professions, none twice as long as others are left. */
function withPictures(ctx: Context, actor: Actor, choices: readonly Omit<SectorChoice, "job">[]): SectorChoice[] {
  if (choices.length === 0) return [];
  const jobs = ctx.content.all("job", { locale: actor.locale, sort: "slug:asc", where: ["profile", "full"] });
  const shown = new Set<string>();
  const slugs = choices.map(({ value }) => {
    const its = jobs.filter((job) =>
      job.sectors.some((sector) => tieOf({ type: "sector", slug: sector.slug }) === value),
    );
    const one = its.find(({ slug }) => !shown.has(slug)) ?? its[0];
    if (one) shown.add(one.slug);
    return one?.slug;
  });
  const cards = new Map(readJobCards(ctx, actor, [...shown]).map((card) => [card.slug, card]));
  return choices.map((choice, at) => ({ ...choice, job: cards.get(slugs[at] ?? "") ?? null }));
}

async function jobsChoice(
  ctx: Context,
  person: Account,
  interests: readonly Interest[],
  typed: string,
): Promise<JobsChoice> {
  const links = await readLinks(ctx.db, person.id);
  const chosen = links.flatMap(({ kind, document_id }) => {
    const job = kind === "job" && document_id && ctx.content.byDocumentId("job", document_id, person.locale);
    return job ? [{ slug: job.slug, title: job.title }] : [];
  });
  const q = typed.trim().slice(0, 100);
  const slugs = new Set(chosen.map(({ slug }) => slug));
  const open = (found: readonly JobCard[]) => found.filter(({ slug }) => !slugs.has(slug)).slice(0, MOST_FOUND);
  if (q) {
    const hits = await findJobs(ctx, person, q);
    const found = open(hits);
    return { q, from: hits.length > 0 && found.length === 0 ? "chosen" : "search", found, chosen };
  }
  const near = open(readJobCards(ctx, person, jobsOf(ctx, interests)));
  if (near.length > 0) return { q, from: "interests", found: near, chosen };
  return { q, from: "some", found: open(readJobCards(ctx, person, jobsByTurns(ctx).slice(0, 2 * MOST_FOUND))), chosen };
}

async function findJobs(ctx: Context, person: Account, q: string): Promise<JobCard[]> {
  if (!letters.safeParse(q).success) return [];
  const { locale } = person;
  const { hits } = await search(ctx, person, { words: q, types: ["job"], locale, limit: 2 * MOST_FOUND, offset: 0 });
  return readJobCards(
    ctx,
    person,
    hits.map(({ slug }) => slug),
  );
}

/** The professions of some interests, those first that belong to most of them. */
function jobsOf(ctx: Context, interests: readonly Interest[]): string[] {
  const ties = new Set(interests.map(tieOf));
  const turns = jobsByTurns(ctx);
  const fit = ctx.content
    .all("job", { locale: "en", where: ["profile", "full"] })
    .map(({ slug, sectors, school_subjects }) => ({
      slug,
      shared: [
        ...sectors.map((one) => tieOf({ type: "sector", slug: one.slug })),
        ...school_subjects.map((one) => tieOf({ type: "academic-subject-option", slug: one.slug })),
      ].filter((tie) => ties.has(tie)).length,
    }));
  return fit
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared || turns.indexOf(a.slug) - turns.indexOf(b.slug))
    .map(({ slug }) => slug);
}
