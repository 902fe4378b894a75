import type { TypeName } from "#content/registry.ts";
import type { Limits } from "#platform/limits/limit.ts";
import { addressesIn, asCookie, savedAddress } from "#shared/saved-address.ts";
import { isOwnPath } from "#shared/screens.ts";

/** What can be saved, in the order of the tabs: everything that has a card or a page to come back to. */
export const SAVED_TYPES = [
  "job",
  "academic-degree",
  "certification",
  "academic-program",
  "future-skill",
  "blog",
  "document",
  "book",
  "course",
  "menternship",
] as const satisfies readonly TypeName[];
export type SavedType = (typeof SAVED_TYPES)[number];

/** The longest note to oneself, in characters. */
export const MAX_NOTE = 500;
/** What was taken away can be had back, note and all, for so long. */
export const UNDO_DAYS = 1;
/** How many favourites of a visitor stay on the device: as many as a cookie holds beside others. */
export const MOST_ON_DEVICE = 40;
/** So long a device keeps them after the last change. */
export const DEVICE_DAYS = 90;

/** A cookie longer than this is not kept by every browser. */
const LONGEST_COOKIE = 3500;

/** The addresses after one more or one less, the newest first; of too many the oldest go. */
export function changedAddresses(addresses: readonly string[], address: string, isSaved: boolean): string[] {
  const others = addresses.filter((one) => one !== address);
  const kept = (isSaved ? [address, ...others] : others).slice(0, MOST_ON_DEVICE);
  while (asCookie(kept).length > LONGEST_COOKIE) kept.pop();
  return kept;
}

/** The addresses a device holds; what is none of ours is passed over. */
export function readHeld(value: string | undefined): string[] {
  const own = addressesIn(value ?? "").filter((one) => isOwnPath(one) && savedAddress(one) === one);
  return [...new Set(own)].slice(0, MOST_ON_DEVICE);
}

/** Somebody presses often on a list; a program that presses all day is held. */
export const LIMITS = {
  person: { name: "favorites.person", max: 2000, seconds: 3600 },
} as const satisfies Limits<"favorites">;
