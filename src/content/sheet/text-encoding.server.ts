import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";

export type Encoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1256";

/** What a file is, by its bytes alone: its name may say anything. */
export interface FileFacts {
  readonly hash: string;
  readonly size: number;
  /** Damaged: UTF-8 but for single bytes that stand for nothing. */
  readonly kind: "zip" | "old-xls" | "text" | "damaged" | "binary";
  readonly encoding: Encoding;
}

const LOOKED_AT = 4096;

/** Reads a file once, in pieces. */
export async function inspectFile(path: string): Promise<FileFacts> {
  const hash = createHash("sha256");
  const utf8Letters = new Utf8Letters();
  let hasNull = false;
  let size = 0;
  let start = Buffer.alloc(0);
  for await (const piece of createReadStream(path, { highWaterMark: 1 << 18 }) as AsyncIterable<Buffer>) {
    hash.update(piece);
    size += piece.length;
    hasNull ||= piece.includes(0);
    if (start.length < LOOKED_AT) start = Buffer.concat([start, piece]).subarray(0, LOOKED_AT);
    utf8Letters.count(piece);
  }
  utf8Letters.count();
  const wide = wideEncoding(start);
  const kind = kindOf(start, hasNull && !wide);
  const isDamaged = kind === "text" && !wide && utf8Letters.isDamaged;
  const encoding = wide ?? (utf8Letters.isWhole ? "utf-8" : "windows-1256");
  return { hash: hash.digest("hex"), size, kind: isDamaged ? "damaged" : kind, encoding };
}

/**
 * Counts what of a file is UTF-8. In Windows-1256 hardly any two letters look like one of UTF-8, so a file that has many of these is
 * UTF-8 with a few broken bytes: read the other way, all of its Arabic would turn into nonsense.
 */
class Utf8Letters {
  private readonly strict = new TextDecoder("utf-8", { fatal: true });
  private readonly lenient = new TextDecoder("utf-8");
  private letters = 0;
  private broken = 0;
  isWhole = true;

  /** Without a piece: the file has ended. */
  count(piece?: Uint8Array): void {
    const options = { stream: piece !== undefined };
    try {
      if (this.isWhole) this.strict.decode(piece, options);
    } catch {
      this.isWhole = false;
    }
    const text = this.lenient.decode(piece, options);
    this.broken += text.match(/\ufffd/g)?.length ?? 0;
    this.letters += text.match(/[\u0080-\ufffc]/g)?.length ?? 0;
  }

  get isDamaged(): boolean {
    return !this.isWhole && this.letters > this.broken * 4;
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

/** The first line of a text that is not UTF-8 as a whole. */
export async function firstBrokenLine(path: string): Promise<number> {
  const decoder = new TextDecoder("utf-8");
  let line = 1;
  for await (const piece of createReadStream(path) as AsyncIterable<Buffer>) {
    const text = decoder.decode(piece, { stream: true });
    const at = text.indexOf("\ufffd");
    line += text.slice(0, at < 0 ? undefined : at).match(/\n/g)?.length ?? 0;
    if (at >= 0) break;
  }
  return line;
}
