import { z } from "zod";
import { nameFields } from "#features/accounts/schema.ts";
import { dateOfParts, dateParts, oneOf, personalFields } from "#features/people/schema.ts";
import { latinDigits } from "#shared/latin-digits.ts";
import { DEGREE_STATES, MAX, NETWORK_NAMES } from "../rules.ts";
import { ENTRY, type Experience, type ProfileChanges } from "../schema.ts";
import {
  degreeYear,
  line,
  lines,
  networkAddress,
  requiredLine,
  typedLines,
  typedWords,
  wordList,
  yearsField,
} from "./fields.ts";
import type { FormName, ProfileForms } from "./view.ts";

const words = (most: number) =>
  z.string().max(20_000, "profile_text_long").default("").transform(typedWords).pipe(wordList(most, MAX.word));

function whoForm(now: Date) {
  return z
    .strictObject({
      firstname: nameFields.firstName,
      lastname: nameFields.lastName,
      gender: personalFields.gender,
      grade: personalFields.grade,
      ...dateParts("dob"),
      city: line(MAX.city),
      country: line(MAX.country),
      summary: line(MAX.summary),
      biography: lines(MAX.biography),
    })
    .transform(({ gender, grade, dobDay, dobMonth, dobYear, ...said }, check) => ({
      gender: gender ?? null,
      grade: grade ?? null,
      dob: dateOfParts("dob", { dobDay, dobMonth, dobYear }, now, check) ?? null,
      ...said,
    }));
}

/** Interests are chosen from a few, and typed beside them. */
const headingForm = z
  .strictObject({
    goals: z
      .string()
      .max(20_000, "profile_text_long")
      .default("")
      .transform(typedLines)
      .pipe(wordList(MAX.goals, MAX.goal)),
    known: z.string().max(20_000).default("").transform(typedLines),
    interests: z.string().max(20_000, "profile_text_long").default("").transform(typedWords),
    tags: words(MAX.words),
  })
  .transform(({ known, interests, ...said }, check) => {
    const both = wordList(MAX.words, MAX.word).safeParse([...known, ...interests]);
    for (const issue of both.error?.issues ?? []) check.addIssue({ ...issue, path: ["interests"] } as never);
    return { ...said, interests: both.data ?? [] };
  });

const linksForm = z
  .strictObject(
    Object.fromEntries(NETWORK_NAMES.map((name) => [name, networkAddress(name)])) as Record<
      (typeof NETWORK_NAMES)[number],
      ReturnType<typeof networkAddress>
    >,
  )
  .transform((socials) => ({ socials }));

/** What each form of the page sends, read as changes of the profile. */
export function profileForm(name: FormName, now: Date): z.ZodType<ProfileChanges> {
  const forms = {
    who: () => whoForm(now),
    heading: () => headingForm,
    skills: () => z.strictObject({ custom_skills: words(MAX.words) }),
    work: () => z.strictObject({ profession: line(MAX.profession), years_of_experience: yearsField }),
    links: () => linksForm,
  } satisfies Record<FormName, () => z.ZodType>;
  return forms[name]() as unknown as z.ZodType<ProfileChanges>;
}

export const FORM_NAMES = [
  "who",
  "heading",
  "skills",
  "work",
  "links",
] as const satisfies readonly (keyof ProfileForms)[];

const YEAR = /^(19[3-9]\d|20\d\d)$/;
const month = z.union([z.literal(""), z.string().regex(/^(0[1-9]|1[0-2])$/, "profile_month")]).default("");
const year = z
  .string()
  .max(20, "profile_month")
  .default("")
  .transform((text) => latinDigits(text).trim());

/** A piece of work as its form sends it: months and years apart. */
export const experienceForm = z
  .strictObject({
    title: requiredLine(MAX.title),
    place: requiredLine(MAX.title),
    fromMonth: month,
    fromYear: year,
    toMonth: month,
    toYear: year,
    text: lines(MAX.text),
  })
  .transform(({ title, place, text, ...when }, check): Experience => {
    const from = monthOf("from", when.fromMonth, when.fromYear, check);
    const isOpen = when.toMonth === "" && when.toYear === "";
    const to = isOpen ? null : monthOf("to", when.toMonth, when.toYear, check);
    if (to !== null && from > to && from !== "" && to !== "")
      check.addIssue({ code: "custom", message: "profile_months", path: ["toYear"], input: to });
    return { title, place, from, to, text };
  });

function monthOf(name: "from" | "to", typedMonth: string, typedYear: string, check: z.RefinementCtx): string {
  const fault = (path: string, message: string) => check.addIssue({ code: "custom", message, path: [path], input: "" });
  if (typedMonth === "") fault(`${name}Month`, "required");
  if (typedYear === "") fault(`${name}Year`, "required");
  else if (!YEAR.test(typedYear)) fault(`${name}Year`, "profile_month");
  return `${typedYear}-${typedMonth}`;
}

export const businessForm = ENTRY.business;

/** How far somebody is with a degree. */
export const degreeForm = z.strictObject({
  year: degreeYear,
  state: z.preprocess((value) => (value === "" ? null : value), oneOf(DEGREE_STATES).nullable()),
});

/** What is added to a list of the library: a record, or a name of one's own. */
export const addForm = z.union([
  z.strictObject({ documentId: z.string().regex(/^[a-z0-9]{1,40}$/, "profile_record") }),
  z.strictObject({ name: requiredLine(MAX.name) }),
]);
