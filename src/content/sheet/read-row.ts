import { LOCALE_CODES, type Locale } from "#i18n/locales.ts";
import { foldText } from "#shared/fold-text.ts";
import { latinDigits } from "#shared/latin-digits.ts";
import type { RelationField, ScalarField } from "../fields/field.ts";
import type { Proposal, RowFault } from "../import/proposal.ts";
import { CellFault } from "./cell-fault.ts";
import type { Column } from "./columns.ts";
import { readDay, readNumber } from "./numbers.ts";
import { splitPieces } from "./pieces.ts";
import { type CellWords, shapeForm } from "./shape-forms.ts";
import { KEYWORD_SIGNS } from "./write-row.ts";

/** The longest a spreadsheet program keeps in one cell. */
const LONGEST_CELL = 70_000;

/** One row as its file has it; `faults` names cells that hold no plain value. */
export interface RawRow {
  readonly n: number;
  readonly cells: readonly string[];
  readonly faults: ReadonlyMap<number, string>;
}

/** The columns of a sheet by their place; null: it is not read. */
export type Placed = readonly (Column | null)[];

/** What a row of a sheet says of a record, and what is wrong with its cells. */
export function readRow(placed: Placed, row: RawRow, headings: readonly string[], words: CellWords) {
  const faults: RowFault[] = [];
  const cells = new Map<string, string>();
  placed.forEach((column, at) => {
    if (!column) return;
    const text = (row.cells[at] ?? "").trim();
    const fault = row.faults.get(at) ?? (text.length > LONGEST_CELL ? "import_cell_long" : null);
    if (fault) faults.push({ path: column.key, column: told(at, headings), code: fault });
    cells.set(column.key, fault ? "" : text);
  });
  row.cells.slice(placed.length).forEach((text, at) => {
    if (text.trim() === "") return;
    faults.push({ path: "row", column: letters(placed.length + at), code: "import_cell_beyond" });
  });
  const read = <T>(column: Column, work: () => T): T | null => {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof CellFault)) throw error;
      const at = placed.indexOf(column);
      faults.push({
        path: column.key,
        column: told(at, headings),
        code: error.code,
        ...(error.values && { values: error.values }),
      });
      return null;
    }
  };
  return { proposal: proposed(placed, cells, words, read), faults };
}

type Read = <T>(column: Column, work: () => T) => T | null;

function proposed(placed: Placed, cells: ReadonlyMap<string, string>, words: CellWords, read: Read): Proposal {
  const values: Record<"data" | Locale, Record<string, unknown>> = { data: {}, ar: {}, en: {} };
  const links: Record<string, string[]> = {};
  const source: Record<string, string | null> = {};
  let slug: string | null = null;
  let version: number | null = null;
  for (const column of placed) {
    if (!column) continue;
    const text = cells.get(column.key) ?? "";
    if (column.side === "slug") slug = text === "" ? null : text;
    else if (column.side === "version") version = text === "" ? null : read(column, () => readNumber(text));
    else if (column.side === "source")
      source[column.name] = text === "" ? null : column.name === "date" ? read(column, () => readDay(text)) : text;
    else if (column.side === "links") links[column.name] = splitPieces(text);
    else if (!(column.name in values[column.side]))
      values[column.side][column.name] = read(column, () => fieldValue(column, placed, cells, words));
  }
  const hasSource = Object.keys(source).length > 0;
  const whole = { name: null, address: null, licence: null, date: null, ...source };
  const said = Object.values(source).some((one) => one !== null) ? (whole as unknown as Proposal["source"]) : null;
  return { slug, version, ...values, links, ...(hasSource && { source: said ?? null }) };
}

function fieldValue(column: Column, placed: Placed, cells: ReadonlyMap<string, string>, words: CellWords): unknown {
  const field = column.field as ScalarField;
  if (field.kind === "shape") return shapeOf(column, placed, cells, words);
  const text = cells.get(column.key) ?? "";
  return text === "" ? null : scalarOf(field, text);
}

function shapeOf(
  { name, side }: Column,
  placed: Placed,
  cells: ReadonlyMap<string, string>,
  words: CellWords,
): unknown {
  const form = shapeForm(name);
  const texts = form.parts.map((part) => {
    const own = placed.find((one) => one?.side === side && one.name === name && one.part === part);
    return (own && cells.get(own.key)) ?? "";
  });
  return texts.every((text) => text === "") ? null : form.read(texts, words);
}

const YES = new Set(["yes", "true", "1", "y", "نعم", "صحيح", "✓", "x"]);
const NO = new Set(["no", "false", "0", "n", "لا", "خطا", "✗"]);

function scalarOf(field: ScalarField, text: string): unknown {
  switch (field.kind) {
    case "number":
      return readNumber(text);
    case "date":
      return readDay(text);
    case "flag":
      return yesOrNo(text);
    case "list":
      return splitPieces(text);
    case "keywords":
      return splitPieces(text, KEYWORD_SIGNS);
    case "enumeration":
      return choice(field, text);
    case "code":
      return latinDigits(text);
    case "text":
      return text.replace(/\s*[\r\n]+\s*/g, " ");
    default:
      return text.replace(/\r\n?/g, "\n");
  }
}

function yesOrNo(text: string): boolean {
  const word = foldText(text);
  if (YES.has(word)) return true;
  if (NO.has(word)) return false;
  throw new CellFault("import_flag", { text: text.slice(0, 40) });
}

/** One of the values, written as the wire has it or as readers see it. */
function choice(field: ScalarField, text: string): string {
  const labels = Object.entries(labelsOf(field));
  const wanted = foldText(text);
  const found = labels.find(
    ([value, label]) =>
      value === text ||
      foldText(value) === wanted ||
      LOCALE_CODES.some((locale) => foldText(label({}, { locale })) === wanted),
  );
  if (!found)
    throw new CellFault("import_choice", {
      text: text.slice(0, 40),
      choices: labels.map(([value]) => value).join(" | "),
    });
  return found[0];
}

type Labels = Readonly<Record<string, (inputs: Record<string, never>, options: { locale: Locale }) => string>>;

/** The labels of an enumeration; nothing for other kinds. */
export function labelsOf(field: ScalarField | RelationField | null): Labels {
  return field && "labels" in field ? (field.labels as Labels) : {};
}

/** A column as a spreadsheet names it, with its heading. */
export function told(at: number, headings: readonly string[]): string {
  return `${letters(at)} «${(headings[at] ?? "").slice(0, 60)}»`;
}

/** A, B … Z, AA. */
export function letters(at: number): string {
  const last = String.fromCharCode(65 + (at % 26));
  return at < 26 ? last : letters(Math.floor(at / 26) - 1) + last;
}
