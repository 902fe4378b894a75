import { FILES_CACHE, isTooOld, pagesCache } from "#shared/device-caches.ts";
import { keepFile } from "./keep-file.ts";
import { lastSeen, markOf } from "./seen.ts";

const MOST_PAGES = 30;
/** Thirty of them are 5 MB. */
const LONGEST_PAGE = 160_000;
const KEPT_AT = "X-Kept-At";
const NAMED_MADE = /\/assets\/(?:motifs|wake)\/[\w./-]+/g;
const TITLE = /<title[^>]*>([^<]*)<\/title>/;

/** The address of a page without what names its language: each language is kept apart. */
export function addressOf(url: string): string {
  const address = new URL(url);
  address.searchParams.delete("lang");
  address.searchParams.delete("notice");
  address.hash = "";
  return address.href;
}

/** Keeps a page that may be kept, as the last one read. */
export async function keepPage(url: string, answer: Response): Promise<void> {
  const mark = markOf(answer);
  const text = mark?.isKept ? await answer.text() : "";
  if (!mark || text === "" || text.length > LONGEST_PAGE) return;
  const pages = await caches.open(pagesCache(mark.reader, mark.view));
  const headers = new Headers(answer.headers);
  headers.set(KEPT_AT, String(Date.now()));
  headers.delete("Content-Encoding");
  const address = addressOf(url);
  // A cache lists in the order of keeping, so the last one read stands last.
  await pages.delete(address);
  await pages.put(address, new Response(text, { headers }));
  const kept = await pages.keys();
  await Promise.all(kept.slice(0, -MOST_PAGES).map((request) => pages.delete(request)));
  await bringMade(text);
}

/** What the server makes for a page is kept with it, its drawings and its first script: no build lists them. */
async function bringMade(html: string): Promise<void> {
  const files = await caches.open(FILES_CACHE);
  for (const name of new Set(html.match(NAMED_MADE))) await keepFile(files, name);
}

/** The page as it was read last, by whoever reads now, in the language read last. */
export async function keptPage(url: string): Promise<Response | undefined> {
  const { reader, view } = await lastSeen();
  const pages = await caches.open(pagesCache(reader, view));
  const kept = await pages.match(addressOf(url), { ignoreVary: true });
  if (!kept) return undefined;
  if (!isTooOld(keptAt(kept), Date.now())) return kept;
  await pages.delete(addressOf(url));
  return undefined;
}

/** Whether a page was kept so lately that it need not be fetched once more. */
export async function isKeptLately(url: string, withinMs: number): Promise<boolean> {
  const kept = await keptPage(url);
  return kept !== undefined && Date.now() - keptAt(kept) < withinMs;
}

function keptAt(kept: Response): number {
  return Number(kept.headers.get(KEPT_AT));
}

/** Addresses and titles of what can be read without a line, last read first. */
export async function listKept(): Promise<{ readonly path: string; readonly title: string }[]> {
  const { reader, view } = await lastSeen();
  const pages = await caches.open(pagesCache(reader, view));
  const listed = await Promise.all(
    (await pages.keys()).map(async ({ url }) => {
      const kept = await keptPage(url);
      const { pathname, search } = new URL(url);
      // The title is text of HTML already.
      return kept && { path: pathname + search, title: TITLE.exec(await kept.text())?.[1] ?? pathname };
    }),
  );
  return listed.filter((page) => page !== undefined).toReversed();
}
