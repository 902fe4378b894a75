import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { Context } from "#platform/context.ts";
import { isAppError } from "#platform/errors.ts";
import { importInstrument } from "./operations/import-instrument.server.ts";

/** Loads the shipped instruments, then their norms. What was published before stays as it was: other content needs a new version. */
export async function loadInstruments(ctx: Context, seedFolder: string): Promise<void> {
  const folder = path.join(seedFolder, "scales");
  const names = (await readdir(folder)).filter((name) => name.endsWith(".json"));
  const files = await Promise.all(
    names.map(async (name) => ({ name, text: await readFile(path.join(folder, name), "utf8") })),
  );
  const isNorms = (text: string) => Number(text.slice(0, 60).includes("norms-1"));
  for (const file of files.sort((a, b) => isNorms(a.text) - isNorms(b.text) || (a.name < b.name ? -1 : 1)))
    await load(ctx, file);
}

async function load(ctx: Context, file: { readonly name: string; readonly text: string }): Promise<void> {
  try {
    await importInstrument(ctx, file);
  } catch (error) {
    const isOther = isAppError(error) && error.details.fields?.some(({ code }) => code === "instrument_published");
    if (!isOther) throw error;
    ctx.log.warn({ file: file.name }, "the shipped version differs from the one in use; give it a new version");
  }
}
