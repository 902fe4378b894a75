/** Norms as one table and back: a row for every score of a group. */

import type { Norms } from "../schema/norms.ts";
import { type Built, type CsvRow, numeric, type RowFault } from "./csv-rows.ts";

type Group = Norms["groups"][number];

/** `9-female`; `all` for a grade or a gender that is not told apart. */
const groupName = ({ grade, gender }: Pick<Group, "grade" | "gender">) => `${grade ?? "all"}-${gender ?? "all"}`;

export function rowsOfNorms(norms: Norms): CsvRow[] {
  const { ar, en } = norms.source;
  return [
    { part: "norms", id: norms.scale, of: norms.instruments.join(" "), value: String(norms.version) },
    { part: "provisional", value: norms.provisional ? "yes" : "no" },
    { part: "source", ar, en },
    ...norms.groups.flatMap(rowsOfGroup),
  ];
}

function rowsOfGroup(group: Group): CsvRow[] {
  const of = groupName(group);
  const rows: CsvRow[] = [{ part: "group", id: of, value: String(group.n) }];
  for (const [id, { sd, alpha, ranks }] of Object.entries(group.scales)) {
    rows.push({ part: "error", id, of, from: String(sd), to: String(alpha) });
    for (const raw of Object.keys(ranks)
      .map(Number)
      .sort((a, b) => a - b))
      rows.push({ part: "rank", id, of, from: String(raw), value: String(ranks[raw]) });
  }
  return rows;
}

type Draft = Record<string, unknown>;
interface DraftGroup extends Draft {
  readonly scales: Record<string, { sd?: unknown; alpha?: unknown; ranks: Draft }>;
}

/** Puts rows together again; what is wrong is left to the schema, with the row it came from. */
export function normsOfRows(rows: readonly CsvRow[]): Built {
  const rowAt = new Map<string, number>();
  const groups = new Map<string, DraftGroup>();
  const body: Draft = { format: "norms-1" };
  const faults: RowFault[] = [];
  for (const [at, row] of rows.entries()) {
    const number = at + 2;
    if (row.part === "norms") {
      const instruments = (row.of ?? "").split(/\s+/).filter(Boolean).map(numeric);
      Object.assign(body, { scale: row.id, version: numeric(row.value), instruments });
      for (const name of ["scale", "version", "instruments"]) rowAt.set(name, number);
    } else if (row.part === "provisional") body.provisional = YES_NO[row.value ?? ""] ?? row.value;
    else if (row.part === "source") body.source = { ...(row.ar && { ar: row.ar }), ...(row.en && { en: row.en }) };
    else if (row.part === "group") {
      rowAt.set(`groups.${groups.size}`, number);
      groups.set(row.id ?? "", { ...groupOf(row.id ?? ""), n: numeric(row.value), scales: {} });
    } else {
      const code = readScore(groups, rowAt, row, number);
      if (code) faults.push({ row: number, code });
    }
  }
  return { made: { ...body, groups: [...groups.values()] }, rowAt, faults };
}

const YES_NO: Readonly<Record<string, boolean>> = { yes: true, no: false };

function groupOf(name: string): Draft {
  const [grade = "", gender = ""] = name.split("-");
  return { grade: grade === "all" ? null : numeric(grade), gender: gender === "all" ? null : gender };
}

function readScore(
  groups: ReadonlyMap<string, DraftGroup>,
  rowAt: Map<string, number>,
  { part, id = "", of = "", from, to, value }: CsvRow,
  number: number,
): string | null {
  if (part !== "error" && part !== "rank") return "csv_part";
  const group = groups.get(of);
  if (!group) return "norms_unknown_group";
  group.scales[id] ??= { ranks: {} };
  const scale = group.scales[id];
  const path = `groups.${[...groups.keys()].indexOf(of)}.scales.${id}`;
  if (part === "error") {
    Object.assign(scale, { sd: numeric(from), alpha: numeric(to) });
    rowAt.set(path, number);
    return null;
  }
  const isThere = Object.hasOwn(scale.ranks, from ?? "");
  scale.ranks[from ?? ""] = numeric(value);
  rowAt.set(`${path}.ranks.${from}`, number);
  return isThere ? "instrument_twice" : null;
}
