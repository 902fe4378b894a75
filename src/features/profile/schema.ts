import { z } from "zod";
import { changeMeBody } from "#features/accounts/schema.ts";
import { showpieceLists } from "#features/own-files/schema.ts";
import { oneOf } from "#features/people/schema.ts";
import { allAnswersSchema } from "#features/scales/instruments/schema.ts";
import { DEGREE_STATES, MAX, NETWORK_NAMES, type Network } from "./rules.ts";
import {
  degreeYear,
  line,
  lines,
  monthField,
  networkAddress,
  requiredLine,
  webAddress,
  wordList,
  yearsField,
} from "./schema/fields.ts";

/** Left out stays, null takes away. */
const erasable = <T extends z.ZodType>(field: T) => field.nullable().optional();
const erasableList = <T extends z.ZodType>(field: T) =>
  z.preprocess((value) => (value === null ? [] : value), field.optional());

const documentId = z.string("required").regex(/^[a-z0-9]{1,40}$/, "profile_record");
const recordIds = z
  .array(z.union([documentId, z.strictObject({ documentId }).transform((one) => one.documentId)], "profile_record"))
  .max(MAX.links);

/** A record of the library, or a name for what it lacks. */
const named = { documentId: documentId.optional(), name: requiredLine(MAX.name).optional() };
const isNamedOnce = ({ documentId: id, name }: { documentId?: string | undefined; name?: string | undefined }) =>
  (id === undefined) !== (name === undefined);
const university = z.strictObject(named).refine(isNamedOnce, "profile_named_once");
const degree = z
  .strictObject({
    ...named,
    year: degreeYear.default(null),
    state: oneOf(DEGREE_STATES).nullable().default(null),
  })
  .refine(isNamedOnce, "profile_named_once");
const idAlone = (value: unknown) => (typeof value === "string" ? { documentId: value } : value);

const experience = z
  .strictObject({
    title: requiredLine(MAX.title),
    place: requiredLine(MAX.title),
    from: monthField,
    to: monthField.nullable().default(null),
    text: lines(MAX.text).nullable().default(null),
  })
  .refine(({ from, to }) => to === null || from <= to, { path: ["to"], error: "profile_months" });
export type Experience = z.output<typeof experience>;

const business = z.strictObject({
  name: requiredLine(MAX.name),
  what: requiredLine(MAX.what),
  link: webAddress.nullable().default(null),
});
export type Business = z.output<typeof business>;

const socials = z.strictObject(
  Object.fromEntries(NETWORK_NAMES.map((name) => [name, erasable(networkAddress(name))])) as Record<
    Network,
    ReturnType<typeof erasable<ReturnType<typeof networkAddress>>>
  >,
);

/** What the profile adds to what a person may say of themself; a list that is sent takes the place of the one before. */
const profileFields = {
  summary: erasable(line(MAX.summary)),
  biography: erasable(lines(MAX.biography)),
  city: erasable(line(MAX.city)),
  country: erasable(line(MAX.country)),
  profession: erasable(line(MAX.profession)),
  years_of_experience: yearsField.optional(),
  interests: erasableList(wordList(MAX.words, MAX.word)),
  goals: erasableList(wordList(MAX.goals, MAX.goal)),
  tags: erasableList(wordList(MAX.words, MAX.word)),
  custom_skills: erasableList(wordList(MAX.words, MAX.word)),
  socials: erasable(socials),
  jobs: erasableList(recordIds),
  future_skills: erasableList(recordIds),
  universities: erasableList(z.array(z.preprocess(idAlone, university)).max(MAX.links)),
  academic_degrees: erasableList(z.array(z.preprocess(idAlone, degree)).max(MAX.links)),
  experience: erasableList(z.array(experience).max(MAX.entries)),
  businesses: erasableList(z.array(business).max(MAX.entries)),
};

/** What a person may say of themself in words. */
export function profileBody(now: Date) {
  const body = changeMeBody(now);
  return body.safeExtend(profileFields);
}

/** The whole record as programs send it: with what is shown by files of one's own, and the answers to a scale, never its scores. */
export function recordBody(now: Date) {
  return profileBody(now).safeExtend({ ...showpieceLists, eat_result: allAnswersSchema.optional() });
}
export type RecordChanges = z.output<ReturnType<typeof recordBody>>;
export type ProfileChanges = z.output<ReturnType<typeof profileBody>>;

const profileChanges = z.strictObject(profileFields);
/** Without what stands in the account's own row. */
export type OwnWords = z.output<typeof profileChanges>;

/** The schemas of single entries, for forms that send one. */
export const ENTRY = { experience, business, degree, university } as const;
