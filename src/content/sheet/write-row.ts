import type { Body } from "../body.ts";
import type { ScalarField } from "../fields/field.ts";
import type { Column } from "./columns.ts";
import { joinPieces } from "./pieces.ts";
import { type CellWords, shapeForm } from "./shape-forms.ts";

export interface WritingWords extends CellWords {
  /** The slug of a record by its document id; undefined for one that is gone. */
  slugOf(type: string, documentId: string): string | undefined;
}

/** Signs that part keywords besides | and line breaks: people write them so. */
export const KEYWORD_SIGNS = ",،";

/** The cells of a record, as `readRow` takes them back. */
export function writeRow(columns: readonly Column[], body: Body, version: number, words: WritingWords): string[] {
  return columns.map((column) => {
    if (column.side === "slug") return body.slug;
    if (column.side === "version") return String(version);
    if (column.side === "source") return body.source?.[column.name as keyof NonNullable<Body["source"]>] ?? "";
    if (column.side === "links") return linksCell(column, body, words);
    return valueCell(column, body[column.side]?.[column.name], words);
  });
}

function linksCell({ name, field }: Column, { links }: Body, words: WritingWords): string {
  const to = field?.role === "relation" ? field.to : "";
  return joinPieces((links[name] ?? []).flatMap((id) => words.slugOf(to, id) ?? []));
}

function valueCell({ name, field, part }: Column, value: unknown, words: WritingWords): string {
  if (value === undefined || value === null) return "";
  const { kind } = field as ScalarField;
  if (kind === "shape") {
    const form = shapeForm(name);
    return form.write(value, words)[form.parts.indexOf(part)] ?? "";
  }
  if (kind === "list") return joinPieces(value as string[]);
  if (kind === "keywords") return joinPieces(value as string[], KEYWORD_SIGNS);
  return String(value);
}
