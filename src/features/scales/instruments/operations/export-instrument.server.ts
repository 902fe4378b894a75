import { CSV_START, csvLine } from "#content/sheet/write-csv.ts";
import type { Context } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import { CSV_COLUMNS, type CsvRow } from "../../engine/rules/csv-rows.ts";
import { rowsOfInstrument } from "../../engine/rules/instrument-csv.ts";
import { rowsOfNorms } from "../../engine/rules/norms-csv.ts";
import type { Instrument } from "../../engine/schema/instrument.ts";
import type { Norms } from "../../engine/schema/norms.ts";
import { instrumentByVersion, newestInstrument } from "../../store/instruments.server.ts";
import { normIdsOf, normsByVersion } from "../../store/norms.server.ts";
import { instrumentOf, normsOf } from "./read-instruments.server.ts";

interface Asked {
  readonly kind: "instrument" | "norms";
  readonly scale: string;
  /** The newest unless another is named. */
  readonly version?: number | undefined;
  readonly format: "json" | "csv";
}

/** The text of a file that can be imported again as it is. */
export async function exportInstrument(ctx: Context, asked: Asked): Promise<string> {
  const body = asked.kind === "norms" ? await normsMeant(ctx, asked) : await instrumentMeant(ctx, asked);
  if (asked.format === "json") return `${JSON.stringify(body, null, 2)}\n`;
  const rows = body.format === "norms-1" ? rowsOfNorms(body) : rowsOfInstrument(body);
  const lines = rows.map((row: CsvRow) => csvLine(CSV_COLUMNS.map((column) => row[column] ?? "")));
  return CSV_START + csvLine([...CSV_COLUMNS]) + lines.join("");
}

async function instrumentMeant(ctx: Context, { scale, version }: Asked): Promise<Instrument> {
  const row =
    version === undefined ? await newestInstrument(ctx.db, scale) : await instrumentByVersion(ctx.db, scale, version);
  if (!row) throw new AppError("not_found");
  return (await instrumentOf(ctx, row.id)).body;
}

async function normsMeant(ctx: Context, { scale, version }: Asked): Promise<Norms> {
  if (version === undefined) {
    const [newest] = await normIdsOf(ctx.db, scale);
    if (newest !== undefined) return (await normsOf(ctx, newest)).body;
  }
  const row = version === undefined ? undefined : await normsByVersion(ctx.db, scale, version);
  if (!row) throw new AppError("not_found");
  return row.body_json as Norms;
}
