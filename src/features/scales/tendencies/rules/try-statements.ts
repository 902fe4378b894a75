/** The guest's trial: one statement of each environment, answers carried in the address and nowhere else. */
import { ENVIRONMENTS, type Environment } from "#shared/environments.ts";
import { GUEST_STATEMENTS, type Statement } from "../rules.ts";

/** The first statement of each environment, in form order. */
export function trialStatements<T extends Statement>(statements: readonly T[]): T[] {
  const firsts = ENVIRONMENTS.map((one) => statements.findIndex(({ environment }) => environment === one));
  return statements.filter((_, at) => firsts.includes(at)).slice(0, GUEST_STATEMENTS);
}

/** Reads the answers of an address: `t` and `f`, one letter per statement; anything after a strange letter is dropped. */
export function readTrial(text: string): boolean[] {
  const letters = /^[tf]*/.exec(text)?.[0] ?? "";
  return [...letters.slice(0, GUEST_STATEMENTS)].map((letter) => letter === "t");
}

export function writeTrial(answers: readonly boolean[]): string {
  return answers.map((answer) => (answer ? "t" : "f")).join("");
}

/** The environments whose statement was marked true. */
export function trialEnvironments(statements: readonly Statement[], answers: readonly boolean[]): Environment[] {
  return statements.filter((_, at) => answers[at]).map(({ environment }) => environment);
}
