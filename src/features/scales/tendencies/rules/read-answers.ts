/** Everything scoring says about one full set of answers, with the numbers it used. */
import { z } from "zod";
import { ENVIRONMENTS } from "#shared/environments.ts";
import { testSameness } from "../../engine/rules/test-sameness.ts";
import { leadingChances } from "../../engine/rules/true-scores.ts";
import { type AnswerQuality, FAST_MEDIAN_MS, flagAnswers } from "../../engine/rules.ts";
import {
  type Answers,
  byEnvironment,
  PROVISIONAL,
  type Profile,
  readScores,
  STATEMENTS,
  STATEMENTS_PER_ENVIRONMENT,
  type Statement,
  scoreAnswers,
  valuesOf,
} from "../rules.ts";
import type { Reading } from "../schema/result.ts";
import type { Answer } from "../schema.ts";
import { hollandCode } from "./order-letters.ts";
import { consistencyOf, differentiationOf } from "./read-shape.ts";

/** Grows when the same answers would be read differently; stored with every result. */
export const SCORING_VERSION = 2;

/** Times count only when at least half of the statements were answered in a way that can be timed fairly. */
export const LEAST_TIMED = STATEMENTS / 2;

/** How many letters a code has: the chances of all six to be among them are told. */
const LETTERS = 3;

/** @param ms milliseconds of the statements that could be timed, in any order */
export function readAnswers(statements: readonly Statement[], answers: Answers, ms: readonly number[] = []): Reading {
  const inOrder = statements.map(({ id }) => answers[id] === true);
  const quality = flagAnswers(inOrder, ms.length >= LEAST_TIMED ? ms : []);
  return readProfile(scoreAnswers(statements, answers), quality);
}

function readProfile(profile: Profile, quality: AnswerQuality): Reading {
  const { alpha, sd, mean, provisional } = PROVISIONAL;
  const sameness = testSameness(valuesOf(profile), PROVISIONAL);
  const { zone } = sameness;
  const chances = leadingChances(valuesOf(profile), PROVISIONAL, LETTERS);
  return {
    scoring: SCORING_VERSION,
    error: { alpha, sd, mean, provisional },
    scores: readScores(profile),
    sameness,
    kind: quality.careless ? "careless" : zone,
    code: hollandCode(profile, quality.careless ? "flat" : zone),
    chances: byEnvironment((one) => chances[ENVIRONMENTS.indexOf(one)] ?? 0),
    consistency: zone === "clear" ? consistencyOf(profile) : null,
    differentiation: differentiationOf(profile, zone),
    quality,
    sameAnswer: quality.allSame ? sameAnswerOf(profile) : null,
  };
}

const sameAnswerOf = (profile: Profile): Answer => (profile.R === STATEMENTS_PER_ENVIRONMENT ? "true" : "false");

/** What is left of the quality of answers that are deleted, in a reading of any version. */
const keptQuality = z.looseObject({
  quality: z.looseObject({
    medianMs: z.number().nullable(),
    longRuns: z.boolean().optional(),
    zigzag: z.boolean().optional(),
  }),
});

/**
 * Reads scores anew whose single answers are deleted. How long the answers took stands in the former reading; whether all were the
 * same shows in the scores; the order they came in is gone.
 */
export function readScoresAnew(profile: Profile, former: unknown): Reading {
  const kept = keptQuality.safeParse(former).data?.quality;
  const medianMs = kept?.medianMs ?? null;
  const values = valuesOf(profile);
  const allSame = [0, STATEMENTS_PER_ENVIRONMENT].some((one) => values.every((value) => value === one));
  const flags = {
    allSame,
    longRuns: kept?.longRuns ?? false,
    zigzag: kept?.zigzag ?? false,
    tooFast: medianMs !== null && medianMs < FAST_MEDIAN_MS,
  };
  return readProfile(profile, { ...flags, runsZ: null, medianMs, careless: Object.values(flags).includes(true) });
}
