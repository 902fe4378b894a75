import { m } from "#i18n/paraglide/messages.js";

/** The names of enumerated values. Kept apart from the declarations so that screens can show them without the checks. */
export const JOB_TYPE_LABELS = {
  manager: m.content_job_type_manager,
  professional: m.content_job_type_professional,
  technician: m.content_job_type_technician,
  clerical: m.content_job_type_clerical,
  service: m.content_job_type_service,
  agriculture: m.content_job_type_agriculture,
  craft: m.content_job_type_craft,
  operator: m.content_job_type_operator,
};

export const SKILL_CATEGORY_LABELS = {
  basic: m.content_skill_category_basic,
  applied: m.content_skill_category_applied,
  technical: m.content_skill_category_technical,
};

export const FAQ_TOPIC_LABELS = {
  service: m.content_faq_topic_service,
  professions: m.content_faq_topic_professions,
  scales: m.content_faq_topic_scales,
  consultations: m.content_faq_topic_consultations,
  accounts: m.content_faq_topic_accounts,
  privacy: m.content_faq_topic_privacy,
};
