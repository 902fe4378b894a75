/** Who stands for each environment where the channel divides. */
export const PERSON_OF = {
  R: "p-mechanic",
  I: "p-chemist",
  A: "p-oud!",
  S: "p-carer",
  E: "p-present",
  C: "p-count",
} as const;
