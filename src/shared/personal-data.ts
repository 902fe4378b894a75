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
  /** Every other column, with the reason why it is not handed out. */
  readonly withheld: Readonly<Record<string, string>>;
  readonly erased: ErasedBy;
}

/** Reasons that come again and again. */
export const WITHHELD = {
  owner: "The number of the account itself, which stands with the account.",
  inner: "A number that only joins rows.",
  secret: "A hash or a sealed secret: it tells nothing, and would only help somebody who wants to get in.",
  content: "Content that editors share; it is about the site, not about the person.",
  others: "About somebody else.",
} as const;
