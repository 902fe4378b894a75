import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { gzipOf, type Part, packPart, packPartNow } from "#platform/http/gzip-parts.ts";
import { OWN_PLACE } from "#shared/own-part.ts";
import { SAVE_FORM } from "#shared/save-form.ts";
import { planMark } from "#shared/saved-address.ts";
import { securityPolicy } from "./security-policy.ts";

/** A page as it was drawn for readers of a kind, with the nonce its own scripts carry. */
export interface DrawnPage {
  readonly html: string;
  readonly nonce: string;
}

/** What stands before and after a reader's own part, ready to be sent. */
export interface ReaderPage {
  readonly before: Part;
  readonly after: Part;
  readonly policy: string;
  /** What can be saved on it, by addresses, and planned, by marks. */
  readonly savable: readonly string[];
}

/** Whom a page is drawn for: all who stand to it like this (layouts/standings), and have saved and planned the same of it. */
export interface ReadersOf {
  readonly standing: unknown;
  readonly marks: readonly string[];
}

/** Draws the page for them; null when it says something of its reader, or is not to be stored. */
type Draw = (readers: ReadersOf) => Promise<DrawnPage | null>;

const MARKER = `<${OWN_PLACE}></${OWN_PLACE}>`;
const SAVABLE = new RegExp(`<button type="submit" form="${SAVE_FORM}"(?: id="[^"]*")? value="([^"]+)"`, "g");
const PLANNABLE = / data-plan="([^"]+)"/g;
/** A page about its reader is remembered as such, for all standings at once. */
const OWN = "own";

/** Pages for whoever is signed in, one for all readers of a kind: each reader's own part is filled in when it is sent. */
export class ReaderPages {
  private readonly pages: LRUCache<string, ReaderPage | typeof OWN>;
  private readonly media: readonly string[];
  private underWay = new Map<string, Promise<ReaderPage | null>>();

  /** `media`: see securityPolicy. */
  constructor(maxBytes: number, media: readonly string[] = []) {
    this.media = media;
    this.pages = new LRUCache({ maxSize: maxBytes, sizeCalculation: bytesOf });
  }

  /** Whether the page of a key is known to be about its reader. */
  isOwn(key: string): boolean {
    return this.pages.get(key) === OWN;
  }

  /** The page of a key for somebody who stands to it so and has saved these (`marks`); null when it is to be drawn for them alone. */
  async find(key: string, { standing, marks: saved }: ReadersOf, draw: Draw): Promise<ReaderPage | null> {
    const plain = await this.take(key, { standing, marks: [] }, draw);
    const marks = plain ? saved.filter((one) => plain.savable.includes(one)).toSorted() : [];
    return marks.length === 0 ? plain : this.take(key, { standing, marks }, draw);
  }

  /** Many who ask at once wait for one drawing; what was begun before a change is kept for nobody after it. */
  private async take(key: string, readers: ReadersOf, draw: Draw): Promise<ReaderPage | null> {
    const name = [key, JSON.stringify(readers.standing), ...readers.marks].join(" ");
    const known = this.pages.get(name);
    if (known) return known === OWN ? null : known;
    const { underWay } = this;
    const begun = underWay.get(name) ?? this.prepare(readers, draw);
    underWay.set(name, begun);
    try {
      const page = await begun;
      if (underWay === this.underWay) this.pages.set(page ? name : key, page ?? OWN);
      return page;
    } finally {
      underWay.delete(name);
    }
  }

  private async prepare(readers: ReadersOf, draw: Draw): Promise<ReaderPage | null> {
    const drawn = await draw(readers);
    const [before, after, ...more] = drawn?.html.split(MARKER) ?? [];
    if (!drawn || before === undefined || after === undefined || more.length > 0) return null;
    const without = (html: string) => Buffer.from(html.replaceAll(` nonce="${drawn.nonce}"`, ""));
    const [first, last] = await Promise.all([packPart(without(before), false), packPart(without(after), true)]);
    return {
      before: first,
      after: last,
      policy: securityPolicy(scriptHashes(drawn), this.media),
      savable: [
        ...new Set([
          ...[...drawn.html.matchAll(SAVABLE)].map(([, address = ""]) => address),
          ...[...drawn.html.matchAll(PLANNABLE)].map(([, address = ""]) => planMark(address)),
        ]),
      ],
    };
  }

  clear(): void {
    this.underWay = new Map();
    this.pages.clear();
  }
}

/** The page with a reader's own part, as gzip or plain. */
export function fillPage({ before, after }: ReaderPage, own: string, isPacked: boolean): Buffer {
  const part = Buffer.from(own);
  return isPacked ? gzipOf([before, packPartNow(part), after]) : Buffer.concat([before.plain, part, after.plain]);
}

/** Of the scripts that carry the drawing's nonce: what got into the page by a text does not know it, and is not allowed. */
function scriptHashes({ html, nonce }: DrawnPage): string[] {
  const [, ...scripts] = html.split(`<script nonce="${nonce}"`);
  return scripts.map((from) => {
    const text = from.slice(from.indexOf(">") + 1, from.indexOf("</script>"));
    return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  });
}

function bytesOf(page: ReaderPage | typeof OWN): number {
  if (page === OWN) return 256;
  const { before, after } = page;
  return 1024 + [before, after].reduce((sum, { plain, packed }) => sum + plain.length + packed.length, 0);
}
