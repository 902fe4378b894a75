import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Environment } from "#shared/environments.ts";

const DOES = {
  R: m.ui_does_r,
  I: m.ui_does_i,
  A: m.ui_does_a,
  S: m.ui_does_s,
  E: m.ui_does_e,
  C: m.ui_does_c,
} as const;

/** What one does in an environment, in two words: the names alone say little to who meets them first. */
export const environmentDoes = (code: Environment, locale: Locale): string => DOES[code]({}, { locale });
