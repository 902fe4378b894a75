import { formatDate, formatNumber } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import type { PdfBlock, PdfRuns } from "#platform/pdf/blocks.ts";
import type { CopyOwner } from "#platform/personal-data/readable-part.ts";
import type { InstrumentReading } from "../../engine/rules/read-instrument-answers.ts";
import { answersOf } from "../../store/answers.server.ts";
import type { AttemptRow, ResultRow } from "../../store/tables.server.ts";
import { instrumentOf } from "./read-instruments.server.ts";
import { itemWords, optionsOf, sharedOptions } from "./word-items.server.ts";

const run = (text: string): PdfRuns => [{ text }];

/** An attempt as its owner reads it: scores and ranks. */
export async function attemptBlocksAt(
  ctx: Context,
  { locale }: CopyOwner,
  attempt: AttemptRow,
  result: ResultRow | undefined,
): Promise<PdfBlock[]> {
  const words = { locale };
  const { body } = await instrumentOf(ctx, attempt.instrument_id);
  const date = formatDate(attempt.completed_at ?? attempt.started_at, locale, ctx.config.site.timeZone, "dateTime");
  const title = m.scales_export_scale({ scale: body.title[locale], date }, words);
  const heading: PdfBlock = { kind: "heading", level: 3, runs: run(title) };
  if (!result) return [heading, { kind: "paragraph", runs: run(m.scales_export_unfinished({}, words)) }];
  const { scales, norms } = result.reading_json as InstrumentReading;
  const rankHead = norms?.provisional ? m.scales_rank_provisional({}, words) : m.scales_export_rank({}, words);
  return [
    heading,
    {
      kind: "table",
      head: [m.scales_export_side({}, words), m.scales_export_score({}, words), rankHead].map(run),
      rows: scales.map(({ id, raw, rank }) => {
        const name = body.scales.find((one) => one.id === id)?.[locale] ?? id;
        return [name, formatNumber(raw, locale), rank ? formatNumber(rank.rank, locale) : "–"].map(run);
      }),
    },
  ];
}

/** The items of an attempt with the answers given to them, as long as those are kept. */
export async function answerBlocksAt(ctx: Context, { locale }: CopyOwner, attempt: AttemptRow): Promise<PdfBlock[]> {
  const answers = new Map((await answersOf(ctx.db, attempt.id)).map((row) => [row.statement_id, row.answer]));
  if (answers.size === 0) return [];
  const { body } = await instrumentOf(ctx, attempt.instrument_id);
  const shared = sharedOptions(body, locale);
  const rows = body.items.flatMap((one) => {
    const answer = answers.get(one.id);
    if (answer === undefined) return [];
    const item = itemWords(one, locale);
    const label = optionsOf(item, shared).find(({ value }) => value === answer)?.label;
    return [[run(item.text), run(label ?? answer)]];
  });
  const head = [m.scales_export_statement({}, { locale }), m.scales_export_answer({}, { locale })].map(run);
  return [{ kind: "table", head, rows }];
}

/** What the answers of the machine-readable copy answer. */
export async function itemsForCopy(ctx: Context, id: number) {
  const { body } = await instrumentOf(ctx, id);
  return { instrument_id: id, version: body.version, statements: body.items };
}
