import { m } from "#i18n/paraglide/messages.js";
import type { Label } from "./fields/enumeration/kind.ts";
import type { TypeName } from "./registry.ts";

/** What one record of each content type is called. */
export const TYPE_LABELS: Readonly<Record<TypeName, Label>> = {
  job: m.content_type_job,
  sector: m.content_type_sector,
  "work-environment": m.content_type_work_environment,
  workplace: m.content_type_workplace,
  qualification: m.content_type_qualification,
  "future-skill": m.content_type_future_skill,
  "academic-degree": m.content_type_academic_degree,
  "academic-degree-area": m.content_type_academic_degree_area,
  university: m.content_type_university,
  institution: m.content_type_institution,
  certification: m.content_type_certification,
  "academic-program": m.content_type_academic_program,
  "academic-subject-option": m.content_type_academic_subject_option,
  "academic-program-location": m.content_type_academic_program_location,
  "academic-program-category": m.content_type_academic_program_category,
  "academic-program-institute": m.content_type_academic_program_institute,
  "merit-program": m.content_type_merit_program,
  menternship: m.content_type_menternship,
  course: m.content_type_course,
  book: m.content_type_book,
  "book-author": m.content_type_book_author,
  blog: m.content_type_blog,
  document: m.content_type_document,
  faq: m.content_type_faq,
  "featured-blog": m.content_type_featured_blog,
  "tips-and-trick": m.content_type_tips_and_trick,
  "privacy-and-policy": m.content_type_privacy_and_policy,
  "terms-of-usage": m.content_type_terms_of_usage,
  "site-settings": m.content_type_site_settings,
  file: m.content_type_file,
};
