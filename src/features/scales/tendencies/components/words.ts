import { m } from "#i18n/paraglide/messages.js";
import { getLocale } from "#i18n/paraglide/runtime.js";
import { definite } from "#shared/definite.ts";
import type { Environment } from "#shared/environments.ts";
import type { MatchLabel } from "../rules/match-profiles.ts";
import type { Consistency } from "../rules/read-shape.ts";
import type { EnvironmentWords } from "../schema/result.ts";

type Words = () => string;

// Written out, so that a page carries the words it shows and not all of them.
export const CONSISTENCY_WORDS: Readonly<Record<Consistency | "tied", Words>> = {
  high: m.scales_consistency_high,
  medium: m.scales_consistency_medium,
  low: m.scales_consistency_low,
  tied: m.scales_consistency_tied,
};

export const FIT_WORDS: Readonly<Record<MatchLabel, Words>> = {
  best: m.scales_fit_best,
  great: m.scales_fit_great,
  good: m.scales_fit_good,
};

export const SENTENCES: Readonly<Record<Environment, Words>> = {
  R: m.scales_sentence_r,
  I: m.scales_sentence_i,
  A: m.scales_sentence_a,
  S: m.scales_sentence_s,
  E: m.scales_sentence_e,
  C: m.scales_sentence_c,
};

/** The name of an environment in the page's language, as it stands alone. */
export function nameOf(environments: readonly EnvironmentWords[], code: Environment): string {
  return environments.find((one) => one.code === code)?.title ?? code;
}

/** The same within a sentence. */
export function namedIn(environments: readonly EnvironmentWords[], code: Environment): string {
  return definite(nameOf(environments, code), getLocale());
}
