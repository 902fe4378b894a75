import { m } from "#i18n/paraglide/messages.js";
import type { ShownPart } from "../rules.ts";

export const PART_WORDS: Readonly<Record<ShownPart, () => string>> = {
  professions: m.scales_share_part_professions,
  scores: m.scales_share_part_scores,
  name: m.scales_share_part_name,
};

/** What a share shows, in a line. */
export function shownLine(shows: readonly ShownPart[]): string {
  return [m.scales_share_part_order(), ...shows.map((part) => PART_WORDS[part]())].join(" · ");
}
