import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { MIGRATIONS } from "../../../db/migrations/list.ts";
import { createTestDatabase } from "../../../tests/support/database.ts";
import { type Migration, migrate, NewerDatabaseError } from "./migrate.ts";
import { databaseFile, openDatabase } from "./open.ts";

const now = new Date("2026-01-02T03:04:05.678Z");
const first: Migration = {
  id: 1,
  name: "0001-first",
  up: async ({ db }) => void (await sql`create table marks (word text not null)`.execute(db)),
};
const second: Migration = {
  id: 2,
  name: "0002-second",
  up: async ({ db }) => void (await sql`insert into marks (word) values ('kept')`.execute(db)),
};
const broken: Migration = {
  id: 3,
  name: "0003-broken",
  async up({ db }) {
    await sql`insert into marks (word) values ('half')`.execute(db);
    throw new Error("stopped half way");
  },
};

describe("migrations on a SQLite file", () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(path.join(tmpdir(), "wijha-migrate-"));
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));
  const file = () => databaseFile(dataDir);
  const copies = () => readdirSync(dataDir).filter((name) => name.includes(".before-"));

  it("run once, in order, without a copy of an empty file", async () => {
    const database = openDatabase({ databaseUrl: "", dataDir });
    expect(await migrate(database, [first, second], { file: file(), now })).toEqual(["0001-first", "0002-second"]);
    expect(await migrate(database, [first, second], { file: file(), now })).toEqual([]);
    expect(copies()).toEqual([]);
    await database.close();
  });

  it("copy a file that holds data before they change it", async () => {
    const database = openDatabase({ databaseUrl: "", dataDir });
    await migrate(database, [first], { file: file(), now });
    await migrate(database, [first, second], { file: file(), now });
    expect(copies()).toEqual(["wijha.sqlite.before-2026-01-02T03-04-05-678Z"]);
    const copy = openDatabase({ databaseUrl: "", dataDir, file: path.join(dataDir, copies()[0] ?? "") });
    const { rows } = await sql<{ count: number }>`select count(*) as count from marks`.execute(copy.kysely);
    expect(rows[0]?.count).toBe(0);
    await copy.close();
    await database.close();
  });

  it("leave nothing of a migration that fails", async () => {
    const database = openDatabase({ databaseUrl: "", dataDir });
    await migrate(database, [first, second], { file: file(), now });
    await expect(migrate(database, [first, second, broken], { file: file(), now })).rejects.toThrow("stopped half way");
    const { rows } = await sql<{ word: string }>`select word from marks`.execute(database.kysely);
    expect(rows.map((row) => row.word)).toEqual(["kept"]);
    await database.close();
  });

  it("refuse a database made by a newer program", async () => {
    const database = openDatabase({ databaseUrl: "", dataDir });
    await migrate(database, [first, second], { file: file(), now });
    await expect(migrate(database, [first], { file: file(), now })).rejects.toThrow(NewerDatabaseError);
    await database.close();
  });
});

describe("the product's own migrations", () => {
  it.each(["sqlite", "postgres"] as const)("apply on %s and shape instants, flags and JSON alike", async (engine) => {
    const test = await createTestDatabase(engine);
    const db = test.database.kysely;
    expect(await migrate(test.database, MIGRATIONS, { now })).toEqual([]);
    const [instant, flag, json] =
      engine === "sqlite" ? ["text", "integer", "text"] : ["timestamptz", "boolean", "jsonb"];
    await sql`create table shapes (made_at ${sql.raw(instant as string)}, is_done ${sql.raw(flag as string)}, body_json ${sql.raw(json as string)})`.execute(
      db,
    );
    await sql`insert into shapes values (${now.toISOString()}, ${true}, ${JSON.stringify({ a: [1, "ب"] })})`.execute(
      db,
    );
    const { rows } = await sql`select * from shapes`.execute(db);
    expect(rows).toEqual([{ made_at: now.toISOString(), is_done: true, body_json: { a: [1, "ب"] } }]);
    await test.drop();
  });
});
