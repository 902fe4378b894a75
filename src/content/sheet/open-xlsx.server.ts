import { StringDecoder } from "node:string_decoder";
import { SaxesParser } from "saxes";
import yauzl from "yauzl";
import { AppError } from "#platform/errors.ts";
import { refused } from "./file-fault.ts";

const MOST_ENTRIES = 2_000;
const MB = 1024 * 1024;
/** How much a part may unpack to, whatever the archive says of itself. */
const MOST_BYTES = { part: 16 * MB, texts: 160 * MB, sheet: 1024 * MB } as const;
/** Texts pack to a tenth; what unpacks to so many times its size was made to. */
const MOST_PACKED = 150;
/** A parser keeps what it is in: tags within tags, and a text until it ends. A cell holds 32,767 letters at most. */
const DEEPEST = 40;
const LONGEST_PIECE = MB;

/** The parts of a workbook by their names, unpacked as they are read and never beyond a bound. */
export class Workbook {
  private readonly zip: yauzl.ZipFile;
  private readonly entries: ReadonlyMap<string, yauzl.Entry>;

  private constructor(zip: yauzl.ZipFile, entries: ReadonlyMap<string, yauzl.Entry>) {
    this.zip = zip;
    this.entries = entries;
  }

  static async open(path: string): Promise<Workbook> {
    const zip = await yauzl.openPromise(path, { lazyEntries: true, autoClose: false }).catch(broken);
    const entries = new Map<string, yauzl.Entry>();
    try {
      for await (const entry of zip.eachEntry()) {
        if (entries.size >= MOST_ENTRIES) throw refused("import_xlsx_large");
        entries.set(entry.fileName, entry);
      }
    } catch (error) {
      zip.close();
      throw error instanceof AppError ? error : refused("import_xlsx_broken");
    }
    return new Workbook(zip, entries);
  }

  has(name: string): boolean {
    return this.entries.has(name);
  }

  /** Reads a part as XML: `visit` gets each tag and text; whoever iterates gets a turn after each piece. */
  async *walk(name: string, bound: keyof typeof MOST_BYTES, visit: Visitor): AsyncGenerator<number> {
    const entry = this.entries.get(name);
    if (!entry) throw refused("import_xlsx_broken");
    // An archive that says less than it holds is refused by its reader.
    const { uncompressedSize: size, compressedSize: packed } = entry;
    const isSwollen = size > MOST_BYTES.part && size > packed * MOST_PACKED;
    if (isSwollen || size > MOST_BYTES[bound]) throw refused("import_xlsx_large");
    const parser = parserFor(visit);
    const decoder = new StringDecoder("utf8");
    let unpacked = 0;
    try {
      for await (const piece of (await this.zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
        unpacked += piece.length;
        if (unpacked > MOST_BYTES[bound]) throw refused("import_xlsx_large");
        parser.read(decoder.write(piece));
        yield unpacked;
      }
      parser.end(decoder.end());
    } catch (error) {
      throw error instanceof AppError ? error : refused("import_xlsx_broken");
    }
  }

  async read(name: string, bound: keyof typeof MOST_BYTES, visit: Visitor): Promise<void> {
    for await (const _ of this.walk(name, bound, visit));
  }

  /** How many bytes a part says it unpacks to: good enough to show progress by. */
  sizeOf(name: string): number {
    return this.entries.get(name)?.uncompressedSize ?? 0;
  }

  close(): void {
    this.zip.close();
  }
}

/** What is done with the tags of a part, named without their namespace. */
export interface Visitor {
  open?(name: string, attributes: Readonly<Record<string, string>>): void;
  text?(text: string): void;
  close?(name: string): void;
}

/** An XML parser that holds no more than a cell at a time, however the file was made. */
function parserFor(visit: Visitor) {
  const parser = new SaxesParser();
  let depth = 0;
  let unheard = 0;
  const heard = (deeper: number) => {
    unheard = 0;
    depth += deeper;
    if (depth > DEEPEST) throw refused("import_xlsx_broken");
  };
  const bare = (name: string) => name.slice(name.indexOf(":") + 1);
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("doctype", () => {
    throw refused("import_xlsx_broken");
  });
  parser.on("opentag", ({ name, attributes }) => {
    heard(1);
    visit.open?.(bare(name), attributes as Record<string, string>);
  });
  parser.on("closetag", ({ name }) => {
    heard(-1);
    visit.close?.(bare(name));
  });
  parser.on("text", (text) => visit.text?.(text));
  parser.on("cdata", (text) => visit.text?.(text));
  return {
    read(text: string): void {
      unheard += text.length;
      parser.write(text);
      if (unheard > LONGEST_PIECE) throw refused("import_xlsx_large");
    },
    end(text: string): void {
      parser.write(text).close();
    },
  };
}

function broken(): never {
  throw refused("import_xlsx_broken");
}
