/** The rows of an instrument's or of norms' CSV: one table, whose `part` says what a row tells. */
export const CSV_COLUMNS = ["part", "id", "of", "value", "from", "to", "ar", "en", "speech_ar", "speech_en"] as const;
export type CsvColumn = (typeof CSV_COLUMNS)[number];
export type CsvRow = Readonly<Partial<Record<CsvColumn, string>>>;

/** What rows make, and the row of each place, so that a fault can be told by its row. */
export interface Built {
  readonly made: unknown;
  readonly rowAt: ReadonlyMap<string, number>;
  /** Rows that belong nowhere. */
  readonly faults: readonly RowFault[];
}

export interface RowFault {
  readonly row: number;
  readonly code: string;
}

/** Text as a number where it is one; other text stays, so that the schema refuses it. */
export function numeric(text: string | undefined): unknown {
  return text !== undefined && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

/** The row of a place, or of what stands above it. */
export function rowOf(rowAt: ReadonlyMap<string, number>, path: string): number | null {
  const names = path.split(".");
  for (let length = names.length; length > 0; length -= 1) {
    const row = rowAt.get(names.slice(0, length).join("."));
    if (row !== undefined) return row;
  }
  return null;
}
