import { createHash } from "node:crypto";
import { parse as parseCsv } from "csv-parse/sync";
import type { z } from "zod";
import { asMeant } from "#content/sheet/harmless.ts";
import type { Context } from "#platform/context.ts";
import { AppError, type FieldFault } from "#platform/errors.ts";
import { faultsOf } from "#platform/http/input.ts";
import { instrumentSchema } from "../../engine/rules/check-instrument.ts";
import { type Built, CSV_COLUMNS, type CsvRow, rowOf } from "../../engine/rules/csv-rows.ts";
import { instrumentOfRows } from "../../engine/rules/instrument-csv.ts";
import { findNormFaults } from "../../engine/rules/norms.ts";
import { normsOfRows } from "../../engine/rules/norms-csv.ts";
import type { Instrument } from "../../engine/schema/instrument.ts";
import { type Norms, normsSchema } from "../../engine/schema/norms.ts";
import { TENDENCIES } from "../../rules.ts";
import { insertInstrument, instrumentByVersion } from "../../store/instruments.server.ts";
import { insertNorms, normsByVersion } from "../../store/norms.server.ts";
import { isTendenciesForm } from "../../tendencies/schema.ts";

/** What an import came to. */
export interface Imported {
  readonly kind: "instrument" | "norms";
  readonly scale: string;
  readonly version: number;
  /** How many items or groups. */
  readonly count: number;
  /** `same`: this version is there already, with exactly this content. */
  readonly outcome: "new" | "same";
}

interface Sent {
  readonly name: string;
  readonly text: string;
  readonly isDryRun?: boolean;
}

/** Takes in an instrument or norms from a JSON or CSV file. What is wrong is refused whole, every fault at its place; a published version never changes. */
export async function importInstrument(ctx: Context, sent: Sent): Promise<Imported> {
  const { made, rowAt, faults } = readFile(sent);
  if (faults.length > 0) throw refused(faults.map(({ row, code }) => ({ path: `#${row}`, code })));
  if (isNorms(made)) return keepNorms(ctx, checked(normsSchema, made, rowAt), sent, rowAt);
  return keepInstrument(ctx, checked(instrumentSchema, made, rowAt), sent);
}

function readFile({ name, text }: Sent): Built {
  if (name.toLowerCase().endsWith(".csv")) return readRows(text);
  try {
    return { made: JSON.parse(text.replace(/^\ufeff/, "")), rowAt: new Map(), faults: [] };
  } catch {
    throw refused([{ path: name, code: "instrument_no_json" }]);
  }
}

function readRows(text: string): Built {
  let records: Record<string, string>[];
  try {
    records = parseCsv(text, { bom: true, columns: true, skip_empty_lines: true, relax_column_count: true });
  } catch {
    throw refused([{ path: "csv", code: "instrument_no_csv" }]);
  }
  const rows = records.map(
    (record): CsvRow => Object.fromEntries(CSV_COLUMNS.map((column) => [column, asMeant(record[column] ?? "").trim()])),
  );
  return rows.some(({ part }) => part === "norms") ? normsOfRows(rows) : instrumentOfRows(rows);
}

function isNorms(made: unknown): boolean {
  return (made as { format?: unknown } | null)?.format === "norms-1";
}

function checked<T extends z.ZodType>(schema: T, made: unknown, rowAt: Built["rowAt"]): z.output<T> {
  const result = schema.safeParse(made, { reportInput: true });
  if (result.success) return result.data;
  throw refused(faultsOf(result.error).map((fault) => placed(fault, made, rowAt)));
}

/** A fault where a reader finds it: the row of a table, and the item or scale by its own name. */
function placed(fault: FieldFault, made: unknown, rowAt: Built["rowAt"]): FieldFault {
  const row = rowOf(rowAt, fault.path);
  const path = fault.path.replace(/^(items|scales)\.(\d+)/, (whole, list: "items" | "scales", at: string) => {
    const id = (made as Record<string, { id?: unknown }[] | undefined>)[list]?.[Number(at)]?.id;
    return typeof id === "string" ? `${list}.${id}` : whole;
  });
  return { ...fault, path: row === null ? path : `#${row} ${path}` };
}

function refused(fields: readonly FieldFault[]): AppError {
  return new AppError("form_invalid", { fields });
}

async function keepInstrument(ctx: Context, body: Instrument, { isDryRun }: Sent): Promise<Imported> {
  const { scale, version } = body;
  // Its environments and their nine statements each are what its scoring and its matches rest on.
  if (scale === TENDENCIES && !isTendenciesForm(body))
    throw refused([{ path: "items", code: "instrument_tendencies_form" }]);
  const hash = hashOf(body);
  const known = await instrumentByVersion(ctx.db, scale, version);
  if (known && known.hash !== hash)
    throw refused([{ path: "version", code: "instrument_published", values: { version } }]);
  if (!known && !isDryRun) await insertInstrument(ctx.db, { scale, version, body, hash, now: ctx.clock.now() });
  return { kind: "instrument", scale, version, count: body.items.length, outcome: known ? "same" : "new" };
}

async function keepNorms(ctx: Context, body: Norms, { isDryRun }: Sent, rowAt: Built["rowAt"]): Promise<Imported> {
  const { scale, version } = body;
  for (const [at, one] of body.instruments.entries()) {
    const row = await instrumentByVersion(ctx.db, scale, one);
    if (!row)
      throw refused([{ path: `instruments.${at}`, code: "norms_no_instrument", values: { scale, version: one } }]);
    const faults = findNormFaults(row.body_json as Instrument, body);
    if (faults.length > 0) throw refused(faults.map((fault) => placedInGroup(fault, rowAt)));
  }
  const hash = hashOf(body);
  const known = await normsByVersion(ctx.db, scale, version);
  if (known && known.hash !== hash)
    throw refused([{ path: "version", code: "instrument_published", values: { version } }]);
  if (!known && !isDryRun) await insertNorms(ctx.db, { scale, version, body, hash, now: ctx.clock.now() });
  return { kind: "norms", scale, version, count: body.groups.length, outcome: known ? "same" : "new" };
}

function placedInGroup(fault: FieldFault, rowAt: Built["rowAt"]): FieldFault {
  const row = rowOf(rowAt, fault.path.replace(/ \([^)]*\)/, ""));
  return row === null ? fault : { ...fault, path: `#${row} ${fault.path}` };
}

/** A digest of the content, whatever the order its keys came in. */
export function hashOf(body: unknown): string {
  const canonical = JSON.stringify(body, (_, inner: unknown) =>
    inner !== null && typeof inner === "object" && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
  return createHash("sha256").update(canonical).digest("hex");
}
