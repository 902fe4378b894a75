import { sceneOfRecord } from "#content/scenes.server.ts";
import { TYPE_LABELS } from "#content/type-labels.ts";
import { readOwnFavorites } from "#features/favorites/operations/keep-favorites.server.ts";
import { jobsByTurns } from "#features/jobs/operations/orders-of-the-day.server.ts";
import { readOwnPersonality } from "#features/scales/tendencies/operations/read-own-personality.server.ts";
import { groupsOf } from "#features/scales/tendencies/rules/read-code.ts";
import { hitAddress } from "#features/search/rules/hit-address.ts";
import { DEGREES_BY_AREA } from "#features/studies/schema.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import type { Person } from "#shared/actor.ts";
import type { HomeCard, HomeItem } from "#shared/home-card.ts";
import { listingAddress } from "#shared/listing.ts";
import { pathTo } from "#shared/screens.ts";
import { isWelcomed } from "../access.ts";
import { type Signal, suggest, typesFor } from "../rules/suggest.ts";
import type { Goal, Helped } from "../rules/welcome.ts";
import { splitWords } from "../rules.ts";
import { GOAL_WORDS, goalsIn, HELPED_WORDS, helpedIn } from "../schema/welcome-words.ts";
import { readLinks } from "../store/links.server.ts";
import { findProfile } from "../store/profiles.server.ts";
import { interestsIn, tieOf } from "./known-interests.server.ts";
import { candidatesOf } from "./suggested-candidates.server.ts";
import { requireWelcomed } from "./view-welcome.server.ts";

const JOBS = 3;
/** Of the type that serves the goal, and of each other. */
const OF_FIRST = 2;
const OF_OTHERS = 1;

/** Two rows where three stand side by side. */
const MOST_ITEMS = 6;

const REASONS = {
  interest: m.profile_welcome_reason_interest,
  wanted: m.profile_welcome_reason_wanted,
  saved: m.profile_welcome_reason_saved,
  result: m.profile_welcome_reason_result,
} as const satisfies Record<Signal["kind"], unknown>;

/** What the site has for somebody by what they told, saved and answered, each with its reason; null where they told nothing. */
export async function suggestedCard(ctx: Context, person: Person): Promise<HomeCard | null> {
  if (!isWelcomed(person)) return null;
  const { locale } = person;
  const { signals, known, goals, helped } = await readSignals(ctx, person);
  const goal = goals[0] ?? null;
  const items = onceEach([
    ...helpedItems(helped, locale),
    ...recordItems(ctx, { signals, known, goal, locale }),
    ...(goal ? [goalItem(goal, locale)] : []),
  ]).slice(0, MOST_ITEMS);
  const jobs = requireWelcomed(person).kind === "own" ? suggestedJobs(ctx, { signals, known, locale }) : [];
  if (items.length === 0 && jobs.length === 0) return null;
  const words = { locale };
  return {
    id: "profile-suggested",
    title: m.profile_welcome_suggested({}, words),
    ...(items.length > 0 && { items }),
    suggested: { title: m.profile_welcome_suggested_jobs({}, words), jobs },
  };
}

/** Two reasons may lead to one place: the first is told. */
function onceEach(items: readonly HomeItem[]): HomeItem[] {
  return items.filter(({ to }, at) => items.findIndex((one) => one.to === to) === at);
}

interface Told {
  readonly signals: readonly Signal[];
  /** `type/slug` of what they chose or saved already: it is not suggested again. */
  readonly known: ReadonlySet<string>;
  readonly locale: Locale;
}

async function readSignals(ctx: Context, person: Person) {
  const { id, locale } = person;
  const [row, links, favorites] = await Promise.all([
    findProfile(ctx.db, id),
    readLinks(ctx.db, id),
    readOwnFavorites(ctx, person),
  ]);
  const own = links.flatMap(({ kind, document_id }): Signal[] => {
    const record = document_id && kind !== "university" && ctx.content.byDocumentId(kind, document_id, locale);
    return record ? [{ kind: "wanted", tie: tieOf({ type: kind, slug: record.slug }), name: record.title }] : [];
  });
  const saved = favorites.flatMap(({ type, documentId }): Signal[] => {
    const record = ctx.content.byDocumentId(type, documentId, locale);
    return record ? [{ kind: "saved", tie: tieOf({ type, slug: record.slug }), name: record.title }] : [];
  });
  const wanted = own.filter(({ tie }) => tie.startsWith("job/"));
  const ties = new Set(wanted.map(({ tie }) => tie));
  const interests = interestsIn(ctx, splitWords(row?.interests ?? null), locale).map(
    (one): Signal => ({ kind: "interest", tie: tieOf(one), name: one.title }),
  );
  return {
    signals: [
      ...interests,
      ...wanted,
      ...saved.filter(({ tie }) => !ties.has(tie)),
      ...(await resultSignals(ctx, person)),
    ],
    known: new Set([...own, ...saved].map(({ tie }) => tie)),
    goals: goalsIn(splitWords(row?.goals ?? null)),
    helped: helpedIn(splitWords(row?.tags ?? null)),
  };
}

