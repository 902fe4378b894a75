import { z } from "zod";
import { AGE_BANDS, GENDERS, GRADES, KEEP_RESULTS } from "#features/people/rules.ts";
import { DEGREE_STATES, NETWORK_NAMES } from "../rules.ts";

/** The part `profile` of the own record on the wire. */
export const profileAnswer = z.strictObject({
  gender: z.enum(GENDERS).nullable(),
  dob: z.iso.date().nullable(),
  age_band: z.enum(AGE_BANDS).nullable(),
  age_withheld: z.boolean(),
  grade: z.enum(GRADES).nullable(),
  keep_results: z.enum(KEEP_RESULTS),
  summary: z.string().nullable(),
  biography: z.string().nullable(),
  city: z.string().nullable(),
  country: z.string().nullable(),
  profession: z.string().nullable(),
  years_of_experience: z.int().nullable(),
  interests: z.array(z.string()),
  goals: z.array(z.string()),
  tags: z.array(z.string()),
  custom_skills: z.array(z.string()),
});
export type ProfileAnswer = z.output<typeof profileAnswer>;

const link = z.strictObject({
  documentId: z.string().nullable(),
  title: z.string().nullable(),
  to: z.string().nullable(),
});
const degree = link.extend({ year: z.int().nullable(), state: z.enum(DEGREE_STATES).nullable() });

/** What else of it is populated by name. */
export const profileParts = {
  profile: profileAnswer.optional(),
  socials: z.strictObject(Object.fromEntries(NETWORK_NAMES.map((name) => [name, z.string().nullable()]))).optional(),
  jobs: z.array(link).optional(),
  future_skills: z.array(link).optional(),
  universities: z.array(link).optional(),
  academic_degrees: z.array(degree).optional(),
  experience: z
    .array(
      z.strictObject({
        title: z.string(),
        place: z.string(),
        from: z.string(),
        to: z.string().nullable(),
        text: z.string().nullable(),
      }),
    )
    .optional(),
  businesses: z.array(z.strictObject({ name: z.string(), what: z.string(), link: z.string().nullable() })).optional(),
};
