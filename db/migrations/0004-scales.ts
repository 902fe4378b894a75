import { sql } from "kysely";
import { withId } from "../../src/platform/db/columns.ts";
import type { Migration } from "../../src/platform/db/migrate.ts";

export const migration: Migration = {
  id: 4,
  name: "0004-scales",
  async up({ db, engine, types }) {
    await withId(db.schema.createTable("scale_instruments"), engine)
      .addColumn("scale", "text", (column) => column.notNull())
      .addColumn("version", "integer", (column) => column.notNull())
      .addColumn("body_json", types.json, (column) => column.notNull())
      .addColumn("loaded_at", types.instant, (column) => column.notNull())
      .addUniqueConstraint("scale_instruments_version", ["scale", "version"])
      .execute();
    await withId(db.schema.createTable("scale_attempts"), engine)
      .addColumn("document_id", "text", (column) => column.notNull().unique())
      .addColumn("user_id", "integer", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("instrument_id", "integer", (column) => column.notNull().references("scale_instruments.id"))
      .addColumn("scale", "text", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull().check(sql`state in ('draft', 'complete', 'withdrawn')`))
      .addColumn("mode", "text", (column) => column.notNull())
      .addColumn("is_kept", types.flag, (column) => column.notNull())
      .addColumn("sign_in_id", "text", (column) => column.notNull().defaultTo(""))
      .addColumn("started_at", types.instant, (column) => column.notNull())
      .addColumn("updated_at", types.instant, (column) => column.notNull())
      .addColumn("completed_at", types.instant)
      .addColumn("withdrawn_at", types.instant)
      .addColumn("expires_at", types.instant)
      .execute();
    await sql`create unique index scale_attempts_one_draft on scale_attempts (user_id, scale, sign_in_id) where state = 'draft'`.execute(
      db,
    );
    await sql`create index scale_attempts_history on scale_attempts (user_id, scale, completed_at)`.execute(db);
    await sql`create index scale_attempts_expiry on scale_attempts (expires_at) where expires_at is not null`.execute(
      db,
    );
    await sql`create index scale_attempts_withdrawn on scale_attempts (withdrawn_at) where state = 'withdrawn'`.execute(
      db,
    );
    await db.schema
      .createTable("scale_answers")
      .addColumn("attempt_id", "integer", (column) =>
        column.notNull().references("scale_attempts.id").onDelete("cascade"),
      )
      .addColumn("statement_id", "text", (column) => column.notNull())
      .addColumn("answer", "text", (column) => column.notNull())
      .addColumn("answered_at", types.instant, (column) => column.notNull())
      .addColumn("ms", "integer")
      .addPrimaryKeyConstraint("scale_answers_key", ["attempt_id", "statement_id"])
      .execute();
    await db.schema
      .createTable("scale_results")
      .addColumn("attempt_id", "integer", (column) =>
        column.primaryKey().references("scale_attempts.id").onDelete("cascade"),
      )
      .addColumn("scoring_version", "integer", (column) => column.notNull())
      .addColumn("scores_json", types.json, (column) => column.notNull())
      .addColumn("reading_json", types.json, (column) => column.notNull())
      .execute();
  },
};
