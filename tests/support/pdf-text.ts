import { inflateSync } from "node:zlib";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

/** What a reader program finds in a PDF. */
export interface ReadPdf {
  readonly pages: number;
  /** Word by word; the order of words from right to left is the reader program's affair. */
  readonly text: string;
  readonly lang: string | undefined;
  readonly tagged: boolean;
  readonly title: string | undefined;
  readonly links: readonly string[];
  /** Names of the elements a reader program walks through. */
  readonly roles: ReadonlySet<string>;
  /** All bytes, compressed parts opened. */
  readonly raw: string;
}

/** Reads a PDF with pdf.js. */
export async function readPdf(bytes: Buffer): Promise<ReadPdf> {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await loading.promise;
  const words: string[] = [];
  const links: string[] = [];
  const roles = new Set<string>();
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    for (const item of items) if ("str" in item) words.push(item.str + (item.hasEOL ? "\n" : ""));
    for (const note of await page.getAnnotations()) if (typeof note.url === "string") links.push(note.url);
    collect(await page.getStructTree(), roles);
  }
  const { info } = await document.getMetadata();
  // A map, whatever its types say.
  const marks = (await document.getMarkInfo()) as unknown as ReadonlyMap<string, boolean> | null;
  const raw = opened(bytes);
  const read = {
    pages: document.numPages,
    text: words.join("").normalize("NFKC"),
    lang: (info as { Language?: string }).Language,
    tagged: marks?.get("Marked") === true && raw.includes("/StructTreeRoot"),
    title: (info as { Title?: string }).Title,
    links,
    roles,
    raw,
  };
  await loading.destroy();
  return read;
}

function collect(node: unknown, roles: Set<string>): void {
  const { role, children } = (node ?? {}) as { role?: string; children?: readonly unknown[] };
  if (role) roles.add(role);
  for (const child of children ?? []) collect(child, roles);
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
