import { refused } from "./file-fault.ts";
import { Workbook } from "./open-xlsx.server.ts";
import type { ReadRow } from "./read-csv.server.ts";

const MOST_COLUMNS = 500;
/** What a spreadsheet program takes, so that a made-up file ends soon. */
const MOST_ROWS = 1_048_576;
const MOST_CELLS = 16_384;
const MOST_TEXTS = 2_000_000;
const MOST_TOLD = 5;
const WORKBOOK = "xl/workbook.xml";
const BUILT_IN_DATES = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
] as const;
const BUILT_IN_PERCENT: readonly number[] = [9, 10];
const DAY_MS = 86_400_000;

type Shown = "number" | "day" | "percent";

interface Book {
  readonly sheet: string;
  readonly texts: readonly string[];
  /** What each style shows a number as. */
  readonly shown: readonly Shown[];
  readonly startsIn1904: boolean;
}

/** How many bytes of the sheet there are to read, for the progress shown. */
export async function sizeOfXlsx(path: string): Promise<number> {
  const workbook = await Workbook.open(path);
  try {
    return workbook.sizeOf((await firstSheet(workbook)).sheet);
  } finally {
    workbook.close();
  }
}

/** The rows of a workbook's first sheet, one at a time. Formulas are never worked out; merged cells are refused. */
export async function* readXlsx(path: string): AsyncGenerator<ReadRow> {
  const workbook = await Workbook.open(path);
  try {
    const { sheet, startsIn1904 } = await firstSheet(workbook);
    const book: Book = {
      sheet,
      startsIn1904,
      texts: await readTexts(workbook),
      shown: await readStyles(workbook),
    };
    const reader = new SheetReader(book);
    for await (const read of workbook.walk(sheet, "sheet", reader)) {
      for (const row of reader.rows.splice(0)) yield { ...row, read };
    }
    if (reader.merged.length > 0)
      throw refused("import_merged", { cells: reader.merged.slice(0, MOST_TOLD).join(", ") });
  } finally {
    workbook.close();
  }
}

async function firstSheet(workbook: Workbook): Promise<Pick<Book, "sheet" | "startsIn1904">> {
  let id = "";
  let startsIn1904 = false;
  let target = "";
  await workbook.read(WORKBOOK, "part", {
    open(name, attributes) {
      if (name === "workbookPr") startsIn1904 = /^(1|true)$/.test(attributes.date1904 ?? "");
      if (name === "sheet" && id === "" && attributes.state !== "hidden" && attributes.state !== "veryHidden")
        id = Object.entries(attributes).find(([key]) => key.endsWith(":id"))?.[1] ?? "";
    },
  });
  await workbook.read("xl/_rels/workbook.xml.rels", "part", {
    open(name, { Id, Target = "" }) {
      if (name === "Relationship" && Id === id) target = Target;
    },
  });
  const sheet = target.startsWith("/") ? target.slice(1) : `xl/${target}`;
  if (id === "" || !workbook.has(sheet)) throw refused("import_xlsx_broken");
  return { sheet, startsIn1904 };
}

async function readTexts(workbook: Workbook): Promise<string[]> {
  const texts: string[] = [];
  if (!workbook.has("xl/sharedStrings.xml")) return texts;
  let text = "";
  const inside = new TextTags();
  await workbook.read("xl/sharedStrings.xml", "texts", {
    open(name) {
      if (name === "si") text = "";
      inside.open(name);
    },
    text(part) {
      if (inside.isText) text += part;
    },
    close(name) {
      inside.close(name);
      if (name !== "si") return;
      if (texts.length >= MOST_TEXTS) throw refused("import_xlsx_large");
      texts.push(unescaped(text));
    },
  });
  return texts;
}

/** Whether what is read is text of a cell, and not how it is pronounced. */
class TextTags {
  private isPhonetic = false;
  isText = false;

  open(name: string): void {
    if (name === "rPh") this.isPhonetic = true;
    if (name === "t") this.isText = !this.isPhonetic;
  }

  close(name: string): void {
    if (name === "rPh") this.isPhonetic = false;
    if (name === "t") this.isText = false;
  }
}

/** Signs that XML cannot hold are written as _x000D_. */
function unescaped(text: string): string {
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code) =>
    String.fromCharCode(Number.parseInt(code, 16)).replace("\0", ""),
  );
}

async function readStyles(workbook: Workbook): Promise<Shown[]> {
  const styles: Shown[] = [];
  if (!workbook.has("xl/styles.xml")) return styles;
  const own = new Map<number, Shown>();
  let isCells = false;
  await workbook.read("xl/styles.xml", "part", {
    open(name, { numFmtId, formatCode = "" }) {
      if (name === "numFmt") own.set(Number(numFmtId), shownBy(formatCode));
      if (name === "cellXfs") isCells = true;
      if (name === "xf" && isCells) styles.push(own.get(Number(numFmtId)) ?? builtIn(Number(numFmtId)));
    },
    close(name) {
      if (name === "cellXfs") isCells = false;
    },
  });
  return styles;
}

