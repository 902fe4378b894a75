import { tellProcesses } from "#content/announce.server.ts";
import type { ImportSource } from "#content/import/proposal.ts";
import { countsLine, faultLine, toldFaults } from "#content/import/report.server.ts";
import { type ImportResult, runImport } from "#content/import/run.server.ts";
import { brokenOff } from "#content/import/stage.server.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import { ConfigError } from "#platform/config.ts";
import type { Context } from "#platform/context.ts";
import type { Account } from "#shared/actor.ts";
import { showProgress } from "./progress.ts";

const MOST_TOLD = 50;

/** The choices of every import command, as `node:util` reads them. */
export const IMPORT_OPTIONS = {
  "dry-run": { type: "boolean" },
  "good-only": { type: "boolean" },
  overwrite: { type: "boolean" },
  resume: { type: "boolean" },
  by: { type: "string" },
  lang: { type: "string" },
} as const;

export interface ImportChoices {
  readonly "dry-run"?: boolean;
  readonly "good-only"?: boolean;
  readonly overwrite?: boolean;
  readonly resume?: boolean;
  readonly by: Account | null;
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
  const { by, resume = false, overwrite = false, "dry-run": dryRun = false, "good-only": goodOnly = false } = choices;
  const words = { locale };
  if (resume)
    say(
      (await brokenOff(ctx, source, { overwrite }))
        ? m.content_import_resumed({}, words)
        : m.content_import_anew({}, words),
    );
  // What others do about such records may need what readers see of others.
  if (ctx.extensions.recordChanged.some(({ type }) => type === source.type)) await ctx.content.refresh();
  const progress = showProgress(locale);
  const options = { resume, overwrite, dryRun, goodOnly, by, tell: progress.tell };
  const result = await runImport(ctx, source, options).finally(progress.end);
  if (!result) throw new ConfigError(m.content_import_under_way({}, { locale }));
  await sayFaults(ctx, result, locale);
  if (result.state === "done" && result.counts.new + result.counts.changed > 0) await tellProcesses(ctx);
  sayEnd(result, goodOnly, locale);
}

async function sayFaults(ctx: Context, { id }: ImportResult, locale: Locale): Promise<void> {
  let count = 0;
  for await (const told of toldFaults(ctx.db, id, locale)) {
    count += 1;
    if (count <= MOST_TOLD) say(faultLine(told, locale));
  }
  if (count > MOST_TOLD) say(m.content_import_more({ count: count - MOST_TOLD, id }, { locale }));
}

function sayEnd({ id, state, counts }: ImportResult, goodOnly: boolean, locale: Locale): void {
  const words = { locale };
  say(countsLine(counts, locale));
  const bad = counts.refused + counts.conflict;
  const isRefused = state === "refused" || (state === "tried" && bad > 0 && !goodOnly);
  if (counts.new + counts.changed + bad === 0) say(m.content_import_nothing({}, words));
  else if (state === "tried")
    say(isRefused ? m.content_import_tried_refused({}, words) : m.content_import_tried({}, words));
  else if (state === "refused") say(m.content_import_refused({}, words));
  else say(`${m.content_import_done({ id }, words)}\n${m.content_import_done_unseen({}, words)}`);
  if (isRefused) process.exitCode = 1;
}
