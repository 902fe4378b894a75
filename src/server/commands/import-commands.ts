import { parseArgs } from "node:util";
import { tellProcesses } from "#content/announce.server.ts";
import { describedBy } from "#content/change.server.ts";
import { openEsco } from "#content/classification/esco-source.server.ts";
import { openOnet } from "#content/classification/onet-source.server.ts";
import type { Label } from "#content/fields/enumeration/kind.ts";
import { reportRows } from "#content/import/report.server.ts";
import { importing } from "#content/import/run.server.ts";
import { findImport, type ImportState, newestImports } from "#content/import/store.server.ts";
import { type LeftAlone, undoImport } from "#content/import/undo.server.ts";
import { CONTENT_TYPES, type Described, REGISTRY } from "#content/registry.ts";
import { exportSheet, sheetFile, writeTemplate } from "#content/sheet/export-sheet.server.ts";
import { readMapping } from "#content/sheet/place-columns.ts";
import { openSheet } from "#content/sheet/sheet-source.server.ts";
import { writeLines } from "#content/sheet/write-lines.server.ts";
import { fieldFaultWords } from "#i18n/fault-words.ts";
import { formatDate } from "#i18n/format.ts";
import { DEFAULT_LOCALE, isLocale, type Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import { type Config, ConfigError } from "#platform/config.ts";
import { isAppError } from "#platform/errors.ts";
import { withContext } from "./command-context.ts";
import { IMPORT_OPTIONS, requireFile, runImportCommand, say } from "./run-import-command.ts";

const MOST_LISTED = 30;
const STATE_WORDS: Readonly<Record<ImportState, Label>> = {
  staging: m.content_import_state_staging,
  staged: m.content_import_state_staged,
  tried: m.content_import_state_tried,
  refused: m.content_import_state_refused,
  done: m.content_import_state_done,
  undone: m.content_import_state_undone,
};

/** `npm run import-sheet -- <type> <file> [--dry-run] [--good-only] [--overwrite] [--resume] [--map "My heading=title_ar"] [--lang ar|en]` */
export async function importSheetCommand(config: Config, args: readonly string[]): Promise<void> {
  const use = "npm run import-sheet -- <type> <file>";
  const options = { ...IMPORT_OPTIONS, map: { type: "string", multiple: true } } as const;
  const { values, positionals } = read(args, options, use);
  const locale = localeOf(values.lang);
  const described = typeNamed(positionals[0], locale, use);
  const file = requireFile(required(positionals[1], use), locale);
  await withContext(
    config,
    async (ctx) => {
      const mapping = readMapping(values.map ?? []);
      const source = await openSheet(ctx, described, { file, mapping, locale }, REGISTRY);
      if (source.encoding === "windows-1256") say(m.content_import_encoding({}, { locale }));
      await runImportCommand(ctx, source, values, locale);
    },
    lean(locale),
  );
}

/** `npm run import-esco -- <folder>`: ESCO's files as published, Arabic and English. */
export function importEscoCommand(config: Config, args: readonly string[]): Promise<void> {
  return importFolder(config, args, openEsco, "npm run import-esco -- <folder>");
}

/** `npm run import-onet -- <folder>`: O*NET's database of text files as published. */
export function importOnetCommand(config: Config, args: readonly string[]): Promise<void> {
  return importFolder(config, args, openOnet, "npm run import-onet -- <folder>");
}

async function importFolder(
  config: Config,
  args: readonly string[],
  open: typeof openEsco,
  use: string,
): Promise<void> {
  const { values, positionals } = read(args, IMPORT_OPTIONS, use);
  const locale = localeOf(values.lang);
  const folder = requireFile(required(positionals[0], use), locale);
  await withContext(
    config,
    async (ctx) => {
      const source = await open(ctx, folder, locale);
      for (const note of source.notes) say(fieldFaultWords(note, locale));
      // Thousands of professions do not wait for one that an editor wrote: conflicts are listed.
      await runImportCommand(ctx, source, { ...values, "good-only": true }, locale);
    },
    lean(locale),
  );
}

const SHEET_OPTIONS = { xlsx: { type: "boolean" }, out: { type: "string" }, lang: { type: "string" } } as const;

/** `npm run sheet-template -- <type> [--xlsx] [--out file] [--lang ar|en]` */
export async function sheetTemplateCommand(_config: Config, args: readonly string[]): Promise<void> {
  const use = "npm run sheet-template -- <type> [--xlsx] [--out file]";
  const { values, positionals } = read(args, SHEET_OPTIONS, use);
  const locale = localeOf(values.lang);
  const described = typeNamed(positionals[0], locale, use);
  const format = values.xlsx ? "xlsx" : "csv";
  const file = values.out ?? `${described.type.name}-template.${format}`;
  await writeTemplate(described, { format, locale, file });
  say(m.content_import_written_template({ file }, { locale }));
}

/** `npm run export-sheet -- <type>|all [--xlsx] [--out file or folder] [--lang ar|en]` */
export async function exportSheetCommand(config: Config, args: readonly string[]): Promise<void> {
  const use = "npm run export-sheet -- <type>|all [--xlsx] [--out file or folder]";
  const { values, positionals } = read(args, SHEET_OPTIONS, use);
  const locale = localeOf(values.lang);
  const isAll = positionals[0] === "all";
  const all = isAll ? [...REGISTRY.values()] : [typeNamed(positionals[0], locale, use)];
  const format = values.xlsx ? "xlsx" : "csv";
  await withContext(
    config,
    async (ctx) => {
      for (const described of all) {
        const name = described.type.name;
        const file = isAll ? sheetFile(values.out ?? ".", name, format) : (values.out ?? sheetFile(".", name, format));
        const count = await exportSheet(ctx, described, { format, locale, file }, REGISTRY);
        say(m.content_import_written({ file, count }, { locale }));
      }
    },
    lean(locale),
  );
}

/** Imports and exports go by the database alone: what readers see need not be in memory. */
function lean(locale: Locale) {
  return { locale, followsContent: false };
}

/** `npm run imports`: what was imported, newest first. */
export async function importsCommand(config: Config, args: readonly string[]): Promise<void> {
  const locale = localeOf(read(args, { lang: { type: "string" } }, "npm run imports").values.lang);
  await withContext(
    config,
    async (ctx) => {
      const rows = await newestImports(ctx.db, MOST_LISTED);
      if (rows.length === 0) say(m.content_import_none({}, { locale }));
      for (const { id, started_at, type, file_name, state } of rows) {
        const at = formatDate(started_at, locale, config.site.timeZone, "dateTime");
        say([id, at, type, file_name, STATE_WORDS[state]({}, { locale })].join(" · "));
      }
    },
    lean(locale),
  );
}

/** `npm run import-report -- <number> [--out file.csv]`: everything an import had to tell. */
export async function importReportCommand(config: Config, args: readonly string[]): Promise<void> {
  const use = "npm run import-report -- <number> --out report.csv";
  const { values, positionals } = read(args, { out: { type: "string" }, lang: { type: "string" } }, use);
  const locale = localeOf(values.lang);
  const id = Number(required(positionals[0], use));
  const file = values.out ?? `import-${id}.csv`;
  await withContext(
    config,
    async (ctx) => {
      if (!(Number.isInteger(id) && (await findImport(ctx.db, id))))
        throw new ConfigError(m.content_import_not_undoable({ id }, { locale }));
      const count = await writeLines(file, reportRows(ctx.db, id, locale));
      say(m.content_import_written({ file, count: count - 1 }, { locale }));
    },
    lean(locale),
  );
}

/** `npm run import-undo -- <number>`: takes a whole import back. */
export async function importUndoCommand(config: Config, args: readonly string[]): Promise<void> {
  const use = "npm run import-undo -- <number>";
  const { values, positionals } = read(args, { lang: { type: "string" } }, use);
  const locale = localeOf(values.lang);
  const id = Number(required(positionals[0], use));
  const none = () => new ConfigError(m.content_import_not_undoable({ id }, { locale }));
  await withContext(
    config,
    async (ctx) => {
      if (!Number.isInteger(id)) throw none();
      const ran = await importing(ctx, () => undoImport(ctx, id, REGISTRY)).catch((error: unknown) => {
        throw isAppError(error) && (error.code === "not_found" || error.code === "conflict") ? none() : error;
      });
      if (!ran) throw new ConfigError(m.content_import_under_way({}, { locale }));
      await tellProcesses(ctx);
      const { removed, restored, left } = ran.done;
      for (const one of left) say(leftLine(one, locale));
      say(m.content_import_undone({ id, removed, restored, left: left.length }, { locale }));
    },
    lean(locale),
  );
}

function leftLine({ title, slug, why }: LeftAlone, locale: Locale): string {
  const words = { edited: m.content_import_left_edited, named: m.content_import_left_named }[why];
  return words({ title: title ?? slug, slug }, { locale });
}

type Options = NonNullable<Parameters<typeof parseArgs>[0]>["options"];

/** The arguments of a command; one that is not known is told with how the command is used. */
export function read<const O extends Options>(args: readonly string[], options: O, use: string) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new ConfigError(`${(error as Error).message}\n${use}`);
  }
}

/** Arabic unless English is asked for. */
export function localeOf(lang: string | undefined): Locale {
  if (lang !== undefined && !isLocale(lang)) throw new ConfigError("--lang ar | --lang en");
  return lang ?? DEFAULT_LOCALE;
}

export function required(value: string | undefined, use: string): string {
  if (value === undefined) throw new ConfigError(use);
  return value;
}

function typeNamed(name: string | undefined, locale: Locale, use: string): Described {
  const type = required(name, use);
  if (!REGISTRY.has(type)) {
    const types = CONTENT_TYPES.map((one) => one.name).join(", ");
    throw new ConfigError(m.content_import_unknown_type({ type, types }, { locale }));
  }
  return describedBy(REGISTRY, type);
}
