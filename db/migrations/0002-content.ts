import { sql } from "kysely";
import { withId } from "../../src/platform/db/columns.ts";
import type { Migration } from "../../src/platform/db/migrate.ts";

export const migration: Migration = {
  id: 2,
  name: "0002-content",
  async up({ db, engine, types }) {
    await withId(db.schema.createTable("content_records"), engine)
      .addColumn("document_id", "text", (column) => column.notNull().unique())
      .addColumn("type", "text", (column) => column.notNull())
      .addColumn("slug", "text", (column) => column.notNull())
      .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
      .addColumn("draft_json", types.json)
      .addColumn("published_json", types.json)
      .addColumn("seed_version", "integer")
      .addColumn("edited_at", types.instant)
      .addColumn("edited_by", "integer")
      .addColumn("created_at", types.instant, (column) => column.notNull())
      .addColumn("updated_at", types.instant, (column) => column.notNull())
      .addColumn("published_at", types.instant)
      .addColumn("deleted_at", types.instant)
      .execute();
    await sql`create unique index content_records_slug on content_records (type, slug) where deleted_at is null`.execute(
      db,
    );
    await db.schema
      .createTable("content_seed")
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("hash", "text", (column) => column.notNull())
      .addColumn("loaded_at", types.instant, (column) => column.notNull())
      .execute();
  },
};
