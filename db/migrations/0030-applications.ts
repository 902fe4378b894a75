import { sql } from "kysely";
import { withId } from "../../src/platform/db/columns.ts";
import type { Migration } from "../../src/platform/db/migrate.ts";

/** Who applies to be an advisor or a teacher. */
export const migration: Migration = {
  id: 30,
  name: "0030-applications",
  async up({ db, engine, types }) {
    await withId(db.schema.createTable("advisor_applications"), engine)
      .addColumn("document_id", "text", (column) => column.notNull().unique())
      .addColumn("user_id", "integer", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("kind", "text", (column) => column.notNull().check(sql`kind in ('advisor', 'teacher')`))
      .addColumn("fields", "text", (column) => column.notNull())
      .addColumn("languages", "text", (column) => column.notNull())
      .addColumn("organisation", "text", (column) => column.notNull())
      .addColumn("why", "text", (column) => column.notNull())
      .addColumn("file_id", "integer", (column) => column.references("own_files.id").onDelete("set null"))
      .addColumn("state", "text", (column) =>
        column.notNull().check(sql`state in ('waiting', 'accepted', 'refused', 'withdrawn')`),
      )
      .addColumn("decided_by", "integer", (column) => column.references("users.id").onDelete("set null"))
      .addColumn("decided_at", types.instant)
      .addColumn("told_at", types.instant)
      .addColumn("reason", "text")
      .addColumn("made_at", types.instant, (column) => column.notNull())
      .execute();
    await sql`create unique index advisor_applications_waiting on advisor_applications (user_id) where state = 'waiting'`.execute(
      db,
    );
    for (const columns of [["user_id"], ["state", "made_at"], ["file_id"], ["decided_by"]])
      await db.schema
        .createIndex(`advisor_applications_${columns[0]}`)
        .on("advisor_applications")
        .columns(columns)
        .execute();
  },
};
