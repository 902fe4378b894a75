/** The settings that say how long something is kept, for sentences that name them. */
export interface RegisterLimits {
  readonly unactivatedDays: number;
  readonly linkHours: number;
  readonly signInIdleDays: number;
  readonly signInDays: number;
  readonly tryOutHours: number;
  readonly deadLetterDays: number;
  readonly emailUndoDays: number;
  readonly eraseDays: number;
  readonly exportDays: number;
  readonly backupDays: number;
  /** 0: accounts are kept however long they are unused. */
  readonly inactiveMonths: number;
  readonly classDays: number;
  readonly paperCodeDays: number;
}

/** How a row leads to a person it is about. */
export interface PersonPath {
  readonly column: string;
  /** The row belongs to another one, which names the person. */
  readonly through?: { readonly table: string; readonly key: string; readonly person: string };
  /** The column holds the pseudonym of the audit instead of the number. */
  readonly pseudonym?: true;
}

/**
 * What becomes of it when the account is erased: it goes with the account's row; a handler takes it, or the person
 * out of it; it holds a pseudonym only and stays; or it runs out by itself.
 */
export type ErasedBy = "with-account" | "handler" | "pseudonym" | "expiry";

type Words = (locale: "ar" | "en") => string;

/** One place where something about a person is kept; every table is declared either here or as holding none. */
export interface PersonalData {
  /** Table, or kind of file in the data folder (then with a slash or a dot). */
  readonly table: string;
  /** Ways to the people it is about; none when nothing in it leads to anybody. */
  readonly people: readonly PersonPath[];
  /** Words of the privacy page; tables that belong together share all three. */
  readonly what: Words;
  readonly purpose: Words;
  readonly kept: (locale: "ar" | "en", limits: RegisterLimits) => string;
  /** Columns that name a row, in which order an export reads. */
  readonly key: readonly string[];
  /** Columns that an export holds. */
  readonly exported: readonly string[];
  /** Every other column, with the reason why it is not handed out; its words stand with the copy. */
  readonly withheld: Readonly<Record<string, Withheld>>;
  readonly erased: ErasedBy;
}

/** Why a column is not handed out: the account's own number, a number that joins rows, a hash or sealed secret, and so on. */
export const WITHHELD = {
  owner: "owner",
  inner: "inner",
  secret: "secret",
  content: "content",
  counter: "counter",
  progress: "progress",
  file: "file",
  work: "work",
  nobody: "nobody",
  pseudonym: "pseudonym",
  step: "step",
} as const;
export type Withheld = keyof typeof WITHHELD;
