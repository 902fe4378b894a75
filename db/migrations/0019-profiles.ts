import { withId } from "../../src/platform/db/columns.ts";
import type { Migration } from "../../src/platform/db/migrate.ts";

export const migration: Migration = {
  id: 19,
  name: "0019-profiles",
  async up({ db, engine, types }) {
    const words = [
      "summary",
      "biography",
      "city",
      "country",
      "interests",
      "goals",
      "tags",
      "custom_skills",
      "profession",
    ];
    const networks = ["facebook", "linkedin", "twitter", "instagram"];
    let profiles = db.schema
      .createTable("profiles")
      .addColumn("user_id", "integer", (column) => column.primaryKey().references("users.id").onDelete("cascade"))
      .addColumn("years_of_experience", "integer")
      .addColumn("card_closed_at", types.instant)
      .addColumn("updated_at", types.instant, (column) => column.notNull());
    for (const name of [...words, ...networks]) profiles = profiles.addColumn(name, "text");
    await profiles.execute();
    await withId(db.schema.createTable("profile_experience"), engine)
      .addColumn("user_id", "integer", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("title", "text", (column) => column.notNull())
      .addColumn("place", "text", (column) => column.notNull())
      .addColumn("from_month", "text", (column) => column.notNull())
      .addColumn("to_month", "text")
      .addColumn("text", "text")
      .execute();
    await withId(db.schema.createTable("profile_businesses"), engine)
      .addColumn("user_id", "integer", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("what", "text", (column) => column.notNull())
      .addColumn("link", "text")
      .execute();
    await withId(db.schema.createTable("profile_links"), engine)
      .addColumn("user_id", "integer", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("document_id", "text")
      .addColumn("name", "text")
      .addColumn("year", "integer")
      .addColumn("state", "text")
      .addUniqueConstraint("profile_links_once", ["user_id", "kind", "document_id"])
      .execute();
    for (const table of ["profile_experience", "profile_businesses"])
      await db.schema.createIndex(`${table}_user`).on(table).column("user_id").execute();
    await db.schema.createIndex("profile_links_record").on("profile_links").columns(["kind", "document_id"]).execute();
  },
};
