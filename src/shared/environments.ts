/** The six work environments in hexagon order: neighbours in this list, and its two ends, are neighbours on the hexagon. */
export const ENVIRONMENTS = ["R", "I", "A", "S", "E", "C"] as const;
export type Environment = (typeof ENVIRONMENTS)[number];

/** The hue of each picture in a row: its first environment, beside a neighbour of the same hue its next one. */
export function huesInRow(row: readonly (readonly Environment[])[]): readonly (Environment | undefined)[] {
  const hues: (Environment | undefined)[] = [];
  for (const environments of row) hues.push(environments.find((code) => code !== hues.at(-1)) ?? environments[0]);
  return hues;
}
