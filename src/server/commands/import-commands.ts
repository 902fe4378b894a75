import { openEsco } from "#content/classification/esco-source.server.ts";
import { openOnet } from "#content/classification/onet-source.server.ts";
import { REGISTRY } from "#content/registry.ts";
import { readMapping } from "#content/sheet/place-columns.ts";
import { openSheet } from "#content/sheet/sheet-source.server.ts";
import { fieldFaultWords } from "#i18n/fault-words.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Config } from "#platform/config.ts";
import {
  existing,
  existingFolder,
  leanAndFilled,
  localeOf,
  personNamed,
  read,
  required,
  typeNamed,
} from "./command-args.ts";
import { withContext } from "./command-context.ts";
import { IMPORT_OPTIONS, runImportCommand, say } from "./run-import-command.ts";

/** `npm run import-sheet -- <type> <file> [--dry-run] [--good-only] [--overwrite] [--resume] [--by e-mail] [--map "My heading=title_ar"] [--lang ar|en]` */
export async function importSheetCommand(config: Config, args: readonly string[]): Promise<void> {
  const use = "npm run import-sheet -- <type> <file>";
  const options = { ...IMPORT_OPTIONS, map: { type: "string", multiple: true } } as const;
  const { values, positionals } = read(args, options, use);
  const locale = localeOf(values.lang);
  const described = typeNamed(positionals[0], locale, use);
  const file = existing(required(positionals[1], use), locale);
  await withContext(
    config,
    async (ctx) => {
      const mapping = readMapping(values.map ?? []);
      const source = await openSheet(ctx, described, { file, mapping, locale }, REGISTRY);
      if (source.encoding === "windows-1256") say(m.content_import_encoding({}, { locale }));
      await runImportCommand(ctx, source, { ...values, by: await personNamed(ctx, values.by, locale) }, locale);
    },
    leanAndFilled(locale),
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
  const folder = existingFolder(required(positionals[0], use), locale);
  await withContext(
    config,
    async (ctx) => {
      const source = await open(ctx, folder, locale);
      for (const note of source.notes) say(fieldFaultWords(note, locale));
      // Thousands of professions do not wait for one that an editor wrote: conflicts are listed.
      const by = await personNamed(ctx, values.by, locale);
      await runImportCommand(ctx, source, { ...values, by, "good-only": true }, locale);
    },
    leanAndFilled(locale),
  );
}
