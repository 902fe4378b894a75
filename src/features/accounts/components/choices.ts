import { m } from "#i18n/paraglide/messages.js";
import { type AccountType, ORDINARY_ACCOUNT_TYPES, type OrdinaryAccountType } from "#shared/actor.ts";
import { AGE_BANDS, type AgeBand, GENDERS, type Gender, GRADES, type Grade } from "../rules.ts";

interface Choice {
  readonly value: string;
  readonly label: string;
}

const TYPE_WORDS: Readonly<Record<OrdinaryAccountType, () => string>> = {
  Student: m.accounts_type_student,
  Guardian: m.accounts_type_guardian,
  "Job Seeker": m.accounts_type_job_seeker,
  Employee: m.accounts_type_employee,
  "Freelancer/Entrepreneur": m.accounts_type_freelancer,
};
const GRADE_WORDS: Readonly<Record<Grade, () => string>> = {
  "8": m.accounts_grade_8,
  "9": m.accounts_grade_9,
  "10": m.accounts_grade_10,
  "11": m.accounts_grade_11,
  "12": m.accounts_grade_12,
  university: m.accounts_grade_university,
  graduate: m.accounts_grade_graduate,
  "not-studying": m.accounts_grade_not_studying,
};
const GENDER_WORDS: Readonly<Record<Gender, () => string>> = {
  male: m.accounts_gender_male,
  female: m.accounts_gender_female,
};
const BAND_WORDS: Readonly<Record<AgeBand, () => string>> = {
  "under-15": m.accounts_age_under_15,
  "15-17": m.accounts_age_15_17,
  "18-24": m.accounts_age_18_24,
  "25-plus": m.accounts_age_25_plus,
};

function choicesOf<T extends string>(values: readonly T[], words: Readonly<Record<T, () => string>>): Choice[] {
  return values.map((value) => ({ value, label: words[value]() }));
}

/** An account type as people call it. */
export function accountTypeWords(type: AccountType): string {
  return type === "Consultant" ? m.accounts_type_consultant() : TYPE_WORDS[type]();
}

export const accountTypeChoices = () => choicesOf(ORDINARY_ACCOUNT_TYPES, TYPE_WORDS);
export const gradeChoices = () => choicesOf(GRADES, GRADE_WORDS);
export const ageBandChoices = () => choicesOf(AGE_BANDS, BAND_WORDS);
/** With the answer that is none. */
export const genderChoices = () => [...choicesOf(GENDERS, GENDER_WORDS), { value: "", label: m.accounts_not_said() }];
