import { readScaleProfile } from "#features/people/operations/set-scale-profile.server.ts";
import type { Context } from "#platform/context.ts";
import type { Db } from "#platform/db/open.ts";
import type { Person } from "#shared/actor.ts";
import { readInstrumentAnswers, type Taker } from "../../engine/rules/read-instrument-answers.ts";
import { type GivenAnswers, INSTRUMENT_SCORING } from "../../engine/rules/score-instrument.ts";
import type { Instrument } from "../../engine/schema/instrument.ts";
import { TENDENCIES } from "../../rules.ts";
import { insertResult } from "../../store/answers.server.ts";
import type { AttemptRow } from "../../store/tables.server.ts";
import { rankScores } from "../../tendencies/rules/rank-scores.ts";
import { readAnswers, SCORING_VERSION } from "../../tendencies/rules/read-answers.ts";
import { byEnvironment } from "../../tendencies/rules.ts";
import { statementsOf } from "../../tendencies/schema.ts";
import { type LoadedNorms, newestNorms } from "./read-instruments.server.ts";
import { tellFinished } from "./tell-finished.server.ts";

/** By what the answers of a person are read. */
export interface ReadBy {
  readonly norms: LoadedNorms | null;
  readonly taker: Taker;
}

/** The newest norms, and what this person has said of grade and gender. */
export async function readingOf(ctx: Context, person: Person, body: Instrument): Promise<ReadBy> {
  const [norms, { grade, gender }] = await Promise.all([newestNorms(ctx, body), readScaleProfile(ctx, person)]);
  return { norms, taker: { grade: gradeNumber(grade), gender } };
}

/** A grade of school as a number; null outside school and where nothing was said. */
export function gradeNumber(grade: string | null | undefined): number | null {
  return grade && /^\d+$/.test(grade) ? Number(grade) : null;
}

interface Finished {
  readonly person: Person;
  readonly attempt: Pick<AttemptRow, "id" | "document_id">;
  readonly body: Instrument;
  readonly answers: GivenAnswers;
  /** Milliseconds of the items that could be timed fairly. */
  readonly times: readonly number[];
  readonly by: ReadBy;
}

/** Reads a full set of answers by the rules of its scale and keeps what they say, in the transaction that closes the attempt. */
export async function keepResult(ctx: Context, db: Db, finished: Finished): Promise<void> {
  const { person, attempt, body } = finished;
  const isTendencies = body.scale === TENDENCIES;
  await insertResult(db, { attemptId: attempt.id, ...(isTendencies ? tendenciesOf(finished) : scoresOf(finished)) });
  if (isTendencies) await tellFinished(ctx, db, person, attempt.document_id);
}

function scoresOf({ body, answers, by: { norms, taker } }: Finished) {
  const reading = readInstrumentAnswers(body, norms?.body ?? null, taker, answers);
  const scores = Object.fromEntries(reading.scales.map(({ id, raw }) => [id, raw]));
  return { scoringVersion: INSTRUMENT_SCORING, scores, reading, normId: reading.norms ? (norms?.id ?? null) : null };
}

function tendenciesOf({ body, answers, times, by: { norms, taker } }: Finished) {
  const marks = Object.fromEntries(Object.entries(answers).map(([id, answer]) => [id, answer === "true"]));
  const reading = readAnswers(statementsOf(body), marks, times);
  const scores = byEnvironment((one) => reading.scores[one].raw);
  const ranks = rankScores(norms?.body ?? null, taker, scores);
  return {
    scoringVersion: SCORING_VERSION,
    scores,
    reading: { ...reading, ...(ranks && { ranks }) },
    normId: ranks ? (norms?.id ?? null) : null,
  };
}
