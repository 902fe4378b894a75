import { withId } from "../../src/platform/db/columns.ts";
import type { Migration } from "../../src/platform/db/migrate.ts";

export const migration: Migration = {
  id: 9,
  name: "0009-privacy",
  async up({ db, engine, types }) {
    await db.schema.alterTable("users").addColumn("erase_reason", "text").execute();
    await withId(db.schema.createTable("exports"), engine)
      .addColumn("document_id", "text", (column) => column.notNull().unique())
      .addColumn("user_id", "integer", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("locale", "text", (column) => column.notNull())
      .addColumn("done", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("total", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("json_file", "text")
      .addColumn("pdf_file", "text")
      .addColumn("asked_at", types.instant, (column) => column.notNull())
      .addColumn("ready_at", types.instant)
      .addColumn("expires_at", types.instant)
      .execute();
    await db.schema.createIndex("exports_user").on("exports").column("user_id").execute();
    await withId(db.schema.createTable("erasures"), engine)
      .addColumn("subject_key", "text", (column) => column.notNull().unique())
      .addColumn("asked_at", types.instant, (column) => column.notNull())
      .addColumn("erased_at", types.instant, (column) => column.notNull())
      .execute();
    await withId(db.schema.createTable("audit_events"), engine)
      .addColumn("at", types.instant, (column) => column.notNull())
      .addColumn("actor_key", "text", (column) => column.notNull())
      .addColumn("action", "text", (column) => column.notNull())
      .addColumn("subject_key", "text")
      .addColumn("details_json", types.json, (column) => column.notNull())
      .execute();
    await db.schema.createIndex("audit_events_at").on("audit_events").column("at").execute();
    await db.schema.createIndex("audit_events_subject").on("audit_events").column("subject_key").execute();
  },
};
