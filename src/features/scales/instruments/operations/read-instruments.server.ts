import type { Context } from "#platform/context.ts";
import { databaseFault } from "#platform/db/fault.ts";
import { AppError } from "#platform/errors.ts";
import type { Instrument } from "../../engine/schema/instrument.ts";
import type { Norms } from "../../engine/schema/norms.ts";
import { instrumentById, listInstruments, newestInstrument } from "../../store/instruments.server.ts";
import { normIdsOf, normsById } from "../../store/norms.server.ts";

export interface LoadedInstrument {
  readonly id: number;
  readonly loadedAt: string;
  readonly body: Instrument;
}

export interface LoadedNorms {
  readonly id: number;
  readonly body: Norms;
}

/** What has been read, by database: a published version never changes. */
const instruments = new WeakMap<object, Map<number, LoadedInstrument>>();
const norms = new WeakMap<object, Map<number, LoadedNorms>>();

function keptIn<K, T>(kept: WeakMap<object, Map<K, T>>, database: object): Map<K, T> {
  const own = kept.get(database) ?? new Map<K, T>();
  kept.set(database, own);
  return own;
}

/** The version of each scale read last: the first page shows its first statement while the database is away. */
const newest = new WeakMap<object, Map<string, LoadedInstrument>>();

/** The version of a scale that a new attempt gets. A scale that is not there does not exist. */
export async function newestOf(ctx: Context, scale: string): Promise<LoadedInstrument> {
  const known = keptIn(newest, ctx.database);
  try {
    const row = await newestInstrument(ctx.db, scale);
    if (!row) throw new AppError("not_found");
    const loaded = await instrumentOf(ctx, row.id);
    known.set(scale, loaded);
    return loaded;
  } catch (error) {
    const last = databaseFault(error) && known.get(scale);
    if (!last) throw error;
    return last;
  }
}

/** The version an attempt was begun on. */
export async function instrumentOf(ctx: Context, id: number): Promise<LoadedInstrument> {
  const kept = keptIn(instruments, ctx.database);
  const known = kept.get(id);
  if (known) return known;
  const row = await instrumentById(ctx.db, id);
  if (!row) throw new AppError("not_found", { technical: `Instrument ${id} is missing` });
  const loaded = { id: row.id, loadedAt: row.loaded_at, body: row.body_json as Instrument };
  kept.set(id, loaded);
  return loaded;
}

/** The newest norms that hold for a version of an instrument, or null. */
export async function newestNorms(ctx: Context, { scale, version }: Instrument): Promise<LoadedNorms | null> {
  for (const id of await normIdsOf(ctx.db, scale)) {
    const found = await normsOf(ctx, id);
    if (found.body.instruments.includes(version)) return found;
  }
  return null;
}

/** The norms a result was read by. */
export async function normsOf(ctx: Context, id: number): Promise<LoadedNorms> {
  const kept = keptIn(norms, ctx.database);
  const known = kept.get(id);
  if (known) return known;
  const row = await normsById(ctx.db, id);
  if (!row) throw new AppError("not_found", { technical: `Norms ${id} are missing` });
  const loaded = { id: row.id, body: row.body_json as Norms };
  kept.set(id, loaded);
  return loaded;
}

/** Names and versions of all scales that can be exported, in one line. */
export async function listLoaded(ctx: Context): Promise<string> {
  const rows = await listInstruments(ctx.db);
  return rows.map(({ scale, version }) => `${scale} ${version}`).join(", ");
}
