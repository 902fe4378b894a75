import { withId } from "../../src/platform/db/columns.ts";
import type { Migration } from "../../src/platform/db/migrate.ts";

export const migration: Migration = {
  id: 17,
  name: "0017-favorites",
  async up({ db, engine, types }) {
    await withId(db.schema.createTable("favorites"), engine)
      .addColumn("user_id", "integer", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("type", "text", (column) => column.notNull())
      .addColumn("document_id", "text", (column) => column.notNull())
      .addColumn("note", "text")
      .addColumn("saved_at", types.instant, (column) => column.notNull())
      .addColumn("removed_at", types.instant)
      .addUniqueConstraint("favorites_once", ["user_id", "document_id"])
      .execute();
    await db.schema
      .createIndex("favorites_newest")
      .on("favorites")
      .columns(["user_id", "removed_at", "saved_at"])
      .execute();
    await db.schema.createIndex("favorites_removed_at").on("favorites").column("removed_at").execute();
  },
};
