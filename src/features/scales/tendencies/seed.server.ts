import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { Context } from "#platform/context.ts";
import { loadShippedInstruments } from "../instruments/seed.server.ts";
import { insertInstrument, instrumentByVersion, replaceUnusedInstrument } from "../store/instruments.server.ts";
import { type InstrumentBody, instrumentSchema, TENDENCIES } from "./schema.ts";

/** Loads the shipped forms and every other instrument. A version that somebody has begun stays as it was: corrected text needs a new version. */
export async function loadInstruments(ctx: Context, seedFolder: string): Promise<void> {
  const folder = path.join(seedFolder, "scales");
  const files = (await readdir(folder)).filter((name) => name.startsWith(`${TENDENCIES}-`) && name.endsWith(".json"));
  for (const file of files.sort()) {
    const body = instrumentSchema.parse(JSON.parse(await readFile(path.join(folder, file), "utf8")));
    await loadInstrument(ctx, body);
  }
  await loadShippedInstruments(ctx, seedFolder);
}

async function loadInstrument(ctx: Context, body: InstrumentBody): Promise<void> {
  const { scale, version } = body;
  const now = ctx.clock.now();
  const known = await instrumentByVersion(ctx.db, scale, version);
  if (!known) return insertInstrument(ctx.db, { scale, version, body, now });
  if (canonical(known.body_json) === canonical(body)) return;
  if (!(await replaceUnusedInstrument(ctx.db, known.id, body, now)))
    ctx.log.warn({ scale, version }, "the shipped form differs from the one in use; give it a new version");
}

/** JSON with keys in one order: PostgreSQL does not keep the order they came in. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    inner !== null && typeof inner === "object" && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
