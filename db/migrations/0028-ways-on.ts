import { sql } from "kysely";
import type { Migration } from "../../src/platform/db/migrate.ts";

/** What is chosen of activities, and what is said of the professions of a result. */
export const migration: Migration = {
  id: 28,
  name: "0028-ways-on",
  async up({ db, types }) {
    await db.schema
      .createTable("activity_answers")
      .addColumn("user_id", "integer", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("step", "text", (column) => column.notNull())
      .addColumn("said_json", types.json, (column) => column.notNull())
      .addColumn("said_at", types.instant, (column) => column.notNull())
      .addColumn("sign_in_id", "text", (column) => column.notNull().defaultTo(""))
      .addColumn("expires_at", types.instant)
      .addPrimaryKeyConstraint("activity_answers_key", ["user_id", "step"])
      .execute();
    await sql`create index activity_answers_expiry on activity_answers (expires_at) where expires_at is not null`.execute(
      db,
    );
    await db.schema
      .createTable("profession_opinions")
      .addColumn("attempt_id", "integer", (column) =>
        column.notNull().references("scale_attempts.id").onDelete("cascade"),
      )
      .addColumn("document_id", "text", (column) => column.notNull())
      .addColumn("is_asked", types.flag, (column) => column.notNull())
      .addColumn("said_in", "text", (column) => column.notNull().check(sql`said_in in ('result', 'more', 'eight')`))
      .addColumn("opinion", "text", (column) => column.notNull().check(sql`opinion in ('like', 'not')`))
      .addColumn("position", "integer", (column) => column.notNull())
      .addColumn("likeness", "double precision", (column) => column.notNull())
      .addColumn("said_at", types.instant, (column) => column.notNull())
      .addPrimaryKeyConstraint("profession_opinions_key", ["attempt_id", "document_id", "is_asked"])
      .execute();
    await db.schema.createIndex("profession_opinions_asked").on("profession_opinions").column("is_asked").execute();
  },
};
