import { withId } from "../../src/platform/db/columns.ts";
import type { Migration } from "../../src/platform/db/migrate.ts";

export const migration: Migration = {
  id: 18,
  name: "0018-contact",
  async up({ db, engine, types }) {
    await withId(db.schema.createTable("contact_messages"), engine)
      .addColumn("reference", "text", (column) => column.notNull().unique())
      .addColumn("user_id", "integer", (column) => column.references("users.id").onDelete("cascade"))
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("email", "text", (column) => column.notNull())
      .addColumn("phone", "text", (column) => column.notNull())
      .addColumn("inquiry_type", "text", (column) => column.notNull())
      .addColumn("subject", "text")
      .addColumn("message", "text", (column) => column.notNull())
      .addColumn("locale", "text", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("assigned_to", "integer", (column) => column.references("users.id").onDelete("set null"))
      .addColumn("sent_at", types.instant, (column) => column.notNull())
      .addColumn("due_at", types.instant, (column) => column.notNull())
      .addColumn("answered_at", types.instant)
      .addColumn("closed_at", types.instant)
      .execute();
    await withId(db.schema.createTable("contact_answers"), engine)
      .addColumn("message_id", "integer", (column) =>
        column.notNull().references("contact_messages.id").onDelete("cascade"),
      )
      .addColumn("staff_id", "integer", (column) => column.references("users.id").onDelete("set null"))
      .addColumn("text", "text", (column) => column.notNull())
      .addColumn("sent_at", types.instant, (column) => column.notNull())
      .execute();
    await db.schema.createIndex("contact_messages_due").on("contact_messages").columns(["state", "due_at"]).execute();
    await db.schema.createIndex("contact_messages_user").on("contact_messages").column("user_id").execute();
    await db.schema.createIndex("contact_messages_staff").on("contact_messages").column("assigned_to").execute();
    await db.schema.createIndex("contact_answers_message").on("contact_answers").column("message_id").execute();
    await db.schema.createIndex("contact_answers_staff").on("contact_answers").column("staff_id").execute();
  },
};
