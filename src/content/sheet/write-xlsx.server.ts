import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import yazl from "yazl";
import { letters } from "./read-row.ts";

/** A sheet of a workbook; its first row is the heading. */
export interface XlsxSheet {
  readonly name: string;
  readonly isRightToLeft: boolean;
  readonly rows: AsyncIterable<readonly string[]> | Iterable<readonly string[]>;
  readonly widths: readonly number[];
  /** Columns that take one of a few values: programs offer them. */
  readonly choices: readonly { readonly at: number; readonly values: readonly string[] }[];
}

/** The same content gives the same file. */
const ENTRY = { mtime: new Date(Date.UTC(2020, 0, 1)), forceDosTimestamp: true };
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const SHEET_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml";
/** What a program takes as a list of choices inside the file. */
const LONGEST_CHOICES = 255;

/** Writes a workbook, row by row. All cells are text, so that nothing in them is a formula and codes keep their zeros. */
export async function writeXlsx(file: string, sheets: readonly XlsxSheet[]): Promise<void> {
  const zip = new yazl.ZipFile();
  const add = (name: string, text: string) => zip.addBuffer(Buffer.from(XML + text), name, ENTRY);
  add("[Content_Types].xml", contentTypes(sheets.length));
  add("_rels/.rels", relations([["officeDocument", "xl/workbook.xml"]]));
  add("xl/workbook.xml", workbook(sheets));
  add(
    "xl/_rels/workbook.xml.rels",
    relations([
      ...sheets.map((_, at) => ["worksheet", `worksheets/sheet${at + 1}.xml`] as const),
      ["styles", "styles.xml"],
    ]),
  );
  add("xl/styles.xml", STYLES);
  for (const [at, sheet] of sheets.entries())
    zip.addReadStreamLazy(`xl/worksheets/sheet${at + 1}.xml`, ENTRY, (done) =>
      done(null, Readable.from(sheetXml(sheet, at === 0))),
    );
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(file));
}

async function* sheetXml(
  { isRightToLeft, rows, widths, choices }: XlsxSheet,
  isFirst: boolean,
): AsyncGenerator<string> {
  const view = `${isRightToLeft ? ' rightToLeft="1"' : ""}${isFirst ? ' tabSelected="1"' : ""}`;
  yield `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView${view} workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`;
  const columns = widths.map(
    (width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" style="1" customWidth="1"/>`,
  );
  yield `<cols>${columns.join("")}</cols><sheetData>`;
  let number = 0;
  for await (const row of rows) {
    number += 1;
    const style = number === 1 ? 2 : 1;
    const cells = row.map((cell, at) =>
      cell === ""
        ? ""
        : `<c r="${letters(at)}${number}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`,
    );
    yield `<row r="${number}">${cells.join("")}</row>`;
  }
  const offered = choices.filter(({ values }) => values.join(",").length <= LONGEST_CHOICES);
  const lists = offered.map(
    ({ at, values }) =>
      `<dataValidation type="list" allowBlank="1" sqref="${letters(at)}2:${letters(at)}5000"><formula1>"${escaped(values.join(","))}"</formula1></dataValidation>`,
  );
  yield `</sheetData>${lists.length > 0 ? `<dataValidations count="${lists.length}">${lists.join("")}</dataValidations>` : ""}</worksheet>`;
}

/** Signs of control that XML may hold; all others are written by their code. */
const KEPT = new Set(["\t", "\n"]);

function hex(sign: string): string {
  return (sign.codePointAt(0) ?? 0).toString(16).padStart(4, "0").toUpperCase();
}

/** What XML cannot hold is written as _x0001_, and what would be read as such a sign as well. */
function escaped(text: string): string {
  return text
    .replace(/_x(?=[0-9A-Fa-f]{4}_)/g, "_x005F_x")
    .replace(/[\p{Cc}\ufffe\uffff]/gu, (sign) => (KEPT.has(sign) ? sign : `_x${hex(sign)}_`))
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

function contentTypes(sheets: number): string {
  const part = (name: string, type: string) =>
    `<Override PartName="/xl/${name}" ContentType="${SHEET_TYPE}.${type}+xml"/>`;
  const parts = Array.from({ length: sheets }, (_, at) => part(`worksheets/sheet${at + 1}.xml`, "worksheet"));
  return `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${part("workbook.xml", "sheet.main")}${part("styles.xml", "styles")}${parts.join("")}</Types>`;
}

function relations(targets: readonly (readonly [string, string])[]): string {
  const all = targets.map(
    ([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${PACKAGE}/relationships">${all.join("")}</Relationships>`;
}

function workbook(sheets: readonly XlsxSheet[]): string {
  const all = sheets.map(({ name }, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`);
  return `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${all.join("")}</sheets></workbook>`;
}

/** Plain; text that wraps; the heading. */
const STYLES = `<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf numFmtId="49" applyNumberFormat="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf><xf numFmtId="49" fontId="1" applyNumberFormat="1" applyFont="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf></cellXfs></styleSheet>`;
