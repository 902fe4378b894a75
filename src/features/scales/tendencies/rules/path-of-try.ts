import { pathTo } from "#shared/screens.ts";

/** The address of a guest's step; after the last statement comes the end. */
export function pathOfTry(number: number, total: number): string {
  return pathTo("careerTestTry", { number: number > total ? "done" : number });
}
