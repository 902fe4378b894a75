import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";

export type Encoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1256";

/** What a file is, by its bytes alone: its name may say anything. */
export interface FileFacts {
  readonly hash: string;
  readonly size: number;
  readonly kind: "zip" | "old-xls" | "text" | "binary";
  readonly encoding: Encoding;
}

const LOOKED_AT = 4096;

/** Reads a file once, in pieces. */
export async function inspectFile(path: string): Promise<FileFacts> {
  const hash = createHash("sha256");
  const utf8 = new TextDecoder("utf-8", { fatal: true });
  let isUtf8 = true;
  let hasNull = false;
  let size = 0;
  let start = Buffer.alloc(0);
  for await (const piece of createReadStream(path, { highWaterMark: 1 << 18 }) as AsyncIterable<Buffer>) {
    hash.update(piece);
    size += piece.length;
    hasNull ||= piece.includes(0);
    if (start.length < LOOKED_AT) start = Buffer.concat([start, piece]).subarray(0, LOOKED_AT);
    isUtf8 = isUtf8 && decodes(utf8, piece, true);
  }
  isUtf8 = isUtf8 && decodes(utf8, new Uint8Array(), false);
  const wide = wideEncoding(start);
  const kind = kindOf(start, hasNull && !wide);
  return { hash: hash.digest("hex"), size, kind, encoding: wide ?? (isUtf8 ? "utf-8" : "windows-1256") };
}

function decodes(decoder: TextDecoder, piece: Uint8Array, stream: boolean): boolean {
  try {
    decoder.decode(piece, { stream });
    return true;
  } catch {
    return false;
  }
}

function kindOf(start: Buffer, hasNull: boolean): FileFacts["kind"] {
  if (start.subarray(0, 4).equals(Buffer.from("PK\u0003\u0004", "latin1"))) return "zip";
  if (start.subarray(0, 4).toString("hex") === "d0cf11e0") return "old-xls";
  return hasNull ? "binary" : "text";
}

/** UTF-16 by its mark, or by the zero bytes beside Latin letters and separators. */
function wideEncoding(start: Buffer): Encoding | null {
  const mark = start.subarray(0, 2).toString("hex");
  if (mark === "fffe") return "utf-16le";
  if (mark === "feff") return "utf-16be";
  const zeros = [0, 1].map((odd) => start.filter((byte, at) => byte === 0 && at % 2 === odd).length);
  const [even = 0, odd = 0] = zeros;
  if (even + odd < start.length / 20) return null;
  return odd > even * 4 ? "utf-16le" : even > odd * 4 ? "utf-16be" : null;
}
