import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { CSV_START, csvLine } from "./write-csv.ts";

/** Writes rows as a CSV file, one at a time. @returns how many. */
export async function writeLines(
  file: string,
  rows: AsyncIterable<readonly string[]> | Iterable<readonly string[]>,
): Promise<number> {
  let count = 0;
  async function* lines() {
    yield CSV_START;
    for await (const row of rows) {
      count += 1;
      yield csvLine(row);
    }
  }
  await pipeline(Readable.from(lines()), createWriteStream(file));
  return count;
}
