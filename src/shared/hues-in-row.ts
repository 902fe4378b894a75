import type { Environment } from "./environments.ts";

/** The hue of each picture in a row: its first environment, beside a neighbour of the same hue its next one. */
export function huesInRow(row: readonly (readonly Environment[])[]): readonly (Environment | undefined)[] {
  const hues: (Environment | undefined)[] = [];
  for (const environments of row) hues.push(environments.find((code) => code !== hues.at(-1)) ?? environments[0]);
  return hues;
}
