import type { TypeName } from "#content/registry.ts";
import type { HISTORY_ACTIONS } from "#content/store.server.ts";
import type { LinkPurpose } from "#features/accounts/rules.ts";
import type { AuditAction } from "#features/audit/rules.ts";
import type { CONSENT_KINDS } from "#features/legal/rules.ts";
import type { KeepResults } from "#features/people/rules.ts";
import {
  ACCOUNT_TYPE_WORDS,
  AGE_BAND_WORDS,
  GENDER_WORDS,
  GRADE_WORDS,
} from "#features/people/schema/profile-words.ts";
import type { CLASS_SCALES } from "#features/schools/schema.ts";
import { formatDate } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Role } from "#shared/actor.ts";
import type { ExportState } from "../store/tables.server.ts";
import type { Locale, Word } from "./column-words.server.ts";

/** Every value a column may have, in words: a value without them does not compile. */
type Words<T extends string> = Readonly<Record<T, Word>>;

const ROLES: Words<Role> = {
  author: m.privacy_value_role_author,
  editor: m.privacy_value_role_editor,
  teacher: m.privacy_value_role_teacher,
  admin: m.privacy_value_role_admin,
};

const KINDS: Words<(typeof CONSENT_KINDS)[number] | "account" | "place"> = {
  account: m.privacy_value_account,
  place: m.privacy_value_place,
  "terms-of-use": m.privacy_value_terms,
  "privacy-policy": m.privacy_value_privacy,
};

const LINKS: Words<LinkPurpose> = {
  activation: m.privacy_value_link_activation,
  reset: m.privacy_value_link_reset,
  email_change: m.privacy_value_link_email_change,
  email_undo: m.privacy_value_link_email_undo,
};

const COPY_STATES: Words<ExportState> = {
  waiting: m.privacy_value_copy_waiting,
  working: m.privacy_value_copy_working,
  ready: m.privacy_value_copy_ready,
  failed: m.privacy_value_copy_failed,
};

const SCALES: Words<(typeof CLASS_SCALES)[number]> = {
  tendencies: m.privacy_value_scale_tendencies,
};

const ACTS: Words<AuditAction> = {
  "account.erased": m.audit_action_account_erased,
  "class.opened": m.audit_action_class_opened,
  "class.opened_anew": m.audit_action_class_opened_anew,
  "class.closed": m.audit_action_class_closed,
  "class.deleted": m.audit_action_class_deleted,
  "class.place_claimed": m.audit_action_class_place_claimed,
  "class.place_removed": m.audit_action_class_place_removed,
  "class.result_read": m.audit_action_class_result_read,
  "class.result_shared": m.audit_action_class_result_shared,
  "class.sharing_ended": m.audit_action_class_sharing_ended,
  "email.changed": m.audit_action_email_changed,
  "email.undone": m.audit_action_email_undone,
  "erasure.asked": m.audit_action_erasure_asked,
  "erasure.taken_back": m.audit_action_erasure_taken_back,
  "export.asked": m.audit_action_export_asked,
  "guardian.named": m.audit_action_guardian_named,
  "guardian.left_out": m.audit_action_guardian_left_out,
  "guardian.pupil_agreed": m.audit_action_guardian_pupil_agreed,
  "guardian.confirmed": m.audit_action_guardian_confirmed,
  "guardian.objected": m.audit_action_guardian_objected,
  "guardian.unknown_pupil": m.audit_action_guardian_unknown_pupil,
  "guardianship.invited": m.audit_action_guardianship_invited,
  "guardianship.accepted": m.audit_action_guardianship_accepted,
  "guardianship.ended": m.audit_action_guardianship_ended,
  "guardianship.ended_of_age": m.audit_action_guardianship_ended_of_age,
  "guardianship.summary_read": m.audit_action_guardianship_summary_read,
  "identity.linked": m.audit_action_identity_linked,
  "identity.signed_up": m.audit_action_identity_signed_up,
  "identity.unlinked": m.audit_action_identity_unlinked,
  "password.changed": m.audit_action_password_changed,
  "password.reset": m.audit_action_password_reset,
  "role.given": m.audit_action_role_given,
  "role.taken": m.audit_action_role_taken,
  "second-step.on": m.audit_action_second_step_on,
  "second-step.off": m.audit_action_second_step_off,
  "second-step.codes": m.audit_action_second_step_codes,
  "second-step.codes_ended": m.audit_action_second_step_codes_ended,
};

