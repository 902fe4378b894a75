import { m } from "#i18n/paraglide/messages.js";
import { countOf, GROUP_NAMES, typesOf } from "../rules/search-groups.ts";
import type { Group, SearchAnswer, SearchedType } from "../schema.ts";

export const GROUP_WORDS: Readonly<Record<Group, () => string>> = {
  programs: m.search_group_programs,
  jobs: m.search_group_jobs,
  resources: m.search_group_resources,
  skills: m.search_group_skills,
};

/** How many were found in each group that has any, for who hears the page. */
export function totalsOf(counts: SearchAnswer["counts"]): string {
  return GROUP_NAMES.map((group) => ({ name: GROUP_WORDS[group](), count: countOf(counts, typesOf(group)) }))
    .filter(({ count }) => count > 0)
    .map((total) => m.search_tab(total))
    .join(m.search_and());
}

/** What one record of a type is called. */
export const TYPE_WORDS: Readonly<Record<SearchedType, () => string>> = {
  job: m.search_type_job,
  "academic-degree": m.search_type_academic_degree,
  "academic-program": m.search_type_academic_program,
  certification: m.search_type_certification,
  "merit-program": m.search_type_merit_program,
  university: m.search_type_university,
  institution: m.search_type_institution,
  "future-skill": m.search_type_future_skill,
  blog: m.search_type_blog,
  document: m.search_type_document,
  book: m.search_type_book,
  course: m.search_type_course,
  menternship: m.search_type_menternship,
  faq: m.search_type_faq,
};

/** A word inside a sentence that may run the other way. */
export function isolated(word: string): string {
  return `\u2068${word}\u2069`;
}
