import type { AgeBand, Gender, Grade } from "#features/accounts/rules.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { AccountType } from "#shared/actor.ts";

type Words<Value extends string> = Readonly<Record<Value, (typeof m)["accounts_grade_8"]>>;

/** What a person says of themselves, in words; for forms, readable copies and lists alike. */
export const ACCOUNT_TYPE_WORDS: Words<AccountType> = {
  Student: m.accounts_type_student,
  Guardian: m.accounts_type_guardian,
  "Job Seeker": m.accounts_type_job_seeker,
  Employee: m.accounts_type_employee,
  "Freelancer/Entrepreneur": m.accounts_type_freelancer,
  Consultant: m.accounts_type_consultant,
};

export const GRADE_WORDS: Words<Grade> = {
  "8": m.accounts_grade_8,
  "9": m.accounts_grade_9,
  "10": m.accounts_grade_10,
  "11": m.accounts_grade_11,
  "12": m.accounts_grade_12,
  university: m.accounts_grade_university,
  graduate: m.accounts_grade_graduate,
  "not-studying": m.accounts_grade_not_studying,
};

export const GENDER_WORDS: Words<Gender> = {
  male: m.accounts_gender_male,
  female: m.accounts_gender_female,
};

export const AGE_BAND_WORDS: Words<AgeBand> = {
  "under-15": m.accounts_age_under_15,
  "15-17": m.accounts_age_15_17,
  "18-24": m.accounts_age_18_24,
  "25-plus": m.accounts_age_25_plus,
};
