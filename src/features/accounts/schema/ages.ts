import { z } from "zod";
import { AGE_BANDS, isBirthDate } from "#features/people/rules.ts";
import { emailField, oneOf } from "#features/people/schema.ts";

/** Why an administrator sets an age right; words of people have no place in the audit. */
export const AGE_REASONS = ["slip", "document", "guardian"] as const;

/** The body of POST /users-permissions/ages: one of the two says the age. */
export function ageBody(now: Date) {
  return z
    .strictObject({
      email: emailField,
      dob: z
        .string()
        .refine((text) => isBirthDate(text, now), "birth_date_wrong")
        .optional(),
      age_band: oneOf(AGE_BANDS).optional(),
      reason: oneOf(AGE_REASONS),
    })
    .refine(({ dob, age_band: band }) => (dob === undefined) !== (band === undefined), {
      path: ["dob"],
      error: "age_one_of_two",
    });
}
export type AgeCorrection = z.output<ReturnType<typeof ageBody>>;
