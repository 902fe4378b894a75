import { GRADES } from "#features/people/rules.ts";
import { GRADE_WORDS, ROLE_WORDS } from "#features/people/schema/profile-words.ts";
import type { Role } from "#shared/actor.ts";

interface Choice {
  readonly value: string;
  readonly label: string;
}

function choicesOf<T extends string>(values: readonly T[], words: Readonly<Record<T, () => string>>): Choice[] {
  return values.map((value) => ({ value, label: words[value]() }));
}

/** A role as people call it. */
export function roleWords(role: Role): string {
  return ROLE_WORDS[role]();
}

export const gradeChoices = () => choicesOf(GRADES, GRADE_WORDS);
