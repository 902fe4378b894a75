import { tellProcesses } from "#content/announce.server.ts";
import type { ImportSource } from "#content/import/proposal.ts";
import { countsLine, faultLine, toldFaults } from "#content/import/report.server.ts";
import { type ImportResult, runImport } from "#content/import/run.server.ts";
import { unfinishedImport } from "#content/import/store.server.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import { ConfigError } from "#platform/config.ts";
import type { Context } from "#platform/context.ts";
import { showProgress } from "./progress.ts";

const MOST_TOLD = 50;

/** The choices of every import command, as `node:util` reads them. */
export const IMPORT_OPTIONS = {
  "dry-run": { type: "boolean" },
  "good-only": { type: "boolean" },
  overwrite: { type: "boolean" },
  resume: { type: "boolean" },
  lang: { type: "string" },
} as const;

export interface ImportChoices {
  readonly "dry-run"?: boolean;
  readonly "good-only"?: boolean;
  readonly overwrite?: boolean;
  readonly resume?: boolean;
}

/** A line on the standard output. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Imports from a source and says what came of it. */
export async function runImportCommand(
  ctx: Context,
  source: ImportSource,
  choices: ImportChoices,
  locale: Locale,
): Promise<void> {
  const resume = choices.resume ?? false;
  if (resume && (await unfinishedImport(ctx.db))) say(m.content_import_resumed({}, { locale }));
  // What others do about such records may need what readers see of others.
  if (ctx.extensions.recordChanged.some(({ type }) => type === source.type)) await ctx.content.refresh();
  const progress = showProgress(locale);
  const result = await runImport(ctx, source, {
    resume,
    overwrite: choices.overwrite ?? false,
    dryRun: choices["dry-run"] ?? false,
    goodOnly: choices["good-only"] ?? false,
    tell: progress.tell,
  }).finally(progress.end);
  if (!result) throw new ConfigError(m.content_import_under_way({}, { locale }));
  await sayFaults(ctx, result, locale);
  if (result.state === "done" && result.counts.new + result.counts.changed > 0) await tellProcesses(ctx);
  sayEnd(result, locale);
}

async function sayFaults(ctx: Context, { id }: ImportResult, locale: Locale): Promise<void> {
  let count = 0;
  for await (const told of toldFaults(ctx.db, id, locale)) {
    count += 1;
    if (count <= MOST_TOLD) say(faultLine(told, locale));
  }
  if (count > MOST_TOLD) say(m.content_import_more({ count: count - MOST_TOLD, id }, { locale }));
}

function sayEnd({ id, state, counts }: ImportResult, locale: Locale): void {
  const words = { locale };
  say(countsLine(counts, locale));
  const isNothing = counts.new + counts.changed + counts.refused + counts.conflict === 0;
  if (isNothing) say(m.content_import_nothing({}, words));
  else if (state === "tried") say(m.content_import_tried({}, words));
  else if (state === "refused") say(m.content_import_refused({}, words));
  else say(`${m.content_import_done({ id }, words)}\n${m.content_import_done_unseen({}, words)}`);
  if (state === "refused" || (state === "tried" && counts.refused > 0)) process.exitCode = 1;
}
