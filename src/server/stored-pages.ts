import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import { dayOf } from "#i18n/format.ts";
import { exactBytes } from "#platform/exact-bytes.ts";
import { pageAddress } from "#platform/http/page-address.ts";
import { PATHS, SCREENS, type ScreenId } from "#shared/screens.ts";
import { nonceSource, securityPolicy } from "./security-policy.ts";

/** A page as it leaves, or what a move to it fetches, ready in every encoding. */
export interface StoredPage {
  /** What it is: HTML, or the data of a move within the site. */
  readonly type: string;
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
  readonly policy: string;
  readonly etag: string;
}

/** A page as it was rendered, with the nonce that its own scripts carry. */
export interface MadePage {
  readonly type: string;
  readonly html: Buffer;
  readonly nonce: string;
}

interface StorableScreen {
  readonly id: ScreenId;
  readonly pattern: RegExp;
  readonly keys: readonly string[];
}

const STORABLE: readonly StorableScreen[] = (Object.keys(SCREENS) as ScreenId[]).flatMap((id) => {
  const keys = SCREENS[id].stored;
  return keys ? [{ id, pattern: new RegExp(`^${PATHS[id].replace(/:(\w+)/g, "(?<$1>[^/]+)")}$`), keys }] : [];
});

/** What a browser asks for when it goes on without a new page; of an address that ends with a slash by a name of its own. */
const DATA_REQUEST = /(?:(?<=\/)_)?\.data$/;
/** Which parts of the page a move fetches. */
const ROUTES_KEY = "_routes";
const MAX_VALUE = 200;
const QUARTER_MS = 15 * 60 * 1000;

/** The part of an address that decides what a visitor sees, with its keys in one order; null when the page is not to be stored. */
export function storableAddress(path: string, query: URLSearchParams): string | null {
  const isData = DATA_REQUEST.test(path);
  const page = path.replace(DATA_REQUEST, "");
  const screen = STORABLE.find((candidate) => candidate.pattern.test(page));
  if (!screen) return null;
  const kept = new URLSearchParams();
  for (const key of isData ? [...screen.keys, ROUTES_KEY] : screen.keys) {
    for (const value of query.getAll(key)) {
      if (value.length > MAX_VALUE) return null;
      kept.append(key, value);
    }
  }
  return kept.size > 0 ? `${path}?${kept}` : path;
}

/** The stored screen of a page and what its path names, as its loader reads it; null where it is none. */
export function storedScreen(path: string): { readonly id: ScreenId; readonly params: Record<string, string> } | null {
  for (const { id, pattern } of STORABLE) {
    const found = pattern.exec(decoded(path));
    if (found) return { id, params: found.groups ?? {} };
  }
  return null;
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Whether an address is of what a move fetches. */
export function isData({ pathname }: Pick<URL, "pathname">): boolean {
  return DATA_REQUEST.test(pathname);
}

/** Whether a page that is stored for visitors is about its reader for everybody else: the scale's beginning. */
export function isAboutReader(path: string): boolean {
  return path === PATHS.careerTest;
}

/** Whether an address is of a page that reads the same for anybody, with or without its scripts: a stored one, or what was searched. */
export function isReadingPage(address: string): boolean {
  const { pathname } = pageAddress(new Request(new URL(address, "http://own.invalid")));
  if (isAboutReader(pathname)) return false;
  return pathname === PATHS.searchResults || STORABLE.some(({ pattern }) => pattern.test(pathname));
}

/** Pages of visitors, capped in bytes; emptied whole when content changes. */
export class StoredPages {
  private readonly pages: LRUCache<string, StoredPage>;
  private readonly media: readonly string[];
  private quarter = -1;
  private day = "";
  /** Called whenever it is emptied. */
  onClear: () => void = () => undefined;
  /** Grows at every change, so that a page begun before it is not stored after it. */
  generation = 0;

  /** `media`: see securityPolicy. */
  constructor(maxBytes: number, media: readonly string[] = []) {
    this.media = media;
    this.pages = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (page) => page.plain.length + page.br.length + page.gzip.length + 1024,
    });
  }

  /** Empties the store when another day has begun: tips and announcements hang on it. Time zones differ by quarters of an hour. */
  turnTo(now: Date, timeZone: string): void {
    const quarter = Math.floor(now.getTime() / QUARTER_MS);
    if (quarter === this.quarter) return;
    this.quarter = quarter;
    const day = dayOf(now, timeZone);
    if (day === this.day) return;
    this.day = day;
    this.clear();
  }

  get(key: string): StoredPage | undefined {
    return this.pages.get(key);
  }

  /** Compresses off the event loop, then keeps the page unless content changed in the meantime. */
  async store(key: string, made: MadePage, generation: number): Promise<StoredPage> {
    const page = await preparePage(made, this.media);
    if (generation === this.generation) this.pages.set(key, page);
    return page;
  }

  clear(): void {
    this.generation += 1;
    this.pages.clear();
    this.onClear();
  }
}

/** What a line carries at once is about 14,000 bytes: a page that is near it is packed once more, three times as long. */
export const NEAR_ONE_FLIGHT = 13_500;

async function packedPage(html: Buffer, quality = 10): Promise<Buffer> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: html.length };
  const br = await promisify(brotliCompress)(html, { params });
  return quality < 11 && br.length > NEAR_ONE_FLIGHT ? packedPage(html, 11) : br;
}

async function preparePage({ type, html, nonce }: MadePage, media: readonly string[]): Promise<StoredPage> {
  const [br, zipped] = await Promise.all([packedPage(html), promisify(gzip)(html, { level: 7 })]);
  return {
    type,
    plain: exactBytes(html),
    br: exactBytes(br),
    gzip: exactBytes(zipped),
    policy: securityPolicy([nonceSource(nonce)], media),
    etag: `"${createHash("sha256").update(html).digest("base64url").slice(0, 22)}"`,
  };
}
