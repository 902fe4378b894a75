import { type RawBuilder, sql } from "kysely";
import type { Context } from "#platform/context.ts";
import type { Db } from "#platform/db/open.ts";
import type { NewStagedRow, StagedRow } from "./store.server.ts";

/** What comparing found of a row. */
export type Compared = Pick<
  StagedRow,
  "id" | "outcome" | "body_json" | "faults_json" | "is_free" | "is_ar_changed" | "is_en_changed" | "before_version"
>;

type Engine = Pick<Context, "database">["database"]["engine"];
type Kind = "text" | "integer" | "boolean" | "json";

const NEW: Readonly<Record<keyof NewStagedRow, Kind>> = {
  n: "integer",
  type: "text",
  slug_space: "text",
  document_id: "text",
  slug: "text",
  title_ar: "text",
  title_en: "text",
  proposal_json: "json",
  faults_json: "json",
};

const COMPARED: Readonly<Record<keyof Compared, Kind>> = {
  id: "integer",
  outcome: "text",
  body_json: "json",
  faults_json: "json",
  is_free: "boolean",
  is_ar_changed: "boolean",
  is_en_changed: "boolean",
  before_version: "integer",
};

/** Adds rows of an import: one statement with one value, as hundreds of rows have thousands of them. */
export async function insertRows(
  db: Db,
  engine: Engine,
  importId: number,
  rows: readonly NewStagedRow[],
): Promise<void> {
  const columns = sql.join(Object.keys(NEW).map((name) => sql.ref(name)));
  await sql`insert into import_rows (import_id, is_free, is_ar_changed, is_en_changed, ${columns})
    select ${sql.lit(importId)}, ${flag(engine, true)}, ${flag(engine, false)}, ${flag(engine, false)}, ${valuesOf(engine, NEW)}
    from ${rowsFrom(engine, NEW, rows)} where true`.execute(db);
}

/** Keeps what was found of rows. */
export async function writeCompared(db: Db, engine: Engine, rows: readonly Compared[]): Promise<void> {
  const changes = Object.entries(COMPARED)
    .filter(([name]) => name !== "id")
    .map(([name, kind]) => sql`${sql.ref(name)} = ${given(engine, name, kind)}`);
  await sql`update import_rows set proposal_json = null, ${sql.join(changes)}
    from ${rowsFrom(engine, COMPARED, rows)} where import_rows.id = ${given(engine, "id", "integer")}`.execute(db);
}

function flag(engine: Engine, value: boolean): RawBuilder<unknown> {
  return engine === "postgres" ? sql.lit(value) : sql.lit(Number(value));
}

/** Rows written as JSON, as a table `given` of the statement. */
function rowsFrom(
  engine: Engine,
  columns: Readonly<Record<string, Kind>>,
  rows: readonly object[],
): RawBuilder<unknown> {
  const text = JSON.stringify(rows);
  if (engine === "sqlite") return sql`json_each(${text}) given`;
  const types = Object.entries(columns).map(
    ([name, kind]) => sql`${sql.ref(name)} ${sql.raw(kind === "json" ? "jsonb" : kind)}`,
  );
  return sql`jsonb_to_recordset(cast(${text} as jsonb)) as given(${sql.join(types)})`;
}

function valuesOf(engine: Engine, columns: Readonly<Record<string, Kind>>): RawBuilder<unknown> {
  return sql.join(Object.entries(columns).map(([name, kind]) => given(engine, name, kind)));
}

/** SQLite keeps JSON as text, and takes what is null within JSON for the word. */
function given(engine: Engine, name: string, kind: Kind): RawBuilder<unknown> {
  if (engine === "postgres")
    return kind === "json" ? sql`nullif(${sql.ref(`given.${name}`)}, 'null')` : sql.ref(`given.${name}`);
  if (kind === "json") return sql`nullif(given.value -> ${sql.lit(name)}, 'null')`;
  return sql`given.value ->> ${sql.lit(name)}`;
}
