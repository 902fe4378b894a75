import type { Locale } from "#i18n/locales.ts";
import type { Config } from "../config.ts";
import type { Context } from "../context.ts";
import type { Db } from "../db/open.ts";
import type { Tables } from "../db/tables.ts";
import type { Column, ColumnsOf, ShownColumn, Withheld, Word } from "./columns.ts";
import type { ReadablePart } from "./readable-part.ts";

declare module "../context.ts" {
  interface Context {
    /** Everything the product keeps about people, in the order of the privacy page; listed by hand in the server. */
    readonly personal: readonly PersonalData[];
  }
}

/** How a row leads to a person it is about. */
export interface PersonPath<Name extends string = string> {
  readonly column: Name;
  /** The row belongs to another one, which names the person. */
  readonly through?: { readonly table: keyof Tables; readonly key: string; readonly person: string };
  /** The column holds the pseudonym of the audit instead of the number. */
  readonly pseudonym?: true;
  /** The person dealt with it for somebody else, whose row it is: in no copy of theirs, and forgotten with their account. */
  readonly asStaff?: true;
}

/** Takes a person out of a feature's tables, in the transaction that erases; before the account's row goes. Others may be told by work that names nobody. */
export type Eraser = (db: Db, userId: number, ctx: Context) => Promise<void>;

/** Finds a person's files while the tables still tell whose they are. @returns what removes them after the commit. */
export type FileEraser = (ctx: Context, db: Db, userId: number) => Promise<() => Promise<void>>;

/** Addresses of others who were written to about a person. */
export type AddressFinder = (db: Db, userId: number) => Promise<readonly string[]>;

/**
 * What becomes of it when the account is erased: it goes with the account's row; a handler takes it, or the person
 * out of it; it holds a pseudonym only and stays; or it runs out by itself.
 */
export type ErasedBy = "with-account" | "handler" | "pseudonym" | "expiry";

interface Said {
  /** Words of the privacy page; tables that belong together share all three. */
  readonly what: Word;
  readonly purpose: Word;
  readonly kept: (locale: Locale, config: Config) => string;
}

type TableErasure =
  | { readonly erased: "handler"; readonly eraser: Eraser }
  | { readonly erased: Exclude<ErasedBy, "handler">; readonly eraser?: Eraser };
type FileErasure =
  | { readonly erased: "handler"; readonly fileEraser: FileEraser }
  | { readonly erased: Exclude<ErasedBy, "handler"> };

type TableDeclaration<Name extends keyof Tables> = Said &
  TableErasure & {
    readonly people: readonly PersonPath<keyof ColumnsOf<Name> & string>[];
    /** Columns that name a row, in which order a copy reads. */
    readonly key: readonly (keyof ColumnsOf<Name> & string)[];
    readonly columns: ColumnsOf<Name>;
    /** What the readable copy shows in the place of rows that alone would say little. */
    readonly readable?: ReadablePart;
    readonly mailedAbout?: AddressFinder;
  };

/** One place where something about a person is kept: what it holds, why, for how long, and what a copy and an erasure do with it. */
export interface PersonalData extends Said {
  /** Table, or kind of file in the data folder (then with a slash or a dot). */
  readonly name: string;
  readonly people: readonly PersonPath[];
  readonly key: readonly string[];
  readonly columns: Readonly<Record<string, Column>>;
  readonly erased: ErasedBy;
  readonly eraser?: Eraser;
  readonly fileEraser?: FileEraser;
  readonly readable?: ReadablePart;
  readonly mailedAbout?: AddressFinder;
}

/** Declares a table with something about people in it; a column that is missing or unknown does not compile. */
export function personalTable<Name extends keyof Tables>(
  name: Name,
  declaration: TableDeclaration<Name>,
): PersonalData {
  return { name, ...declaration };
}

/** Declares a kind of file that holds something about people; files have no columns. */
export function personalFiles(
  name: `${string}/${string}` | `${string}.${string}`,
  declaration: Said & FileErasure,
): PersonalData {
  return { name, people: [], key: [], columns: {}, ...declaration };
}

/** A term that no setting moves. */
export function always(words: Word): Said["kept"] {
  return (locale) => words({}, { locale });
}

/** Names of the columns that a copy holds. */
export function exportedColumns({ columns }: Pick<PersonalData, "columns">): string[] {
  return Object.keys(columns).filter((name) => columns[name]?.kind !== "withheld");
}

/** The columns that the readable copy shows. */
export function shownColumns({ columns }: Pick<PersonalData, "columns">): [string, ShownColumn][] {
  return Object.entries(columns).flatMap(([name, column]): [string, ShownColumn][] =>
    column.kind === "in-file" || column.kind === "withheld" ? [] : [[name, column]],
  );
}

/** The columns that no copy holds, each with the reason. */
export function withheldColumns({ columns }: Pick<PersonalData, "columns">): [string, Withheld][] {
  return Object.entries(columns).flatMap(([name, column]): [string, Withheld][] =>
    column.kind === "withheld" ? [[name, column.why]] : [],
  );
}

/** What of the register a copy has a part for. */
export function exportedTables(register: readonly PersonalData[]): PersonalData[] {
  return register.filter((entry) => exportedColumns(entry).length > 0);
}

/** Parts told in the place of rows, each once. */
export function readableParts(register: readonly PersonalData[]): ReadablePart[] {
  return [...new Set(register.flatMap(({ readable }) => readable ?? []))];
}
