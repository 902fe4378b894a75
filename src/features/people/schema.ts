import { z } from "zod";
import { isEmail, normaliseEmail } from "#shared/email.ts";
import { readBirthDate } from "./rules/birth-date-parts.ts";
import { AGE_BANDS, GENDERS, GRADES, isBirthDate } from "./rules.ts";

/** An address in its one spelling. */
export const emailField = z
  .string()
  .transform(normaliseEmail)
  .superRefine((email, check) => {
    if (email === "") check.addIssue({ code: "custom", message: "required", input: email });
    else if (!isEmail(email)) check.addIssue({ code: "custom", message: "email_invalid", input: email });
  });

/** A choice that may be left out; an empty answer of a form is one left out. */
const optional = <T extends z.ZodType>(field: T) =>
  z.preprocess((value) => (value === "" || value === null ? undefined : value), field.optional());

/** One of a few known values. */
export const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, { error: (issue) => (issue.input === undefined ? "required" : "choice_unknown") });

/** A date of birth somebody may leave out; `now` bounds it. */
export function birthDateField(now: Date) {
  return optional(z.string().refine((text) => isBirthDate(text, now), "birth_date_wrong"));
}

/** What a person may say of themself; all of it may be left out. */
export const personalFields = {
  gender: optional(oneOf(GENDERS)),
  grade: optional(z.preprocess((value) => (typeof value === "number" ? String(value) : value), oneOf(GRADES))),
  ageBand: optional(oneOf(AGE_BANDS)),
};

const part = z.string().max(40, "too_long").default("");

/** The three fields of a date of birth, under a name of their own. */
export function dateParts<Name extends string>(name: Name) {
  return { [`${name}Day`]: part, [`${name}Month`]: part, [`${name}Year`]: part } as Record<
    `${Name}${"Day" | "Month" | "Year"}`,
    typeof part
  >;
}

/** The date that three fields say, undefined where all are empty; what is wrong is said beside the field. */
export function dateOfParts<Name extends string>(
  name: Name,
  typed: Readonly<Record<`${Name}${"Day" | "Month" | "Year"}`, string>>,
  now: Date,
  check: z.RefinementCtx,
): string | undefined {
  const parts = { day: typed[`${name}Day`], month: typed[`${name}Month`], year: typed[`${name}Year`] };
  const { date, faults = [] } = readBirthDate(parts, now);
  for (const { part: which, code, min: minimum, max: maximum } of faults) {
    const path = [`${name}${{ day: "Day", month: "Month", year: "Year" }[which]}`];
    check.addIssue({ code: "custom", message: code, path, minimum, maximum, input: "" });
  }
  return date;
}

/** Grade, and a date of birth typed in three fields or sent whole; both may be left out. What comes out is the date. */
export function gradeAndAgeForm(now: Date) {
  return z
    .strictObject({
      grade: personalFields.grade,
      birthDate: birthDateField(now),
      ...dateParts("birthDate"),
    })
    .transform(({ grade, birthDate, ...typed }, check) => ({
      grade,
      birthDate: dateOfParts("birthDate", typed, now, check) ?? birthDate,
    }));
}

/** Asked before a scale; every answer may be declined. */
export function scaleProfileForm(now: Date) {
  return z.strictObject({ birthDate: birthDateField(now), ...personalFields });
}
export type ScaleProfileInput = z.output<ReturnType<typeof scaleProfileForm>>;
