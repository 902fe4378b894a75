import type { Environment } from "./environments.ts";

/**
 * The hue of each record of a row by its environments, the first before the second: neighbours that share their first are told
 * apart by their second, so that a row is not one colour.
 */
export function huesInRow(row: readonly (readonly Environment[])[]): (Environment | undefined)[] {
  const given: (Environment | undefined)[] = [];
  for (const own of row) {
    const two = own.slice(0, 2);
    const fresh = two.find((code) => !given.slice(-2).includes(code));
    given.push(fresh ?? two.find((code) => code !== given.at(-1)) ?? own[0]);
  }
  return given;
}
