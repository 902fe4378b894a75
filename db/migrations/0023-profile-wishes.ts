import type { Migration } from "../../src/platform/db/migrate.ts";

export const migration: Migration = {
  id: 23,
  name: "0023-profile-wishes",
  async up({ db, types }) {
    await db.schema
      .createTable("profile_wishes")
      .addColumn("document_id", "text", (column) => column.primaryKey())
      .addColumn("count", "integer", (column) => column.notNull())
      .addColumn("last_at", types.instant, (column) => column.notNull())
      .execute();
  },
};
