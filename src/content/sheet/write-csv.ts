import { harmless } from "./harmless.ts";

/** Spreadsheet programs read a file as UTF-8 only when it says so. */
export const CSV_START = "\ufeff";

/** A line of a CSV file whose cells no spreadsheet takes for formulas. */
export function csvLine(cells: readonly string[]): string {
  const quoted = cells.map((cell) => {
    const text = harmless(cell);
    return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  });
  return `${quoted.join(",")}\r\n`;
}
