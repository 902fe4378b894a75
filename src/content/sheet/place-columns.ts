import { LOCALE_CODES } from "#i18n/locales.ts";
import type { FieldFault } from "#platform/errors.ts";
import { distance } from "#shared/did-you-mean.ts";
import { type Column, headingKey, headingOf, spellingsOf } from "./columns.ts";
import { FIELD_LABELS } from "./field-labels.ts";
import { refused } from "./file-fault.ts";
import { letters, type Placed } from "./read-row.ts";

/** What a mapping says of a heading: the key of a column, or that it is not read. */
export type Mapping = ReadonlyMap<string, string>;

export interface PlacedHeadings {
  readonly placed: Placed;
  readonly faults: readonly FieldFault[];
}

/** `My heading=title_ar`; nothing after the sign: the column is left out. */
export function readMapping(texts: readonly string[]): Mapping {
  return new Map(
    texts.map((text) => {
      const at = text.lastIndexOf("=");
      if (at < 1) throw refused("import_map", { text: text.slice(0, 60) });
      return [headingKey(text.slice(0, at)), text.slice(at + 1).trim()] as const;
    }),
  );
}

/** Which column stands where, by the headings of a sheet. */
export function placeColumns(
  columns: readonly Column[],
  headings: readonly string[],
  mapping: Mapping,
): PlacedHeadings {
  const known = new Map(
    columns.flatMap((column) => spellingsOf(column).map((spelling) => [spelling, column] as const)),
  );
  const faults: FieldFault[] = [];
  const tell = (at: number, code: string, values: FieldFault["values"] = {}) =>
    faults.push({
      path: letters(at),
      code,
      values: { column: letters(at), heading: (headings[at] ?? "").slice(0, 60), ...values },
    });
  const placed = headings.map((heading, at): Column | null => {
    const key = headingKey(heading);
    const mapped = mapping.get(key);
    if (key === "" || mapped === "") return null;
    const column = known.get(mapped === undefined ? key : headingKey(mapped));
    if (!column) tellUnknown(columns, mapped ?? heading, (code, values) => tell(at, code, values));
    return column ?? null;
  });
  placed.forEach((column, at) => {
    const first = column ? placed.indexOf(column) : at;
    if (first < at) tell(at, "import_heading_twice", { first: letters(first) });
  });
  const missing = columns.filter(
    (one) =>
      !placed.includes(one) &&
      placed.some((other) => other && other.side === one.side && other.name === one.name && one.side !== "source"),
  );
  for (const column of missing)
    faults.push({ path: column.key, code: "import_heading_part", values: { heading: headingOf(column) } });
  return { placed, faults };
}

function tellUnknown(
  columns: readonly Column[],
  heading: string,
  tell: (code: string, values?: FieldFault["values"]) => void,
): void {
  const key = headingKey(heading);
  const inTwo = columns.filter((one) => (one.side === "ar" || one.side === "en") && namesOf(one).includes(key));
  if (inTwo.length > 0)
    return void tell("import_heading_language", { choices: inTwo.map((one) => one.key).join(" | ") });
  const near = columns
    .flatMap((column) => spellingsOf(column).map((spelling) => ({ column, far: distance(key, spelling, 6) })))
    .sort((a, b) => a.far - b.far)[0];
  if (near && near.far <= Math.max(2, key.length / 4)) tell("import_heading_near", { near: headingOf(near.column) });
  else tell("import_heading_unknown");
}

/** What a field is called without its language. */
function namesOf({ name }: Column): readonly string[] {
  const label = FIELD_LABELS[name];
  return [name, ...LOCALE_CODES.map((locale) => label?.({}, { locale }) ?? name)].map(headingKey);
}

/** How many headings of a row are known: the heading of a sheet is where most are. */
export function knownIn(columns: readonly Column[], cells: readonly string[]): number {
  const known = new Set(columns.flatMap(spellingsOf));
  return cells.filter((cell) => cell.trim() !== "" && known.has(headingKey(cell))).length;
}
