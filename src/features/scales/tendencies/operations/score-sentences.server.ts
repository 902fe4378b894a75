import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Environment } from "#shared/environments.ts";
import { byEnvironment, type Level } from "../rules.ts";
import type { Reading } from "../schema/result.ts";

type Words = (inputs: object, options: { readonly locale: Locale }) => string;

/** What a score in an environment says in one sentence. */
const SENTENCES: Readonly<Record<Environment, Readonly<Record<Level, Words>>>> = {
  R: { high: m.scales_environment_r_high, middle: m.scales_environment_r_middle, low: m.scales_environment_r_low },
  I: { high: m.scales_environment_i_high, middle: m.scales_environment_i_middle, low: m.scales_environment_i_low },
  A: { high: m.scales_environment_a_high, middle: m.scales_environment_a_middle, low: m.scales_environment_a_low },
  S: { high: m.scales_environment_s_high, middle: m.scales_environment_s_middle, low: m.scales_environment_s_low },
  E: { high: m.scales_environment_e_high, middle: m.scales_environment_e_middle, low: m.scales_environment_e_low },
  C: { high: m.scales_environment_c_high, middle: m.scales_environment_c_middle, low: m.scales_environment_c_low },
};

/** What each of the six scores says, one sentence each. */
export function scoreSentences({ scores }: Reading, locale: Locale): Readonly<Record<Environment, string>> {
  return byEnvironment((one) => SENTENCES[one][scores[one].level]({}, { locale }));
}
