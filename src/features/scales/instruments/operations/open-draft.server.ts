import { areResultsHidden, mayKeepResults } from "#features/guardians/operations/may-keep-results.server.ts";
import { readScaleProfile } from "#features/people/operations/set-scale-profile.server.ts";
import { type Context, inTransaction } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import { newDocumentId } from "#platform/token.ts";
import type { Actor, Person } from "#shared/actor.ts";
import { ownerOf } from "../../access.ts";
import { findOpen } from "../../engine/rules/score-instrument.ts";
import type { Instrument } from "../../engine/schema/instrument.ts";
import { tryOutEnd } from "../../rules.ts";
import { answersOf } from "../../store/answers.server.ts";
import { deleteExpired, findDraft, insertAttempt, type NewAttempt } from "../../store/attempts.server.ts";
import type { AnswerRow, AttemptRow } from "../../store/tables.server.ts";
import { requireKeeping, requireTaker } from "./own-attempt.server.ts";
import { instrumentOf, type LoadedInstrument, newestOf } from "./read-instruments.server.ts";

/** An open draft with its instrument and answers. */
export interface OpenDraft {
  readonly id: number;
  readonly attempt: string;
  readonly isKept: boolean;
  readonly instrument: LoadedInstrument;
  readonly answers: Readonly<Record<string, string>>;
}

/** Where somebody stands on a scale: questions about them first, then the first open item, then the review. */
export type NextStep =
  | { readonly step: "about-you" | "guardian" | "hidden" }
  | { readonly step: "question"; readonly number: number }
  | { readonly step: "review" };

export function answersById(rows: readonly AnswerRow[]): Record<string, string> {
  return Object.fromEntries(rows.map((row) => [row.statement_id, row.answer]));
}

/** What a new attempt of this person looks like: kept, or tried for a while. */
export async function newAttemptAt(
  ctx: Context,
  person: Person,
  instrument: LoadedInstrument,
  kind: Pick<NewAttempt, "state" | "mode">,
): Promise<NewAttempt> {
  const isKept = await requireKeeping(ctx, person);
  return {
    ...kind,
    documentId: newDocumentId(ctx),
    instrumentId: instrument.id,
    scale: instrument.body.scale,
    isKept,
    expiresAt: isKept ? null : tryOutEnd(ctx.clock.now(), ctx.config.tryOutHours),
  };
}

/** Opens a draft or finds the one that is open on any device, and says where to go on. */
export async function startOrResume(ctx: Context, actor: Actor, scale: string): Promise<NextStep> {
  const person = requireTaker(actor);
  const instrument = await newestOf(ctx, scale);
  const { isAsked, keepResults } = await readScaleProfile(ctx, person);
  if (!isAsked) return { step: "about-you" };
  const keeping = await mayKeepResults(ctx, person);
  if (keeping === "hidden") return { step: "hidden" };
  if (keeping === "ask" && keepResults === "keep") return { step: "guardian" };
  const row =
    (await findDraft(ctx.db, ownerOf(person, ctx.clock.now()), scale)) ?? (await openDraft(ctx, person, instrument));
  return nextStepOf(await draftOfRow(ctx, row));
}

async function openDraft(ctx: Context, person: Person, instrument: LoadedInstrument): Promise<AttemptRow> {
  const owner = ownerOf(person, ctx.clock.now());
  const attempt = await newAttemptAt(ctx, person, instrument, { state: "draft", mode: "one-by-one" });
  const opened = await inTransaction(ctx, async (db) => {
    await deleteExpired(db, owner);
    return insertAttempt(db, owner, attempt);
  });
  const row = opened ?? (await findDraft(ctx.db, owner, instrument.body.scale));
  if (!row) throw new AppError("conflict");
  return row;
}

/** The open draft of a scale with its answers, or null; while results are hidden none is shown. */
export async function draftAt(ctx: Context, actor: Actor, scale: string): Promise<OpenDraft | null> {
  const person = requireTaker(actor);
  if (await areResultsHidden(ctx, person)) return null;
  const row = await findDraft(ctx.db, ownerOf(person, ctx.clock.now()), scale);
  return row ? draftOfRow(ctx, row) : null;
}

async function draftOfRow(ctx: Context, row: AttemptRow): Promise<OpenDraft> {
  const [instrument, rows] = await Promise.all([instrumentOf(ctx, row.instrument_id), answersOf(ctx.db, row.id)]);
  const { id, document_id: attempt, is_kept: isKept } = row;
  return { id, attempt, isKept, instrument, answers: answersById(rows) };
}

/** The first item without an answer, or the review. */
export function nextStepOf({
  instrument: { body },
  answers,
}: OpenDraft): Extract<NextStep, { step: "question" | "review" }> {
  const number = firstOpen(body, answers);
  return number === null ? { step: "review" } : { step: "question", number };
}

/** The number of the first item without an answer, or null. */
export function firstOpen(body: Instrument, answers: Readonly<Record<string, string>>): number | null {
  const [first] = findOpen(body, answers);
  return first ? body.items.findIndex(({ id }) => id === first.id) + 1 : null;
}
