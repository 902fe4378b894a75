import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import type { Environment } from "#shared/environments.ts";
import type { SampleJob, SampleScore } from "#ui/sample-parts.tsx";
import { answersWithScores } from "../rules/answers-with-scores.ts";
import { readAnswers } from "../rules/read-answers.ts";
import { byEnvironment, type Profile, STATEMENTS_PER_ENVIRONMENT } from "../rules.ts";
import type { MatchView, Reading } from "../schema/result.ts";
import type { StartSample } from "../schema/sample.ts";
import { fewMatches } from "./list-matches.server.ts";
import { headlineOf } from "./name-result.server.ts";
import { environmentNames } from "./read-content.server.ts";
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
  /** The farthest of them that quotes a statement, and which; null where none does. */
  readonly told: { readonly job: MatchView; readonly statement: StartSample["statement"] } | null;
}

/** What a result reads like, in one language; made once for what is published. */
export async function readSampleResult(ctx: Context, locale: "ar" | "en"): Promise<SampleResult> {
  const { version, statements } = await newestForm(ctx);
  return ctx.content.snapshot.once(`sample-result/${version}/${locale}`, () => {
    const answers = answersWithScores(statements, SAMPLE);
    const reading = readAnswers(statements, answers);
    const scores = byEnvironment((one) => reading.scores[one].raw);
    const marked = statements.filter(({ id }) => answers[id]);
    const jobs = fewMatches(ctx, { kind: reading.kind, scores, marked, reading }, locale, NEAREST);
    const told = jobs.toReversed().flatMap((job) => {
      const said = marked.find((one) => job.why.includes(one[locale].text));
      return said ? [{ job, said }] : [];
    })[0];
    return {
      headline: headlineOf(ctx, reading, locale),
      scores,
      order: reading.code.order,
      jobs,
      told: told
        ? {
            job: told.job,
            statement: {
              number: statements.indexOf(told.said) + 1,
              text: told.said[locale].text,
              example: told.said[locale].example,
            },
          }
        : null,
    };
  });
}

/** The six scores as a result draws them, in its order. */
export function sampleScores(
  { order, scores }: Pick<SampleResult, "order" | "scores">,
  names: Readonly<Record<Environment, string>>,
  locale: "ar" | "en",
): SampleScore[] {
  return order.map((code) => ({
    code,
    name: names[code],
    share: scores[code] / STATEMENTS_PER_ENVIRONMENT,
    text: m.scales_result_score_value({ raw: scores[code], total: STATEMENTS_PER_ENVIRONMENT }, { locale }),
  }));
}

/** Its nearest professions, each with its reason. */
export function sampleJobs({ jobs }: Pick<SampleResult, "jobs">): SampleJob[] {
  return jobs.map(sampleJob);
}

function sampleJob({ slug, title, why, scene, environments = [] }: MatchView): SampleJob {
  return { slug, title, why, scene, hue: environments[0]?.charAt(0).toUpperCase() };
}

/** From one answer to a result and to a profession, as the scale's first page shows it; null where no statement leads there. */
export async function readStartSample(ctx: Context, locale: "ar" | "en"): Promise<StartSample | null> {
  const result = await readSampleResult(ctx, locale);
  if (!result.told) return null;
  return {
    statement: result.told.statement,
    headline: result.headline,
    scores: sampleScores(result, environmentNames(ctx, locale), locale),
    job: sampleJob(result.told.job),
  };
}
