import { tellProcesses } from "#content/announce.server.ts";
import { countsLine, REPORT_HEAD, reportRows } from "#content/import/report.server.ts";
import { importing } from "#content/import/run.server.ts";
import { IMPORT_STATE_WORDS } from "#content/import/state-words.ts";
import { countOutcomes, findImport, type ImportRow, newestImports } from "#content/import/store.server.ts";
import { type LeftAlone, undoImport } from "#content/import/undo.server.ts";
import { writeLines } from "#content/sheet/write-lines.server.ts";
import { readUser } from "#features/people/operations/read-user.server.ts";
import { formatDate } from "#i18n/format.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import { type Config, ConfigError } from "#platform/config.ts";
import type { Context } from "#platform/context.ts";
import { isAppError } from "#platform/errors.ts";
import { lean, localeOf, personNamed, read, required, writable } from "./command-args.ts";
import { withContext } from "./command-context.ts";
import { say } from "./run-import-command.ts";

const MOST_LISTED = 30;
const MOST_TOLD = 50;

/** `npm run imports`: what was imported, newest first. */
export async function importsCommand(config: Config, args: readonly string[]): Promise<void> {
  const locale = localeOf(read(args, { lang: { type: "string" } }, "npm run imports").values.lang);
  await withContext(
    config,
    async (ctx) => {
      const rows = await newestImports(ctx.db, MOST_LISTED);
      if (rows.length === 0) say(m.content_import_none({}, { locale }));
      for (const row of rows) {
        say(await importLine(ctx, row, locale));
        const counts = await countOutcomes(ctx.db, row.id);
        if (Object.values(counts).some((count) => count > 0)) say(`    ${countsLine(counts, locale)}`);
      }
    },
    lean(locale),
  );
}

/** An import in one line: what came when, what became of it and who did both. */
async function importLine(ctx: Context, row: ImportRow, locale: Locale): Promise<string> {
  const { id, type, file_name, state, started_at, begun_by, undone_at, undone_by } = row;
  const words = { locale };
  const day = (at: string) => formatDate(at, locale, ctx.config.site.timeZone, "dateTime");
  const by = async (userId: number | null) => {
    const user = userId === null ? undefined : await readUser(ctx.db, userId);
    const name = user && `${user.first_name} ${user.last_name}`;
    return name ? m.content_import_by({ name }, words) : m.content_import_by_command({}, words);
  };
  const begun = [`${id}`, day(started_at), type, file_name, await by(begun_by), IMPORT_STATE_WORDS[state]({}, words)];
  const undone = undone_at ? [day(undone_at), await by(undone_by)] : [];
  return [...begun, ...undone].join(" · ");
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
      const row = Number.isInteger(id) ? await findImport(ctx.db, id) : undefined;
      if (!row) throw new ConfigError(m.content_import_unknown({ id }, { locale }));
      const head = `# ${await importLine(ctx, row, locale)}`;
      const count = await writeLines(file, reportRows(ctx.db, id, head, locale));
      say(m.content_import_written({ file, count: count - REPORT_HEAD }, { locale }));
    },
    lean(locale),
  );
}

/** `npm run import-undo -- <number> [--by e-mail]`: takes a whole import back. */
export async function importUndoCommand(config: Config, args: readonly string[]): Promise<void> {
  const use = "npm run import-undo -- <number>";
  const { values, positionals } = read(args, { by: { type: "string" }, lang: { type: "string" } }, use);
  const locale = localeOf(values.lang);
  const id = Number(required(positionals[0], use));
  const none = () => new ConfigError(m.content_import_not_undoable({ id }, { locale }));
  await withContext(
    config,
    async (ctx) => {
      if (!Number.isInteger(id)) throw none();
      const by = await personNamed(ctx, values.by, locale);
      const ran = await importing(ctx, () => undoImport(ctx, id, by)).catch((error: unknown) => {
        throw isAppError(error) && (error.code === "not_found" || error.code === "conflict") ? none() : error;
      });
      if (!ran) throw new ConfigError(m.content_import_under_way({}, { locale }));
      await tellProcesses(ctx);
      const { removed, restored, left } = ran.done;
      for (const one of left.slice(0, MOST_TOLD)) say(leftLine(one, locale));
      if (left.length > MOST_TOLD) say(m.content_import_more({ count: left.length - MOST_TOLD, id }, { locale }));
      say(m.content_import_undone({ id, removed, restored, left: left.length }, { locale }));
    },
    lean(locale),
  );
}

function leftLine({ title, slug, why }: LeftAlone, locale: Locale): string {
  const words = { edited: m.content_import_left_edited, named: m.content_import_left_named }[why];
  return words({ title: title ?? slug, slug }, { locale });
}
