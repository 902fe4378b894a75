import { GRADES } from "#features/people/rules.ts";
import { GRADE_WORDS } from "#features/people/schema/profile-words.ts";
import type { Option } from "#ui/select-field.tsx";

/** Grades to choose from. */
export function gradeOptions(): Option[] {
  return GRADES.map((value) => ({ value, label: GRADE_WORDS[value]() }));
}