const EDITS: Words<(typeof HISTORY_ACTIONS)[number]> = {
  shipped: m.privacy_value_edit_shipped,
  created: m.privacy_value_edit_created,
  saved: m.privacy_value_edit_saved,
  submitted: m.privacy_value_edit_submitted,
  returned: m.privacy_value_edit_returned,
  scheduled: m.privacy_value_edit_scheduled,
  unscheduled: m.privacy_value_edit_unscheduled,
  published: m.privacy_value_edit_published,
  unpublished: m.privacy_value_edit_unpublished,
  removed: m.privacy_value_edit_removed,
  restored: m.privacy_value_edit_restored,
};

const TYPES: Words<TypeName> = {
  job: m.privacy_type_job,
  sector: m.privacy_type_sector,
  "work-environment": m.privacy_type_work_environment,
  workplace: m.privacy_type_workplace,
  qualification: m.privacy_type_qualification,
  "future-skill": m.privacy_type_future_skill,
  "academic-degree": m.privacy_type_academic_degree,
  "academic-degree-area": m.privacy_type_academic_degree_area,
  university: m.privacy_type_university,
  institution: m.privacy_type_institution,
  certification: m.privacy_type_certification,
  "academic-program": m.privacy_type_academic_program,
  "academic-subject-option": m.privacy_type_academic_subject_option,
  "academic-program-location": m.privacy_type_academic_program_location,
  "academic-program-category": m.privacy_type_academic_program_category,
  "academic-program-institute": m.privacy_type_academic_program_institute,
  "merit-program": m.privacy_type_merit_program,
  menternship: m.privacy_type_menternship,
  course: m.privacy_type_course,
  book: m.privacy_type_book,
  "book-author": m.privacy_type_book_author,
  blog: m.privacy_type_blog,
  document: m.privacy_type_document,
  faq: m.privacy_type_faq,
  "featured-blog": m.privacy_type_featured_blog,
  "tips-and-trick": m.privacy_type_tips_and_trick,
  "privacy-and-policy": m.privacy_type_privacy_and_policy,
  "terms-of-usage": m.privacy_type_terms_of_usage,
  "site-settings": m.privacy_type_site_settings,
  file: m.privacy_type_file,
};

const CODED: Readonly<Record<string, Readonly<Record<string, Word>>>> = {
  account_type: ACCOUNT_TYPE_WORDS,
  gender: GENDER_WORDS,
  age_band: AGE_BAND_WORDS,
  grade: GRADE_WORDS,
  role: ROLES,
  kind: KINDS,
  purpose: LINKS,
  state: COPY_STATES,
  scale: SCALES,
  action: { ...ACTS, ...EDITS },
  type: TYPES,
  locale: { ar: m.privacy_value_arabic, en: m.privacy_value_english },
  keep_results: { keep: m.privacy_value_keep, try: m.privacy_value_try } satisfies Words<KeepResults>,
  issuer: { "https://accounts.google.com": () => "Google" },
};

/** What people said or chose themselves, and names: shown as it is. */
const OPEN: ReadonlySet<string> = new Set(["issuer"]);

/** A value as people read it. */
export function valueWords(column: string, value: unknown, locale: Locale, timeZone: string): string {
  if (value === null || value === undefined || value === "") return "–";
  if (typeof value === "boolean")
    return value ? m.privacy_value_yes({}, { locale }) : m.privacy_value_no({}, { locale });
  const text = String(value);
  if (column.endsWith("_at") || column === "at" || column === "undo_until")
    return formatDate(text, locale, timeZone, "dateTime");
  if (column === "birth_date") return formatDate(`${text}T12:00:00Z`, locale, "UTC");
  const coded = CODED[column];
  const word = coded?.[text];
  if (word) return word({}, { locale });
  // A code of an older version of the program: never shown raw, and the machine-readable file has it.
  return coded && !OPEN.has(column) ? m.privacy_value_unknown({}, { locale }) : text;
}
