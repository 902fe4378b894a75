import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import { ENVIRONMENTS } from "#shared/environments.ts";
import type { Reading } from "../schema/result.ts";

const ENJOYED: Readonly<Record<string, typeof m.scales_enjoy_r>> = {
  R: m.scales_enjoy_r,
  I: m.scales_enjoy_i,
  A: m.scales_enjoy_a,
  S: m.scales_enjoy_s,
  E: m.scales_enjoy_e,
  C: m.scales_enjoy_c,
  RI: m.scales_enjoy_ri,
  RA: m.scales_enjoy_ra,
  RS: m.scales_enjoy_rs,
  RE: m.scales_enjoy_re,
  RC: m.scales_enjoy_rc,
  IA: m.scales_enjoy_ia,
  IS: m.scales_enjoy_is,
  IE: m.scales_enjoy_ie,
  IC: m.scales_enjoy_ic,
  AS: m.scales_enjoy_as,
  AE: m.scales_enjoy_ae,
  AC: m.scales_enjoy_ac,
  SE: m.scales_enjoy_se,
  SC: m.scales_enjoy_sc,
  EC: m.scales_enjoy_ec,
};

/** What people with the environment or the two that lead often enjoy; of three that are equal nothing is said. */
export function enjoyedText({ kind, code }: Reading, locale: Locale): string | null {
  if (kind === "careless" || kind === "flat") return null;
  const [first = [], second = []] = code.groups;
  const leading = first.length === 1 && second.length === 1 ? [...first, ...second] : first;
  const what = ENJOYED[ENVIRONMENTS.filter((code) => leading.includes(code)).join("")]?.({}, { locale });
  if (!what) return null;
  return leading.length === 1 ? m.scales_enjoy_one({ what }, { locale }) : m.scales_enjoy_two({ what }, { locale });
}
