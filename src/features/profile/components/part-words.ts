import { m } from "#i18n/paraglide/messages.js";
import type { PartName } from "../rules/parts.ts";

export const PART_WORDS: Readonly<Record<PartName, () => string>> = {
  who: m.profile_section_who,
  heading: m.profile_part_heading,
  job: m.profile_part_job,
  "future-skill": m.profile_part_future_skill,
  skills: m.profile_part_skills,
  "academic-degree": m.profile_part_degree,
  university: m.profile_part_university,
  work: m.profile_part_work,
  experience: m.profile_part_experience,
  businesses: m.profile_part_businesses,
  links: m.profile_section_links,
};
