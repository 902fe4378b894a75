/** What pages and the service worker keep on a device: caches named after whose they are. */

/** Stands for everybody who is not signed in. */
export const VISITOR = "visitor";
/** Days after which nothing that was kept counts any more. */
export const KEPT_DAYS = 7;
const DAY_MS = 24 * 3_600_000;

/** Files of the build, which are nobody's. */
export const FILES_CACHE = "files";
const OF_READER = /^(pages|scale):([^:]+)/;

/** Pages read by somebody: `reader` is the mark of a sign-in or `visitor`, `view` language and appearance. */
export const pagesCache = (reader: string, view: string) => `pages:${reader}:${view}`;
/** The scale that a sign-in has begun. */
export const scaleCache = (reader: string) => `scale:${reader}`;

/** Whose cache it is; null for one that is nobody's. */
export function readerOf(cache: string): string | null {
  return OF_READER.exec(cache)?.[2] ?? null;
}

/** Deletes what the device keeps of other sign-ins than this reader's. */
export async function forgetOthers(reader: string): Promise<void> {
  const others = (await caches.keys()).filter((name) => ![null, VISITOR, reader].includes(readerOf(name)));
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** Whether something kept at a time counts no more. */
export function isTooOld(keptAt: number, now: number): boolean {
  return !(now - keptAt < KEPT_DAYS * DAY_MS);
}
