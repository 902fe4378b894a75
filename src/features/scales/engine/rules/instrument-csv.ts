/** An instrument as one table and back: what a spreadsheet can hold of it. */

import type { Instrument, InstrumentItem } from "../schema/instrument.ts";
import { type Built, type CsvRow, numeric, type RowFault } from "./csv-rows.ts";

type Two<T> = { readonly ar: T; readonly en: T };
const inBoth = ({ ar, en }: Two<string>): CsvRow => ({ ar, en });

/** Every row of an instrument, in the order it is read. */
export function rowsOfInstrument(body: Instrument): CsvRow[] {
  return [
    { part: "instrument", id: body.scale, of: body.answers, value: String(body.version), ...inBoth(body.title) },
    { part: "lead", ...inBoth(body.lead) },
    { part: "audience", ...inBoth(body.audience) },
    { part: "minutes", value: String(body.minutes) },
    ...("labels" in body
      ? body.labels.map((label, at) => ({ part: "label", id: String(at + 1), ...inBoth(label) }))
      : []),
    ...body.scales.map(({ id, sums, ar, en }) => ({ part: "scale", id, of: sums?.join(" ") ?? "", ar, en })),
    ...body.items.flatMap(rowsOfItem),
    ...rowsOfBands(body),
  ];
}

function rowsOfItem(item: InstrumentItem): CsvRow[] {
  const { id, ar, en } = item;
  const rows: CsvRow[] = [
    { part: "item", id, ar: ar.text, en: en.text, speech_ar: ar.speech ?? "", speech_en: en.speech ?? "" },
  ];
  if ("weights" in item) {
    rows.push(...item.keys.map(({ scale }) => ({ part: "key", id: scale, of: id })));
    for (const letter of ["A", "B", "C"] as const) {
      const words = { ar: item.ar.options[letter], en: item.en.options[letter] };
      rows.push({ part: "option", id: letter, of: id, value: String(item.weights[letter]), ...words });
    }
    return rows;
  }
  if (item.ar.example !== undefined || item.en.example !== undefined)
    rows.push({ part: "example", of: id, ar: item.ar.example ?? "", en: item.en.example ?? "" });
  for (const { scale, weight, reversed } of item.keys)
    rows.push({ part: "key", id: scale, of: id, value: String(reversed ? -weight : weight) });
  return rows;
}

function rowsOfBands({ bands, scales }: Instrument): CsvRow[] {
  if (!bands) return [];
  const rows: CsvRow[] = [{ part: "bands", value: bands.by }];
  for (const { id: of } of scales)
    for (const [at, { from, to, ar, en }] of (bands.of[of] ?? []).entries()) {
      const id = String(at + 1);
      rows.push({ part: "band", id, of, from: String(from), to: String(to), ar: ar.title, en: en.title });
      rows.push({ part: "band-text", id, of, ar: ar.text, en: en.text });
      for (let place = 0; place < Math.max(ar.try.length, en.try.length); place += 1)
        rows.push({ part: "try", id, of, ar: ar.try[place] ?? "", en: en.try[place] ?? "" });
    }
  return rows;
}

/** A part of what is being built; the schema decides later whether it is right. */
type Draft = Record<string, unknown>;

interface Drafts {
  readonly body: Draft & { scales: Draft[]; items: Draft[] };
  readonly rowAt: Map<string, number>;
  readonly faults: RowFault[];
}

/** Puts rows together again; what is missing or too much is left to the schema, with the row it came from. */
export function instrumentOfRows(rows: readonly CsvRow[]): Built {
  const drafts: Drafts = { body: { format: "instrument-1", scales: [], items: [] }, rowAt: new Map(), faults: [] };
  for (const [at, row] of rows.entries()) {
    const read = PARTS[row.part ?? ""];
    if (read) read(drafts, row, at + 2);
    else drafts.faults.push({ row: at + 2, code: "csv_part" });
  }
  return { made: drafts.body, rowAt: drafts.rowAt, faults: drafts.faults };
}

const words = ({ ar, en }: CsvRow): Draft => filled({ ar, en });

/** Without what is empty: an empty cell is one that was not filled. */
function filled(values: Draft): Draft {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== ""));
}

/** The item a row names; one that stands nowhere above it is refused. */
function itemAt(
  { body, faults }: Drafts,
  { of }: CsvRow,
  row: number,
): { readonly item: Draft; readonly path: string } {
  const at = body.items.findIndex((one) => one.id === of);
  if (at < 0) faults.push({ row, code: "instrument_unknown_item" });
  return { item: body.items[at] ?? {}, path: `items.${at}` };
}

