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
  elementary: m.content_job_type_elementary,
  armed_forces: m.content_job_type_armed_forces,
};

/** How much is told of a profession: its facts alone, or its day and its path too. */
export const PROFILE_LABELS = {
  full: m.content_profile_full,
  short: m.content_profile_short,
};

/** Where the values of the six environments come from: the occupation itself, the one above it, the mean of its group. */
export const FOUND_LABELS = {
  direct: m.content_found_direct,
  inherited: m.content_found_inherited,
  averaged: m.content_found_averaged,
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

export const DEGREE_TYPE_LABELS = {
  diploma: m.content_degree_type_diploma,
  bachelor: m.content_degree_type_bachelor,
  master: m.content_degree_type_master,
  doctorate: m.content_degree_type_doctorate,
};

/** How one attends: also the study pattern of certificates. */
export const STUDY_MODE_LABELS = {
  full_time: m.content_study_mode_full_time,
  part_time: m.content_study_mode_part_time,
  blended: m.content_study_mode_blended,
  distance: m.content_study_mode_distance,
};

export const CERTIFICATE_LEVEL_LABELS = {
  foundation: m.content_certificate_level_foundation,
  intermediate: m.content_certificate_level_intermediate,
  advanced: m.content_certificate_level_advanced,
  professional: m.content_certificate_level_professional,
};

export const LEVEL_LABELS = {
  introductory: m.content_level_introductory,
  intermediate: m.content_level_intermediate,
  advanced: m.content_level_advanced,
};

export const DOCUMENT_ICON_LABELS = {
  guide: m.content_document_guide,
  checklist: m.content_document_checklist,
  worksheet: m.content_document_worksheet,
  template: m.content_document_template,
};
