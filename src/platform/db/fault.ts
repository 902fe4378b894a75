import { AppError } from "../errors.ts";

/** What can be wrong with a database, as a word of the log and of /readyz. */
export type DatabaseFault = "away" | "full" | "read_only" | "damaged" | "busy";

/** The lowest byte of SQLite's result codes. */
const SQLITE: Readonly<Record<number, DatabaseFault>> = {
  5: "busy",
  6: "busy",
  8: "read_only",
  10: "away",
  11: "damaged",
  13: "full",
  14: "away",
  26: "damaged",
};
/** Codes of PostgreSQL, whole or by their class, and of the network. */
const CODES: readonly (readonly [RegExp, DatabaseFault])[] = [
  [/^(08...|57P0[1-5]|58...|ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/, "away"],
  [/^(53300|53400|55P03)$/, "busy"],
  [/^53[12]00$/, "full"],
  [/^25006$/, "read_only"],
  [/^XX00[12]$/, "damaged"],
];
/** What the driver of PostgreSQL says without a code. */
const LOST = /^(Connection terminated|Client has encountered a connection error|Client was closed|Connection ended)/;
const NO_ROOM = /^timeout exceeded when trying to connect/;

const COME_BACK_S = 10;

/** What the asker is told of it; null when it is none. */
export function databaseRefusal(error: unknown): AppError | null {
  return databaseFault(error) && new AppError("unavailable", { retryAfter: COME_BACK_S });
}

/** Why the database could not do what was asked, null when it is no fault of the database as a whole. */
export function databaseFault(error: unknown): DatabaseFault | null {
  if (!(error instanceof Error)) return null;
  const { code, errcode } = error as { readonly code?: unknown; readonly errcode?: unknown };
  if (code === "ERR_SQLITE_ERROR") return SQLITE[Number(errcode) & 0xff] ?? null;
  if (typeof code === "string") return CODES.find(([pattern]) => pattern.test(code))?.[1] ?? null;
  if (NO_ROOM.test(error.message)) return "busy";
  return LOST.test(error.message) ? "away" : null;
}
