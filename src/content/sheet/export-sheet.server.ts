import path from "node:path";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import type { Described, Registry } from "../registry.ts";
import { type ContentRow, readRecords } from "../store.server.ts";
import { type Column, columnsOf, headingOf } from "./columns.ts";
import { readSubjectNames } from "./subject-names.server.ts";
import { choicesOf, explainingRow, explainingSheet, templateColumns, widthOf } from "./template.ts";
import { writeLines } from "./write-lines.server.ts";
import { type WritingWords, writeRow } from "./write-row.ts";
import { writeXlsx, type XlsxSheet } from "./write-xlsx.server.ts";

export const SHEET_FORMATS = ["csv", "xlsx"] as const;
export type SheetFormat = (typeof SHEET_FORMATS)[number];

export interface SheetOptions {
  readonly format: SheetFormat;
  readonly locale: Locale;
  readonly file: string;
}

type Needs = Pick<Context, "db">;

const AT_ONCE = 500;

/** Writes the empty sheet of a type, with what each column takes. */
export async function writeTemplate(described: Described, { format, locale, file }: SheetOptions): Promise<void> {
  const columns = templateColumns(described);
  const head = columns.map(headingOf);
  if (format === "csv") return void (await writeLines(file, [head, explainingRow(columns, locale)]));
  await writeXlsx(file, [sheetOf(described, columns, locale, [head]), explainingSheet(columns, locale)]);
}

/** Writes every published record of a type in the form an import takes. @returns how many. */
export async function exportSheet(
  ctx: Needs,
  described: Described,
  { format, locale, file }: SheetOptions,
  registry: Registry,
): Promise<number> {
  const columns = columnsOf(described);
  const words = {
    locale,
    subjects: await readSubjectNames(ctx.db, described, registry),
    ...(await slugsOf(ctx, described)),
  };
  const count = { written: 0 };
  const rows = rowsOf(ctx, described, columns, words, count);
  if (format === "csv") await writeLines(file, rows);
  else await writeXlsx(file, [sheetOf(described, columns, locale, rows)]);
  return count.written;
}

function sheetOf({ type }: Described, columns: readonly Column[], locale: Locale, rows: XlsxSheet["rows"]): XlsxSheet {
  const name = m.content_sheet_records({ type: type.name }, { locale }).slice(0, 31);
  return { name, isRightToLeft: locale === "ar", rows, widths: columns.map(widthOf), choices: choicesOf(columns) };
}

async function* rowsOf(
  { db }: Needs,
  { type }: Described,
  columns: readonly Column[],
  words: WritingWords,
  count: { written: number },
): AsyncGenerator<readonly string[]> {
  yield columns.map(headingOf);
  const heads = await db
    .selectFrom("content_records")
    .select("id")
    .where("type", "=", type.name)
    .where("published_json", "is not", null)
    .where("deleted_at", "is", null)
    .orderBy("slug")
    .execute();
  for (let at = 0; at < heads.length; at += AT_ONCE) {
    const ids = heads.slice(at, at + AT_ONCE).map(({ id }) => id);
    const rows = new Map((await readRecords(db, ids)).map((row) => [row.id, row]));
    for (const row of ids.flatMap((id) => rows.get(id) ?? [])) {
      count.written += 1;
      yield writeRow(columns, row.published_json as NonNullable<ContentRow["published_json"]>, row.version, words);
    }
  }
}

/** The slugs of everything a type is related to. */
async function slugsOf({ db }: Needs, { relations }: Described): Promise<Pick<WritingWords, "slugOf">> {
  const types = [...new Set([...relations.values()].map(({ to }) => to))];
  if (types.length === 0) return { slugOf: () => undefined };
  const rows = await db
    .selectFrom("content_records")
    .select(["document_id", "slug", "type"])
    .where("type", "in", types)
    .where("deleted_at", "is", null)
    .execute();
  const slugs = new Map(rows.map((row) => [`${row.type}/${row.document_id}`, row.slug]));
  return { slugOf: (type, id) => slugs.get(`${type}/${id}`) };
}

/** The name a file gets in a folder. */
export function sheetFile(folder: string, type: string, format: SheetFormat): string {
  return path.join(folder, `${type}.${format}`);
}
