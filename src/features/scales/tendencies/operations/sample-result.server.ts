import type { Context } from "#platform/context.ts";
import { answersWithScores } from "../rules/answers-with-scores.ts";
import { readAnswers } from "../rules/read-answers.ts";
import { byEnvironment, type Profile } from "../rules.ts";
import type { MatchView, Reading } from "../schema/result.ts";
import { fewMatches } from "./list-matches.server.ts";
import { headlineOf } from "./name-result.server.ts";
import { newestForm } from "./read-instrument.server.ts";

/** Clear enough to be read at a glance. */
const SAMPLE: Profile = { R: 3, I: 8, A: 2, S: 6, E: 2, C: 1 };
const NEAREST = 2;

/** A result of nobody, worked out by the rules of everybody's. */
export interface SampleResult {
  readonly headline: string;
  readonly scores: Profile;
  readonly order: Reading["code"]["order"];
  readonly jobs: readonly MatchView[];
}

/** What a result reads like, in one language; made once for what is published. */
export async function readSampleResult(ctx: Context, locale: "ar" | "en"): Promise<SampleResult> {
  const { version, statements } = await newestForm(ctx);
  return ctx.content.snapshot.once(`sample-result/${version}/${locale}`, () => {
    const answers = answersWithScores(statements, SAMPLE);
    const reading = readAnswers(statements, answers);
    const scores = byEnvironment((one) => reading.scores[one].raw);
    const marked = statements.filter(({ id }) => answers[id]);
    return {
      headline: headlineOf(ctx, reading, locale),
      scores,
      order: reading.code.order,
      jobs: fewMatches(ctx, { kind: reading.kind, scores, marked, reading }, locale, NEAREST),
    };
  });
}
