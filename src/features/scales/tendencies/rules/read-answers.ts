/** Everything scoring says about one full set of answers, with the numbers it used. */
import { flagAnswers } from "../../engine/rules.ts";
import {
  type Answers,
  consistencyOf,
  differentiationOf,
  hollandCode,
  isFlat,
  PROVISIONAL,
  readScores,
  STATEMENTS,
  type Statement,
  scoreAnswers,
} from "../rules.ts";
import type { Reading } from "../schema.ts";

/** Grows when the same answers would be read differently; stored with every result. */
export const SCORING_VERSION = 1;

/** Times count only when at least half of the statements were answered in a way that can be timed fairly. */
export const LEAST_TIMED = STATEMENTS / 2;

/** @param ms milliseconds of the statements that could be timed, in any order */
export function readAnswers(statements: readonly Statement[], answers: Answers, ms: readonly number[] = []): Reading {
  const profile = scoreAnswers(statements, answers);
  const inOrder = statements.map(({ id }) => answers[id] === true);
  const quality = flagAnswers(inOrder, ms.length >= LEAST_TIMED ? ms : []);
  const { alpha, sd, provisional } = PROVISIONAL;
  return {
    error: { alpha, sd, provisional },
    scores: readScores(profile),
    code: hollandCode(profile),
    consistency: consistencyOf(profile),
    differentiation: differentiationOf(profile),
    flat: isFlat(profile),
    quality,
    sameAnswer: quality.allSame ? (inOrder[0] ? "true" : "false") : null,
  };
}
