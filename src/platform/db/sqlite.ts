import { existsSync } from "node:fs";
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
import { databaseFault } from "./fault.ts";

const OPENED_EVERY_MS = 1_000;

/** Opens the file as this product keeps it: durable, with foreign keys, waiting for a second writer. */
export function openSqliteFile(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: 5000 });
  try {
    database.exec("PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON; PRAGMA secure_delete=ON;");
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** A statement that is kept; asking it for its columns takes longer than most rows. */
interface Prepared {
  readonly statement: StatementSync;
  readonly isReader: boolean;
}

/** A file that is opened anew when it was found damaged or gone, so that one which is put back is used without a new start. */
export class SqliteFile {
  readonly file: string;
  current: DatabaseSync;
  private readonly statements = new Map<string, Prepared>();
  private isSuspect = false;
  private triedAt = 0;

  constructor(file: string) {
    this.file = file;
    this.current = openSqliteFile(file);
  }

  /** What a statement threw; some faults stay with an open file although the disk is well again. */
  noteFault(error: unknown): void {
    const fault = databaseFault(error);
    this.isSuspect ||= fault === "damaged" || fault === "away" || fault === "read_only";
  }

  prepare(text: string): Prepared {
    if (this.isSuspect && !this.current.isTransaction) this.openAnew();
    const known = this.statements.get(text);
    if (known) return known;
    // A transaction that reads first and writes later would fail beside a second writer; this one waits its turn.
    const statement = this.current.prepare(text === "begin" ? "begin immediate" : text);
    const prepared = { statement, isReader: statement.columns().length > 0 };
    if (this.statements.size > 500) this.statements.clear();
    this.statements.set(text, prepared);
    return prepared;
  }

  /** The former one stays where there is nothing better: one that is gone must not be made anew, empty. */
  private openAnew(): void {
    const now = performance.now();
    if (now - this.triedAt < OPENED_EVERY_MS || !existsSync(this.file)) return;
    this.triedAt = now;
    const former = this.current;
    try {
      this.current = openSqliteFile(this.file);
    } catch {
      return;
    }
    this.statements.clear();
    this.isSuspect = false;
    former.close();
  }
}

/** Makes node:sqlite speak the interface Kysely's SQLite dialect expects. Prepared statements are kept. */
export function kyselySqlite(file: SqliteFile): SqliteDatabase {
  const noting = <T>(work: () => T): T => {
    try {
      return work();
    } catch (error) {
      file.noteFault(error);
      throw error;
    }
  };
  return {
    close: () => file.current.close(),
    prepare(text) {
      // A full disk ends a transaction by itself; to end it once more would hide why.
      if (text === "rollback" && !file.current.isTransaction) return NOTHING;
      const { statement, isReader } = noting(() => file.prepare(text));
      return {
        reader: isReader,
        all: (parameters) => noting(() => statement.all(...bind(parameters))),
        run: (parameters) => noting(() => statement.run(...bind(parameters))),
        iterate: (parameters) => statement.iterate(...bind(parameters)) as IterableIterator<unknown>,
      };
    },
  };
}

const NOTHING: ReturnType<SqliteDatabase["prepare"]> = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [].values(),
};

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
