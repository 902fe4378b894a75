/** What a visitor's device holds: addresses, the newest first. Pages read it, so that their buttons say what is saved. */
export const SAVED_COOKIE = "saved";
/** Begins what a browser without scripts holds: the server marks its pages. */
export const PLAIN_MARK = "!";
/** Stands in no address of a record. */
const BETWEEN = "|";

/** The address by which a record is saved, without what else a link to it carries. */
export function savedAddress(to: string): string {
  return to.replace(/#.*|\?(?!show=)[^#]*/g, "");
}

/** Begins the mark of an address that stands in a plan, among the marks of what is saved. */
const PLAN = "plan:";
export const planMark = (address: string): string => PLAN + address;
export const isPlanMark = (mark: string): boolean => mark.startsWith(PLAN);
export const addressOfMark = (mark: string): string => mark.replace(PLAN, "");

/** The addresses in a cookie's value. */
export function addressesIn(value: string): string[] {
  return value.replace(PLAIN_MARK, "").split(BETWEEN).filter(Boolean);
}

/** The value of a cookie that holds these addresses. */
export function asCookie(addresses: readonly string[]): string {
  return addresses.join(BETWEEN);
}
