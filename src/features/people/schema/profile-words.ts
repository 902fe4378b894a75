import { m } from "#i18n/paraglide/messages.js";
import type { AccountType, Role } from "#shared/actor.ts";
import type { AgeBand, Gender, Grade } from "../rules.ts";

type Words<Value extends string> = Readonly<Record<Value, (typeof m)["people_grade_8"]>>;

/** What a person says of themselves, in words; for forms, readable copies and lists alike. */
export const ACCOUNT_TYPE_WORDS: Words<AccountType> = {
  Student: m.people_type_student,
  Guardian: m.people_type_guardian,
  "Job Seeker": m.people_type_job_seeker,
  Employee: m.people_type_employee,
  "Freelancer/Entrepreneur": m.people_type_freelancer,
  Consultant: m.people_type_consultant,
};

/** The same of one person whose sex is told, where its words differ. */
const TYPE_WORDS_OF: Readonly<Record<Gender, Partial<Words<AccountType>>>> = {
  male: {
    Student: m.people_type_student_male,
    "Job Seeker": m.people_type_job_seeker_male,
    Employee: m.people_type_employee_male,
    Consultant: m.people_type_consultant_male,
  },
  female: {
    Student: m.people_type_student_female,
    "Job Seeker": m.people_type_job_seeker_female,
    Employee: m.people_type_employee_female,
    Consultant: m.people_type_consultant_female,
  },
};

/** The kind of an account in words: of one person in their own form, else in both. */
export function accountTypeWords(type: AccountType, gender: Gender | null): string {
  return ((gender && TYPE_WORDS_OF[gender][type]) ?? ACCOUNT_TYPE_WORDS[type])();
}

export const ROLE_WORDS: Words<Role> = {
  author: m.people_value_role_author,
  editor: m.people_value_role_editor,
  teacher: m.people_value_role_teacher,
  admin: m.people_value_role_admin,
};

export const GRADE_WORDS: Words<Grade> = {
  "8": m.people_grade_8,
  "9": m.people_grade_9,
  "10": m.people_grade_10,
  "11": m.people_grade_11,
  "12": m.people_grade_12,
  university: m.people_grade_university,
  graduate: m.people_grade_graduate,
  "not-studying": m.people_grade_not_studying,
};

export const GENDER_WORDS: Words<Gender> = {
  male: m.people_gender_male,
  female: m.people_gender_female,
};

export const AGE_BAND_WORDS: Words<AgeBand> = {
  "under-15": m.people_age_under_15,
  "15-17": m.people_age_15_17,
  "18-24": m.people_age_18_24,
  "25-plus": m.people_age_25_plus,
};
