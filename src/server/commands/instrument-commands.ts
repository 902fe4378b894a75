import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { exportInstrument } from "#features/scales/instruments/operations/export-instrument.server.ts";
import { type Imported, importInstrument } from "#features/scales/instruments/operations/import-instrument.server.ts";
import { listLoaded } from "#features/scales/instruments/operations/read-instruments.server.ts";
import { pathOfScale } from "#features/scales/instruments/rules/paths.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import { type Config, ConfigError } from "#platform/config.ts";
import { isAppError } from "#platform/errors.ts";
import { existing, lean, localeOf, read, required, writable } from "./command-args.ts";
import { withContext } from "./command-context.ts";
import { say } from "./run-import-command.ts";

/** `npm run import-instrument -- <file.json|file.csv> [--dry-run] [--lang ar|en]`: an instrument, or norms for one. */
export async function importInstrumentCommand(config: Config, args: readonly string[]): Promise<void> {
  const use = "npm run import-instrument -- <file.json|file.csv> [--dry-run]";
  const { values, positionals } = read(args, { "dry-run": { type: "boolean" }, lang: { type: "string" } }, use);
  const locale = localeOf(values.lang);
  const file = existing(required(positionals[0], use), locale);
  const isDryRun = values["dry-run"] ?? false;
  const text = await readFile(file, "utf8");
  await withContext(
    config,
    async (ctx) => {
      const imported = await importInstrument(ctx, { name: path.basename(file), text, isDryRun });
      say(importedWords(imported, isDryRun, locale));
    },
    lean(locale),
  );
}

function importedWords({ kind, outcome, scale, version, count }: Imported, isDryRun: boolean, locale: Locale): string {
  if (outcome === "same") return m.scales_import_same({}, { locale });
  if (isDryRun) return m.scales_import_dry({}, { locale });
  if (kind === "norms") return m.scales_import_new_norms({ scale, version, count }, { locale });
  return m.scales_import_new_instrument({ scale, version, count, path: pathOfScale(scale) }, { locale });
}

const EXPORT_OPTIONS = {
  norms: { type: "boolean" },
  csv: { type: "boolean" },
  version: { type: "string" },
  out: { type: "string" },
  lang: { type: "string" },
} as const;

/** `npm run export-instrument -- <scale> [--norms] [--csv] [--version n] [--out file] [--lang ar|en]` */
export async function exportInstrumentCommand(config: Config, args: readonly string[]): Promise<void> {
  const use = "npm run export-instrument -- <scale> [--norms] [--csv] [--version n] [--out file]";
  const { values, positionals } = read(args, EXPORT_OPTIONS, use);
  const locale = localeOf(values.lang);
  const scale = required(positionals[0], use);
  if (values.version !== undefined && !/^[1-9]\d{0,3}$/.test(values.version)) throw new ConfigError(use);
  const version = values.version === undefined ? undefined : Number(values.version);
  const kind = values.norms ? "norms" : "instrument";
  const format = values.csv ? "csv" : "json";
  const file = writable(values.out ?? `${scale}${values.norms ? "-norms" : ""}.${format}`, locale);
  await withContext(
    config,
    async (ctx) => {
      try {
        await writeFile(file, await exportInstrument(ctx, { kind, scale, version, format }));
      } catch (error) {
        if (!isAppError(error) || error.code !== "not_found") throw error;
        throw new ConfigError(m.scales_export_missing({ scale, list: await listLoaded(ctx) }, { locale }));
      }
      say(m.scales_export_written({ file }, { locale }));
    },
    lean(locale),
  );
}
