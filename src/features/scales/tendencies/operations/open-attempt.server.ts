import { areResultsHidden, mayKeepResults } from "#features/guardians/operations/may-keep-results.server.ts";
import { readScaleProfile } from "#features/people/operations/set-scale-profile.server.ts";
import { type Context, inTransaction } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import { newDocumentId } from "#platform/token.ts";
import type { Actor, Person } from "#shared/actor.ts";
import { mayTake } from "../../access.ts";
import { tryOutEnd } from "../../rules.ts";
import { answersOf } from "../../store/answers.server.ts";
import { deleteExpired, findDraft, insertAttempt, type NewAttempt } from "../../store/attempts.server.ts";
import type { AnswerRow, AttemptRow, Owner } from "../../store/tables.server.ts";
import { findUnanswered } from "../rules.ts";
import { type Answer, type Draft, TENDENCIES } from "../schema.ts";
import { formById, type Instrument, newestForm } from "./read-instrument.server.ts";

/** Only somebody signed in goes on; the refusal is the same for every operation. */
export function requireTaker(actor: Actor): Person {
  if (!mayTake(actor)) throw new AppError("unauthorized");
  return actor;
}

export function ownerOf(ctx: Context, person: Person): Owner {
  return { userId: person.id, signInId: person.signInId, now: ctx.clock.now() };
}

/**
 * Whether what this person finishes now is kept, or tried only. Refuses while a guardian's objection hides the results,
 * and before the questions about age and about a guardian were put; who only tries is not asked about a guardian.
 */
export async function requireKeeping(ctx: Context, person: Person): Promise<boolean> {
  const [profile, keeping] = await Promise.all([readScaleProfile(ctx, person), mayKeepResults(ctx, person)]);
  if (keeping === "hidden") throw new AppError("results_hidden");
  if (profile.keepResults !== "keep") return false;
  if (!profile.isAgeAsked && !person.isPlace) throw new AppError("age_needed");
  if (keeping === "ask") throw new AppError("guardian_needed");
  return keeping === "keep";
}

/** What a new attempt of this person looks like: kept, or tried for a while. */
export async function newAttempt(
  ctx: Context,
  person: Person,
  form: Instrument,
  kind: Pick<NewAttempt, "state" | "mode">,
): Promise<NewAttempt> {
  const isKept = await requireKeeping(ctx, person);
  return {
    ...kind,
    documentId: newDocumentId(ctx),
    instrumentId: form.id,
    scale: TENDENCIES,
    isKept,
    expiresAt: isKept ? null : tryOutEnd(ctx.clock.now(), ctx.config.tryOutHours),
  };
}

export function answersById(rows: readonly AnswerRow[]): Record<string, Answer> {
  return Object.fromEntries(rows.map((row) => [row.statement_id, row.answer === "true" ? "true" : "false"]));
}

/** The same answers as true and false, for the rules. */
export function marksById(rows: readonly AnswerRow[]): Record<string, boolean> {
  return Object.fromEntries(rows.map((row) => [row.statement_id, row.answer === "true"]));
}

/** Where a person stands: questions first, then the first statement without an answer, then the review. */
export type NextStep =
  | { readonly step: "about-you" | "guardian" | "hidden" }
  | { readonly step: "statement"; readonly number: number }
  | { readonly step: "review" };

/** Opens a draft or finds the one that is open on any device, and says where to go on. */
export async function startOrResume(ctx: Context, actor: Actor): Promise<NextStep> {
  const person = requireTaker(actor);
  const { isAsked, keepResults } = await readScaleProfile(ctx, person);
  if (!isAsked) return { step: "about-you" };
  const keeping = await mayKeepResults(ctx, person);
  if (keeping === "hidden") return { step: "hidden" };
  if (keeping === "ask" && keepResults === "keep") return { step: "guardian" };
  const row = (await findDraft(ctx.db, ownerOf(ctx, person), TENDENCIES)) ?? (await openDraft(ctx, person));
  return nextStepOf(await draftOfRow(ctx, row));
}

async function openDraft(ctx: Context, person: Person): Promise<AttemptRow> {
  const owner = ownerOf(ctx, person);
  const attempt = await newAttempt(ctx, person, await newestForm(ctx), { state: "draft", mode: "one-by-one" });
  const opened = await inTransaction(ctx, async (db) => {
    await deleteExpired(db, owner);
    return insertAttempt(db, owner, attempt);
  });
  const row = opened ?? (await findDraft(ctx.db, owner, TENDENCIES));
  if (!row) throw new AppError("conflict");
  return row;
}

/** The open draft with its answers, or null; while results are hidden none is shown. */
export async function draftFor(ctx: Context, actor: Actor): Promise<Draft | null> {
  const person = requireTaker(actor);
  if (await areResultsHidden(ctx, person)) return null;
  const row = await findDraft(ctx.db, ownerOf(ctx, person), TENDENCIES);
  return row ? draftOfRow(ctx, row) : null;
}

async function draftOfRow(ctx: Context, row: AttemptRow): Promise<Draft> {
  const [form, rows] = await Promise.all([formById(ctx, row.instrument_id), answersOf(ctx.db, row.id)]);
  return {
    attempt: row.document_id,
    isKept: row.is_kept,
    expiresAt: row.expires_at,
    statements: form.statements,
    answers: answersById(rows),
  };
}

/** The first statement without an answer, or the review when there is none. */
export function nextStepOf(draft: Draft): Exclude<NextStep, { step: "about-you" | "guardian" | "hidden" }> {
  const marks = Object.fromEntries(Object.entries(draft.answers).map(([id, answer]) => [id, answer === "true"]));
  const first = findUnanswered(draft.statements, marks)[0];
  if (!first) return { step: "review" };
  return { step: "statement", number: draft.statements.findIndex(({ id }) => id === first.id) + 1 };
}
