import { REGISTRY } from "#content/registry.ts";
import { exportSheet, sheetFile, writeTemplate } from "#content/sheet/export-sheet.server.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Config } from "#platform/config.ts";
import { leanAndFilled, localeOf, read, typeNamed, writable } from "./command-args.ts";
import { withContext } from "./command-context.ts";
import { say } from "./run-import-command.ts";

const SHEET_OPTIONS = { xlsx: { type: "boolean" }, out: { type: "string" }, lang: { type: "string" } } as const;

/** `npm run sheet-template -- <type> [--xlsx] [--out file] [--lang ar|en]` */
export async function sheetTemplateCommand(_config: Config, args: readonly string[]): Promise<void> {
  const use = "npm run sheet-template -- <type> [--xlsx] [--out file]";
  const { values, positionals } = read(args, SHEET_OPTIONS, use);
  const locale = localeOf(values.lang);
  const described = typeNamed(positionals[0], locale, use);
  const format = values.xlsx ? "xlsx" : "csv";
  const file = writable(values.out ?? `${described.type.name}-template.${format}`, locale);
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
        const wanted = isAll
          ? sheetFile(values.out ?? ".", name, format)
          : (values.out ?? sheetFile(".", name, format));
        const file = writable(wanted, locale);
        const count = await exportSheet(ctx, described, { format, locale, file }, REGISTRY);
        say(m.content_import_written({ file, count }, { locale }));
      }
    },
    leanAndFilled(locale),
  );
}
