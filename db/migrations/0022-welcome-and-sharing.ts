import type { Migration } from "../../src/platform/db/migrate.ts";

export const migration: Migration = {
  id: 22,
  name: "0022-welcome-and-sharing",
  async up({ db, types }) {
    await db.schema
      .createTable("profile_welcomes")
      .addColumn("user_id", "integer", (column) => column.primaryKey().references("users.id").onDelete("cascade"))
      .addColumn("answered", "integer", (column) => column.notNull())
      .addColumn("closed_at", types.instant)
      .addColumn("updated_at", types.instant, (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("profile_shares")
      .addColumn("user_id", "integer", (column) => column.primaryKey().references("users.id").onDelete("cascade"))
      .addColumn("token_sealed", "text", (column) => column.notNull())
      .addColumn("token_hash", "text", (column) => column.notNull().unique())
      .addColumn("sections", "text", (column) => column.notNull())
      .addColumn("made_at", types.instant, (column) => column.notNull())
      .addColumn("expires_at", types.instant, (column) => column.notNull())
      .execute();
  },
};
