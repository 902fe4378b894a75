import { PAGE_SIZE } from "#shared/listing.ts";
import { lotOf } from "#shared/turns.ts";

/** A longer moment would make a card a page. */
const MOST_LETTERS = 120;

/** Spec §9: 10 a page when the list of professions is filtered. */
export const FILTERED_PAGE_SIZE = 10;

/** How many professions stand on a page. */
export function pageSizeFor(filtered: boolean): number {
  return filtered ? FILTERED_PAGE_SIZE : PAGE_SIZE;
}

/**
 * The one moment of a working day that a card tells: between coming and going where there are enough, short enough for a
 * card, and always the same one, drawn by the profession's name, so that a list shows many hours of the day.
 */
export function tellingMoment<M extends { readonly text: string }>(day: readonly M[], slug: string): M | null {
  const within = day.length > 3 ? day.slice(1, -1) : day;
  const short = within.filter(({ text }) => text.length <= MOST_LETTERS);
  return short[lotOf(slug) % Math.max(1, short.length)] ?? null;
}

/** O*NET's occupational interests run from 1 (not at all) to 7 (wholly). */
export const INTEREST_MIN = 1;
export const INTEREST_MAX = 7;
export type InterestLevel = "low" | "medium" | "high";

/** The level of an interest in words; the two limits are ours, thirds of O*NET's range. */
export function interestLevel(value: number): InterestLevel {
  if (value >= 5) return "high";
  return value >= 3 ? "medium" : "low";
}

/** How much of its bar an interest fills, 0 to 100. */
export function interestShare(value: number): number {
  const share = ((value - INTEREST_MIN) / (INTEREST_MAX - INTEREST_MIN)) * 100;
  return Math.round(Math.min(100, Math.max(0, share)));
}
