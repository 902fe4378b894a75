import type { OwnFit, ReasonedFit } from "#features/scales/tendencies/operations/fit-of-profession.server.ts";
import type { ScaleStep } from "#features/scales/tendencies/schema.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Fit, ScaleCall } from "../schema.ts";

const CALLS = {
  begin: [m.jobs_scale_title, m.jobs_scale_text, m.jobs_scale_link],
  result: [m.jobs_result_title, m.jobs_result_text, m.jobs_result_link],
  guardian: [m.jobs_child_title, m.jobs_child_text, m.jobs_child_link],
} as const;
const LIKENESS = {
  best: m.jobs_fit_best,
  great: m.jobs_fit_great,
  good: m.jobs_fit_good,
  far: m.jobs_fit_far,
} as const;
/** What is said of results that are compared with nothing. */
const NOT_COMPARED = {
  leaning: m.jobs_fit_leaning,
  flat: m.jobs_fit_flat,
  careless: m.jobs_fit_careless,
  clear: m.jobs_result_text,
} as const;

/** What a profession's page says of the scale to this reader: how near the own result is, or the way to one. */
export function presentScaleCall({ kind, to }: ScaleStep, fit: OwnFit | null, locale: Locale): ScaleCall {
  const [title, text, label] = CALLS[kind];
  const words = { locale };
  return {
    title: title({}, words),
    text: fit ? fitText(fit, locale) : text({}, words),
    link: { label: label({}, words), to },
  };
}

/** How near the own result is to one of several professions, where the two differ most, and why. */
export function presentFit({ why, ...fit }: ReasonedFit, locale: Locale): Fit {
  return { text: nearText(fit, locale), why };
}

function fitText(fit: OwnFit, locale: Locale): string {
  const text = nearText(fit, locale);
  return fit.likeness === null ? text : `${text} ${m.jobs_fit_sure_high({}, { locale })}`;
}

function nearText({ kind, likeness, apart, alike }: OwnFit, locale: Locale): string {
  const words = { locale };
  if (likeness === null) return NOT_COMPARED[kind]({}, words);
  const text = alike ? m.jobs_fit_alike({ name: alike }, words) : LIKENESS[likeness]({}, words);
  if (!apart) return text;
  const differs = apart.isMore ? m.jobs_fit_more : m.jobs_fit_less;
  return `${text} ${differs({ name: apart.name }, words)}`;
}
