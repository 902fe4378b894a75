import { LOCALE_CODES } from "#i18n/locales.ts";
import { FILES_CACHE } from "#shared/device-caches.ts";
import { marksOfView } from "#shared/display.ts";
import { BUILD, filesIn } from "./build.ts";
import { isForEver, keepFile } from "./keep-file.ts";
import { scope } from "./scope.ts";
import { buildsOpen, lastSeen, lookOf } from "./seen.ts";

const NAMED_FILE = /\/assets\/[\w./~-]+/g;
/** Whole fonts for letters that hardly any page has (fonts.css): kept when one has asked for them. */
const RARE = /-wght-normal-[\w-]+\.woff2$/;
const READER_CACHE = /^(pages|scale):/;

/** A file of some build: its name says what is in it, so a kept one never grows old. */
export async function fileOf(request: Request): Promise<Response> {
  const files = await caches.open(FILES_CACHE);
  const kept = await files.match(request.url, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok && isForEver(answer)) void files.put(request.url, answer.clone());
  return answer;
}

/** Keeps what pages of this build may ask for in a language, so that an open page stays whole when the server goes on to the next build. */
export async function bringFiles(locale: string): Promise<void> {
  const files = await caches.open(FILES_CACHE);
  const connection = (navigator as { connection?: { saveData?: boolean } }).connection;
  // Who saves data keeps what pages brought anyway.
  if (connection?.saveData || marksOfView(lookOf((await lastSeen()).view)).isLow) return;
  for (const name of filesIn(locale)) {
    if (!RARE.test(name)) await keepFile(files, name);
  }
}

/** Deletes files of other builds once no page of another is open; what kept pages name stays. */
export async function pruneFiles(): Promise<void> {
  const open = await scope.clients.matchAll({ includeUncontrolled: true, type: "window" });
  const builds = await buildsOpen(open.map(({ id }) => id));
  if ([...builds].some((build) => build !== BUILD.name)) return;
  const needed = new Set([...LOCALE_CODES.flatMap(filesIn), ...(await namedByPages())]);
  const files = await caches.open(FILES_CACHE);
  for (const { url } of await files.keys()) if (!needed.has(new URL(url).pathname)) await files.delete(url);
}

async function namedByPages(): Promise<string[]> {
  const named: string[] = [];
  for (const name of (await caches.keys()).filter((one) => READER_CACHE.test(one))) {
    const pages = await caches.open(name);
    for (const request of await pages.keys())
      named.push(...((await (await pages.match(request))?.text())?.match(NAMED_FILE) ?? []));
  }
  return named;
}
