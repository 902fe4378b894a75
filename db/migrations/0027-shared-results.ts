import { withId } from "../../src/platform/db/columns.ts";
import type { Migration } from "../../src/platform/db/migrate.ts";

/** What somebody shows of a result, by a link or to an advisor; it goes with the attempt, and with either account. */
export const migration: Migration = {
  id: 27,
  name: "0027-shared-results",
  async up({ db, engine, types }) {
    await withId(db.schema.createTable("result_shares"), engine)
      .addColumn("document_id", "text", (column) => column.notNull().unique())
      .addColumn("attempt_id", "integer", (column) =>
        column.notNull().references("scale_attempts.id").onDelete("cascade"),
      )
      .addColumn("advisor_id", "integer", (column) => column.references("users.id").onDelete("cascade"))
      .addColumn("token_hash", "text", (column) => column.unique())
      .addColumn("shows", "text", (column) => column.notNull())
      .addColumn("made_at", types.instant, (column) => column.notNull())
      .addColumn("expires_at", types.instant, (column) => column.notNull())
      .addColumn("opened_at", types.instant)
      .addColumn("opened_count", "integer", (column) => column.notNull().defaultTo(0))
      .addUniqueConstraint("result_shares_advisor", ["attempt_id", "advisor_id"])
      .execute();
    await db.schema.createIndex("result_shares_with").on("result_shares").column("advisor_id").execute();
    await db.schema.createIndex("result_shares_expires_at").on("result_shares").column("expires_at").execute();
  },
};
