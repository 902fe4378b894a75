import type { Migration } from "../../src/platform/db/migrate.ts";

export const migration: Migration = {
  id: 12,
  name: "0012-kept-forms",
  async up({ db, types }) {
    await db.schema
      .createTable("kept_forms")
      .addColumn("key_hash", "text", (column) => column.primaryKey())
      .addColumn("user_id", "integer", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("form_sealed", "text", (column) => column.notNull())
      .addColumn("shown_at", types.instant)
      .addColumn("expires_at", types.instant, (column) => column.notNull())
      .execute();
    await db.schema.createIndex("kept_forms_user").on("kept_forms").column("user_id").execute();
    await db.schema.createIndex("kept_forms_expires_at").on("kept_forms").column("expires_at").execute();
  },
};
