import type { TypeName } from "#content/registry.ts";

/** Types that hold no facts to be used elsewhere: words of this service alone. */
const NOT_OFFERED: readonly TypeName[] = [
  "site-settings",
  "privacy-and-policy",
  "terms-of-usage",
  "featured-blog",
  "file",
];

/** Whether records of a type are part of the open dataset. */
export function isOffered(type: string, hasAddress: boolean): boolean {
  return hasAddress && !(NOT_OFFERED as readonly string[]).includes(type);
}

export const OPEN_FORMATS = ["jsonl", "csv"] as const;
export type OpenFormat = (typeof OPEN_FORMATS)[number];

/** How often it is looked whether content changed. */
export const MADE_EVERY_MS = 5 * 60_000;
