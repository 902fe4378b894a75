import { sql } from "kysely";
import { withId } from "../../src/platform/db/columns.ts";
import type { Migration } from "../../src/platform/db/migrate.ts";

export const migration: Migration = {
  id: 21,
  name: "0021-notifications",
  async up({ db, engine, types }) {
    const person = "users.id";
    await withId(db.schema.createTable("notifications"), engine)
      .addColumn("user_id", "integer", (column) => column.references(person).onDelete("cascade"))
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("subject", "text", (column) => column.notNull())
      .addColumn("details_json", types.json, (column) => column.notNull())
      .addColumn("account_types", "text")
      .addColumn("grades", "text")
      .addColumn("topics", "text")
      .addColumn("is_hidden", types.flag, (column) => column.notNull())
      .addColumn("created_at", types.instant, (column) => column.notNull())
      .execute();
    await db.schema.createIndex("notifications_person").on("notifications").columns(["user_id", "id"]).execute();
    await db.schema.createIndex("notifications_age").on("notifications").column("created_at").execute();
    // One thing is told to all once, however often it is published.
    await db.schema
      .createIndex("notifications_once")
      .unique()
      .on("notifications")
      .columns(["kind", "subject"])
      .where(sql.ref("user_id"), "is", null)
      .execute();
    await db.schema
      .createTable("notification_reads")
      .addColumn("user_id", "integer", (column) => column.notNull().references(person).onDelete("cascade"))
      .addColumn("notification_id", "integer", (column) =>
        column.notNull().references("notifications.id").onDelete("cascade"),
      )
      .addColumn("read_at", types.instant, (column) => column.notNull())
      .addPrimaryKeyConstraint("notification_reads_key", ["user_id", "notification_id"])
      .execute();
    await db.schema
      .createIndex("notification_reads_notification")
      .on("notification_reads")
      .column("notification_id")
      .execute();
    await db.schema
      .createTable("notification_marks")
      .addColumn("user_id", "integer", (column) => column.primaryKey().references(person).onDelete("cascade"))
      .addColumn("read_up_to", "integer", (column) => column.notNull())
      .addColumn("read_before", "integer", (column) => column.notNull())
      .addColumn("mailed_up_to", "integer", (column) => column.notNull())
      .addColumn("mailed_at", types.instant)
      .execute();
    await db.schema
      .createTable("notification_choices")
      .addColumn("user_id", "integer", (column) => column.notNull().references(person).onDelete("cascade"))
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("is_shown", types.flag, (column) => column.notNull())
      .addColumn("is_mailed", types.flag, (column) => column.notNull())
      .addPrimaryKeyConstraint("notification_choices_key", ["user_id", "kind"])
      .execute();
    await db.schema
      .createIndex("notification_choices_mailed")
      .on("notification_choices")
      .columns(["is_mailed", "user_id"])
      .execute();
  },
};
