import { sql } from "kysely";
import { withId } from "../../src/platform/db/columns.ts";
import type { Migration } from "../../src/platform/db/migrate.ts";

export const migration: Migration = {
  id: 1,
  name: "0001-due-work",
  async up({ db, engine, types }) {
    await withId(db.schema.createTable("due_work"), engine)
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("payload_json", types.json, (column) => column.notNull())
      .addColumn("key", "text")
      .addColumn("run_at", types.instant, (column) => column.notNull())
      .addColumn("again_at", types.instant)
      .addColumn("attempts", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("losses", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("claimed_at", types.instant)
      .addColumn("claimed_by", "text")
      .addColumn("claim_ends_at", types.instant)
      .addColumn("dead_at", types.instant)
      .addColumn("last_error_code", "text")
      .addColumn("created_at", types.instant, (column) => column.notNull())
      .execute();
    await sql`create unique index due_work_key on due_work (key) where dead_at is null`.execute(db);
    await sql`create index due_work_due on due_work (run_at, id) where dead_at is null`.execute(db);
    await sql`create index due_work_dead on due_work (dead_at) where dead_at is not null`.execute(db);
  },
};
