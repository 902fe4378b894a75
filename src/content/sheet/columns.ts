import { LOCALE_CODES, type Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import { foldText } from "#shared/fold-text.ts";
import type { RelationField, ScalarField } from "../fields/field.ts";
import type { Described } from "../registry.ts";
import { FIELD_LABELS } from "./field-labels.ts";
import { shapeForm } from "./shape-forms.ts";

type Side = "slug" | "version" | "source" | "data" | Locale | "links";

/** One column of a sheet. */
export interface Column {
  /** As it is named in a mapping: `title_ar`. */
  readonly key: string;
  readonly side: Side;
  /** The field, or the part of the source. */
  readonly name: string;
  readonly field: ScalarField | RelationField | null;
  /** Of several columns of one value, which it is. */
  readonly part: string;
  readonly isRequired: boolean;
}

const own = (key: "slug" | "version"): Column => ({
  key,
  side: key,
  name: key,
  field: null,
  part: "",
  isRequired: false,
});
const SOURCE_PARTS = ["name", "address", "licence", "date"] as const;
const SOURCE: readonly Column[] = SOURCE_PARTS.map((name) => ({
  key: name === "name" ? "source" : `source_${name}`,
  side: "source",
  name,
  field: null,
  part: "",
  isRequired: false,
}));
/** A file's bytes come by uploading; sheets hold the words about it. */
const FILE_FIELDS = ["alternativeText", "caption"];

/** The columns of a content type, in the order of its fields. */
export function columnsOf({ type, scalars, relations }: Described): readonly Column[] {
  const columns: Column[] = [own("slug")];
  for (const [name, field] of scalars) {
    if (type.name === "file" && !FILE_FIELDS.includes(name)) continue;
    const sides: readonly Side[] = field.localised ? LOCALE_CODES : ["data"];
    const parts = field.kind === "shape" ? shapeForm(name).parts : [""];
    for (const part of parts)
      for (const side of sides) {
        const key = [name, part, side === "data" ? "" : side].filter((one) => one !== "").join("_");
        columns.push({ key, side, name, field, part, isRequired: field.required && part === parts[0] });
      }
  }
  for (const [name, field] of relations)
    columns.push({ key: name, side: "links", name, field, part: "", isRequired: false });
  return [...columns, ...SOURCE, own("version")];
}

/** What a column is called in a language: its label, its part, and its language where the field has two. */
export function headingIn(column: Column, locale: Locale): string {
  const label = FIELD_LABELS[column.side === "source" ? column.key : column.name]?.({}, { locale }) ?? column.name;
  const part =
    column.part === "average" ? ` – ${m.content_sheet_average({}, { locale })}` : column.part && ` ${column.part}`;
  const side = { ar: m.content_sheet_in_arabic, en: m.content_sheet_in_english }[column.side as Locale];
  return `${label}${part}${side ? ` (${side({}, { locale })})` : ""}`;
}

/** The heading of a column in a file: in both languages. */
export function headingOf(column: Column): string {
  return `${headingIn(column, "ar")} / ${headingIn(column, "en")}`;
}

/** What headings are compared by: only their letters and digits. */
export function headingKey(heading: string): string {
  return foldText(heading).replace(/[^\p{L}\p{N}]+/gu, "");
}

/** Every spelling by which a column is known. */
export function spellingsOf(column: Column): readonly string[] {
  const written = [column.key, headingIn(column, "ar"), headingIn(column, "en"), headingOf(column)];
  return [...new Set(written.map(headingKey))];
}

/** The column of a path of the store (`ar.title`, `links.jobs`); null when there is none. */
export function columnAt(columns: readonly Column[], path: string): Column | null {
  const [side, name] = path.split(".");
  return (
    columns.find((one) => (one.side === side && (name === undefined || one.name === name)) || one.key === path) ?? null
  );
}
