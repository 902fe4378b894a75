import type { Context } from "#platform/context.ts";
import { databaseFault } from "#platform/db/fault.ts";
import { AppError } from "#platform/errors.ts";
import { instrumentById, newestInstrument } from "../../store/instruments.server.ts";
import { type FormStatement, type InstrumentBody, TENDENCIES } from "../schema.ts";

export interface Instrument {
  readonly id: number;
  readonly version: number;
  readonly loadedAt: string;
  readonly statements: readonly FormStatement[];
}

/** Parsed forms by database, then by id and loading time: a form changes only while nobody has begun it. */
const parsed = new WeakMap<object, Map<string, Instrument>>();

/** The form read last: the first page shows its first statement while the database is away. */
const known = new WeakMap<object, Instrument>();

/** The form that a new attempt gets. Open to everybody: the statements are public. */
export async function newestForm(ctx: Context): Promise<Instrument> {
  try {
    const newest = await newestInstrument(ctx.db, TENDENCIES);
    if (!newest) throw new AppError("unavailable", { technical: "No form of the tendencies scale is loaded" });
    const form = await formById(ctx, newest.id, newest.loaded_at);
    known.set(ctx.database, form);
    return form;
  } catch (error) {
    const form = databaseFault(error) && known.get(ctx.database);
    if (!form) throw error;
    return form;
  }
}

/** The form an attempt was begun on. */
export async function formById(ctx: Context, id: number, loadedAt = "used"): Promise<Instrument> {
  const forms = parsed.get(ctx.database) ?? new Map<string, Instrument>();
  parsed.set(ctx.database, forms);
  const key = `${id}|${loadedAt}`;
  const known = forms.get(key);
  if (known) return known;
  const row = await instrumentById(ctx.db, id);
  if (!row) throw new AppError("not_found", { technical: `Form ${id} is missing` });
  const body = row.body_json as InstrumentBody;
  const form = { id: row.id, version: row.version, loadedAt: row.loaded_at, statements: body.statements };
  forms.set(key, form);
  return form;
}
