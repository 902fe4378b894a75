import type { ColumnDataType, CreateTableBuilder, Expression } from "kysely";

export type Engine = "sqlite" | "postgres";

/** Column types that differ by engine. Names carry the mapping: `…_at` is an ISO string, `is_…` a boolean, `…_json` parsed JSON. */
export interface ColumnTypes {
  readonly instant: ColumnDataType | Expression<unknown>;
  readonly flag: ColumnDataType | Expression<unknown>;
  readonly json: ColumnDataType | Expression<unknown>;
}

export function columnTypes(engine: Engine): ColumnTypes {
  return engine === "sqlite"
    ? { instant: "text", flag: "integer", json: "text" }
    : { instant: "timestamptz", flag: "boolean", json: "jsonb" };
}

/** Adds a numbered primary key `id` that is never given twice. */
export function withId<T extends string, C extends string>(table: CreateTableBuilder<T, C>, engine: Engine) {
  return engine === "sqlite"
    ? table.addColumn("id", "integer", (column) => column.primaryKey().autoIncrement())
    : table.addColumn("id", "integer", (column) => column.primaryKey().generatedByDefaultAsIdentity());
}

/** Text to write into a `…_json` column. */
export function json<T>(value: T): T {
  return JSON.stringify(value) as unknown as T;
}
