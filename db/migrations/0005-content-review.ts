import { sql } from "kysely";
import { withId } from "../../src/platform/db/columns.ts";
import type { Migration } from "../../src/platform/db/migrate.ts";

export const migration: Migration = {
  id: 5,
  name: "0005-content-review",
  async up({ db, engine, types }) {
    const add = (name: string, type: "text" | "integer" | typeof types.instant) =>
      db.schema.alterTable("content_records").addColumn(name, type).execute();
    await add("slug_space", "text");
    await add("submitted_at", types.instant);
    await add("submitted_by", "integer");
    await add("review_note", "text");
    await add("publish_at", types.instant);
    await add("publish_by", "integer");
    await add("ar_changed_at", types.instant);
    await add("en_changed_at", types.instant);
    await sql`update content_records set slug_space = type`.execute(db);
    await sql`drop index content_records_slug`.execute(db);
    await sql`create unique index content_records_slug on content_records (slug_space, slug) where deleted_at is null`.execute(
      db,
    );
    await sql`create index content_records_publish_at on content_records (publish_at) where publish_at is not null`.execute(
      db,
    );
    await withId(db.schema.createTable("content_history"), engine)
      .addColumn("record_id", "integer", (column) =>
        column.notNull().references("content_records.id").onDelete("cascade"),
      )
      .addColumn("version", "integer", (column) => column.notNull())
      .addColumn("action", "text", (column) => column.notNull())
      .addColumn("body_json", types.json)
      .addColumn("done_at", types.instant, (column) => column.notNull())
      .addColumn("done_by", "integer")
      .addUniqueConstraint("content_history_version", ["record_id", "version"])
      .execute();
  },
};
