import { withId } from "../../src/platform/db/columns.ts";
import type { Migration } from "../../src/platform/db/migrate.ts";

export const migration: Migration = {
  id: 20,
  name: "0020-own-files",
  async up({ db, engine, types }) {
    await withId(db.schema.createTable("own_files"), engine)
      .addColumn("document_id", "text", (column) => column.notNull().unique())
      .addColumn("user_id", "integer", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("stem", "text", (column) => column.notNull().unique())
      .addColumn("ext", "text", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("alternative_text", "text")
      .addColumn("width", "integer")
      .addColumn("height", "integer")
      .addColumn("bytes", "integer", (column) => column.notNull())
      .addColumn("made_at", types.instant, (column) => column.notNull())
      .execute();
    await db.schema.createIndex("own_files_user").on("own_files").column("user_id").execute();
    await withId(db.schema.createTable("showpieces"), engine)
      .addColumn("document_id", "text", (column) => column.notNull().unique())
      .addColumn("user_id", "integer", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("name", "text")
      .addColumn("issuer", "text")
      .addColumn("issued_on", "text")
      .addColumn("text", "text")
      .addColumn("link", "text")
      .addColumn("file_id", "integer", (column) => column.references("own_files.id").onDelete("cascade"))
      .addColumn("logo_id", "integer", (column) => column.references("own_files.id").onDelete("set null"))
      .addColumn("is_current", types.flag, (column) => column.notNull())
      .addColumn("made_at", types.instant, (column) => column.notNull())
      .addColumn("removed_at", types.instant)
      .execute();
    await db.schema.createIndex("showpieces_user").on("showpieces").columns(["user_id", "kind"]).execute();
    await db.schema.createIndex("showpieces_file").on("showpieces").column("file_id").execute();
    await db.schema.createIndex("showpieces_logo").on("showpieces").column("logo_id").execute();
    await db.schema.createIndex("showpieces_removed_at").on("showpieces").column("removed_at").execute();
  },
};
