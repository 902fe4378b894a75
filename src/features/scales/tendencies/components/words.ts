import { m } from "#i18n/paraglide/messages.js";
import type { Environment } from "#shared/environments.ts";
import type { MatchLabel } from "../rules/match-profiles.ts";
import type { Consistency, Level } from "../rules.ts";

type Words = () => string;

// Written out, so that a page carries the words it shows and not all of them.
export const LEVEL_WORDS: Readonly<Record<Level, Words>> = {
  high: m.scales_level_high,
  middle: m.scales_level_middle,
  low: m.scales_level_low,
};

export const CONSISTENCY_WORDS: Readonly<Record<Consistency | "tied", Words>> = {
  high: m.scales_consistency_high,
  medium: m.scales_consistency_medium,
  low: m.scales_consistency_low,
  tied: m.scales_consistency_tied,
};

export const DIFFERENTIATION_WORDS: Readonly<Record<"high" | "medium" | "low", Words>> = {
  high: m.scales_differentiation_high,
  medium: m.scales_differentiation_medium,
  low: m.scales_differentiation_low,
};

export const FIT_WORDS: Readonly<Record<MatchLabel, { readonly label: Words; readonly text: Words }>> = {
  best: { label: m.scales_fit_best, text: m.scales_fit_best_text },
  great: { label: m.scales_fit_great, text: m.scales_fit_great_text },
  good: { label: m.scales_fit_good, text: m.scales_fit_good_text },
};

export const SENTENCES: Readonly<Record<Environment, Words>> = {
  R: m.scales_sentence_r,
  I: m.scales_sentence_i,
  A: m.scales_sentence_a,
  S: m.scales_sentence_s,
  E: m.scales_sentence_e,
  C: m.scales_sentence_c,
};

/** What a score in an environment says in one sentence. */
export const ENVIRONMENT_SENTENCES: Readonly<Record<Environment, Readonly<Record<Level, Words>>>> = {
  R: {
    high: m.scales_environment_r_high,
    middle: m.scales_environment_r_middle,
    low: m.scales_environment_r_low,
  },
  I: {
    high: m.scales_environment_i_high,
    middle: m.scales_environment_i_middle,
    low: m.scales_environment_i_low,
  },
  A: {
    high: m.scales_environment_a_high,
    middle: m.scales_environment_a_middle,
    low: m.scales_environment_a_low,
  },
  S: {
    high: m.scales_environment_s_high,
    middle: m.scales_environment_s_middle,
    low: m.scales_environment_s_low,
  },
  E: {
    high: m.scales_environment_e_high,
    middle: m.scales_environment_e_middle,
    low: m.scales_environment_e_low,
  },
  C: {
    high: m.scales_environment_c_high,
    middle: m.scales_environment_c_middle,
    low: m.scales_environment_c_low,
  },
};
