import type { TypeName } from "#content/registry.ts";
import type { Limits } from "#platform/limits/limit.ts";

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
/** What a visitor's device holds: ids, the newest first. Pages read it, so that their buttons say what is saved. */
export const SAVED_COOKIE = "saved";
/** How many favourites of a visitor stay on the device: as many as a cookie holds beside others. */
export const MOST_ON_DEVICE = 40;
/** So long a device keeps them after the last change. */
export const DEVICE_DAYS = 90;

/** The ids after one more or one less, the newest first; of too many the oldest go. */
export function changedIds(ids: readonly string[], id: string, isSaved: boolean): string[] {
  const others = ids.filter((one) => one !== id);
  return (isSaved ? [id, ...others] : others).slice(0, MOST_ON_DEVICE);
}

const ID = /^[a-z0-9]{1,40}$/;

/** The ids in a cookie's value; what is no id is passed over. */
export function readIds(value: string | null | undefined): string[] {
  return [...new Set((value ?? "").split(".").filter((one) => ID.test(one)))].slice(0, MOST_ON_DEVICE);
}

/** Somebody presses often on a list; a program that presses all day is held. */
export const LIMITS = {
  person: { name: "favorites.person", max: 2000, seconds: 3600 },
} as const satisfies Limits<"favorites">;
