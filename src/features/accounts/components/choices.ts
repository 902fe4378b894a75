import { AGE_BANDS, GENDERS, GRADES } from "#features/people/rules.ts";
import {
  ACCOUNT_TYPE_WORDS,
  AGE_BAND_WORDS,
  GENDER_WORDS,
  GRADE_WORDS,
  ROLE_WORDS,
} from "#features/people/schema/profile-words.ts";
import { m } from "#i18n/paraglide/messages.js";
import { type AccountType, ORDINARY_ACCOUNT_TYPES, type OrdinaryAccountType, type Role } from "#shared/actor.ts";

interface Choice {
  readonly value: string;
  readonly label: string;
}

function choicesOf<T extends string>(values: readonly T[], words: Readonly<Record<T, () => string>>): Choice[] {
  return values.map((value) => ({ value, label: words[value]() }));
}

/** An account type as people call it. */
export function accountTypeWords(type: AccountType): string {
  return ACCOUNT_TYPE_WORDS[type]();
}

/** A role as people call it. */
export function roleWords(role: Role): string {
  return ROLE_WORDS[role]();
}

export const accountTypeChoices = () => choicesOf<OrdinaryAccountType>(ORDINARY_ACCOUNT_TYPES, ACCOUNT_TYPE_WORDS);
export const gradeChoices = () => choicesOf(GRADES, GRADE_WORDS);
export const ageBandChoices = () => choicesOf(AGE_BANDS, AGE_BAND_WORDS);
/** With the answer that is none. */
export const genderChoices = () => [...choicesOf(GENDERS, GENDER_WORDS), { value: "", label: m.accounts_not_said() }];
