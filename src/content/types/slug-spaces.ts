import type { SlugSpace } from "./content-type.ts";

/** Degrees, programmes and certificates share one address, so a slug is unique over the three. */
export const ACADEMIC_PROFILE: SlugSpace = {
  name: "academic-profile",
  refused: ["degree", "certification", "program", "programs", "skills"],
};

export const FUTURE_SKILLS: SlugSpace = { name: "future-skill", refused: ["skills", "basic", "applied", "technical"] };