/** The environments that lead in a result that may be shown, tied ones alike; none where no letter is clear. */
async function resultSignals(ctx: Context, person: Person): Promise<Signal[]> {
  const result = await readOwnPersonality(ctx, person);
  const [leading = []] = groupsOf(result?.code ?? "");
  return ctx.content
    .all("work-environment", { locale: person.locale })
    .filter(({ code }) => leading.some((one) => one === code))
    .map((one) => ({ kind: "result", tie: tieOf({ type: "work-environment", slug: one.slug }), name: one.title }));
}

function reasonOf({ kind, name }: Signal, locale: Locale): string {
  return REASONS[kind]({ name: `\u2068${name}\u2069` }, { locale });
}

/** Professions by what was told; what a result is near to stands beside them already. */
function suggestedJobs(ctx: Context, { signals, known, locale }: Told) {
  const turns = jobsByTurns(ctx);
  const candidates = candidatesOf(ctx, "job")
    .filter(({ slug }) => !known.has(tieOf({ type: "job", slug })))
    .toSorted((a, b) => turns.indexOf(a.slug) - turns.indexOf(b.slug));
  const told = signals.filter(({ kind }) => kind !== "result");
  return suggest(candidates, told, JOBS * 2).map(({ candidate: { slug }, because }) => ({
    slug,
    reason: reasonOf(because, locale),
  }));
}

function recordItems(
  ctx: Context,
  { signals, known, goal, locale }: Told & { readonly goal: Goal | null },
): HomeItem[] {
  return typesFor(goal).flatMap((type, at) => {
    const open = candidatesOf(ctx, type).filter(({ slug }) => !known.has(tieOf({ type, slug })));
    return suggest(open, signals, at === 0 ? OF_FIRST : OF_OTHERS).flatMap(({ candidate: { slug }, because }) => {
      const record = ctx.content.bySlug(type, slug, locale);
      if (!record) return [];
      const kind = TYPE_LABELS[type]({}, { locale });
      const drawing = { seed: `${type}/${slug}`, scene: sceneOfRecord(ctx, type, record) };
      return [{ label: record.title, to: hitAddress(type, slug), kind, because: reasonOf(because, locale), drawing }];
    });
  });
}

type Way = readonly [label: (inputs: object, options: { readonly locale: Locale }) => string, to: string];
const TO_JOBS: Way = [m.profile_welcome_to_jobs, pathTo("jobs")];
const TO_DEGREES: Way = [m.profile_welcome_to_degrees, listingAddress(DEGREES_BY_AREA)];
const TO_CERTIFICATES: Way = [m.profile_welcome_to_certificates, pathTo("certificates")];

const WAYS_OF_HELPED: Readonly<Record<Helped, Way>> = {
  lower: TO_JOBS,
  upper: TO_DEGREES,
  university: [m.profile_welcome_to_practice, pathTo("resources", {}, { show: "courses,experiences" })],
  work: TO_CERTIFICATES,
};
const WAYS_OF_GOALS: Readonly<Record<Goal, Way>> = {
  fit: [m.profile_welcome_to_scale, pathTo("careerTest")],
  study: TO_DEGREES,
  work: TO_CERTIFICATES,
  skill: [m.profile_welcome_to_skills, pathTo("futureSkills")],
  help: TO_JOBS,
  help_fit: TO_JOBS,
  help_study: TO_DEGREES,
  help_work: TO_CERTIFICATES,
};

function helpedItems(helped: readonly Helped[], locale: Locale): HomeItem[] {
  return helped.map((one) => {
    const [label, to] = WAYS_OF_HELPED[one];
    const name = HELPED_WORDS[one]({}, { locale });
    return { label: label({}, { locale }), to, because: m.profile_welcome_reason_helped({ name }, { locale }) };
  });
}

function goalItem(goal: Goal, locale: Locale): HomeItem {
  const [label, to] = WAYS_OF_GOALS[goal];
  const name = GOAL_WORDS[goal]({}, { locale });
  return { label: label({}, { locale }), to, because: m.profile_welcome_reason_goal({ name }, { locale }) };
}
