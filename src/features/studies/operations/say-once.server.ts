import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import { isAllSample } from "#shared/sample.ts";

/** Where all that was found are examples the list says so, and none of its cards does. */
export function sampleSaid<C extends { readonly sample: boolean }>(
  found: readonly { readonly sample: boolean | null }[],
  cards: readonly C[],
  locale: Locale,
): { readonly isSample: boolean; readonly sampleNote: string; readonly cards: readonly C[] } {
  const isSample = isAllSample(found);
  const sampleNote = isSample ? m.studies_sample_list({}, { locale }) : "";
  return { isSample, sampleNote, cards: isSample ? cards.map((card) => ({ ...card, sample: false })) : cards };
}
