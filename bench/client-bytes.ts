import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { spellingOf } from "#features/skills/rules.ts";
import { pathTo, SCREENS, type Screen, type ScreenId } from "#shared/screens.ts";
import { shippedSlug } from "#tests/support/published.ts";

/** What a public page may make a browser download, brotli, in bytes (docs/measured.md). */
export const BUDGETS = { scripts: 110_000, styles: 8_000, html: 8_000 } as const;

export interface PageBytes {
  readonly html: number;
  readonly scripts: number;
  readonly styles: number;
}

const CLIENT = join(import.meta.dirname, "../build/client");
/** As the store of visitors' pages compresses (src/server/stored-pages.ts). */
const PAGE_QUALITY = 10;

/** What a browser downloads for a page of the built program, from the page itself and all it names. */
export function pageBytes(html: string): PageBytes {
  const named = [...new Set(html.match(/\/assets\/(?:(?:ar|en)\/)?[\w.~-]+\.(?:js|css)\b/g))];
  if (!named.some((file) => file.endsWith(".js")))
    throw new Error("The page names no script: is this a page of the build?");
  const styles = named.filter((file) => file.endsWith(".css"));
  const sum = (files: Iterable<string>) => [...files].reduce((bytes, file) => bytes + transferred(file), 0);
  return {
    html: compressed(Buffer.from(html)),
    scripts: sum(withImports(named.filter((file) => file.endsWith(".js")))),
    styles: sum(styles),
  };
}

function compressed(bytes: Buffer): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: PAGE_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return brotliCompressSync(bytes, { params }).length;
}

/** Bytes of a file as the server sends it: the brotli file beside it, or itself when it is too small to have one. */
function transferred(file: string): number {
  const path = join(CLIENT, file);
  return readFileSync(existsSync(`${path}.br`) ? `${path}.br` : path).length;
}

/** The scripts and every script they import at once. */
function withImports(files: readonly string[]): Set<string> {
  const all = new Set<string>();
  const add = (file: string) => {
    if (all.has(file)) return;
    all.add(file);
    const text = readFileSync(join(CLIENT, file), "utf8");
    for (const [, name] of text.matchAll(/(?:\bimport|\bfrom)\s*["']\.\/([\w.~-]+\.js)["']/g))
      add(`${dirname(file)}/${name}`);
  };
  for (const file of files) add(file);
  return all;
}

export const LANGUAGES = ["ar", "en"] as const;

/** A profession of the shipped content. */
export const SOME_JOB = shippedSlug("job");

/** What the screens with parameters are opened with. */
const EXAMPLES: Readonly<Partial<Record<ScreenId, Readonly<Record<string, string>>>>> = {
  job: { slug: SOME_JOB },
  skillCategory: spellingOf("basic"),
  futureSkill: { slug: shippedSlug("future-skill") },
  academicProfile: { slug: shippedSlug("academic-program") },
  blogPost: { slug: shippedSlug("blog") },
  document: { slug: shippedSlug("document") },
  book: { slug: shippedSlug("book") },
};

/** Addresses of the pages visitors are sent from the store, one for each screen. */
export function publicPaths(): string[] {
  return (Object.entries(SCREENS) as [ScreenId, Screen][])
    .filter(([, screen]) => screen.stored !== undefined)
    .map(([id]) => pathTo(id, EXAMPLES[id]));
}

/** What a browser downloads for a page of a running server. */
export async function bytesOf(base: string, path: string, language: string): Promise<PageBytes> {
  const response = await fetch(`${base}${path}`, { headers: { cookie: `lang=${language}` } });
  if (response.status !== 200) throw new Error(`${path} was answered with ${response.status}.`);
  return pageBytes(await response.text());
}
