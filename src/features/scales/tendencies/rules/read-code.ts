/** A code of letters as a profile, so that it can be compared with professions. */

import { ENVIRONMENTS, type Environment } from "#shared/environments.ts";
import { byEnvironment, type Profile, STATEMENTS_PER_ENVIRONMENT } from "../rules.ts";

/** One to three letters, strongest first, or a result's own code, in which those that were not told apart stand in brackets. */
const CODE = /^(?:[A-Z]{0,3}|(?:[A-Z]|\([A-Z]{2,4}\)){1,3})$/;
/** What a result's code shows at most. */
const MOST_LETTERS = 4;

/** Whether a text is such a code of different letters of the six; a flat result's is empty. */
export function isCode(text: string): boolean {
  const letters = groupsOf(text).flat();
  const bare = text.replace(/[()]/g, "");
  return (
    CODE.test(text) &&
    letters.length === bare.length &&
    letters.length <= MOST_LETTERS &&
    new Set(letters).size === letters.length
  );
}

/** The environments of a code such as "S(IA)", those of one rank together; letters that are none of the six are left out. */
export function groupsOf(code: string): Environment[][] {
  const groups = code.match(/\([A-Z]*\)|[A-Z]/g) ?? [];
  return groups.map((group) => [...group].flatMap((letter) => ENVIRONMENTS.filter((one) => one === letter)));
}

/**
 * Evenly falling scores for the letters of a code, 9 for the first and 0 for those not named: SIA gives 9, 6, 3 (own choice). Letters of
 * one rank share what falls to them: S(IA) gives 9, 4.5, 4.5.
 */
export function profileOfCode(groups: readonly (readonly Environment[])[]): Profile {
  const letters = groups.flat();
  const step = STATEMENTS_PER_ENVIRONMENT / letters.length;
  return byEnvironment((one) => {
    const group = groups.find((members) => members.includes(one));
    if (!group) return 0;
    const first = letters.indexOf(group[0] ?? one);
    return STATEMENTS_PER_ENVIRONMENT - step * (first + (group.length - 1) / 2);
  });
}
