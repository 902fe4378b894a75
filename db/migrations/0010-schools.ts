import { withId } from "../../src/platform/db/columns.ts";
import type { Migration } from "../../src/platform/db/migrate.ts";

export const migration: Migration = {
  id: 10,
  name: "0010-schools",
  async up({ db, engine, types }) {
    await withId(db.schema.createTable("school_classes"), engine)
      .addColumn("document_id", "text", (column) => column.notNull().unique())
      .addColumn("teacher_id", "integer", (column) => column.references("users.id").onDelete("set null"))
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("scale", "text", (column) => column.notNull())
      .addColumn("grade", "text")
      .addColumn("code", "text", (column) => column.notNull().unique())
      .addColumn("max_places", "integer", (column) => column.notNull())
      .addColumn("created_at", types.instant, (column) => column.notNull())
      .addColumn("closes_at", types.instant, (column) => column.notNull())
      .execute();
    await db.schema.createIndex("school_classes_teacher").on("school_classes").column("teacher_id").execute();
    await withId(db.schema.createTable("school_places"), engine)
      .addColumn("document_id", "text", (column) => column.notNull().unique())
      .addColumn("class_id", "integer", (column) =>
        column.notNull().references("school_classes.id").onDelete("cascade"),
      )
      .addColumn("user_id", "integer", (column) => column.references("users.id").onDelete("set null"))
      .addColumn("short_name", "text", (column) => column.notNull())
      .addColumn("code_hash", "text", (column) => column.notNull().unique())
      .addColumn("created_at", types.instant, (column) => column.notNull())
      .addColumn("expires_at", types.instant, (column) => column.notNull())
      .addColumn("finished_at", types.instant)
      .addColumn("attempt", "text")
      .addColumn("claimed_at", types.instant)
      .addColumn("claimed_by", "integer", (column) => column.references("users.id").onDelete("set null"))
      .addColumn("shared_at", types.instant)
      .execute();
    await db.schema.createIndex("school_places_class").on("school_places").column("class_id").execute();
    await db.schema.createIndex("school_places_user").on("school_places").column("user_id").execute();
    await db.schema.createIndex("school_places_claimed_by").on("school_places").column("claimed_by").execute();
    await db.schema.createIndex("school_places_expires_at").on("school_places").column("expires_at").execute();
  },
};