function builtIn(id: number): Shown {
  if (BUILT_IN_DATES.some(([from, to]) => id >= from && id <= to)) return "day";
  return BUILT_IN_PERCENT.includes(id) ? "percent" : "number";
}

function shownBy(code: string): Shown {
  const bare = code.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, "");
  if (/[dy]/i.test(bare) || /m+[-/.]/i.test(bare)) return "day";
  return bare.includes("%") ? "percent" : "number";
}

/** Collects the rows of a sheet as its XML goes by. */
class SheetReader {
  readonly rows: { n: number; cells: string[]; faults: Map<number, string> }[] = [];
  readonly merged: string[] = [];
  private readonly book: Book;
  private readonly inside = new TextTags();
  private row = 0;
  private count = 0;
  private seen = 0;
  private cells: string[] = [];
  private faults = new Map<number, string>();
  private place = -1;
  private kind = "";
  private style = 0;
  private written = "";
  private isValue = false;
  private isFormula = false;

  constructor(book: Book) {
    this.book = book;
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    this.inside.open(name);
    if (name === "row") this.startRow(attributes.r);
    else if (name === "c") this.startCell(attributes);
    else if (name === "v") this.isValue = true;
    else if (name === "f") this.isFormula = true;
    else if (name === "mergeCell" && attributes.ref) this.merged.push(attributes.ref);
  }

  text(part: string): void {
    if (this.isValue || (this.inside.isText && this.kind === "inlineStr")) this.written += part;
  }

  close(name: string): void {
    this.inside.close(name);
    if (name === "v") this.isValue = false;
    else if (name === "c") this.endCell();
    else if (name === "row") this.endRow();
  }

  private startRow(at: string | undefined): void {
    this.row = at ? Number(at) : this.row + 1;
    this.count += 1;
    if (this.count > MOST_ROWS) throw refused("import_xlsx_large");
    this.cells = [];
    this.faults = new Map();
    this.place = -1;
    this.seen = 0;
  }

  private startCell({ r, t = "n", s = "0" }: Readonly<Record<string, string>>): void {
    this.place = r ? placeOf(r) : this.place + 1;
    this.seen += 1;
    if (this.seen > MOST_CELLS) throw refused("import_xlsx_large");
    this.kind = t;
    this.style = Number(s);
    this.written = "";
    this.isFormula = false;
  }

  private endCell(): void {
    if (this.isFormula) this.faults.set(this.place, "import_formula");
    else if (this.kind === "e") this.faults.set(this.place, "import_cell_error");
    const text = this.isFormula ? "" : this.value();
    if (text === "") return;
    if (this.place >= MOST_COLUMNS) throw refused("import_xlsx_wide", { columns: MOST_COLUMNS });
    while (this.cells.length < this.place) this.cells.push("");
    this.cells[this.place] = text;
  }

  private endRow(): void {
    if (this.cells.some((cell) => cell !== "") || this.faults.size > 0)
      this.rows.push({ n: this.row, cells: this.cells, faults: this.faults });
  }

  private value(): string {
    const { written: text, kind } = this;
    if (text === "") return "";
    if (kind === "s") return this.book.texts[Number(text)] ?? "";
    if (kind === "b") return text === "1" ? "TRUE" : "FALSE";
    if (kind === "n") return this.number(text);
    return kind === "inlineStr" ? unescaped(text) : text;
  }

  /** A day is kept as a count of days, 90 % as 0.9: both are read as the sheet shows them. */
  private number(text: string): string {
    const shown = this.book.shown[this.style];
    if (shown === "day") return dayOfSerial(Number(text), this.book.startsIn1904);
    return shown === "percent" ? `${plain(String(Number(text) * 100))}%` : plain(text);
  }
}

/** Spreadsheets keep 0.1 + 0.2 with all its digits and show fifteen. */
function plain(text: string): string {
  const number = Number(text);
  return Number.isFinite(number) ? String(Number(number.toPrecision(15))) : text;
}

function dayOfSerial(serial: number, startsIn1904: boolean): string {
  const start = startsIn1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30);
  const day = new Date(start + Math.floor(serial) * DAY_MS);
  return Number.isNaN(day.getTime()) ? String(serial) : day.toISOString().slice(0, 10);
}

function placeOf(reference: string): number {
  const name = /^[A-Z]{1,3}/i.exec(reference)?.[0].toUpperCase() ?? "A";
  return [...name].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
