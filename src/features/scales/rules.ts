/** What all scales share: the names of those that have addresses of their own, where a result is on paper, and how long things are kept. */

/** The scale of the six work environments: its result names professions. */
export const TENDENCIES = "tendencies";
/** The entrepreneurial traits scale. */
export const ETA = "eta";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Where the paper of a result stands, by the address of its page. */
export function paperOf(page: string): string {
  return `${page}/result.pdf`;
}

/** Days in which a withdrawn result may be taken back. */
export const UNDO_DAYS = 14;

/** Until when a withdrawal may be undone. */
export function undoUntil(withdrawnAt: string): Date {
  return new Date(Date.parse(withdrawnAt) + UNDO_DAYS * DAY);
}

export function mayUndo(withdrawnAt: string, now: Date): boolean {
  return now.getTime() <= undoUntil(withdrawnAt).getTime();
}

/** When an attempt that is "just tried" ends. */
export function tryOutEnd(now: Date, hours: number): Date {
  return new Date(now.getTime() + hours * HOUR);
}

/** What is older than this many days, seen from now. */
export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY);
}
