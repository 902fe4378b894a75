import { siteSettings } from "#features/site/operations.server.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import type { PdfBlock, PdfRuns } from "#platform/pdf/blocks.ts";
import { renderPdf } from "#platform/pdf/render-pdf.ts";
import { readValue, type ShownColumn } from "#platform/personal-data/columns.ts";
import { readableParts, shownColumns } from "#platform/personal-data/declare.ts";
import type { CopyOwner } from "#platform/personal-data/readable-part.ts";
import type { PersonalRow } from "../store/read-personal.server.ts";
import type { PartRows } from "./read-export.server.ts";

/** More columns than this are shown one below the other. */
const WIDEST = 5;
const MOST_TALL = 20;

type NamedColumn = readonly [name: string, column: ShownColumn];

const run = (text: string): PdfRuns => [{ text }];
const paragraph = (text: string): PdfBlock => ({ kind: "paragraph", runs: run(text) });

/** The readable copy: each part with its reason, tables of what is known, in the person's language. */
export async function drawExport(ctx: Context, owner: CopyOwner, parts: readonly PartRows[]): Promise<Buffer> {
  const { locale } = owner;
  const words = { locale };
  const shown = parts.filter(({ entry, count }) => count > 0 && !entry.readable);
  const own = await Promise.all(readableParts(ctx.personal).map((part) => part.pdf(ctx, owner)));
  const [first = [], ...rest] = shown.map((part) => blocksOf(ctx, part, locale));
  const brand = siteSettings(ctx, locale).name;
  return renderPdf({
    locale,
    brand,
    title: m.privacy_pdf_title({}, words),
    author: brand,
    date: ctx.clock.now(),
    timeZone: ctx.config.site.timeZone,
    lead: m.privacy_pdf_lead({}, words),
    blocks: [...first, ...own.flat(), ...rest.flat()],
  });
}

function blocksOf(ctx: Context, { entry, newest, count }: PartRows, locale: "ar" | "en"): PdfBlock[] {
  const columns = shownColumns(entry);
  const all: PdfBlock[] = [
    { kind: "heading", level: 2, runs: run(entry.what({}, { locale })) },
    paragraph(entry.purpose({}, { locale })),
    paragraph(m.privacy_pdf_kept({ kept: entry.kept(locale, ctx.config) }, { locale })),
  ];
  if (columns.length === 0) return [...all, paragraph(m.privacy_pdf_in_file({ count }, { locale }))];
  const rows = columns.length > WIDEST ? newest.slice(-MOST_TALL) : newest;
  const cell = (row: PersonalRow, [name, column]: NamedColumn) =>
    run(readValue(column, row[name], locale, ctx.config.site.timeZone));
  const heads = columns.map(([, { words }]) => run(words({}, { locale })));
  if (columns.length <= WIDEST)
    all.push({ kind: "table", head: heads, rows: rows.map((row) => columns.map((column) => cell(row, column))) });
  else for (const row of rows) all.push(tall(columns, row, cell, locale));
  if (rows.length < count) all.push(paragraph(m.privacy_pdf_newest({ shown: rows.length, count }, { locale })));
  return all;
}

/** One row, a line for each value that is there. */
function tall(
  columns: readonly NamedColumn[],
  row: PersonalRow,
  cell: (row: PersonalRow, column: NamedColumn) => PdfRuns,
  locale: "ar" | "en",
): PdfBlock {
  const filled = columns.filter(([name]) => row[name] !== null && row[name] !== "");
  return {
    kind: "table",
    head: [run(m.privacy_pdf_field({}, { locale })), run(m.privacy_pdf_value({}, { locale }))],
    rows: filled.map((column) => [run(column[1].words({}, { locale })), cell(row, column)]),
  };
}
