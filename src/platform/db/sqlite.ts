import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import type {
  KyselyPlugin,
  PluginTransformQueryArgs,
  PluginTransformResultArgs,
  QueryResult,
  RootOperationNode,
  SqliteDatabase,
  UnknownRow,
} from "kysely";

/** Opens the file as this product keeps it: durable, with foreign keys, waiting for a second writer. */
export function openSqliteFile(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: 5000 });
  database.exec("PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON; PRAGMA secure_delete=ON;");
  return database;
}

/** Makes node:sqlite speak the interface Kysely's SQLite dialect expects. Prepared statements are kept. */
export function kyselySqlite(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, StatementSync>();
  return {
    close: () => database.close(),
    prepare(text) {
      let statement = statements.get(text);
      if (!statement) {
        // A transaction that reads first and writes later would fail beside a second writer; this one waits its turn.
        statement = database.prepare(text === "begin" ? "begin immediate" : text);
        if (statements.size > 500) statements.clear();
        statements.set(text, statement);
      }
      const prepared = statement;
      return {
        reader: prepared.columns().length > 0,
        all: (parameters) => prepared.all(...bind(parameters)),
        run: (parameters) => {
          const { changes, lastInsertRowid } = prepared.run(...bind(parameters));
          return { changes, lastInsertRowid };
        },
        iterate: (parameters) => prepared.iterate(...bind(parameters)) as IterableIterator<unknown>,
      };
    },
  };
}

function bind(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters.map((value) => {
    if (typeof value === "boolean") return value ? 1 : 0;
    if (value instanceof Date) return value.toISOString();
    return (value ?? null) as SQLInputValue;
  });
}

/** Gives SQLite's rows the shapes PostgreSQL's have, by the names of columns. */
export const sqliteRows: KyselyPlugin = {
  transformQuery: (args: PluginTransformQueryArgs): RootOperationNode => args.node,
  async transformResult(args: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    return { ...args.result, rows: args.result.rows.map(shape) };
  },
};

function shape(row: UnknownRow): UnknownRow {
  const shaped: UnknownRow = {};
  for (const [key, value] of Object.entries(row)) {
    if (value !== null && key.endsWith("_json") && typeof value === "string") shaped[key] = JSON.parse(value);
    else if (value !== null && key.startsWith("is_")) shaped[key] = value !== 0;
    else shaped[key] = value;
  }
  return shaped;
}
