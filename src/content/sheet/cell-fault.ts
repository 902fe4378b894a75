import type { FieldFault } from "#platform/errors.ts";

/** What is wrong with one cell, told in the editor's language. */
export class CellFault extends Error {
  readonly code: string;
  readonly values: FieldFault["values"];

  constructor(code: string, values?: FieldFault["values"]) {
    super(code);
    this.code = code;
    this.values = values;
  }
}
