import { GRADES, type Grade } from "#features/accounts/rules.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Option } from "#ui/select-field.tsx";

const WORDS: Readonly<Record<Grade, () => string>> = {
  "8": m.accounts_grade_8,
  "9": m.accounts_grade_9,
  "10": m.accounts_grade_10,
  "11": m.accounts_grade_11,
  "12": m.accounts_grade_12,
  university: m.accounts_grade_university,
  graduate: m.accounts_grade_graduate,
  "not-studying": m.accounts_grade_not_studying,
};

/** Grades to choose from. */
export function gradeOptions(): Option[] {
  return GRADES.map((value) => ({ value, label: WORDS[value]() }));
}
