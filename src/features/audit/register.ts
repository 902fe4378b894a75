import { durationWords } from "#i18n/duration.ts";
import { m } from "#i18n/paraglide/messages.js";
import { coded, inFile, moment, type Word, withheld } from "#platform/personal-data/columns.ts";
import { personalTable } from "#platform/personal-data/declare.ts";
import type { AuditAction } from "./rules.ts";

const ACTION_WORDS: Readonly<Record<AuditAction, Word>> = {
  "account.blocked": m.audit_action_account_blocked,
  "account.erased": m.audit_action_account_erased,
  "account.unblocked": m.audit_action_account_unblocked,
  "age.corrected": m.audit_action_age_corrected,
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
  "profile.shared": m.audit_action_profile_shared,
  "profile.share_ended": m.audit_action_profile_share_ended,
  "result.shared": m.audit_action_result_shared,
  "result.share_ended": m.audit_action_result_share_ended,
  "result.read_by_advisor": m.audit_action_result_read_by_advisor,
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

export const AUDIT_EVENTS = personalTable("audit_events", {
  people: [
    { column: "subject_key", pseudonym: true },
    { column: "actor_key", pseudonym: true },
  ],
  what: m.audit_register_what,
  purpose: m.audit_register_purpose,
  kept: (locale, config) =>
    m.audit_register_kept({ kept: durationWords(config.auditMonths, "months", locale) }, { locale }),
  erased: "pseudonym",
  key: ["id"],
  columns: {
    id: withheld("inner"),
    at: moment(m.i18n_column_at),
    actor_key: withheld("pseudonym"),
    action: coded(m.i18n_column_action, ACTION_WORDS),
    subject_key: withheld("pseudonym"),
    details_json: inFile,
  },
});