/** What stands under a name, made when it is first told. */
function under<T>(draft: Draft, name: string, first: T): T {
  draft[name] ??= first;
  return draft[name] as T;
}

/** The words of an item or a band in a language. */
const said = (draft: Draft, language: "ar" | "en"): Draft => under(draft, language, {});

const PARTS: Readonly<Record<string, (drafts: Drafts, row: CsvRow, number: number) => void>> = {
  instrument({ body, rowAt }, row, number) {
    Object.assign(body, { scale: row.id, version: numeric(row.value), answers: row.of, title: words(row) });
    for (const name of ["scale", "version", "answers", "title"]) rowAt.set(name, number);
  },
  lead: (drafts, row, number) => put(drafts, "lead", words(row), number),
  audience: (drafts, row, number) => put(drafts, "audience", words(row), number),
  minutes: (drafts, row, number) => put(drafts, "minutes", numeric(row.value), number),
  label({ body, rowAt }, row, number) {
    const labels = under<Draft[]>(body, "labels", []);
    rowAt.set(`labels.${labels.push(words(row)) - 1}`, number);
  },
  scale({ body, rowAt }, row, number) {
    const sums = (row.of ?? "").split(/\s+/).filter(Boolean);
    const scale = filled({ id: row.id, ar: row.ar, en: row.en, ...(sums.length > 0 && { sums }) });
    rowAt.set(`scales.${body.scales.push(scale) - 1}`, number);
  },
  item({ body, rowAt }, row, number) {
    const [ar, en] = [filled({ text: row.ar, speech: row.speech_ar }), filled({ text: row.en, speech: row.speech_en })];
    rowAt.set(`items.${body.items.push({ id: row.id, keys: [], ar, en }) - 1}`, number);
  },
  example(drafts, row, number) {
    const { item } = itemAt(drafts, row, number);
    Object.assign(said(item, "ar"), filled({ example: row.ar }));
    Object.assign(said(item, "en"), filled({ example: row.en }));
  },
  key(drafts, row, number) {
    const { item, path } = itemAt(drafts, row, number);
    const keys = under<Draft[]>(item, "keys", []);
    const value = numeric(row.value);
    const counts =
      typeof value === "number" ? { weight: Math.abs(value), reversed: value < 0 } : filled({ weight: value });
    drafts.rowAt.set(`${path}.keys.${keys.push({ scale: row.id, ...counts }) - 1}`, number);
  },
  option(drafts, row, number) {
    const { item, path } = itemAt(drafts, row, number);
    const letter = row.id ?? "";
    item.weights = { ...(item.weights as Draft), ...filled({ [letter]: numeric(row.value) }) };
    for (const language of ["ar", "en"] as const) {
      const own = said(item, language);
      own.options = { ...(own.options as Draft), ...filled({ [letter]: row[language] }) };
      drafts.rowAt.set(`${path}.${language}.options.${letter}`, number);
    }
    drafts.rowAt.set(`${path}.weights.${letter}`, number);
  },
  bands: ({ body, rowAt }, row, number) => {
    under<Draft>(body, "bands", { of: {} }).by = row.value;
    rowAt.set("bands", number);
  },
  band({ body, rowAt }, row, number) {
    const list = bandsOf(body, row.of ?? "");
    const band = {
      from: numeric(row.from),
      to: numeric(row.to),
      ar: { ...filled({ title: row.ar }), try: [] },
      en: { ...filled({ title: row.en }), try: [] },
    };
    rowAt.set(`bands.of.${row.of}.${list.push(band) - 1}`, number);
  },
  "band-text"({ body }, row) {
    const band = bandsOf(body, row.of ?? "").at(-1) ?? {};
    for (const language of ["ar", "en"] as const) Object.assign(said(band, language), filled({ text: row[language] }));
  },
  try({ body }, row) {
    const band = bandsOf(body, row.of ?? "").at(-1) ?? {};
    for (const language of ["ar", "en"] as const) {
      const list = under<string[]>(said(band, language), "try", []);
      list.push(row[language] ?? "");
    }
  },
};

function put({ body, rowAt }: Drafts, name: string, value: unknown, number: number): void {
  body[name] = value;
  rowAt.set(name, number);
}

function bandsOf(body: Draft, scale: string): Draft[] {
  return under(under<Draft>(under<Draft>(body, "bands", {}), "of", {}), scale, []);
}
