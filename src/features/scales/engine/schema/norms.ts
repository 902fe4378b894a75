/** Norms of an instrument: the percentile rank of every raw score, by grade and gender. */
import { z } from "zod";
import { both, scaleName, versionNumber } from "./instrument.ts";

const rank = z.int().min(1).max(99);
const table = z.strictObject({
  /** Standard deviation in raw points and reliability, for the interval of a rank. */
  sd: z.number().min(0).max(10_000),
  alpha: z.number().min(0).max(1),
  /** Raw score → percentile rank. */
  ranks: z.record(z.string().regex(/^(0|-?[1-9]\d{0,4})$/, "norms_raw"), rank),
});
const group = z.strictObject({
  grade: z.int().min(1).max(12).nullable(),
  gender: z.enum(["female", "male"]).nullable(),
  /** How many people it rests on. */
  n: z.int().min(1),
  scales: z.record(z.string().max(40), table),
});

export const normsSchema = z.strictObject({
  format: z.literal("norms-1"),
  scale: scaleName,
  version: versionNumber,
  /** Versions of the instrument it holds for. */
  instruments: z.array(versionNumber).min(1).max(50),
  /** A stand-in until real figures take its place; said on every result. */
  provisional: z.boolean(),
  source: both(600),
  groups: z.array(group).min(1).max(200),
});
export type Norms = z.output<typeof normsSchema>;
export type NormTable = Norms["groups"][number];
