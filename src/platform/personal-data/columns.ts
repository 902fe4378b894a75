import type { Selectable } from "kysely";
import { formatDate } from "#i18n/format.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Tables } from "../db/tables.ts";

export type Word = (inputs: Record<string, never>, options: { locale: Locale }) => string;

/** Why a column is not handed out: the account's own number, a number that joins rows, a hash or sealed secret, and so on. */
export type Withheld =
  | "owner"
  | "inner"
  | "secret"
  | "content"
  | "counter"
  | "progress"
  | "file"
  | "work"
  | "nobody"
  | "pseudonym"
  | "step";

interface Text {
  readonly kind: "text";
  readonly words: Word;
  readonly known: Readonly<Record<string, Word>>;
}
interface Moment {
  readonly kind: "moment";
  readonly words: Word;
}
interface Day {
  readonly kind: "day";
  readonly words: Word;
}
interface YesNo {
  readonly kind: "yes-no";
  readonly words: Word;
}
interface Coded<Value extends string> {
  readonly kind: "coded";
  readonly words: Word;
  readonly values: Readonly<Record<Value, Word>>;
}
interface InFile {
  readonly kind: "in-file";
}
interface Kept {
  readonly kind: "withheld";
  readonly why: Withheld;
}

/** A column that the readable copy shows. */
export type ShownColumn = Text | Moment | Day | YesNo | Coded<never>;
/** What becomes of a column when its person asks for a copy. */
export type Column = ShownColumn | InFile | Kept;

type ShownFor<Name, Value> = Name extends `${string}_at` | "at"
  ? Moment
  : [Value] extends [boolean]
    ? YesNo
    : [Value] extends [number]
      ? Text
      : string extends Value
        ? Text | Moment | Day | Coded<never>
        : [Value] extends [string]
          ? Coded<Value>
          : never;

/** Every column of a table: a value of a few codes needs words for each, a moment is read as one. */
export type ColumnsOf<Name extends keyof Tables> = {
  readonly [C in keyof Selectable<Tables[Name]>]-?:
    | InFile
    | Kept
    | ShownFor<C, NonNullable<Selectable<Tables[Name]>[C]>>;
};

/** Shown as it is, but for values that have a name. */
export function text(words: Word, known: Readonly<Record<string, Word>> = {}): Text {
  return { kind: "text", words, known };
}

export function moment(words: Word): Moment {
  return { kind: "moment", words };
}

/** A date without a time, YYYY-MM-DD. */
export function day(words: Word): Day {
  return { kind: "day", words };
}

export function yesNo(words: Word): YesNo {
  return { kind: "yes-no", words };
}

/** A code of the program, shown by its words only. */
export function coded<Value extends string>(words: Word, values: Readonly<Record<Value, Word>>): Coded<Value> {
  return { kind: "coded", words, values };
}

/** The language somebody chose. */
export function language(words: Word): Coded<Locale> {
  return coded(words, { ar: m.i18n_value_arabic, en: m.i18n_value_english });
}

/** Handed out in the file for programs, left out of the readable copy. */
export const inFile: InFile = { kind: "in-file" };

export function withheld(why: Withheld): Kept {
  return { kind: "withheld", why };
}

/** A value as people read it. */
export function readValue(column: ShownColumn, value: unknown, locale: Locale, timeZone: string): string {
  if (value === null || value === undefined || value === "") return "–";
  const said = String(value);
  switch (column.kind) {
    case "yes-no":
      return value ? m.i18n_value_yes({}, { locale }) : m.i18n_value_no({}, { locale });
    case "moment":
      return formatDate(said, locale, timeZone, "dateTime");
    case "day":
      return formatDate(`${said}T12:00:00Z`, locale, "UTC");
    case "text":
      return column.known[said]?.({}, { locale }) ?? said;
    case "coded": {
      const values: Readonly<Record<string, Word | undefined>> = column.values;
      // A code of an older version of the program: never shown raw, and the machine-readable file has it.
      return (values[said] ?? m.i18n_value_other)({}, { locale });
    }
  }
}
