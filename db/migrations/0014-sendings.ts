import type { Migration } from "../../src/platform/db/migrate.ts";

export const migration: Migration = {
  id: 14,
  name: "0014-sendings",
  async up({ db, types }) {
    await db.schema
      .createTable("sendings")
      .addColumn("key_hash", "text", (column) => column.primaryKey())
      .addColumn("then_hash", "text", (column) => column.unique())
      .addColumn("asked_hash", "text", (column) => column.notNull())
      .addColumn("user_id", "integer", (column) => column.references("users.id").onDelete("cascade"))
      .addColumn("claimed_at", types.instant, (column) => column.notNull())
      .addColumn("done_at", types.instant)
      .addColumn("answer_sealed", "text")
      .addColumn("expires_at", types.instant, (column) => column.notNull())
      .execute();
    await db.schema.createIndex("sendings_user").on("sendings").column("user_id").execute();
    await db.schema.createIndex("sendings_expires_at").on("sendings").column("expires_at").execute();
  },
};
