const DANGEROUS = /^'*[=+\-@\t\r]/;
const NUMBER = /^-?\d+(\.\d+)?$/;

/** A cell that a spreadsheet would take for a formula gets an apostrophe, which spreadsheets do not show. */
export function harmless(text: string): string {
  return DANGEROUS.test(text) && !NUMBER.test(text) ? `'${text}` : text;
}

/** The cell without the apostrophe that `harmless` gave it. */
export function asMeant(text: string): string {
  return text.startsWith("'") && DANGEROUS.test(text.slice(1)) ? text.slice(1) : text;
}
