import { withId } from "../../src/platform/db/columns.ts";
import type { Migration } from "../../src/platform/db/migrate.ts";

export const migration: Migration = {
  id: 6,
  name: "0006-feedback",
  async up({ db, engine, types }) {
    await withId(db.schema.createTable("feedback"), engine)
      .addColumn("document_id", "text", (column) => column.notNull())
      .addColumn("voter_hash", "text", (column) => column.notNull())
      .addColumn("user_id", "integer", (column) => column.references("users.id").onDelete("cascade"))
      .addColumn("is_useful", types.flag, (column) => column.notNull())
      .addColumn("word", "text")
      .addColumn("given_at", types.instant, (column) => column.notNull())
      .addUniqueConstraint("feedback_one_vote", ["document_id", "voter_hash"])
      .execute();
    await db.schema.createIndex("feedback_user").on("feedback").column("user_id").execute();
    await db.schema.createIndex("feedback_given_at").on("feedback").column("given_at").execute();
  },
};
