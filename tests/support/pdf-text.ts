import { inflateSync } from "node:zlib";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

/** What a reader program finds in a PDF. */
export interface ReadPdf {
  readonly pages: number;
  /** Word by word; the order of words from right to left is the reader program's affair. */
  readonly text: string;
  /** The same in the order in which a reader's eye goes, by line; one space between words. */
  readonly read: string;
  readonly lang: string | undefined;
  readonly tagged: boolean;
  readonly title: string | undefined;
  readonly links: readonly string[];
  /** Names of the elements a reader program walks through. */
  readonly roles: ReadonlySet<string>;
  /** What is said in place of its drawings. */
  readonly alts: readonly string[];
  /** All bytes, compressed parts opened. */
  readonly raw: string;
}

/** Reads a PDF with pdf.js. */
export async function readPdf(bytes: Buffer): Promise<ReadPdf> {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await loading.promise;
  const words: string[] = [];
  const placed: Placed[] = [];
  const links: string[] = [];
  const roles = new Set<string>();
  const alts: string[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    for (const item of items) {
      if (!("str" in item)) continue;
      words.push(item.str + (item.hasEOL ? "\n" : ""));
      const [, , , , x = 0, y = 0] = item.transform as number[];
      placed.push({ str: item.str, x, end: x + item.width, line: `${number} ${Math.round(y)}` });
    }
    for (const note of await page.getAnnotations()) if (typeof note.url === "string") links.push(note.url);
    collect(await page.getStructTree(), roles, alts);
  }
  const { info } = await document.getMetadata();
  // A map, whatever its types say.
  const marks = (await document.getMarkInfo()) as unknown as ReadonlyMap<string, boolean> | null;
  const raw = opened(bytes);
  const read = {
    pages: document.numPages,
    text: words.join("").normalize("NFKC"),
    read: inReadingOrder(placed, (info as { Language?: string }).Language === "ar"),
    lang: (info as { Language?: string }).Language,
    tagged: marks?.get("Marked") === true && raw.includes("/StructTreeRoot"),
    title: (info as { Title?: string }).Title,
    links,
    roles,
    alts,
    raw,
  };
  await loading.destroy();
  return read;
}

function collect(node: unknown, roles: Set<string>, alts: string[]): void {
  const { role, alt, children } = (node ?? {}) as { role?: string; alt?: string; children?: readonly unknown[] };
  if (role) roles.add(role);
  if (alt) alts.push(alt);
  for (const child of children ?? []) collect(child, roles, alts);
}

function opened(bytes: Buffer): string {
  const raw = bytes.toString("latin1");
  const streams = [...raw.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, body]) => {
    try {
      return inflateSync(Buffer.from(body ?? "", "latin1")).toString("latin1");
    } catch {
      return body ?? "";
    }
  });
  return raw + streams.join("\n");
}

interface Placed {
  readonly str: string;
  readonly x: number;
  readonly end: number;
  /** Page and height. */
  readonly line: string;
}

function inReadingOrder(placed: readonly Placed[], isRightToLeft: boolean): string {
  const lines = [...Map.groupBy(placed, ({ line }) => line).values()];
  const order = (a: Placed, b: Placed) => (isRightToLeft ? b.x - a.x : a.x - b.x);
  const read = lines.map((line) =>
    line.toSorted(order).reduce((said, one, at, all) => said + gapBefore(one, all[at - 1]) + one.str, ""),
  );
  return read.join(" ").normalize("NFKC").replace(/\s+/g, " ");
}

/** A reader sees a space where nothing is written between two words. */
function gapBefore(one: Placed, before: Placed | undefined): string {
  if (!before) return "";
  return Math.max(before.x - one.end, one.x - before.end) > 1 ? " " : "";
}
