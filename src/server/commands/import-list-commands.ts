import { tellProcesses } from "#content/announce.server.ts";
import type { Label } from "#content/fields/enumeration/kind.ts";
import { reportRows } from "#content/import/report.server.ts";
import { importing } from "#content/import/run.server.ts";
import { findImport, type ImportState, newestImports } from "#content/import/store.server.ts";
import { type LeftAlone, undoImport } from "#content/import/undo.server.ts";
import { REGISTRY } from "#content/registry.ts";
import { writeLines } from "#content/sheet/write-lines.server.ts";
import { formatDate } from "#i18n/format.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import { type Config, ConfigError } from "#platform/config.ts";
import { isAppError } from "#platform/errors.ts";
import { lean, localeOf, read, required, writable } from "./command-args.ts";
import { withContext } from "./command-context.ts";
import { say } from "./run-import-command.ts";

const MOST_LISTED = 30;
const STATE_WORDS: Readonly<Record<ImportState, Label>> = {
  staging: m.content_import_state_staging,
  staged: m.content_import_state_staged,
  tried: m.content_import_state_tried,
  refused: m.content_import_state_refused,
  done: m.content_import_state_done,
  undone: m.content_import_state_undone,
  settled: m.content_import_state_settled,
};

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
  const file = writable(values.out ?? `import-${id}.csv`, locale);
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
