/** The six work environments in hexagon order: neighbours in this list, and its two ends, are neighbours on the hexagon. */
export const ENVIRONMENTS = ["R", "I", "A", "S", "E", "C"] as const;
export type Environment = (typeof ENVIRONMENTS)[number];
