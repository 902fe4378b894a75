/** Who stands for each environment where the channel divides. */
export const PERSON_OF = {
  R: "p-mechanic",
  I: "p-lab",
  A: "p-oud",
  S: "p-teacher",
  E: "p-present",
  C: "p-count",
} as const;
