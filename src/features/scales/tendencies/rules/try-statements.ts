/** The order in which a guest meets the statements: one of each environment first, then the others as the form has them. */
import { ENVIRONMENTS } from "#shared/environments.ts";
import { GUEST_STATEMENTS, type Statement } from "../rules.ts";

/** The first statement of each environment, in form order. */
export function trialStatements<T extends Statement>(statements: readonly T[]): T[] {
  const firsts = ENVIRONMENTS.map((one) => statements.findIndex(({ environment }) => environment === one));
  return statements.filter((_, at) => firsts.includes(at)).slice(0, GUEST_STATEMENTS);
}

/** All statements in a guest's order. */
export function guestOrder<T extends Statement>(statements: readonly T[]): T[] {
  const firsts = trialStatements(statements);
  return [...firsts, ...statements.filter((one) => !firsts.includes(one))];
}
