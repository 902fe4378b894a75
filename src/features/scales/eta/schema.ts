import { z } from "zod";
import { listedRecord } from "../schema.ts";

/** Names of the categories in the instrument. */
export const GENERAL = "general";
export const ETA_QUESTIONS_PAGE_SIZE = 50;
export const ETA_LOOKUP_PAGE_SIZE = 10;

/** The grades the scale is made for (specification §9). */
export const ETA_GRADES = { min: 8, max: 12 } as const;
const digits = z.string("wrong_type").regex(/^-?\d{1,12}$/, "wrong_value");

/** What is looked up in a norm table, as specification §7 names it; every part may be left out. */
export function lookupQuery(most: number) {
  return z.strictObject({
    raw_score: digits.transform(Number).pipe(z.int().min(0).max(most)).optional(),
    gender: z.enum(["male", "female"], "scales_eta_gender").optional(),
    grade_level: digits.transform(Number).pipe(z.int().min(ETA_GRADES.min).max(ETA_GRADES.max)).optional(),
  });
}

const category = z.strictObject({
  Category_Name: z.string(),
  Weight_A: z.int(),
  Weight_B: z.int(),
  Weight_C: z.int(),
});
export const categoryShape = category;

const time = z.iso.datetime();

export const questionAnswer = z.strictObject({
  ...listedRecord,
  Question_num: z.int(),
  Question_Text: z.string(),
  option_A: z.string(),
  option_B: z.string(),
  option_C: z.string(),
  category,
  version: z.int(),
});

export const rankAnswer = z.strictObject({
  ...listedRecord,
  raw_score: z.int(),
  gender: z.string(),
  grade_level: z.int(),
  category: z.string(),
  Category_Name: z.string(),
  percentile_rank: z.int(),
  provisional: z.boolean(),
  version: z.int(),
});

export const bandAnswer = z.strictObject({
  ...listedRecord,
  category: z.string(),
  Category_Name: z.string(),
  from: z.int(),
  to: z.int(),
  title: z.string(),
  description: z.string(),
  try: z.array(z.string()),
});

/** A person's own result on the wire: no single answer leaves this way. */
export const ownEtaAnswer = z.strictObject({
  documentId: z.string(),
  version: z.int(),
  norms_version: z.int().nullable(),
  provisional: z.boolean(),
  completedAt: time,
  expiresAt: time.nullable(),
  scores: z.record(
    z.string(),
    z.strictObject({
      raw_score: z.int(),
      min: z.int(),
      max: z.int(),
      percentile_rank: z.int().nullable(),
      from: z.int().nullable(),
      to: z.int().nullable(),
      description: z.string().nullable(),
    }),
  ),
});
