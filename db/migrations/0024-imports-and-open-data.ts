import { withId } from "../../src/platform/db/columns.ts";
import type { Migration } from "../../src/platform/db/migrate.ts";

export const migration: Migration = {
  id: 24,
  name: "0024-imports-and-open-data",
  async up({ db, engine, types }) {
    await withId(db.schema.createTable("imports"), engine)
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("type", "text", (column) => column.notNull())
      .addColumn("file_name", "text", (column) => column.notNull())
      .addColumn("file_hash", "text", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("position", "integer", (column) => column.notNull())
      .addColumn("started_at", types.instant, (column) => column.notNull())
      .addColumn("ended_at", types.instant)
      .addColumn("undone_at", types.instant)
      .execute();
    await withId(db.schema.createTable("import_rows"), engine)
      .addColumn("import_id", "integer", (column) => column.notNull().references("imports.id").onDelete("cascade"))
      .addColumn("n", "integer", (column) => column.notNull())
      .addColumn("type", "text", (column) => column.notNull())
      .addColumn("slug_space", "text", (column) => column.notNull())
      .addColumn("document_id", "text", (column) => column.notNull())
      .addColumn("slug", "text", (column) => column.notNull())
      .addColumn("title_ar", "text")
      .addColumn("title_en", "text")
      .addColumn("outcome", "text")
      .addColumn("proposal_json", types.json)
      .addColumn("body_json", types.json)
      .addColumn("faults_json", types.json)
      .addColumn("is_free", types.flag, (column) => column.notNull())
      .addColumn("is_ar_changed", types.flag, (column) => column.notNull())
      .addColumn("is_en_changed", types.flag, (column) => column.notNull())
      .addColumn("before_version", "integer")
      .addColumn("before_json", types.json)
      .addColumn("before_published_at", types.instant)
      .addColumn("before_edited_at", types.instant)
      .addColumn("before_ar_changed_at", types.instant)
      .addColumn("before_en_changed_at", types.instant)
      .addColumn("after_version", "integer")
      .execute();
    for (const column of ["n", "slug", "document_id", "outcome"])
      await db.schema.createIndex(`import_rows_${column}`).on("import_rows").columns(["import_id", column]).execute();
    await db.schema
      .createTable("open_data_files")
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("type", "text", (column) => column.notNull())
      .addColumn("file", "text", (column) => column.notNull())
      .addColumn("hash", "text", (column) => column.notNull())
      .addColumn("records", "integer", (column) => column.notNull())
      .addColumn("bytes", "integer", (column) => column.notNull())
      .addColumn("content_mark", "text", (column) => column.notNull())
      .addColumn("made_at", types.instant, (column) => column.notNull())
      .execute();
  },
};
