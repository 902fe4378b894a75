import path from "node:path";
import type { Locale } from "#i18n/locales.ts";
import type { Context } from "#platform/context.ts";
import { AppError, type FieldFault } from "#platform/errors.ts";
import type { ImportSource } from "../import/proposal.ts";
import type { Described, Registry } from "../registry.ts";
import { type Column, columnAt, columnsOf, headingIn, headingKey } from "./columns.ts";
import { refused } from "./file-fault.ts";
import { knownIn, type Mapping, placeColumns } from "./place-columns.ts";
import { delimiterOf, type ReadRow, readCsv } from "./read-csv.server.ts";
import { readRow } from "./read-row.ts";
import { readXlsx, sizeOfXlsx } from "./read-xlsx.server.ts";
import { readSubjectNames } from "./subject-names.server.ts";
import { type Encoding, type FileFacts, firstBrokenLine, inspectFile } from "./text-encoding.server.ts";

/** Rows before which a heading is looked for, to say where it stands. */
const LOOKED_AT = 10;

export interface SheetSource extends ImportSource {
  /** How the text was read; null of a workbook. */
  readonly encoding: Encoding | null;
}

interface SheetFile {
  readonly file: string;
  readonly mapping: Mapping;
  readonly locale: Locale;
}

/** A CSV or XLSX file as a source of records of one type. Refuses what is no sheet, and headings nobody knows. */
export async function openSheet(
  ctx: Pick<Context, "db">,
  described: Described,
  { file, mapping, locale }: SheetFile,
  registry: Registry,
): Promise<SheetSource> {
  const facts = await inspectFile(file);
  const raw = await rawRows(file, facts);
  const columns = columnsOf(described);
  const { headings, placed } = await findHeadings(raw.rows(), columns, mapping);
  const words = { locale, subjects: await readSubjectNames(ctx.db, described, registry) };
  const repeats = new Set(placed.flatMap((column, at) => (column ? [headingKey(headings[at] ?? "")] : [])));
  return {
    kind: "sheet",
    type: described.type.name,
    fileName: path.basename(file),
    // The same file read in another way gives other rows.
    fileHash: `${facts.hash} ${[...mapping].flat().join(" ")}`.trim(),
    size: raw.size,
    encoding: facts.kind === "text" ? facts.encoding : null,
    headingOf(where) {
      const column = columnAt(columns, where);
      return column && headingIn(column, locale);
    },
    async *rows() {
      let isFirst = true;
      for await (const row of raw.rows()) {
        if (isFirst) {
          isFirst = false;
          continue;
        }
        if (isRemark(row)) continue;
        const { proposal, faults } = readRow(placed, row, headings, words);
        if (isHeading(row, repeats)) faults.push({ path: "row", column: null, code: "import_heading_again" });
        yield { n: row.n, proposal, faults, read: row.read };
      }
    },
  };
}

interface RawRows {
  readonly size: number;
  rows(): AsyncIterable<ReadRow>;
}

async function rawRows(file: string, { kind, encoding, size }: FileFacts): Promise<RawRows> {
  if (size === 0) throw refused("import_empty");
  if (kind === "old-xls") throw refused("import_old_xls");
  if (kind === "damaged") throw refused("import_damaged_text", { row: await firstBrokenLine(file) });
  if (kind === "binary") throw refused("import_not_text");
  if (kind === "zip") return { size: await sizeOfXlsx(file), rows: () => readXlsx(file) };
  const delimiter = await delimiterOf(file, encoding);
  return { size, rows: () => readCsv(file, encoding, delimiter) };
}

/** The headings are the first row that holds something; where they stand lower, it is said so. */
async function findHeadings(rows: AsyncIterable<ReadRow>, columns: readonly Column[], mapping: Mapping) {
  const first: ReadRow[] = [];
  for await (const row of rows) {
    first.push(row);
    if (first.length >= LOOKED_AT) break;
  }
  const [top] = first;
  if (!top) throw refused("import_empty");
  const headings = trimmedEnd(top.cells);
  const { placed, faults } = placeColumns(columns, headings, mapping);
  if (placed.every((column) => column === null)) throw headless(first, columns);
  if (faults.length > 0) throw new AppError("form_invalid", { fields: faults });
  return { headings, placed };
}

function headless(first: readonly ReadRow[], columns: readonly Column[]): AppError {
  const below = first.find((row) => knownIn(columns, row.cells) >= 2);
  const fault: FieldFault = below
    ? { path: "file", code: "import_heading_below", values: { row: below.n } }
    : { path: "file", code: "import_heading_missing" };
  return new AppError("form_invalid", { fields: [fault] });
}

function trimmedEnd(cells: readonly string[]): readonly string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== "") + 1);
}

/** Rows of the template that explain, and rows an editor left out that way. */
function isRemark({ cells }: ReadRow): boolean {
  return cells.every((cell) => cell.trim() === "") || (cells[0] ?? "").trimStart().startsWith("#");
}

function isHeading({ cells }: ReadRow, headings: ReadonlySet<string>): boolean {
  const filled = cells.filter((cell) => cell.trim() !== "");
  return filled.length > 1 && filled.every((cell) => headings.has(headingKey(cell)));
}
