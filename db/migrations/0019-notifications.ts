import { withId } from "../../src/platform/db/columns.ts";
import type { Migration } from "../../src/platform/db/migrate.ts";

export const migration: Migration = {
  id: 19,
  name: "0019-notifications",
  async up({ db, engine, types }) {
    // A broadcast to everybody is one row, whoever it reaches.
    await withId(db.schema.createTable("broadcasts"), engine)
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("about", "text", (column) => column.notNull())
      .addColumn("audience_json", types.json, (column) => column.notNull())
      .addColumn("created_at", types.instant, (column) => column.notNull())
      .addColumn("ends_at", types.instant, (column) => column.notNull())
      .addUniqueConstraint("broadcasts_once", ["kind", "about"])
      .execute();
    await db.schema.createIndex("broadcasts_newest").on("broadcasts").column("created_at").execute();
    await db.schema.createIndex("broadcasts_ends_at").on("broadcasts").column("ends_at").execute();
    await db.schema
      .createTable("broadcast_reads")
      .addColumn("user_id", "integer", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("broadcast_id", "integer", (column) => column.notNull().references("broadcasts.id").onDelete("cascade"))
      .addColumn("read_at", types.instant, (column) => column.notNull())
      .addPrimaryKeyConstraint("broadcast_reads_once", ["user_id", "broadcast_id"])
      .execute();
    await db.schema.createIndex("broadcast_reads_broadcast").on("broadcast_reads").column("broadcast_id").execute();
    await withId(db.schema.createTable("notifications"), engine)
      .addColumn("user_id", "integer", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("about_json", types.json, (column) => column.notNull())
      .addColumn("created_at", types.instant, (column) => column.notNull())
      .addColumn("read_at", types.instant)
      .execute();
    await db.schema.createIndex("notifications_newest").on("notifications").columns(["user_id", "created_at"]).execute();
    await db.schema.createIndex("notifications_unread").on("notifications").columns(["user_id", "read_at"]).execute();
    await db.schema.createIndex("notifications_created_at").on("notifications").column("created_at").execute();
    await db.schema
      .createTable("notification_choices")
      .addColumn("user_id", "integer", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("is_shown", types.flag, (column) => column.notNull())
      .addPrimaryKeyConstraint("notification_choices_once", ["user_id", "kind"])
      .execute();
  },
};
