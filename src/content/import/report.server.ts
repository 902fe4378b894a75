import { fieldFaultWords } from "#i18n/fault-words.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Db } from "#platform/db/open.ts";
import type { RowFault } from "./proposal.ts";
import { type Outcome, toldRows } from "./store.server.ts";

const AT_ONCE = 500;

/** One thing to be told of a row. */
export interface ToldFault {
  readonly row: number;
  readonly record: string;
  readonly isNote: boolean;
  readonly column: string | null;
  readonly words: string;
}

/** Everything an import has to tell, in the order of its file. */
export async function* toldFaults(db: Db, importId: number, locale: Locale): AsyncGenerator<ToldFault> {
  let after = 0;
  for (;;) {
    const rows = await toldRows(db, importId, after, AT_ONCE);
    for (const { n, slug, title_ar, title_en, faults_json } of rows) {
      const titles = locale === "ar" ? [title_ar, title_en] : [title_en, title_ar];
      const record = titles.find((title) => title) ?? slug;
      for (const fault of faults_json) yield toldFault(n, record, fault, locale);
    }
    if (rows.length < AT_ONCE) return;
    after = rows.at(-1)?.id ?? after;
  }
}

function toldFault(row: number, record: string, fault: RowFault, locale: Locale): ToldFault {
  const { column, isNote = false } = fault;
  return { row, record, isNote, column, words: fieldFaultWords(fault, locale) };
}

/** What is said of a row, as one line. */
export function faultLine({ row, column, words, isNote, record }: ToldFault, locale: Locale): string {
  const where = [
    m.content_import_at_row({ row }, { locale }),
    ...(column ? [m.content_import_at_column({ column }, { locale })] : []),
    ...(record ? [`«${record.slice(0, 60)}»`] : []),
  ];
  const kind = isNote ? `${m.content_import_note({}, { locale })}: ` : "";
  return `${where.join(locale === "ar" ? "، " : ", ")}: ${kind}${words}`;
}

/** How many rows came to what, as one line. */
export function countsLine(counts: Readonly<Record<Outcome, number>>, locale: Locale): string {
  const { new: created, changed, unchanged, refused, conflict } = counts;
  return m.content_import_counts({ created, changed, unchanged, refused, conflict }, { locale });
}

/** How many rows of a report stand above what it tells. */
export const REPORT_HEAD = 2;

/** The report as rows of a sheet, under a line that says which import it is. */
export async function* reportRows(
  db: Db,
  importId: number,
  head: string,
  locale: Locale,
): AsyncGenerator<readonly string[]> {
  const words = { locale };
  yield [head];
  yield [
    m.content_import_report_row({}, words),
    m.content_import_report_record({}, words),
    m.content_import_report_kind({}, words),
    m.content_import_report_column({}, words),
    m.content_import_report_words({}, words),
  ];
  for await (const { row, record, isNote, column, words: said } of toldFaults(db, importId, locale)) {
    const kind = isNote ? m.content_import_note({}, words) : m.content_import_fault({}, words);
    yield [String(row), record, kind, column ?? "", said];
  }
}
