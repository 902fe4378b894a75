import { forgetOthers } from "#shared/device-caches.ts";
import { FIRST_SEEN, PAGE_MARK, type PageMark, readMark } from "#shared/page-mark.ts";

/** What the worker remembers of the pages it has seen: a worker is ended between two questions, so it stands in a cache. */

const SEEN_CACHE = "seen";
const LAST = "/last";
const ofPage = (client: string) => `/page/${client}`;

export interface Seen {
  readonly view: string;
  readonly reader: string;
}

/** For whom, in what language and appearance the last page came. */
export async function lastSeen(): Promise<Seen> {
  const kept = await (await caches.open(SEEN_CACHE)).match(LAST);
  return kept ? ((await kept.json()) as Seen) : FIRST_SEEN;
}

/** A view without its language. */
export const lookOf = (view: string) => view.slice(view.indexOf(".") + 1);

export function markOf(answer: Response): PageMark | null {
  return readMark(answer.headers.get(PAGE_MARK));
}

/** Notes for whom a page came. When a sign-in is over or another begins, what was its own is forgotten. */
export async function noteReader({ view, reader }: PageMark): Promise<void> {
  const last = await lastSeen();
  if (last.reader !== reader) await forgetOthers(reader);
  if (last.reader === reader && last.view === view) return;
  await (await caches.open(SEEN_CACHE)).put(LAST, Response.json({ view, reader } satisfies Seen));
}

/** Notes the build of an open page. */
export async function notePage(client: string, build: string): Promise<void> {
  if (client) await (await caches.open(SEEN_CACHE)).put(ofPage(client), new Response(build));
}

/** The build of an open page; undefined when it was never seen to come. */
export async function buildOfPage(client: string): Promise<string | undefined> {
  return (await (await caches.open(SEEN_CACHE)).match(ofPage(client)))?.text();
}

/** Forgets pages that are closed. @returns the builds of those that are open. */
export async function buildsOpen(open: readonly string[]): Promise<ReadonlySet<string | undefined>> {
  const seen = await caches.open(SEEN_CACHE);
  const known = (await seen.keys()).map(({ url }) => new URL(url).pathname).filter((path) => path !== LAST);
  await Promise.all(known.filter((path) => !open.map(ofPage).includes(path)).map((path) => seen.delete(path)));
  return new Set(await Promise.all(open.map(buildOfPage)));
}
