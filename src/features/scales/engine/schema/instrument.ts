/** An instrument as data: one schema for what is imported, stored, exported and published. */
import { z } from "zod";

const text = (max: number) => z.string().trim().min(1, "required").max(max);
/** The same words in both languages; a missing one is refused. */
export const both = (max: number) => z.strictObject({ ar: text(max), en: text(max) });
/** What a voice says where the written text would be misread. */
const speech = text(600).optional();

/** The name of a scale in storage and in its address. */
export const scaleName = z.string().regex(/^[a-z][a-z0-9-]{1,39}$/, "instrument_name");
const scaleId = z.string().regex(/^[A-Za-z][A-Za-z0-9-]{0,39}$/, "instrument_name");
const itemId = z.string().regex(/^[A-Za-z][A-Za-z0-9-]{0,7}$/, "instrument_item_name");
export const versionNumber = z.int().min(1).max(9999);

const statement = z.strictObject({ text: text(400), example: text(300).optional(), speech });
const situation = z.strictObject({
  text: text(400),
  speech,
  options: z.strictObject({ A: text(300), B: text(300), C: text(300) }),
});

/** To which scale an item counts, how much, and whether the other way round. */
const key = z.strictObject({
  scale: scaleId,
  weight: z.int().min(1).max(10).default(1),
  reversed: z.boolean().default(false),
});
const keys = z.array(key).min(1).max(10);
const statements = z
  .array(z.strictObject({ id: itemId, keys, ar: statement, en: statement }))
  .min(1)
  .max(200);

const points = z.int().min(0).max(10);
const situations = z
  .array(
    z.strictObject({
      id: itemId,
      keys: z
        .array(z.strictObject({ scale: scaleId }))
        .min(1)
        .max(10),
      weights: z.strictObject({ A: points, B: points, C: points }),
      ar: situation,
      en: situation,
    }),
  )
  .min(1)
  .max(200);

const bandWords = z.strictObject({ title: text(120), text: text(700), try: z.array(text(240)).max(6).default([]) });
const band = z.strictObject({ from: z.int(), to: z.int(), ar: bandWords, en: bandWords });

const common = {
  format: z.literal("instrument-1"),
  scale: scaleName,
  version: versionNumber,
  title: both(80),
  lead: both(400),
  /** For whom it is made. */
  audience: both(200),
  minutes: z.int().min(1).max(120),
  /** What is measured; a scale that `sums` others has no items of its own. */
  scales: z
    .array(
      z.strictObject({ id: scaleId, ar: text(80), en: text(80), sums: z.array(scaleId).min(1).max(20).optional() }),
    )
    .min(1)
    .max(20),
  /** What is said of a score, by its percentile rank (0–99) or by its raw points. */
  bands: z
    .strictObject({ by: z.enum(["percentile", "raw"]), of: z.record(scaleId, z.array(band).min(1).max(12)) })
    .optional(),
};

const ofKind = z.discriminatedUnion("answers", [
  z.strictObject({ ...common, answers: z.literal("true-false"), items: statements }),
  z.strictObject({ ...common, answers: z.literal("three-options"), items: situations }),
  z.strictObject({
    ...common,
    answers: z.literal("five-point"),
    labels: z.array(both(60)).length(5),
    items: statements,
  }),
]);

/** Its shape alone, as it is published; what must hold together is checked beside it (check-instrument.ts). */
export const instrumentShape = ofKind;

export type Instrument = z.output<typeof ofKind>;
export type InstrumentItem = Instrument["items"][number];
export type AnswerKind = Instrument["answers"];
