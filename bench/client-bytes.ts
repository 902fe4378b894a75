import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { NEAR_ONE_FLIGHT } from "#server/stored-pages.ts";
import type { PageBudget } from "#shared/page-kinds.ts";

export interface PageBytes {
  readonly html: number;
  readonly scripts: number;
  readonly styles: number;
}

const ROOT = join(import.meta.dirname, "..");
const CLIENT = join(ROOT, "build/client");
/** As the store of visitors' pages compresses (src/server/stored-pages.ts). */
const PAGE_QUALITY = 10;
const WARN_FROM = 0.98;
const PARTS = ["scripts", "styles", "html"] as const;

export const LANGUAGES = ["ar", "en"] as const;
export type Language = (typeof LANGUAGES)[number];

/** What a browser downloads for a page of the built program, from the page itself and all it names. */
export function pageBytes(html: string, late: readonly string[] = []): PageBytes {
  const styles = filesNamed(html).filter((file) => file.endsWith(".css"));
  const sum = (files: Iterable<string>) => [...files].reduce((bytes, file) => bytes + transferred(file), 0);
  return { html: compressed(Buffer.from(html)), scripts: sum(scriptsOf(html, late)), styles: sum(styles) };
}

/** The most that the first view of a page drawn with little data weighs in all. */
export const MOST_FIRST_VIEW = 60_000;

/** What a browser downloads for the first view of a page without scripts: itself, its styles and its pictures (glyphs are one file). */
export function firstViewBytes(html: string): number {
  const files = new Set(html.match(/\/assets\/[\w.~-]+\.(?:css|svg)\b/g));
  if (![...files].some((file) => file.endsWith(".css")))
    throw new Error("The page names no style: is this a page of the build?");
  return [...files].reduce((bytes, file) => bytes + transferred(file), compressed(Buffer.from(html)));
}

/** Every script that comes with a page, and what they import at once; `late` names scripts it fetches in any case. */
export function scriptsOf(html: string, late: readonly string[] = []): Set<string> {
  const named = filesNamed(html).filter((file) => file.endsWith(".js"));
  const [first] = named;
  if (!first) throw new Error("The page names no script: is this a page of the build?");
  const fetched = late.flatMap((name) => globSync(`${dirname(first)}/${name}-*.js`.slice(1), { cwd: CLIENT }));
  return withImports([...named, ...fetched.map((file) => `/${file}`)]);
}

/** Scripts of another screen, by the list of routes that comes with a page. */
export function scriptBytesOf(html: string, id: string): number {
  const list = filesNamed(html).find((file) => file.includes("/manifest-"));
  if (!list) throw new Error("The page names no list of routes.");
  const { entry, routes } = JSON.parse(textOf(list).replace(/^[^{]*|;\s*$/g, "")) as RouteList;
  const files = [list, entry.module];
  for (let at: string | undefined = id; at; at = routes[at]?.parentId) files.push(routes[at]?.module ?? "");
  return [...withImports(files)].reduce((bytes, file) => bytes + transferred(file), 0);
}

interface RouteList {
  readonly entry: { readonly module: string };
  readonly routes: Readonly<Record<string, { readonly module: string; readonly parentId?: string }>>;
}

function filesNamed(html: string): string[] {
  return [...new Set(html.match(/\/assets\/(?:(?:ar|en)\/)?[\w.~-]+\.(?:js|css)\b/g))];
}

function compressed(bytes: Buffer, quality = PAGE_QUALITY): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const { length } = brotliCompressSync(bytes, { params });
  return quality === PAGE_QUALITY && length > NEAR_ONE_FLIGHT ? compressed(bytes, 11) : length;
}

/** Bytes of a file as the server sends it: the brotli file beside it, or itself when it is too small to have one. */
function transferred(file: string): number {
  const path = join(CLIENT, file);
  return readFileSync(existsSync(`${path}.br`) ? `${path}.br` : path).length;
}

function textOf(file: string): string {
  return readFileSync(join(CLIENT, file), "utf8");
}

/** The scripts and every script they import at once. */
function withImports(files: readonly string[]): Set<string> {
  const all = new Set<string>();
  const add = (file: string) => {
    if (all.has(file)) return;
    all.add(file);
    for (const [, name] of textOf(file).matchAll(/(?:\bimport|\bfrom)\s*["']\.\/([\w.~-]+\.js)["']/g))
      add(`${dirname(file)}/${name}`);
  };
  for (const file of files) add(file);
  return all;
}

/** What is over its bound, and what is within a fiftieth of it: one line each. */
export function weighed(bytes: PageBytes, budget: PageBudget): { readonly over: string[]; readonly near: string[] } {
  const line = (part: (typeof PARTS)[number]) => `${part}: ${bytes[part]} of ${budget[part]} bytes`;
  const over = PARTS.filter((part) => bytes[part] > budget[part]);
  const near = PARTS.filter((part) => !over.includes(part) && bytes[part] > budget[part] * WARN_FROM);
  return { over: over.map(line), near: near.map(line) };
}

/** Words of these features that no other feature says, by key, without what stands in their place later. */
function wordsOf(features: readonly string[], language: Language): Map<string, string> {
  const all = globSync(`src/**/text/${language}.json`, { cwd: ROOT })
    .flatMap((file) => Object.entries<unknown>(JSON.parse(readFileSync(join(ROOT, file), "utf8"))))
    .filter((entry): entry is [string, string] => typeof entry[1] === "string");
  const isTheirs = (key: string) => features.some((feature) => key.startsWith(`${feature}_`));
  const others = all.filter(([key]) => !isTheirs(key)).map(([, text]) => text);
  const theirs = all.filter(([key]) => isTheirs(key)).map(([key, text]) => [key, longestPart(text)] as const);
  return new Map(theirs.filter(([, text]) => !others.some((other) => other.includes(text))));
}

function longestPart(text: string): string {
  return text
    .split(/\{[^}]*\}|["'`\\\n]/)
    .reduce((longest, part) => (part.length > longest.length ? part : longest), "");
}

const LONG_ENOUGH = 12;

/** Which of these words a script holds; short ones might be anybody's. */
export function wordsIn(script: string, words: ReadonlyMap<string, string>): string[] {
  return [...words].filter(([, text]) => text.length >= LONG_ENOUGH && script.includes(text)).map(([key]) => key);
}

/** Keys of words of these features that come with a page. */
export function foreignWords(html: string, features: readonly string[], language: Language): string[] {
  const words = wordsOf(features, language);
  return [...new Set([...scriptsOf(html)].flatMap((file) => wordsIn(textOf(file), words)))].sort();
}
