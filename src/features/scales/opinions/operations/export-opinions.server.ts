import { areResultsHidden } from "#features/guardians/operations/may-keep-results.server.ts";
import { formatDate, formatNumber } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import type { PdfRuns } from "#platform/pdf/blocks.ts";
import type { CopyOwner, ReadablePart } from "#platform/personal-data/readable-part.ts";
import type { Opinion, SaidIn } from "../schema.ts";
import { opinionsOfUser, type ProfessionOpinionRow } from "../store.server.ts";

type Word = (inputs: Record<string, never>, options: { locale: "ar" | "en" }) => string;

const OPINION_WORDS: Readonly<Record<Opinion, Word>> = { like: m.scales_opinions_like, not: m.scales_opinions_not };
const PLACE_WORDS: Readonly<Record<SaidIn, Word>> = {
  result: m.scales_opinions_in_result,
  more: m.scales_opinions_in_more,
  eight: m.scales_opinions_in_eight,
};
const run = (text: string): PdfRuns => [{ text }];

/** What somebody said of professions, by their titles. */
export const opinionsExport: ReadablePart = {
  name: "professions_of_opinions",
  async heldBack(ctx, { userId, locale }) {
    return (await areResultsHidden(ctx, userId)) ? m.fault_results_hidden({}, { locale }) : null;
  },
  async pdf(ctx, owner) {
    const words = { locale: owner.locale };
    const heading = { kind: "heading", level: 2, runs: run(m.scales_opinions_register_what({}, words)) } as const;
    const heldBack = await this.heldBack(ctx, owner);
    if (heldBack) return [heading, { kind: "paragraph", runs: run(heldBack) }];
    const rows = await opinionsOfUser(ctx.db, owner.userId);
    if (rows.length === 0) return [];
    const head = [
      m.scales_opinions_column_profession,
      m.scales_opinions_column_opinion,
      m.scales_opinions_column_said_in,
      m.scales_opinions_column_position,
      m.scales_opinions_column_likeness,
      m.scales_opinions_column_said_at,
    ];
    return [
      heading,
      {
        kind: "table",
        head: head.map((word) => run(word({}, words))),
        rows: rows.map((row) => cellsOf(ctx, owner, row).map(run)),
      },
    ];
  },
  async data(ctx, owner) {
    if (await this.heldBack(ctx, owner)) return null;
    const rows = await opinionsOfUser(ctx.db, owner.userId);
    return rows.map((row) => ({ document_id: row.document_id, title: titleOf(ctx, owner, row) }));
  },
};

function titleOf(ctx: Context, { locale }: CopyOwner, { document_id }: ProfessionOpinionRow): string {
  return ctx.content.byDocumentId("job", document_id, locale)?.title ?? document_id;
}

function cellsOf(ctx: Context, owner: CopyOwner, row: ProfessionOpinionRow): string[] {
  const { locale } = owner;
  return [
    titleOf(ctx, owner, row),
    OPINION_WORDS[row.opinion]({}, { locale }),
    PLACE_WORDS[row.said_in]({}, { locale }),
    formatNumber(row.position, locale),
    formatNumber(row.likeness, locale, { maximumFractionDigits: 3 }),
    formatDate(row.said_at, locale, ctx.config.site.timeZone, "dateTime"),
  ];
}
