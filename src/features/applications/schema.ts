import { z } from "zod";
import { oneOf } from "#features/people/schema.ts";
import type { AccountType } from "#shared/actor.ts";
import { ADVICE_FIELDS, ADVICE_LANGUAGES, type AdviceField, type AdviceLanguage } from "#shared/advice.ts";
import { typedText } from "#shared/typed-text.ts";
import {
  APPLICATION_KINDS,
  APPLICATION_STATES,
  type ApplicationKind,
  type ApplicationState,
  MAX,
  MIN_WHY,
} from "./rules.ts";

const required = (most: number, tooLong: string) => typedText(most, tooLong).pipe(z.string().min(1, "required"));
const documentId = z.string().regex(/^[a-z0-9]{1,40}$/i, "wrong_value");

const some = <const T extends readonly [string, ...string[]]>(values: T, missing: string) =>
  z.array(oneOf(values), missing).min(1, missing).max(values.length);
/** The boxes of a form that are ticked, one a line. */
const ticked = <T extends z.ZodType>(list: T) =>
  z.preprocess((value) => (typeof value === "string" ? value.split("\n").filter(Boolean) : []), list);

const said = {
  organisation: required(MAX.organisation, "applications_organisation_long"),
  why: required(MAX.why, "applications_why_long").pipe(z.string().min(MIN_WHY, "applications_why_short")),
};
const fields = some(ADVICE_FIELDS, "applications_fields");
const languages = some(ADVICE_LANGUAGES, "applications_languages");

/** An application as programs send it; the proof is named by the id that POST /upload gave. */
const sent = { ...said, languages, proof: documentId, adult: z.boolean().optional() };
export const applyBody = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("advisor"), fields, ...sent }),
  z.strictObject({ kind: z.literal("teacher"), ...sent }),
]);

/** The same of the page's form; the file itself travels beside it. */
const typed = {
  act: z.literal("apply"),
  ...said,
  languages: ticked(languages),
  proof: z.string().max(1000).default("").pipe(z.string().min(1, "own_files_choose_pdf")),
  adult: z
    .literal("on")
    .optional()
    .transform((box) => box === "on"),
};
export const applyForm = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("advisor"), fields: ticked(fields), ...typed }),
  z.strictObject({ kind: z.literal("teacher"), ...typed }),
]);

/** What somebody says when they apply, whichever door it came through. */
export interface Application {
  readonly kind: ApplicationKind;
  readonly fields: readonly AdviceField[];
  readonly languages: readonly AdviceLanguage[];
  readonly organisation: string;
  readonly why: string;
  /** Whether they say that they are of age, where that is not known. */
  readonly isAdult: boolean;
}

/** What was sent, as one kind of value. */
export function applicationOf({
  adult,
  ...input
}: z.output<typeof applyBody> | z.output<typeof applyForm>): Application {
  const { kind, languages, organisation, why } = input;
  const fields = input.kind === "advisor" ? input.fields : [];
  return { kind, fields: unique(fields), languages: unique(languages), organisation, why, isAdult: adult === true };
}

function unique<T>(list: readonly T[]): T[] {
  return [...new Set(list)];
}

export const withdrawForm = z.strictObject({ act: z.literal("withdraw"), id: documentId });

const proofOfSelf = {
  currentPassword: z.string().max(500, "password_long").optional(),
  code: z.string().max(100, "too_long").optional(),
};
/** What an administrator does with an application; an acceptance is proved, as every right that is given. */
export const decisionBody = z.discriminatedUnion("act", [
  z.strictObject({ act: z.literal("accept"), ...proofOfSelf }),
  z.strictObject({ act: z.literal("refuse"), reason: required(MAX.reason, "applications_reason_long") }),
  z.strictObject({ act: z.literal("take_back") }),
]);
export type Decision = z.output<typeof decisionBody>;
export const DECISIONS = ["accept", "refuse", "take_back"] as const satisfies readonly Decision["act"][];

/** An application as its own applicant sees it. */
export const ownApplicationAnswer = z.strictObject({
  documentId: z.string(),
  kind: z.enum(APPLICATION_KINDS),
  fields: z.array(z.enum(ADVICE_FIELDS)),
  languages: z.array(z.enum(ADVICE_LANGUAGES)),
  organisation: z.string(),
  why: z.string(),
  /** What the proof is called; null when it was taken away. */
  proof: z.string().nullable(),
  state: z.enum(APPLICATION_STATES),
  madeAt: z.iso.datetime(),
  /** Until when an answer is promised. */
  answerBy: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
  reason: z.string().nullable(),
});
export type OwnApplication = z.output<typeof ownApplicationAnswer>;

/** One line of the list of applications. */
export const applicationLineAnswer = z.strictObject({
  documentId: z.string(),
  kind: z.enum(APPLICATION_KINDS),
  name: z.string(),
  organisation: z.string(),
  state: z.enum(APPLICATION_STATES),
  madeAt: z.iso.datetime(),
  answerBy: z.iso.datetime(),
  isLate: z.boolean(),
});
export type ApplicationLine = z.output<typeof applicationLineAnswer>;

/** An application whole, for whoever decides on it. */
export const applicationAnswer = applicationLineAnswer.extend({
  email: z.string(),
  /** The language of the account. */
  locale: z.enum(["ar", "en"]),
  accountType: z.string() as z.ZodType<AccountType>,
  accountSince: z.iso.datetime(),
  age: z.enum(["adult", "minor", "unknown"]),
  fields: z.array(z.enum(ADVICE_FIELDS)),
  languages: z.array(z.enum(ADVICE_LANGUAGES)),
  why: z.string(),
  proof: z.strictObject({ name: z.string(), kb: z.int() }).nullable(),
  decidedAt: z.iso.datetime().nullable(),
  decidedBy: z.string().nullable(),
  /** When a refusal is told; null for all else, and once it was. */
  toldFrom: z.iso.datetime().nullable(),
  reason: z.string().nullable(),
  isMine: z.boolean(),
});
export type ApplicationView = z.output<typeof applicationAnswer>;

/** One tab of the list. */
export interface ApplicationList {
  readonly state: ApplicationState;
  readonly counts: Readonly<Record<ApplicationState, number>>;
  readonly lines: readonly ApplicationLine[];
  readonly page: number;
  readonly pageCount: number;
}

/** What stands in the way of applying, or nothing. */
export type Hindrance = "visitor" | "place" | "minor" | "waiting" | "needless";

/** What /apply shows somebody. */
export interface ApplyView {
  /** How soon an answer is promised, in words. */
  readonly answerIn: string;
  readonly hindrance: Hindrance | null;
  readonly openTo: readonly ApplicationKind[];
  /** Asked where nothing is known of the age. */
  readonly asksAge: boolean;
  readonly fileMb: number;
  /** The newest one, if it was not withdrawn. */
  readonly own: OwnApplication | null;
}

/** The tab an address asks for; what waits, unless it says otherwise. */
export function stateAsked(text: string | null): ApplicationState {
  return APPLICATION_STATES.find((state) => state === text) ?? "waiting";
}

/** The kind an address asks for. */
export function kindAsked(text: string | null): ApplicationKind | null {
  return APPLICATION_KINDS.find((kind) => kind === text) ?? null;
}
