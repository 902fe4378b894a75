import { ENVIRONMENTS, type Environment } from "#shared/environments.ts";

/** What somebody has answered so far, for each environment in the order of the scale: `t` and `f`. */
export type Leaves = Readonly<Record<Environment, string>>;

/** The answers as they grow on the six branches. Whose environment a device does not know grows nowhere. */
export function leavesOf(
  given: Iterable<readonly [environment: string | undefined, mark: string | undefined]>,
): Leaves {
  const leaves = Object.fromEntries(ENVIRONMENTS.map((code) => [code, ""])) as Record<Environment, string>;
  for (const [environment, mark] of given) {
    const code = ENVIRONMENTS.find((one) => one === environment);
    if (code && (mark === "t" || mark === "f")) leaves[code] += mark;
  }
  return leaves;
}
