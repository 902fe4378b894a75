import { isAllSample } from "#shared/sample.ts";

/** Where all that was found are examples the list says so, and none of its cards does. */
export function sampleSaid<C extends { readonly sample: boolean }>(
  found: readonly { readonly sample: boolean | null }[],
  cards: readonly C[],
): { readonly isSample: boolean; readonly cards: readonly C[] } {
  const isSample = isAllSample(found);
  return { isSample, cards: isSample ? cards.map((card) => ({ ...card, sample: false })) : cards };
}
