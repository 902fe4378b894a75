import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { TextDecoderStream } from "node:stream/web";
import { CsvError, parse } from "csv-parse";
import { AppError } from "#platform/errors.ts";
import { asMeant } from "./harmless.ts";
import type { RawRow } from "./read-row.ts";
import type { Encoding } from "./text-encoding.server.ts";

const LONGEST_RECORD = 2_000_000;
const NO_FAULTS: RawRow["faults"] = new Map();

/** A row, and how many bytes of the file have been read for it. */
export type ReadRow = RawRow & { readonly read: number };

/** The rows of a text file, one at a time; `n` is the line a row begins in. */
export async function* readCsv(path: string, encoding: Encoding, delimiter: string): AsyncGenerator<ReadRow> {
  const file = createReadStream(path, { highWaterMark: 1 << 16 });
  const text = Readable.fromWeb(Readable.toWeb(file).pipeThrough(new TextDecoderStream(encoding) as never) as never);
  const parser = text.pipe(
    parse({
      delimiter,
      bom: true,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: LONGEST_RECORD,
    }),
  );
  text.on("error", (error) => parser.destroy(error));
  let line = 0;
  try {
    for await (const { info, record } of parser as AsyncIterable<{ info: { lines: number }; record: string[] }>) {
      // The library counts the line a record ends in.
      const n = Math.max(line + 1, info.lines - breaksIn(record));
      line = info.lines;
      // Excel says so in the first line which sign parts the cells.
      if (n === 1 && record.join("") === "sep=") continue;
      yield { n, cells: record.map(asMeant), faults: formulasIn(record), read: file.bytesRead };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const code = error.code.includes("QUOTE") ? "import_quote" : "import_unreadable_line";
    throw new AppError("form_invalid", {
      fields: [{ path: "file", code, values: { row: Number(error.lines ?? line + 1) } }],
    });
  } finally {
    file.destroy();
  }
}

/** Nothing is ever worked out, and a text that begins so was hardly meant. */
function formulasIn(record: readonly string[]): RawRow["faults"] {
  if (!record.some((cell) => cell.startsWith("="))) return NO_FAULTS;
  return new Map(record.flatMap((cell, at) => (cell.startsWith("=") ? [[at, "import_formula"] as const] : [])));
}

function breaksIn(record: readonly string[]): number {
  return record.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);
}

const DELIMITERS = [",", ";", "\t"] as const;

/** What parts the cells: the sign that stands most often outside quotes in the first lines. */
export async function delimiterOf(path: string, encoding: Encoding): Promise<string> {
  const decoder = new TextDecoder(encoding);
  let text = "";
  for await (const piece of createReadStream(path, { end: 64 * 1024 }) as AsyncIterable<Buffer>)
    text += decoder.decode(piece, { stream: true });
  const said = /^\ufeff?sep=(.)\r?\n/.exec(text);
  if (said?.[1]) return said[1];
  const bare = text.replace(/"(?:[^"]|"")*"/g, "");
  const first = bare.split(/\r?\n/).find((line) => DELIMITERS.some((sign) => line.includes(sign))) ?? "";
  const counts = DELIMITERS.map((sign) => first.split(sign).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ",";
}
