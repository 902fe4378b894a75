import { areResultsHidden } from "#features/guardians/operations/may-keep-results.server.ts";
import { formatDate, formatNumber } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import type { PdfBlock, PdfRuns } from "#platform/pdf/blocks.ts";
import type { CopyOwner, ReadablePart } from "#platform/personal-data/readable-part.ts";
import { ENVIRONMENTS } from "#shared/environments.ts";
import { answerBlocksAt, attemptBlocksAt, itemsForCopy } from "../../instruments/operations/export-attempts.server.ts";
import { TENDENCIES } from "../../rules.ts";
import { resultsOf } from "../../store/answers.server.ts";
import { attemptsOfUser } from "../../store/attempts.server.ts";
import type { AttemptRow } from "../../store/tables.server.ts";
import type { Reading } from "../schema/result.ts";
import { nameResult } from "./name-result.server.ts";
import { environmentNames } from "./read-content.server.ts";
import { readingsOf } from "./read-readings.server.ts";

/** Attempts whose every answer the readable copy shows, the newest; the machine-readable one has all. */
const WITH_ANSWERS = 5;
const MOST_SHOWN = 60;

const run = (text: string): PdfRuns => [{ text }];

/** Results as their owner reads them: code, scores, and the statements with the answers. */
export const scalesExport: ReadablePart = {
  name: "tendencies_statements",
  async heldBack(ctx, owner) {
    return (await areResultsHidden(ctx, owner.userId)) ? m.fault_results_hidden({}, { locale: owner.locale }) : null;
  },
  async pdf(ctx, owner) {
    const heldBack = await this.heldBack(ctx, owner);
    if (heldBack)
      return [
        { kind: "heading", level: 2, runs: run(m.scales_register_results_what({}, { locale: owner.locale })) },
        { kind: "paragraph", runs: run(heldBack) },
      ];
    const all = await attemptsOfUser(ctx.db, owner.userId);
    const attempts = all.slice(0, MOST_SHOWN);
    if (attempts.length === 0) return [];
    const results = await resultsOf(
      ctx.db,
      attempts.map(({ id }) => id),
    );
    const own = new Set(attempts.filter(({ scale }) => scale === TENDENCIES).map(({ id }) => id));
    const readings = await readingsOf(
      ctx,
      results.filter((row) => own.has(row.attempt_id)),
    );
    const blocks: PdfBlock[] = [
      { kind: "heading", level: 2, runs: run(m.scales_register_results_what({}, { locale: owner.locale })) },
    ];
    for (const [at, attempt] of attempts.entries()) {
      const isOwn = attempt.scale === TENDENCIES;
      const result = results.find((one) => one.attempt_id === attempt.id);
      blocks.push(
        ...(isOwn
          ? attemptBlocks(ctx, owner, attempt, readings.get(attempt.id))
          : await attemptBlocksAt(ctx, owner, attempt, result)),
      );
      if (at < WITH_ANSWERS) blocks.push(...(await answerBlocksAt(ctx, owner, attempt)));
    }
    if (attempts.length < all.length) {
      const counts = { shown: attempts.length, count: all.length };
      blocks.push({ kind: "paragraph", runs: run(m.privacy_pdf_newest(counts, { locale: owner.locale })) });
    }
    return blocks;
  },
  async data(ctx, owner) {
    if (await this.heldBack(ctx, owner)) return null;
    const attempts = await attemptsOfUser(ctx.db, owner.userId);
    const ids = new Set(attempts.map((attempt) => attempt.instrument_id));
    return Promise.all(Array.from(ids, (id) => itemsForCopy(ctx, id)));
  },
};

function attemptBlocks(
  ctx: Context,
  { locale }: CopyOwner,
  attempt: AttemptRow,
  reading: Reading | undefined,
): PdfBlock[] {
  const words = { locale };
  const at = attempt.completed_at ?? attempt.started_at;
  const date = formatDate(at, locale, ctx.config.site.timeZone, "dateTime");
  const heading: PdfBlock = { kind: "heading", level: 3, runs: run(m.scales_export_attempt({ date }, words)) };
  if (!reading) return [heading, { kind: "paragraph", runs: run(m.scales_export_unfinished({}, words)) }];
  const result = nameResult(ctx, reading, locale);
  const { text: code } = reading.code;
  const names = environmentNames(ctx, locale);
  return [
    heading,
    {
      kind: "paragraph",
      runs: run(
        code ? m.scales_export_code({ names: result, code }, words) : m.scales_export_no_code({ result }, words),
      ),
    },
    {
      kind: "table",
      head: [run(m.scales_export_environment({}, words)), run(m.scales_export_score({}, words))],
      rows: ENVIRONMENTS.map((one) => [
        run(`${names[one]} (${one})`),
        run(formatNumber(reading.scores[one].raw, locale)),
      ]),
    },
  ];
}
