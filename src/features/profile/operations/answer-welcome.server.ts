import { saveFavorite } from "#features/favorites/operations/keep-favorites.server.ts";
import { holdPerson } from "#features/people/operations/hold-person.server.ts";
import { m } from "#i18n/paraglide/messages.js";
import { type Context, inTransaction } from "#platform/context.ts";
import type { Db } from "#platform/db/open.ts";
import { AppError } from "#platform/errors.ts";
import { takeTry } from "#platform/limits/count-tries.ts";
import type { Account, Actor, Person } from "#shared/actor.ts";
import type { HomeCard } from "#shared/home-card.ts";
import { pathTo } from "#shared/screens.ts";
import { isWelcomed } from "../access.ts";
import { answeredAfter, isAsked, type Question, questionsFor, type WelcomeKind } from "../rules/welcome.ts";
import { LIMITS, MAX, splitWords } from "../rules.ts";
import type { WelcomeForm } from "../schema/welcome.ts";
import { GOAL_WORDS, goalsIn, HELPED_WORDS, helpedIn } from "../schema/welcome-words.ts";
import { addLinks, dropLink, readLinks } from "../store/links.server.ts";
import { findProfile } from "../store/profiles.server.ts";
import { findWelcome, putWelcome } from "../store/welcomes.server.ts";
import { interestsIn, listInterests, tieOf } from "./known-interests.server.ts";
import { requireWelcomed } from "./view-welcome.server.ts";
import { linkRow, writeProfile } from "./write-profile.server.ts";

/** Keeps what a question was answered with. @returns the question to go on with, or null when it is home. */
export async function answerWelcome(ctx: Context, actor: Actor, form: WelcomeForm): Promise<Question | null> {
  const { person, kind } = requireWelcomed(actor);
  await takeTry(ctx, LIMITS.person, String(person.id));
  const at = ctx.clock.now().toISOString();
  if (form.act === "jobs" && form.save) await saveWanted(ctx, person);
  return inTransaction(ctx, async (db) => {
    await holdPerson(db, person.id);
    if (form.act === "add" || form.act === "remove") {
      await (form.act === "add" ? addWanted : dropWanted)(ctx, db, person, form.job);
      return "jobs";
    }
    if (form.act === "close") {
      await putWelcome(db, person.id, { closed_at: at, updated_at: at });
      return null;
    }
    await keepAnswer(ctx, db, person, { form, kind, at });
    const question = form.act === "skip" ? form.question : form.act;
    return pass(db, person, { question, kind, at });
  });
}

/** Notes that a question is behind somebody; with the last one all are done. */
async function pass(
  db: Db,
  { id }: Account,
  { question, kind, at }: { question: Question; kind: WelcomeKind; at: string },
): Promise<Question | null> {
  const questions = questionsFor(kind);
  const answered = answeredAfter(kind, { answered: (await findWelcome(db, id))?.answered ?? 0 }, question);
  const isDone = answered === questions.length;
  await putWelcome(db, id, { answered, updated_at: at, ...(isDone && { closed_at: at }) });
  return questions[questions.indexOf(question) + 1] ?? null;
}

type Answer = { readonly form: WelcomeForm; readonly kind: WelcomeKind; readonly at: string };

/** What somebody had said in their own words stays; of our words the new choice takes the place of the old. */
async function keepAnswer(ctx: Context, db: Db, person: Account, { form, at }: Answer): Promise<void> {
  const { id, locale } = person;
  const row = await findProfile(db, id);
  if (form.act === "goal") {
    const own = splitWords(row?.goals ?? null).filter((said) => goalsIn([said]).length === 0);
    await writeProfile(
      db,
      id,
      { goals: fitting("goal", [GOAL_WORDS[form.goal]({}, { locale }), ...own], MAX.goals) },
      at,
    );
  }
  if (form.act === "helped") {
    const own = splitWords(row?.tags ?? null).filter((said) => helpedIn([said]).length === 0);
    const said = form.chosen.map((value) => HELPED_WORDS[value]({}, { locale }));
    await writeProfile(db, id, { tags: fitting("chosen", [...said, ...own], MAX.words) }, at);
  }
  if (form.act === "interests") {
    const own = splitWords(row?.interests ?? null).filter((said) => interestsIn(ctx, [said], locale).length === 0);
    const said = listInterests(ctx, locale).filter((one) => form.chosen.includes(tieOf(one)));
    const interests = [...said.map(({ title }) => title), ...own];
    await writeProfile(db, id, { interests: fitting("chosen", interests, MAX.words) }, at);
  }
}

function fitting(path: string, words: readonly string[], max: number): string[] {
  if (words.length <= max) return [...words];
  throw new AppError("form_invalid", { fields: [{ path, code: "profile_words_many", values: { max } }] });
}

async function addWanted(ctx: Context, db: Db, person: Account, slug: string): Promise<void> {
  const job = ctx.content.bySlug("job", slug, person.locale);
  if (!job) throw new AppError("not_found");
  const wanted = (await readLinks(db, person.id)).filter(({ kind }) => kind === "job");
  fitting("job", [...wanted.map(() => ""), slug], MAX.links);
  await addLinks(db, person.id, [linkRow("job", { documentId: job.documentId })]);
}

async function dropWanted(ctx: Context, db: Db, person: Account, slug: string): Promise<void> {
  const id = ctx.content.bySlug("job", slug, person.locale)?.documentId;
  const row = (await readLinks(db, person.id)).find(({ kind, document_id }) => kind === "job" && document_id === id);
  if (row) await dropLink(db, person.id, row.id);
}

async function saveWanted(ctx: Context, person: Account): Promise<void> {
  const links = await readLinks(ctx.db, person.id);
  for (const { kind, document_id } of links)
    if (kind === "job" && document_id && ctx.content.byDocumentId("job", document_id, person.locale))
      await saveFavorite(ctx, person, { record: document_id });
}

/** The way to the questions, until they are answered or put away; who has filled a profile is not asked. */
export async function welcomeCard(ctx: Context, person: Person): Promise<HomeCard | null> {
  if (!isWelcomed(person)) return null;
  const { kind } = requireWelcomed(person);
  const [row, profile, links] = await Promise.all([
    findWelcome(ctx.db, person.id),
    findProfile(ctx.db, person.id),
    readLinks(ctx.db, person.id),
  ]);
  const saysSomething = Boolean(profile?.goals ?? profile?.interests) || links.length > 0;
  if (!isAsked(row ? { answered: row.answered, closedAt: row.closed_at } : null, { saysSomething })) return null;
  const words = { locale: person.locale };
  const isBegun = row !== undefined && row.answered > 0;
  return {
    id: "profile-welcome",
    title: (isBegun ? m.profile_welcome_card_go_on : m.profile_welcome_card_title)({}, words),
    text: (kind === "own" ? m.profile_welcome_card_text : m.profile_welcome_card_text_helper)({}, words),
    ...(isBegun && {
      progress: {
        label: m.profile_welcome_progress({}, words),
        value: row.answered,
        max: questionsFor(kind).length,
      },
    }),
    action: { label: m.profile_welcome_card_action({}, words), to: pathTo("welcome") },
  };
}
