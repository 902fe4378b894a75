import { m } from "#i18n/paraglide/messages.js";
import type { ShownPart } from "../rules.ts";

export const PART_WORDS: Readonly<Record<ShownPart, () => string>> = {
  professions: m.scales_share_part_professions,
  scores: m.scales_share_part_scores,
  name: m.scales_share_part_name,
};
