/** A code of letters as a profile, so that it can be compared with professions. */

import { ENVIRONMENTS, type Environment } from "#shared/environments.ts";
import { byEnvironment, type Profile, STATEMENTS_PER_ENVIRONMENT } from "../rules.ts";

/** The environments of a code such as "SIA"; letters that are none of the six are left out. */
export function lettersOf(code: string): Environment[] {
  return [...code].flatMap((letter) => ENVIRONMENTS.filter((one) => one === letter));
}

/** Evenly falling scores for the letters of a code, 9 for the first and 0 for those not named: SIA gives 9, 6, 3 (own choice). */
export function profileOfCode(letters: readonly Environment[]): Profile {
  const step = STATEMENTS_PER_ENVIRONMENT / letters.length;
  return byEnvironment((one) => {
    const place = letters.indexOf(one);
    return place < 0 ? 0 : STATEMENTS_PER_ENVIRONMENT - step * place;
  });
}
