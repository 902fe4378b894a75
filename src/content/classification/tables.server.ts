import { createReadStream, readdirSync } from "node:fs";
import path from "node:path";
import { type Options, parse } from "csv-parse";
import { AppError } from "#platform/errors.ts";
import { refused } from "../sheet/file-fault.ts";
import { inspectFile } from "../sheet/text-encoding.server.ts";

/** The files of a published classification, wherever in a folder they were unpacked. */
export class TableFolder {
  private readonly files: ReadonlyMap<string, string>;
  readonly name: string;

  constructor(folder: string) {
    const entries = readdirSync(folder, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile());
    this.files = new Map(entries.map((entry) => [nameKey(entry.name), path.join(entry.parentPath, entry.name)]));
    this.name = path.basename(path.resolve(folder));
  }

  has(name: string): boolean {
    return this.files.has(nameKey(name));
  }

  /** The rows of a table by the names of its columns, all of `needed` among them; nothing where the file is not there. */
  async *rows(name: string, needed: readonly string[]): AsyncGenerator<Readonly<Record<string, string>>> {
    const file = this.files.get(nameKey(name));
    if (!file) return;
    // Tables parted by tabs are published without quotes.
    const form: Options = file.endsWith(".csv") ? {} : { delimiter: "\t", quote: null };
    const parser = createReadStream(file).pipe(
      parse({ ...form, bom: true, columns: true, relax_column_count: true, skip_empty_lines: true }),
    );
    const told = path.basename(file);
    try {
      let isFirst = true;
      for await (const row of parser as AsyncIterable<Record<string, string>>) {
        const missing = isFirst ? needed.filter((column) => !(column in row)) : [];
        if (missing.length > 0) throw refused("import_table_columns", { file: told, columns: missing.join(", ") });
        isFirst = false;
        yield row;
      }
    } catch (error) {
      throw error instanceof AppError ? error : refused("import_table_broken", { file: told });
    }
  }

  /** A mark of the contents of these files. */
  async hash(names: readonly string[]): Promise<string> {
    const found = names.flatMap((name) => this.files.get(nameKey(name)) ?? []);
    const marks = await Promise.all(found.map(async (file) => (await inspectFile(file)).hash));
    return marks.join(" ");
  }
}

/** `Task Statements.txt`, `Task_Statements.tsv`: publishers and tools spell the same table in several ways. */
function nameKey(name: string): string {
  return name
    .toLowerCase()
    .replace(/\.(csv|txt|tsv)$/, "")
    .replaceAll(/[\s_,-]+/g, "");
}
