import { m } from "#i18n/paraglide/messages.js";
import type { StepName } from "../rules/completeness.ts";

type Word = (typeof m)["profile_step_city"];

/** What each step of the checklist is, and what it brings. */
export const STEP_WORDS: Readonly<Record<StepName, { readonly title: Word; readonly benefit: Word }>> = {
  summary: { title: m.profile_step_summary, benefit: m.profile_step_summary_benefit },
  city: { title: m.profile_step_city, benefit: m.profile_step_city_benefit },
  grade: { title: m.profile_step_grade, benefit: m.profile_step_grade_benefit },
  goals: { title: m.profile_step_goals, benefit: m.profile_step_goals_benefit },
  interests: { title: m.profile_step_interests, benefit: m.profile_step_interests_benefit },
  jobs: { title: m.profile_step_jobs, benefit: m.profile_step_jobs_benefit },
  skills: { title: m.profile_step_skills, benefit: m.profile_step_skills_benefit },
  studies: { title: m.profile_step_studies, benefit: m.profile_step_studies_benefit },
  profession: { title: m.profile_step_profession, benefit: m.profile_step_profession_benefit },
  experience: { title: m.profile_step_experience, benefit: m.profile_step_experience_benefit },
  businesses: { title: m.profile_step_businesses, benefit: m.profile_step_businesses_benefit },
  links: { title: m.profile_step_links, benefit: m.profile_step_links_benefit },
};
