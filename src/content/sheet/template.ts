import { LOCALE_CODES, type Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { ScalarField } from "../fields/field.ts";
import type { Described } from "../registry.ts";
import { type Column, columnsOf, headingOf } from "./columns.ts";
import { labelsOf } from "./read-row.ts";
import type { XlsxSheet } from "./write-xlsx.server.ts";

const WIDTHS: Readonly<Record<string, number>> = {
  "long-text": 60,
  markdown: 60,
  list: 40,
  shape: 40,
  keywords: 40,
  relation: 40,
};
const USUAL_WIDTH = 22;

/** How wide a column is shown. */
export function widthOf({ field }: Column): number {
  return WIDTHS[field?.kind ?? ""] ?? USUAL_WIDTH;
}

/** The columns one fills in: the version is what an export adds. */
export function templateColumns(described: Described): readonly Column[] {
  return columnsOf(described).filter(({ side }) => side !== "version");
}

const KIND_WORDS: Readonly<Record<string, (inputs: Record<string, never>, options: { locale: Locale }) => string>> = {
  slug: m.content_sheet_kind_slug,
  text: m.content_sheet_kind_text,
  "long-text": m.content_sheet_kind_long_text,
  markdown: m.content_sheet_kind_markdown,
  code: m.content_sheet_kind_code,
  number: m.content_sheet_kind_number,
  date: m.content_sheet_kind_date,
  flag: m.content_sheet_kind_flag,
  list: m.content_sheet_kind_list,
  keywords: m.content_sheet_kind_keywords,
  relation: m.content_sheet_kind_relation,
  media: m.content_sheet_kind_media,
  enumeration: m.content_sheet_kind_enumeration,
  day: m.content_sheet_kind_day,
  tasks: m.content_sheet_kind_tasks,
  riasec: m.content_sheet_kind_riasec,
  entry_rules: m.content_sheet_kind_entry_rules,
  average: m.content_sheet_kind_average,
  shape: m.content_sheet_kind_json,
};

/** What a column takes, in one language. */
export function explained(column: Column, locale: Locale): string {
  const choices = Object.entries(labelsOf(column.field)).map(([value, label]) => `${value} (${label({}, { locale })})`);
  const said = [kindWords(column, locale), ...choices].join(choices.length > 0 ? " · " : "");
  return column.isRequired ? `${m.content_sheet_required({}, { locale })}. ${said}` : said;
}

function kindWords({ side, name, part, field }: Column, locale: Locale): string {
  const kind =
    side === "slug" ? "slug" : side === "source" ? (name === "date" ? "date" : "text") : (field?.kind ?? "text");
  const own = kind === "shape" ? (KIND_WORDS[part] ?? KIND_WORDS[name]) : undefined;
  return (own ?? KIND_WORDS[kind])?.({}, { locale }) ?? "";
}

/** The row that explains: it begins with #, so that it is not read. */
export function explainingRow(columns: readonly Column[], locale: Locale): string[] {
  return columns.map((column, at) => `${at === 0 ? "# " : ""}${explained(column, locale)}`);
}

/** The sheet of a template that says what each column takes, in both languages. */
export function explainingSheet(columns: readonly Column[], locale: Locale): XlsxSheet {
  const head = [
    m.content_sheet_column({}, { locale }),
    ...LOCALE_CODES.map((code) => m.content_sheet_explanation({}, { locale: code })),
  ];
  const rows = columns.map((column) => [headingOf(column), ...LOCALE_CODES.map((code) => explained(column, code))]);
  return {
    name: m.content_sheet_explanations({}, { locale }),
    isRightToLeft: locale === "ar",
    rows: [head, ...rows],
    widths: [50, 60, 60],
    choices: [],
  };
}

/** Columns with few values, which a workbook offers to choose from. */
export function choicesOf(columns: readonly Column[]): XlsxSheet["choices"] {
  return columns.flatMap(({ field }, at) => {
    const values = field && (field as ScalarField).kind === "enumeration" ? Object.keys(labelsOf(field)) : [];
    return values.length > 0 ? [{ at, values }] : [];
  });
}
