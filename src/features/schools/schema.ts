import { z } from "zod";
import { GRADES } from "#features/people/rules.ts";
import { TENDENCIES } from "#features/scales/rules.ts";
import { latinDigits } from "#shared/latin-digits.ts";
import { fitsName } from "#shared/person-name.ts";
import { CLASS_NAME, cleanShortName, readClassCode, readPaperCode, shortNameFault } from "./rules.ts";

/** Scales a class can take. */
export const CLASS_SCALES = [TENDENCIES] as const;
export type ClassScale = (typeof CLASS_SCALES)[number];

interface Most {
  readonly classDays: number;
  readonly classPlaces: number;
}

const name = z
  .string()
  .transform(cleanShortName)
  .superRefine((text, check) => {
    if (text === "") check.addIssue({ code: "custom", message: "required", input: text });
    else if (!fitsName(text, CLASS_NAME))
      check.addIssue({ code: "custom", message: "schools_class_name", maximum: CLASS_NAME.max, input: text });
  });
const scale = z.enum(CLASS_SCALES, { error: "choice_unknown" });
const grade = z.preprocess(
  (value) => (value === "" || value === null ? undefined : value),
  z.enum(GRADES, { error: "choice_unknown" }).optional(),
);
const whole = (code: string, minimum: number, maximum: number) =>
  z.preprocess(
    (value) => {
      const text = typeof value === "string" ? latinDigits(value.trim()) : "";
      return /^\d{1,6}$/.test(text) ? Number(text) : value === "" ? undefined : value;
    },
    z
      .unknown()
      .meta({ type: "integer", minimum, maximum })
      .superRefine((value, check) => {
        if (value === undefined) check.addIssue({ code: "custom", message: "required", input: value });
        else if (!Number.isInteger(value) || Number(value) < minimum || Number(value) > maximum)
          check.addIssue({ code: "custom", message: code, minimum, maximum, input: value });
      })
      .transform(Number),
  );

/** A new class; how much it can be comes from the settings. */
export function classForm({ classDays, classPlaces }: Most) {
  return z.strictObject({
    name,
    scale: scale.default(TENDENCIES),
    grade,
    places: whole("schools_places", 1, classPlaces),
    days: whole("schools_days", 1, classDays),
  });
}
export type NewClassInput = z.output<ReturnType<typeof classForm>>;

/** Changes of a class. `days`: open for so long from now on; 0 closes it. */
export function classChanges({ classDays, classPlaces }: Most) {
  return z.strictObject({
    name: name.optional(),
    places: whole("schools_places", 1, classPlaces).optional(),
    days: whole("schools_days", 0, classDays).optional(),
  });
}
/** Opening a class for joining anew, as the screen asks it: closing has a button of its own. */
export function extendForm({ classDays }: Pick<Most, "classDays">) {
  return z.strictObject({ days: whole("schools_days", 1, classDays) });
}
export type ClassChanges = z.output<ReturnType<typeof classChanges>>;

const codeField = (read: (text: string) => string | null, fault: string) =>
  z.string().transform((text, check) => {
    const code = read(text);
    if (code !== null) return code;
    check.addIssue({ code: "custom", message: text.trim() === "" ? "required" : fault, input: text });
    return z.NEVER;
  });
const code = codeField(readClassCode, "schools_code_form");
const paperCode = codeField(readPaperCode, "schools_paper_form");
const shortName = z
  .string()
  .transform(cleanShortName)
  .superRefine((text, check) => {
    const fault = shortNameFault(text);
    if (fault) check.addIssue({ code: "custom", message: fault, input: text });
  });

export const joinBody = z.strictObject({ code, short_name: shortName });
export type JoinInput = z.output<typeof joinBody>;
export const paperBody = z.strictObject({ code, paper_code: paperCode });
export type PaperInput = z.output<typeof paperBody>;
export const shareBody = z.strictObject({ shared: z.boolean() });

/** A class as its teacher sees it in a list. */
export interface ClassView {
  readonly documentId: string;
  readonly name: string;
  readonly scale: string;
  readonly grade: string | null;
  /** In groups of four. */
  readonly code: string;
  readonly places: number;
  readonly joined: number;
  readonly finished: number;
  readonly createdAt: string;
  readonly closesAt: string;
  readonly state: "open" | "closed" | "full";
}

/** A pupil as the teacher sees them: never an answer, a score or how the result came about. */
export interface PupilView {
  readonly documentId: string;
  readonly shortName: string;
  readonly joinedAt: string;
  readonly finishedAt: string | null;
  readonly claimed: boolean;
  /** Set once the pupil has agreed, and the guardian where that is asked for. */
  readonly result: { readonly code: string; readonly codeNames: string; readonly completedAt: string } | null;
}

export interface ClassDetail extends ClassView {
  readonly pupils: readonly PupilView[];
}

/** A place as the one sees it who has added it to an account. */
export interface OwnPlaceView {
  readonly documentId: string;
  readonly className: string;
  readonly shortName: string;
  readonly claimedAt: string;
  readonly finished: boolean;
  readonly shared: boolean;
}

/** What stands on the sheet for the wall of a class beside its code. */
export interface JoinSheet {
  /** Where to type the code. */
  readonly address: string;
  /** Squares to scan, as SVG. */
  readonly qr: string;
}

/** A place this browser has proved and need not type the code of again. */
export interface CarriedView {
  readonly shortName: string;
  readonly className: string;
}

/** The one time a paper code is known. */
export interface IssuedCode {
  readonly shortName: string;
  readonly className: string;
  /** Both in groups of four. */
  readonly code: string;
  readonly paperCode: string;
  readonly expiresAt: string;
}
